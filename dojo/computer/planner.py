"""Looks ahead for players who plan: in a worker, one position of a person at a time, and each position once."""

import asyncio
from collections import OrderedDict
from typing import Final

from dojo.computer.pool import ThinkingFailed, WorkerLost, WorkerPool
from dojo.computer.worker import AheadJob
from dojo.errors import DojoError
from dojo.ops.log import logger
from dojo.table.table import Table
from engine import codec
from engine.core import Seat
from engine.player.ahead import Foreseen

log = logger("planner")

PATIENCE: Final = 10.0  # seconds for a worker to become free, and to search
MAX_KEPT: Final = 200  # positions


class NoOutlook(DojoError):
    """The workers are busy with others, or with this person's last request."""

    key = "error-no-outlook"


class Planner:
    def __init__(self, workers: WorkerPool) -> None:
        self._workers = workers
        self._found = OrderedDict[tuple[str, Seat, str], tuple[Foreseen, ...]]()  # the longest unused first
        self._busy: set[int] = set()  # people who wait for a search

    async def foreseen(self, table: Table, seat: Seat, person: int) -> tuple[Foreseen, ...]:
        """The questions that this seat may be asked next. Raises `NoOutlook`."""
        view = table.view(seat)
        key = table.game.key, seat, codec.dump(view)
        if key in self._found:
            self._found.move_to_end(key)
            return self._found[key]
        if person in self._busy:
            raise NoOutlook
        self._busy.add(person)
        try:
            job = AheadJob(table.game.key, view, seat, PATIENCE)
            async with asyncio.timeout(PATIENCE), self._workers.worker(person, patient=True) as worker:
                found = await worker.look_ahead(job)
        except (ThinkingFailed, WorkerLost, TimeoutError) as trouble:
            log.warning("no outlook", match=table.id, seat=seat, reason=type(trouble).__name__)
            raise NoOutlook from trouble
        finally:
            self._busy.discard(person)
        self._found[key] = found
        if len(self._found) > MAX_KEPT:
            self._found.popitem(last=False)
        return found
