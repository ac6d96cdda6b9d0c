"""Reports to the host: stored first, then sent again and again until they arrive."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from dojo import shuffle
from dojo.clock.paces import DAY, HOUR
from dojo.errors import DojoError
from dojo.limits import REPORTS_A_DAY, REPORTS_WAITING
from dojo.ops.leases import Leases
from dojo.people.remembered import Count, counts_of
from storage.store import Queries, Store

MAX_DELAY_HOURS: Final = 6  # hours between two tries
MAX_LENGTH: Final = 1000  # characters


class TooManyReports(DojoError):
    """Somebody has already written as many reports today as they may."""

    key = "error-too-many-reports"


class TooManyReportsWaiting(DojoError):
    """So many reports of all people are still to be delivered that no more are taken."""

    key = "error-too-many-reports-waiting"


class NothingSaid(DojoError):
    """The report is empty."""

    key = "error-nothing-said"


@dataclass(frozen=True, slots=True)
class Report:
    id: str
    user: int
    name: str
    match: str | None  # the id of a match or lobby
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
        """Store a report; returns its id. Raises `NothingSaid`, `TooManyReports` or `TooManyReportsWaiting`."""
        said = words.strip()[:MAX_LENGTH]
        if not said:
            raise NothingSaid
        id, now = shuffle.code(), self._now()
        async with self._store.transaction() as queries:
            await queries.hold_person(id=user)
            if (await reports_today(queries, user, now)).amount >= REPORTS_A_DAY:
                raise TooManyReports(most=REPORTS_A_DAY)
            if await queries.reports_waiting() >= REPORTS_WAITING:
                raise TooManyReportsWaiting
            await queries.write_report(id=id, user_id=user, match_id=match, guild=guild, words=said, now=now)
        return id

    async def due(self) -> list[Report]:
        rows = await self._store.read.reports_due(now=self._now())
        return [_read(row) for row in rows]

    async def take_lease(self, report: Report) -> bool:
        """Whether this process is to send it."""
        return await self._leases.take("report", report.id, report.attempts)

    async def mark_sent(self, report: Report) -> None:
        async with self._store.transaction() as queries:
            await queries.report_sent(id=report.id)

    async def retry_later(self, report: Report) -> None:
        """Try again later, with growing delays, but never give up: the host may accept DMs one day."""
        hours = min(2**report.attempts / 60, MAX_DELAY_HOURS)
        async with self._store.transaction() as queries:
            await queries.put_report_off(id=report.id, due=self._now() + round(HOUR * hours))


async def reports_today(queries: Queries, user: int, now: int) -> Count:
    """How many reports somebody has written within a day, also before they were erased; until when that counts."""
    row = await queries.reports_since(user_id=user, since=now - DAY)
    before = (await counts_of(queries, user)).get("reports", Count(0, 0))
    counted = before.amount if before.until > now else 0
    return Count(row["amount"] + counted, max(row["latest"] + DAY, before.until))


def _read(row: Any) -> Report:
    """A report from its row. Its author may have been erased."""
    facts = (row[name] for name in ("match_id", "guild", "words", "made_at", "attempts"))
    return Report(row["id"], row["user_id"], row["name"] or "", *facts)
