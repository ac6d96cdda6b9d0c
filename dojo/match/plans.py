"""Lets players plan an answer ahead, look at their plans and withdraw them; `dojo/table/plans.py` carries them out."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from dojo.errors import DojoError
from dojo.match.agreements import active_seat
from dojo.match.referee import Referee
from dojo.table.table import Table
from engine.core import Seat
from engine.player.ahead import Foreseen
from storage.store import Queries, Store


class NotForeseen(DojoError):
    """The match has gone on, or this can't be what is asked next."""

    key = "error-not-foreseen"


@dataclass(frozen=True, slots=True)
class Outlook:
    """The questions a seat may be asked next, and what it has planned for them: moves, by the key of the question."""

    table: Table
    seat: Seat
    questions: tuple[Foreseen, ...]
    plans: dict[str, str]


Foresee: TypeAlias = Callable[[Table, Seat, int], Awaitable[tuple[Foreseen, ...]]]
"""What a seat may be asked next, found for this person."""


class Plans:
    def __init__(self, store: Store, referee: Referee, foresee: Foresee) -> None:
        self._store = store
        self._referee = referee
        self._foresee = foresee

    async def outlook(self, id: str, user: int) -> Outlook:
        """Raises `NotForeseen` while the player is asked something: that is answered first."""
        table = await self._referee.table(id)
        seat = active_seat(table, user)
        if seat in table.asked:
            raise NotForeseen
        questions = await self._foresee(table, seat, user)
        rows = await self._store.read.plans_of(match_id=id, seat=seat)
        moves = {view: row["move"] for row in rows for view in row["views"].split()}
        plans = {each.key: moves[each.views[0]] for each in questions if each.views[0] in moves}
        return Outlook(table, seat, questions, plans)

    async def plan(self, id: str, user: int, key: str, move: str | None) -> Outlook:
        """Plan a move for a foreseen question; None withdraws the plan. Raises `NotForeseen`."""
        seen = await self.outlook(id, user)
        question = next((each for each in seen.questions if each.key == key), None)
        if question is None or (move is not None and move not in map(str, question.ask.options)):
            raise NotForeseen
        async with self._referee.locked(id) as work:
            if work.table.match != seen.table.match or work.table.find_seat(user) != seen.seat:
                raise NotForeseen
            await _forget(work.queries, id, seen.seat, question)
            if move is not None:
                views = " ".join(question.views)
                await work.queries.keep_plan(match_id=id, seat=seen.seat, views=views, move=move)
        plans = {other: planned for other, planned in seen.plans.items() if other != key}
        return Outlook(seen.table, seen.seat, seen.questions, plans | ({key: move} if move else {}))


async def _forget(queries: Queries, id: str, seat: Seat, question: Foreseen) -> None:
    """Delete what was planned for the question, also before a move that led to it."""
    for row in await queries.plans_of(match_id=id, seat=seat):
        if not {*question.views}.isdisjoint(row["views"].split()):
            await queries.drop_plan(match_id=id, seat=seat, views=row["views"])
