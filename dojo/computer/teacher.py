"""Looks back at a match that is over with one of its players: where most was given away, and what was better.

What is judged goes to a worker as the seat saw it, one move at a time, and only while no computer waits for a worker.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from dojo.computer.pool import ThinkingFailed, WorkerLost, WorkerPool
from dojo.computer.worker import ReviewJob
from dojo.errors import DojoError
from dojo.match.history import History
from dojo.ops.log import logger
from dojo.table.table import Table
from engine import match
from engine.core import Seat
from engine.player.look_closer import Look, looks
from engine.player.look_closer import Moment as Found
from engine.player.teacher import Decision, Judgement
from storage.store import Store

log = logger("teacher")

SECONDS: Final = 15.0  # of processor time for a match, shared by the people who played it
LONGEST: Final = 4.0  # for one judgement
STEP: Final = 1.5  # seconds between two reports of progress; Discord limits edits of a message


class StillLooking(DojoError):
    """This person waits for another match: one at a time."""

    key = "error-still-looking"


class ReviewFailed(DojoError):
    """The worker failed, or took far too long."""

    key = "error-review-failed"


@dataclass(frozen=True, slots=True)
class Moment:
    """The ply of a move that gave much away, and the text of a better one."""

    ply: int
    better: str


@dataclass(slots=True)
class Review:
    """Of one seat, under way: its decisions by their plies, and how many have had their first look."""

    history: History
    seat: Seat
    person: int
    decisions: dict[int, Decision] = field(default_factory=dict)
    done: int = 0


class Teacher:
    def __init__(self, store: Store, workers: WorkerPool) -> None:
        self._store = store
        self._workers = workers
        self._under_way: dict[tuple[str, Seat], tuple[Review, asyncio.Task[None]]] = {}

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """A review that is under way when the context is left is started again by the next click."""
        try:
            yield
        finally:
            tasks = [task for _, task in self._under_way.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def moments(self, id: str, seat: Seat) -> tuple[Moment, ...] | None:
        """What was found, the worst first; None as long as nobody has looked."""
        text = await self._store.read.moments_of(match_id=id, seat=seat)
        return None if text is None else tuple(Moment(*each) for each in json.loads(text))

    async def progress(self, history: History, seat: Seat, person: int) -> AsyncIterator[tuple[int, int]]:
        """Look, and report how many moves of how many have been looked at. Raises `StillLooking`, `ReviewFailed`."""
        review, task = self._begun(history, seat, person)
        while not task.done():
            yield review.done, len(review.decisions)
            await asyncio.wait({task}, timeout=STEP)
        await task

    def _begun(self, history: History, seat: Seat, person: int) -> tuple[Review, asyncio.Task[None]]:
        key = history.table.id, seat
        if key not in self._under_way:
            if any(review.person == person for review, _ in self._under_way.values()):
                raise StillLooking
            review = Review(history, seat, person)
            task = asyncio.create_task(self._look(review), name=f"review {key}")
            task.add_done_callback(lambda _: self._under_way.pop(key))
            self._under_way[key] = review, task
        return self._under_way[key]

    async def _look(self, review: Review) -> None:
        place = {"match_id": review.history.table.id, "seat": review.seat}
        own = {ply for (ply,) in await self._store.read.own_plies(**place)}
        review.decisions = await asyncio.to_thread(decisions, review.history, review.seat, own)
        try:
            found = await self._found(review)
        except (ThinkingFailed, WorkerLost, TimeoutError) as trouble:
            log.error("review failed", match=place["match_id"], story=str(trouble))
            raise ReviewFailed from trouble
        plies = list(review.decisions)
        text = json.dumps([(plies[each.number], each.better) for each in found])
        async with self._store.transaction() as queries:
            await queries.keep_moments(**place, person=review.person, moments=text)

    async def _found(self, review: Review) -> list[Found]:
        """The worst first. It ends early when the time of this seat is used up."""
        found: list[Found] = []
        asked, left = looks(len(review.decisions), found), seconds_each(review.history.table)
        reply: Judgement | None = None
        try:
            while left > 0:
                look = asked.send(reply) if reply else next(asked)
                told = await self._judged(review, look, min(left, LONGEST))
                reply, left = Judgement(told["better"], told["loss"]), left - told["spent"]
                review.done = min(review.done + 1, len(review.decisions))
        except StopIteration:
            pass
        return sorted(found, key=lambda each: -each.loss)

    async def _judged(self, review: Review, look: Look, seconds: float) -> dict[str, Any]:
        decision = list(review.decisions.values())[look.number]
        claim = next((option for option in decision.ask.options if str(option) == look.claim), None)
        game = review.history.table.game.key
        job = ReviewJob(game, decision, claim, look.seed, look.playouts, seconds)
        async with self._workers.worker(review.person, patient=True) as worker:
            return await worker.review(job)


def seconds_each(table: Table) -> float:
    """How much processor time one person's look may take: computers don't look back."""
    return SECONDS / max(1, len(table.all_people))


def decisions(history: History, seat: Seat, own: set[int]) -> dict[int, Decision]:
    """By ply, what a seat saw whenever it had a choice and its present player made the move; `own` are those plies."""
    game, found = history.table.game, {}
    for past in history.moves[1 : history.last + 1]:
        if past.seat == seat and past.ply in own and past.ply > history.table.taken[seat]:
            before = history.stages[past.ply - 1]
            ask = match.ask(game, before, seat)
            move = next(option for option in ask.options if str(option) == past.move)
            if len(ask.options) > 1:
                found[past.ply] = Decision(game.rules.view(before.state, seat), ask, move)
    return found
