"""Vacations: days on which a player's clocks are paused. They are announced, and limited each year."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from dojo.clock.paces import DAY
from dojo.errors import NoVacation, TooManyVacations, VacationOpen, VacationTooLong
from dojo.limits import VACATIONS_A_DAY
from dojo.outbox import Draft, unit_of_work
from dojo.people.remembered import Count, counts_of
from storage.store import Queries, Store

YEAR_DAYS: Final = 21


@dataclass(frozen=True, slots=True)
class Vacation:
    from_at: int
    until_at: int


class Vacations:
    """Starts and ends vacations. The deadlines loop pauses and resumes the clocks."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def begin(self, user: int, until: int) -> Vacation:
        """Start a vacation until `until` (ms); every match of theirs gets a notice.

        Raises `VacationOpen`, `VacationTooLong` or `TooManyVacations`.
        """
        now = self._now()
        wanted = Vacation(now, until)
        async with unit_of_work(self._store, self._now) as work:
            queries = work.queries
            await queries.hold_person(id=user)
            taken = await _taken(queries, user)
            require_possible(wanted, taken)
            await queries.begin_vacation(user_id=user, now=now, until_at=until)
            await work.notify_all(await queries.count_vacation(user_id=user), Draft("vacation", about=str(until)))
        return wanted

    async def end(self, user: int) -> None:
        """End a vacation early; the days not used are not lost. Raises `NoVacation`."""
        async with self._store.transaction() as queries:
            if await queries.end_vacation(user_id=user, now=self._now()) is None:
                raise NoVacation

    async def of(self, user: int) -> Vacation | None:
        """The vacation this player is on, if any."""
        now = self._now()
        return next((each for each in await _taken(self._store.read, user) if each.until_at > now), None)

    async def days_left(self, user: int) -> int:
        """How many days of vacation are left this year."""
        return max(0, _left(await _taken(self._store.read, user), _year(self._now())) // DAY)


def require_possible(wanted: Vacation, taken: Iterable[Vacation]) -> None:
    """Raises `VacationOpen`, `VacationTooLong` or `TooManyVacations`: one at a time, so many a day, and days a year."""
    taken = list(taken)
    if opened := next((each for each in taken if each.until_at > wanted.from_at), None):
        raise VacationOpen(at=opened.until_at)
    if wanted.until_at > wanted.from_at + 2 * YEAR_DAYS * DAY:
        raise VacationTooLong(days=_left(taken, _year(wanted.from_at)) // DAY)
    years = range(_year(wanted.from_at), _year(wanted.until_at) + 1)
    short = [_left(taken, year) for year in years if _overlap(wanted, year) > _left(taken, year)]
    if short or wanted.until_at <= wanted.from_at:
        raise VacationTooLong(days=max(0, min(short, default=0) // DAY))
    latest = sorted(each.from_at for each in taken)[-VACATIONS_A_DAY:]
    if len(latest) == VACATIONS_A_DAY and wanted.from_at < latest[0] + DAY:
        raise TooManyVacations(count=VACATIONS_A_DAY, at=latest[0] + DAY)


async def vacation_this_year(queries: Queries, user: int, now: int) -> Count:
    """How much vacation somebody has had this year (ms), also before they were erased; until when that counts."""
    year = _year(now)
    had = [Vacation(each.from_at, min(each.until_at, now)) for each in await _taken(queries, user)]
    return Count(sum(_overlap(each, year) for each in had), _new_year(year + 1))


async def _taken(queries: Queries, user: int) -> list[Vacation]:
    """Their vacations. What they had in a year before they were erased counts as the first days of that year."""
    taken = [Vacation(*row) for row in await queries.vacations_of(user_id=user)]
    if erased := (await counts_of(queries, user)).get("vacation"):
        began = _new_year(_year(erased.until) - 1)
        taken.append(Vacation(began, began + erased.amount))
    return taken


def _left(taken: Iterable[Vacation], year: int) -> int:
    return YEAR_DAYS * DAY - sum(_overlap(each, year) for each in taken)


def _overlap(vacation: Vacation, year: int) -> int:
    return max(0, min(vacation.until_at, _new_year(year + 1)) - max(vacation.from_at, _new_year(year)))


def _year(at: int) -> int:
    return datetime.fromtimestamp(at / 1000, UTC).year


def _new_year(year: int) -> int:
    return int(datetime(year, 1, 1, tzinfo=UTC).timestamp()) * 1000
