"""Takes a move through the rules to the record and the outbox.

Rules and storage meet only here. It knows neither Discord nor any one game.
"""

import random
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

from dojo.match import ending
from dojo.match.commit import MatchWork, after_move, write_move
from dojo.outbox import unit_of_work
from dojo.people.computers import Pause, random_pause
from dojo.shuffle import require_code
from dojo.table import plans, table_rows
from dojo.table.seat_clocks import HOUSE, Answer
from dojo.table.table import Table
from engine import match
from engine.core import AnyGame, MatchOver, NotYourTurn, Seat, Together
from engine.values import replace
from storage.store import Store


class Referee:
    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        now: Callable[[], int],
        pause: Pause | None = None,
        random_between: plans.RandomBetween = random.randint,
    ) -> None:
        self._store = store
        self._games = games
        self._now = now
        self._pause = pause or random_pause()
        self._random_between = random_between

    async def table(self, id: str) -> Table:
        return table_rows.read(self._games, await table_rows.rows_of(self._store.read, id))

    async def answer(self, id: str, user: int, opened: int | None, text: str, hand: str = "player") -> Table:
        """Make a move; returns the table after it. The match is locked first, so a move found legal stays legal.

        `opened`: the number of the question. Raises `StaleAsk` if it's no longer the current question.
        """
        async with self.locked(id) as work:
            seat = work.table.seat_of(user)
            if hand == "computer":
                await require_computers_turn(work, seat)
            require_playing(work.table)
            move = match.parse(work.table.game, work.table.match, seat, text, opened=opened)
            return await self.play(work, seat, move, hand=hand)

    async def play(
        self, work: MatchWork, seat: Seat, move: Any, *, hand: str = "player", at: int | None = None
    ) -> Table:
        """Make a move of a game that goes on, or several `Together`, within the caller's unit of work.

        The house then makes the moves that are foregone, and answers that were planned are held. `at`: when it was
        made, if earlier than now (ms).
        """
        now = self._now()  # of all that one answer leads to
        if isinstance(move, Together):
            for step in move.steps:
                each = match.parse(work.table.game, work.table.match, seat, step)
                await self._make(work, seat, each, now, hand=hand, at=at)
                at = None
        else:
            await self._make(work, seat, move, now, hand=hand, at=at)
        await self._follow_up(work, seat, now)
        return work.table

    async def _follow_up(self, work: MatchWork, seat: Seat, now: int) -> None:
        """Make the house's moves, of which there are none once the match is over, and hold what was planned."""
        while work.table.status == "playing" and (due := match.foregone(work.table.game, work.table.match)):
            await self._make(work, *due, now, hand=HOUSE)
        await plans.carry_out(work.queries, work.table, seat, now, self._random_between)

    async def _make(
        self, work: MatchWork, seat: Seat, move: Any, now: int, *, hand: str, at: int | None = None
    ) -> None:
        """One move, which has a line of its own in the record. Raises `RuleError`, and nothing is written."""
        position, events = match.answer(work.table.game, work.table.match, seat, move)
        after = after_move(work.table, position, events, now)
        await write_move(work, Answer(seat, str(move), hand, at), after, self._pause)

    async def resign(self, id: str, user: int) -> Table:
        """Leave for good. Nothing happens if this player has already left.

        Computers don't play on among themselves: when the last person leaves, they leave one by one.
        """
        async with self.locked(id) as work:
            seat: Seat | None = work.table.seat_of(user)
            require_playing(work.table)
            if seat in work.table.left:
                return work.table
            while seat is not None:
                await self.send_away(work, seat, ending.RESIGNED)
                seat = _computer_left_alone(work.table)
            await ending.carry_out_votes(work, self.send_away, self._now())
            return work.table

    async def send_away(self, work: MatchWork, seat: Seat, reason: str = "") -> None:
        """Make a seat leave, within the caller's unit of work, and then what follows after a move, too.

        `reason`: of the outcome, if leaving ends the match.
        """
        now = self._now()
        after, events = match.leave(work.table.game, work.table.match, seat)
        left = replace(after_move(work.table, after, events, now), left=(*work.table.left, seat))
        if left.outcome and reason:
            left = replace(left, outcome=replace(left.outcome, reason=reason))
        await write_move(work, Answer(seat, "leave"), left, self._pause)
        await self._follow_up(work, seat, now)

    @asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[MatchWork]:
        """A unit of work in which nobody else can change the match."""
        async with unit_of_work(self._store, self._now, require_code(id)) as work:
            rows = await table_rows.rows_of(work.queries, id)
            work.last_notice(id, rows[0]["last_notice"])
            yield MatchWork(work, table_rows.read(self._games, rows))


def require_playing(table: Table) -> None:
    if table.status == "over":
        raise MatchOver


async def require_computers_turn(work: MatchWork, seat: Seat) -> None:
    """Raises `NotYourTurn` if the player came back, or made a move, while the computer was thinking."""
    held = await work.queries.held_answer(match_id=work.table.id, seat=seat)
    if work.table.clocks[seat].answers_at is None or held:
        raise NotYourTurn


def _computer_left_alone(table: Table) -> Seat | None:
    """A computer still playing when no people are. None while there are people, or when the match is over."""
    here = [seat for seat in range(len(table.players)) if seat not in table.left]
    return None if table.status == "over" or table.people(here) else here[0]
