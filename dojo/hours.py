"""How time passes for one player at one table: always, or only while they are awake."""

from dataclasses import dataclass
from typing import Final

from dojo.quiet import Quiet

BEFORE: Final = 1_800_000  # milliseconds before the quiet hours, for what cannot wait until they are over


@dataclass(frozen=True, slots=True)
class Hours:
    quiet: Quiet | None = None
    sleeps: bool = False  # the table lets clocks stand still in quiet hours

    def left(self, now: int, due: int) -> int:
        """How much is left until then; nothing when it is over."""
        if self.quiet and self.sleeps:
            return self.quiet.counted.awake(now, due)
        return max(0, due - now)

    def due(self, now: int, left: int) -> int:
        """When so much will have passed."""
        if self.quiet and self.sleeps:
            return self.quiet.counted.after(now, left)
        return now + left

    def quiet_until(self, at: int) -> int | None:
        return self.quiet.quiet_until(at) if self.quiet else None

    def asleep_until(self, at: int) -> int | None:
        """While the clock stands still."""
        return self.quiet.counted.quiet_until(at) if self.quiet and self.sleeps else None

    def undisturbed(self, at: int, now: int, due: int) -> int | None:
        """The time nearest to it that is not quiet: after the quiet hours, or before them if it is then too late."""
        after = self.quiet_until(at)
        if self.quiet is None or after is None:
            return at
        if after < due:
            return after
        before = (self.quiet.quiet_since(at) or at) - BEFORE
        return before if before > now else None
