"""The hours of the day in which somebody is not to be disturbed, in their own zone, and time without them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from difflib import get_close_matches
from functools import cache
from typing import Final, Self
from zoneinfo import ZoneInfo, available_timezones

from dojo.errors import DojoError

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


SHOWN: Final = 3  # suggestions


class NoSuchZone(DojoError):
    """The names most like it are told."""

    key = "error-no-such-zone"


@cache
def zones() -> dict[str, str]:
    """By lower case; those of a place, which know of its changes of clocks, and the one of the whole world."""
    named = {zone for zone in available_timezones() if "/" in zone and not zone.startswith(("Etc/", "SystemV/"))}
    return {zone.lower(): zone for zone in sorted(named | {"UTC"})}


def known_zone(typed: str) -> str:
    """A zone by its name, or by the name of its city alone."""
    wanted = typed.strip().lower().replace(" ", "_")
    by_city = {zone.rpartition("/")[2]: name for zone, name in zones().items()}
    found = zones().get(wanted) or by_city.get(wanted)
    if found:
        return found
    near = [*get_close_matches(wanted, by_city, SHOWN, 0.6), *get_close_matches(wanted, zones(), SHOWN, 0.6)]
    names = list(dict.fromkeys(by_city.get(each) or zones()[each] for each in near))[:SHOWN]
    raise NoSuchZone(zone=typed.strip()[:40] or "-", count=len(names), near=", ".join(names))


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
