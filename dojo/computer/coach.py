"""The coach: looks ahead for one seat, from nothing but what that seat sees, and only while no computer waits."""

import asyncio
import secrets
from typing import Any, Final

from dojo.computer.pool import ThinkingFailed, Worker, WorkerLost, WorkerPool
from dojo.computer.worker import HintJob, ReviewJob
from dojo.errors import DojoError
from dojo.ops.log import logger
from dojo.table.table import Table
from engine.core import Ask, Seat
from engine.player.teacher import Advice, Decision

log = logger("coach")

HINT_PLAYOUTS: Final = 1000
HINT_SECONDS: Final = 3.0  # for the best move, and then for the next best
LOOKS: Final = (60, 400, 1000)  # playouts: a glance, which is enough for most moves, and two searches
LOOK_SECONDS: Final = 2.0  # of processor time, for each; what runs out of it warns of nothing
THROWN: Final = 0.3  # the share of what is at stake from which a losing move brings a warning
PATIENCE: Final = 10.0  # seconds for a worker to become free, and to think


class NoHint(DojoError):
    """The workers are busy, or failed."""

    key = "error-no-hint"


class Coach:
    def __init__(self, workers: WorkerPool) -> None:
        self._workers = workers

    async def hint(self, table: Table, ask: Ask[Any], person: int) -> Advice:
        """The only move, or the one that a long search would make, and the next best. Raises `NoHint`."""
        if len(ask.options) == 1:
            return Advice(ask.options[0])
        view, seed = table.view(ask.seat), secrets.token_hex(16)
        job = HintJob(table.game.key, view, ask, seed, HINT_PLAYOUTS, HINT_SECONDS)
        try:
            async with asyncio.timeout(PATIENCE), self._workers.worker(person, patient=True) as worker:
                told = await worker.advise(job)
        except (ThinkingFailed, WorkerLost, TimeoutError) as trouble:
            raise _failed(table, ask.seat, trouble) from trouble
        next_best = told["next_best"] and _option(ask, told["next_best"])
        return Advice(_option(ask, told["best"]), next_best, told["behind"])

    async def better(self, table: Table, ask: Ask[Any], move: Any, person: int) -> Any | None:
        """A better move, if this one throws the match away. None if it doesn't, or if that isn't certain."""
        if len(ask.options) == 1:
            return None
        decision = Decision(table.view(ask.seat), ask, move)
        try:
            async with asyncio.timeout(PATIENCE), self._workers.worker(person, patient=True) as worker:
                return await _agreed(worker, table.game.key, decision)
        except (ThinkingFailed, WorkerLost, TimeoutError) as trouble:
            _failed(table, ask.seat, trouble)
            return None


async def _agreed(worker: Worker, game: str, decision: Decision) -> Any | None:
    """After a glance two searches, the second of which tests what the first has found: all must see the loss."""
    claim = None
    for playouts in LOOKS:
        tested = claim if playouts == LOOKS[-1] else None
        seed = secrets.token_hex(16)
        told = await worker.review(ReviewJob(game, decision, tested, seed, playouts, LOOK_SECONDS))
        if told["loss"] < THROWN:
            return None
        claim = _option(decision.ask, told["better"])
    return claim


def _option(ask: Ask[Any], text: str) -> Any:
    return next(option for option in ask.options if str(option) == text)


def _failed(table: Table, seat: Seat, trouble: Exception) -> NoHint:
    log.warning("coach stumped", match=table.id, seat=seat, reason=type(trouble).__name__)
    return NoHint()
