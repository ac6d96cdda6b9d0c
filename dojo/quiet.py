"""The hours of the day in which somebody is not to be disturbed, in their own zone, and time without them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, Self
from zoneinfo import ZoneInfo

DAY: Final = 24 * 60  # minutes
MOST: Final = 12 * 60  # minutes a day for which a clock may stand still


@dataclass(frozen=True, slots=True)
class Quiet:
    """From `start` until `end`, minutes after midnight as clocks in `zone` show it; the same twice is never."""

    start: int
    end: int
    zone: str = "UTC"

    @property
    def counted(self) -> Self:
        """So much of it as clocks stand still for."""
        long = (self.end - self.start) % DAY
        return replace(self, end=(self.start + min(long, MOST)) % DAY)

    def quiet_until(self, at: int) -> int | None:
        """When the quiet hours end in which the moment lies; None if it lies in none."""
        return max((end for start, end in self._around(at) if start <= at < end), default=None)

    def quiet_since(self, at: int) -> int | None:
        """When they began."""
        return min((start for start, end in self._around(at) if start <= at < end), default=None)

    def awake(self, since: int, until: int) -> int:
        """How much of the time between two moments is not quiet; nothing if they are the wrong way round."""
        passed, at = 0, since
        while at < until:
            if end := self.quiet_until(at):
                at = end
                continue
            stop = min(until, self._next(at, until))
            passed, at = passed + stop - at, stop
        return passed

    def after(self, at: int, awake: int) -> int:
        """The moment by which so much time that is not quiet has passed."""
        while True:
            at = self.quiet_until(at) or at
            stop = self._next(at, at + awake)
            if at + awake <= stop:
                return at + awake
            at, awake = stop, awake - (stop - at)

    def _next(self, at: int, default: int) -> int:
        return min((start for start, _ in self._around(at) if start > at), default=default)

    def _around(self, at: int) -> Iterator[tuple[int, int]]:
        """Those that may hold the moment, and the next ones: first and last moment, which is no longer quiet."""
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
        """In the night when clocks are set back an hour comes twice: the first is meant."""
        local = datetime.combine(day, time(minute // 60, minute % 60), ZoneInfo(self.zone))
        return int(local.astimezone(UTC).timestamp()) * 1000
