"""Quiet hours: when a player isn't to be disturbed, in their own time zone, and how to count time without them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, Self
from zoneinfo import ZoneInfo

DAY_MINUTES: Final = 24 * 60  # minutes
MAX_QUIET_MINUTES: Final = 12 * 60  # minutes a day for which a clock may be paused


@dataclass(frozen=True, slots=True)
class Quiet:
    """From `start` to `end`, in minutes after midnight in `zone`. If both are the same there are no quiet hours."""

    start: int
    end: int
    zone: str = "UTC"

    @property
    def paused_part(self) -> Self:
        """The part of it for which clocks are paused."""
        long = (self.end - self.start) % DAY_MINUTES
        return replace(self, end=(self.start + min(long, MAX_QUIET_MINUTES)) % DAY_MINUTES)

    def quiet_until(self, at: int) -> int | None:
        """When the quiet hours around this moment end (ms). None if it is not in quiet hours."""
        return max((end for start, end in self._around(at) if start <= at < end), default=None)

    def quiet_since(self, at: int) -> int | None:
        """When the quiet hours around this moment began (ms). None if it is not in quiet hours."""
        return min((start for start, end in self._around(at) if start <= at < end), default=None)

    def awake(self, since: int, until: int) -> int:
        """How much of the time between two moments is not quiet (ms). 0 if `until` is before `since`."""
        passed, at = 0, since
        while at < until:
            if end := self.quiet_until(at):
                at = end
                continue
            stop = min(until, self._next(at, until))
            passed, at = passed + stop - at, stop
        return passed

    def after(self, at: int, awake: int) -> int:
        """The moment by which this much time that is not quiet will have passed (ms)."""
        while True:
            at = self.quiet_until(at) or at
            stop = self._next(at, at + awake)
            if at + awake <= stop:
                return at + awake
            at, awake = stop, awake - (stop - at)

    def _next(self, at: int, default: int) -> int:
        return min((start for start, _ in self._around(at) if start > at), default=default)

    def _around(self, at: int) -> Iterator[tuple[int, int]]:
        """Quiet hours that may include this moment, and the next ones: their start and end (ms, end excluded)."""
        if self.start == self.end:
            return
        today = datetime.fromtimestamp(at / 1000, ZoneInfo(self.zone)).date()
        for days in (-2, -1, 0, 1, 2):
            day = today + timedelta(days)
            start = self._moment(day, self.start)
            end = self._moment(day + timedelta(self.end < self.start), self.end)
            if start < end:
                yield start, end

    def _moment(self, day: date, minute: int) -> int:
        """A minute of a day, in ms. When clocks are set back and an hour comes twice, the first one counts."""
        local = datetime.combine(day, time(minute // 60, minute % 60), ZoneInfo(self.zone))
        return int(local.astimezone(UTC).timestamp()) * 1000


EARLY_REMINDER_MS: Final = 1_800_000  # ms before the quiet hours, for what can't wait until they are over


@dataclass(frozen=True, slots=True)
class Hours:
    quiet: Quiet | None = None
    sleeps: bool = False  # clocks of this match are paused in quiet hours

    def left(self, now: int, due: int) -> int:
        """How much time is left until `due` (ms); 0 when it has passed."""
        if self.quiet and self.sleeps:
            return self.quiet.paused_part.awake(now, due)
        return max(0, due - now)

    def due(self, now: int, left: int) -> int:
        """When this much time will have passed (ms)."""
        if self.quiet and self.sleeps:
            return self.quiet.paused_part.after(now, left)
        return now + left

    def quiet_until(self, at: int) -> int | None:
        return self.quiet.quiet_until(at) if self.quiet else None

    def asleep_until(self, at: int) -> int | None:
        """Until when the clock is paused (ms). None if it is not."""
        return self.quiet.paused_part.quiet_until(at) if self.quiet and self.sleeps else None

    def nearest_awake(self, at: int, now: int, due: int) -> int | None:
        """The time nearest to `at` that isn't quiet: after the quiet hours, or before them if that would be too late.

        None if that moment has already passed.
        """
        after = self.quiet_until(at)
        if self.quiet is None or after is None:
            return at
        if after < due:
            return after
        before = (self.quiet.quiet_since(at) or at) - EARLY_REMINDER_MS
        return before if before > now else None
