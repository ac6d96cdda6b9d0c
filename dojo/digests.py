"""One letter a day in place of many: for whom it is time, at an hour of their own choice."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from engine.core import BadOption
from storage.store import Store

HOURS: Final = tuple(map(str, range(24)))
AT_ONCE: Final = 20
NEVER: Final = 0  # none has been sent yet


@dataclass(frozen=True, slots=True)
class Digest:
    """Somebody's letter, and when it was due."""

    user: int
    locale: str  # the language they chose, else Discord's
    hour: int
    zone: str
    at: int
    closed: bool  # Discord refused the last letter


class Digests:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def due(self) -> list[Digest]:
        """Whoever has only just asked for digests gets the first one when their hour comes."""
        rows = await self._store.read.digests_due(now=self._now(), most=AT_ONCE)
        found = list(map(_digest, rows))
        for fresh in found:
            if fresh.at == NEVER:
                await self.done(fresh)
        return [digest for digest in found if digest.at != NEVER]

    async def done(self, digest: Digest) -> None:
        """The next one comes on the next day, however many have been missed."""
        after = next_at(digest.hour, digest.zone, self._now())
        async with self._store.transaction() as desk:
            await desk.next_digest(id=digest.user, before=digest.at, after=after)

    async def choose(self, user: int, hour: str) -> int:
        """At which hour in their zone; when the next one comes."""
        if hour not in HOURS:
            raise BadOption("hour", hour, HOURS)
        zone = await self._store.read.digest_zone(id=user)
        after = next_at(int(hour), zone or "UTC", self._now())
        async with self._store.transaction() as desk:
            await desk.choose_digest(id=user, hour=int(hour), after=after)
        return after


def next_at(hour: int, zone: str, now: int) -> int:
    """The next moment after this one at which clocks in the zone show the full hour."""
    here = ZoneInfo(zone)
    today = datetime.fromtimestamp(now / 1000, UTC).astimezone(here).date()
    days = (datetime.combine(today + timedelta(days), time(hour), here) for days in range(3))
    return next(at for each in days if (at := round(each.timestamp() * 1000)) > now)


def _digest(row: Any) -> Digest:
    locale = row["language"] or row["locale"]
    return Digest(row["id"], locale, row["digest_hour"], row["zone"], row["digest_at"], bool(row["closed"]))
