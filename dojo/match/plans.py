"""Lets players plan an answer ahead, look at their plans and withdraw them; `dojo/table/plans.py` carries them out."""

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from dojo.errors import DojoError
from dojo.match.agreements import active_seat
from dojo.match.commit import MatchWork
from dojo.match.referee import Referee
from dojo.table.plans import RandomBetween, hold_planned
from dojo.table.table import Table
from engine.core import AnyGame, Seat
from engine.player.ahead import Foreseen
from storage.store import Store


class NotForeseen(DojoError):
    """The match has gone on, or this can't be what is asked next."""

    key = "error-not-foreseen"


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a seat can plan for: topics, in general, and the questions it may be asked next.

    `plans`: what it has planned. By topic, the key of a general plan; by the key of a question, a move.
    """

    table: Table
    seat: Seat
    topics: tuple[str, ...]
    questions: tuple[Foreseen, ...]
    plans: dict[str, str]


Foresee: TypeAlias = Callable[[Table, Seat, int], Awaitable[tuple[Foreseen, ...]]]
"""What a seat may be asked next, found for this person."""


class Plans:
    def __init__(
        self,
        store: Store,
        referee: Referee,
        foresee: Foresee,
        now: Callable[[], int],
        random_between: RandomBetween = random.randint,
    ) -> None:
        self._store = store
        self._referee = referee
        self._foresee = foresee
        self._now = now
        self._random_between = random_between

    async def outlook(self, id: str, user: int) -> Outlook:
        """While the player is asked something, nothing is foreseen. Raises `NotForeseen` if there's nothing general."""
        table = await self._referee.table(id)
        seat, general = active_seat(table, user), general_plans(table.game)
        asked = seat in table.asked
        if asked and not general:
            raise NotForeseen
        questions = () if asked else await self._foresee(table, seat, user)
        rows = await self._store.read.plans_of(match_id=id, seat=seat)
        plans = {row["topic"]: row["move"] for row in rows if row["move"] in general.get(row["topic"], ())}
        moves = {view: row["move"] for row in rows for view in row["views"].split()}
        plans |= {each.key: moves[each.views[0]] for each in questions if each.views[0] in moves}
        return Outlook(table, seat, tuple(general), questions, plans)

    async def plan(self, id: str, user: int, key: str, move: str | None) -> Outlook:
        """Plan a move for a foreseen question, or a general plan for a topic; None withdraws it.

        A general plan also answers the question that is open. Raises `NotForeseen`.
        """
        seen = await self.outlook(id, user)
        question = next((each for each in seen.questions if each.key == key), None)
        answers = tuple(map(str, question.ask.options)) if question else general_plans(seen.table.game).get(key, ())
        if not answers or move not in (None, *answers):
            raise NotForeseen
        async with self._referee.locked(id) as work:
            if active_seat(work.table, user) != seen.seat or (question and work.table.match != seen.table.match):
                raise NotForeseen
            await self._plan(work, seen.seat, "" if question else key, question.views if question else (), move)
        plans = {other: planned for other, planned in seen.plans.items() if other != key}
        return Outlook(seen.table, seen.seat, seen.topics, seen.questions, plans | ({key: move} if move else {}))

    async def _plan(self, work: MatchWork, seat: Seat, topic: str, views: tuple[str, ...], move: str | None) -> None:
        """Replace what was planned for the topic, or for one of the views, also before a move that led to it."""
        queries, place = work.queries, {"match_id": work.table.id, "seat": seat}
        for row in await queries.plans_of(**place):
            if row["topic"] == topic if topic else not {*views}.isdisjoint(row["views"].split()):
                await queries.drop_plan(**place, topic=row["topic"], views=row["views"])
        if move is not None:
            await queries.keep_plan(**place, topic=topic, views=" ".join(views), move=move)
        ask = work.table.ask_of(seat)
        if ask and ask.topic == topic:
            await queries.drop_planned_hold(**place, now=self._now())
            if not await queries.held_answer(**place):
                await hold_planned(queries, work.table, seat, self._now(), self._random_between)

    async def withdrawn(self, table: Table, seat: Seat) -> bool:
        """Whether something else is asked than was planned for, and nothing else has happened since."""
        if seat not in table.asked or not table.plans[seat]:
            return False
        return any(not row["topic"] for row in await self._store.read.plans_of(match_id=table.id, seat=seat))


def general_plans(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """The keys of the general plans there are in this game, by topic."""
    topics = dict.fromkeys(plan.topic for plan in game.pacing.general_plans)
    return {topic: tuple(plan.key for plan in game.pacing.general_plans if plan.topic == topic) for topic in topics}
