"""Looks for puzzles of the day in matches that are over and whose players have all agreed to it.

What a worker gets, and what is kept, is what one seat saw. It works ahead by a few days, and only while no computer
waits for a worker. A kill costs at most the puzzle of one match, because no match is searched twice.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from dojo.clock.paces import DAY
from dojo.computer.pool import ThinkingFailed, WorkerLost, WorkerPool
from dojo.computer.worker import PuzzleJob
from dojo.match.history import Archive, History
from dojo.ops.leases import Leases
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.table.table import Table
from engine.core import Ask
from storage.store import Store

log = logger("puzzles")

AHEAD: Final = 7  # days for which there are puzzles
SECONDS: Final = 15.0  # of processor time for a match
LONGEST: Final = 3.0  # for one position
NOBODY: Final = 0  # the person for whom workers are asked: nobody waits


class PuzzleSearch:
    def __init__(
        self, store: Store, archive: Archive, workers: WorkerPool, now: Callable[[], int], leases: Leases
    ) -> None:
        self._store = store
        self._archive = archive
        self._workers = workers
        self._now = now
        self._leases = leases

    def running(self) -> Loop:
        return Loop("puzzle search", self.look)

    async def look(self) -> None:
        """Look through one match, if there's a day without a puzzle."""
        today = self._now() // DAY
        taken = {day for (day,) in await self._store.read.puzzle_days(after=today)}
        free = [day for day in range(today + 1, today + 1 + AHEAD) if day not in taken]
        id = await self._store.read.match_to_search() if free else None
        if id is None or not await self._leases.take("puzzle search", id):
            return
        async with self._store.transaction() as queries:
            await queries.match_searched(id=id)  # before it's read: one that can't be read mustn't hold up the others
        history = await self._archive.ended(id)
        if puzzle := await self._found(history):
            await self._keep(puzzle, history.table, free[0])

    async def _keep(self, puzzle: dict[str, Any], table: Table, day: int) -> None:
        async with self._store.transaction() as queries:
            if await queries.all_give_puzzles(match_id=table.id):
                game = table.game.key
                await queries.keep_puzzle(day=day, match_id=table.id, game=game, puzzle=json.dumps(puzzle))

    async def _found(self, history: History) -> dict[str, Any] | None:
        """A puzzle from this match: one at most, because two would be too alike."""
        left = SECONDS
        for view, ask in questions(history):
            job = PuzzleJob(history.table.game.key, view, ask, history.table.id, min(left, LONGEST))
            try:
                async with self._workers.worker(NOBODY, patient=True) as worker:
                    told = await worker.try_out(job)
            except (ThinkingFailed, WorkerLost, TimeoutError) as trouble:
                log.error("puzzle search failed", match=history.table.id, story=str(trouble))
                return None
            if told["best"] is not None:
                return kept(history, ask, told)
            left -= told["spent"]
            if left <= 0:
                break
        return None


def questions(history: History) -> Iterator[tuple[Any, Ask[Any]]]:
    """What was seen and asked, the latest first: wins are near the end. Only where a single seat had a choice."""
    game = history.table.game
    for stage in reversed(history.stages[: history.last]):
        asks = game.rules.asks(stage.state)
        if len(asks) == 1 < len(asks[0].options):
            yield game.rules.view(stage.state, asks[0].seat), asks[0]


def kept(history: History, ask: Ask[Any], told: dict[str, Any]) -> dict[str, Any]:
    """As in seeds/puzzles."""
    game, chosen = history.table.game, history.record.options
    return {
        "version": game.version,
        "options": {name: chosen[name] for name, values in game.options.items() if chosen[name] != values[0]},
        "seat": ask.seat,
        "best": told["best"],
        "state": told["state"],
    }
