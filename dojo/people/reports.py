"""What somebody tells the host about a match: written down first, and told until it has arrived."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from dojo import shuffle
from dojo.errors import DojoError
from dojo.ops.leases import Leases
from storage.store import Store

DAY: Final = 86_400_000  # milliseconds
MOST: Final = 5  # a day from one person
LONGEST: Final = 6  # hours between two tries
WORDS: Final = 1000  # characters


class TooManyReports(DojoError):
    """Somebody has written as many today as the host can be expected to read."""

    key = "error-too-many-reports"


class NothingSaid(DojoError):
    """Blanks report nothing."""

    key = "error-nothing-said"


@dataclass(frozen=True, slots=True)
class Report:
    id: str
    user: int
    name: str
    match: str | None  # a match or the lobby of one
    guild: int
    words: str
    made_at: int
    attempts: int


class Reports:
    def __init__(self, store: Store, now: Callable[[], int], leases: Leases | None = None) -> None:
        self._leases = leases or Leases(store, now)
        self._store = store
        self._now = now

    async def write(self, user: int, words: str, *, guild: int = 0, match: str | None = None) -> str:
        """Its id. Two at the same moment are counted one after the other."""
        said = words.strip()[:WORDS]
        if not said:
            raise NothingSaid
        id, now = shuffle.code(), self._now()
        async with self._store.transaction() as queries:
            await queries.hold_person(id=user)
            if await queries.reports_since(user_id=user, since=now - DAY) >= MOST:
                raise TooManyReports(most=MOST)
            await queries.write_report(id=id, user_id=user, match_id=match, guild=guild, words=said, now=now)
        return id

    async def due(self) -> list[Report]:
        rows = await self._store.read.reports_due(now=self._now())
        return [_read(row) for row in rows]

    async def ours(self, report: Report) -> bool:
        """Whether this process is to bring it."""
        return await self._leases.mine("report", report.id, report.attempts)

    async def told(self, report: Report) -> None:
        async with self._store.transaction() as queries:
            await queries.report_told(id=report.id)

    async def later(self, report: Report) -> None:
        """Ever later, and never given up: the host may open their door one day."""
        hours = min(2**report.attempts / 60, LONGEST)
        async with self._store.transaction() as queries:
            await queries.put_report_off(id=report.id, due=self._now() + round(3_600_000 * hours))


def _read(row: Any) -> Report:
    """From a row of somebody who may be forgotten here."""
    facts = (row[name] for name in ("match_id", "guild", "words", "made_at", "attempts"))
    return Report(row["id"], row["user_id"], row["name"] or "", *facts)
