"""Everything that runs in the background, in one list, and the loop that runs it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Self

from dojo.errors import NotWritten
from dojo.ops.log import logger
from dojo.ops.redaction import redacted

log = logger("loop")

# Seconds from the end of one run to the next. A loop that isn't listed here doesn't start. Not loops, but tasks of
# their own: the courier's deliveries (cogs/notify/courier.py) and what the computers are thinking about
# (dojo/computer/moves.py).
LOOPS: Final[dict[str, float]] = {
    "leases": 5.0,
    "deadlines": 1.0,
    "held moves": 0.25,
    "computers": 0.25,
    "stalls": 5.0,
    "courier": 0.0,  # it waits for the outbox's signal itself
    "blocked channels": 30.0,
    "lobbies": 1.0,
    "lobby terms": 1.0,
    "stale lobbies": 5.0,
    "digests": 2.0,
    "puzzles": 15.0,
    "puzzle search": 60.0,
    "reports": 2.0,
    "dm deletions": 2.0,
    "left servers": 60.0,
    "retention": 60.0,
}
AFTER_A_FAILURE: Final = 1.0  # seconds, for a loop without a pause


class Loop:
    """Does its work again and again until it's stopped. A run that fails is logged, and the next one comes."""

    def __init__(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        self._name = name
        self._work = work
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=self._name)

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def __aenter__(self) -> Self:
        self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def _run(self) -> None:
        while True:
            pause = LOOPS[self._name]
            try:
                await self._work()
            except NotWritten as trouble:  # the stall detector says so, once for all loops
                log.debug("database away", loop=self._name, reason=redacted(trouble))
                pause = pause or AFTER_A_FAILURE
            except Exception:
                log.exception("background loop failed", loop=self._name)
                pause = pause or AFTER_A_FAILURE
            await asyncio.sleep(pause)
