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
from dojo.computer.worker import Review
from dojo.errors import DojoError
from dojo.match.history import History
from dojo.ops.log import logger
from engine import match
from engine.core import Seat
from engine.player.lesson import Look, looks
from engine.player.lesson import Moment as Found
from engine.player.teacher import Decision, Judgement
from storage.store import Store

log = logger("teacher")

SECONDS: Final = 15.0  # of processor time for a match, all its seats together
LONGEST: Final = 4.0  # for one judgement
STEP: Final = 1.5  # seconds between two reports of progress; Discord limits edits of a message


class StillLooking(DojoError):
    """This person waits for another match: one at a time."""

    key = "error-still-looking"


class LessonFailed(DojoError):
    """The worker failed, or took far too long."""

    key = "error-lesson-failed"


@dataclass(frozen=True, slots=True)
class Moment:
    """The ply of a move that gave much away, and the text of a better one."""

    ply: int
    better: str


@dataclass(slots=True)
class Lesson:
    """One seat that is being looked at: its decisions by their plies, and how far the first look at each has come."""

    history: History
    seat: Seat
    person: int
    decisions: dict[int, Decision] = field(default_factory=dict)
    done: int = 0


class Teacher:
    def __init__(self, store: Store, workers: WorkerPool) -> None:
        self._store = store
        self._workers = workers
        self._under_way: dict[tuple[str, Seat], tuple[Lesson, asyncio.Task[None]]] = {}

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """What is under way when the context is left is started again by the next click."""
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
        """Look, and report how many moves of how many have been looked at. Raises `StillLooking`, `LessonFailed`."""
        lesson, task = self._begun(history, seat, person)
        while not task.done():
            yield lesson.done, len(lesson.decisions)
            await asyncio.wait({task}, timeout=STEP)
        await task

    def _begun(self, history: History, seat: Seat, person: int) -> tuple[Lesson, asyncio.Task[None]]:
        key = history.table.id, seat
        if key not in self._under_way:
            if any(lesson.person == person for lesson, _ in self._under_way.values()):
                raise StillLooking
            lesson = Lesson(history, seat, person)
            task = asyncio.create_task(self._look(lesson), name=f"lesson {key}")
            task.add_done_callback(lambda _: self._under_way.pop(key))
            self._under_way[key] = lesson, task
        return self._under_way[key]

    async def _look(self, lesson: Lesson) -> None:
        place = {"match_id": lesson.history.table.id, "seat": lesson.seat}
        own = {ply for (ply,) in await self._store.read.own_plies(**place)}
        lesson.decisions = await asyncio.to_thread(decisions, lesson.history, lesson.seat, own)
        try:
            found = await self._found(lesson)
        except (ThinkingFailed, WorkerLost, TimeoutError) as trouble:
            log.error("lesson failed", match=place["match_id"], story=str(trouble))
            raise LessonFailed from trouble
        plies = list(lesson.decisions)
        text = json.dumps([(plies[each.number], each.better) for each in found])
        async with self._store.transaction() as queries:
            await queries.keep_moments(**place, person=lesson.person, moments=text)

    async def _found(self, lesson: Lesson) -> list[Found]:
        """The worst first. It ends early when the time of this seat is used up."""
        found: list[Found] = []
        asked, left = looks(len(lesson.decisions), found), SECONDS / len(lesson.history.table.players)
        reply: Judgement | None = None
        try:
            while left > 0:
                look = asked.send(reply) if reply else next(asked)
                told = await self._judged(lesson, look, min(left, LONGEST))
                reply, left = Judgement(told["better"], told["loss"]), left - told["spent"]
                lesson.done = min(lesson.done + 1, len(lesson.decisions))
        except StopIteration:
            pass
        return sorted(found, key=lambda each: -each.loss)

    async def _judged(self, lesson: Lesson, look: Look, seconds: float) -> dict[str, Any]:
        decision = list(lesson.decisions.values())[look.number]
        claim = next((option for option in decision.ask.options if str(option) == look.claim), None)
        game = lesson.history.table.game.key
        review = Review(game, decision, claim, look.seed, look.playouts, seconds)
        async with self._workers.worker(lesson.person, patient=True) as worker:
            return await worker.review(review)


def decisions(history: History, seat: Seat, own: set[int]) -> dict[int, Decision]:
    """By ply, what a seat saw whenever it had a choice and its present player made the move; `own` are those plies."""
    game, found = history.table.game, {}
    for past in history.moves[1 : history.last + 1]:
        if past.seat == seat and past.ply in own and past.ply > history.table.taken[seat]:
            before = history.stages[past.ply - 1]
            ask = match.ask(game, before, seat)
            move = next(option for option in ask.options if str(option) == past.move)
            if len(ask.options) > 1:
                found[past.ply] = Decision(game.view(before.state, seat), ask, move)
    return found
