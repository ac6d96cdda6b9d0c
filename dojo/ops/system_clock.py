"""The current time: the machine's, or the sandbox's where a sandbox moves its clock ahead; and waiting by it."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from dojo.ops.log import logger
from dojo.ops.redaction import redacted

log = logger("system_clock")

LOOK: Final = 0.2  # seconds between two readings of the other clock
APART: Final = 500  # milliseconds; a smaller difference is only the time that the answer took to arrive


class SteadyClock:
    """What has passed by another clock, in milliseconds: moved ahead with it, and never set back."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._apart = now() - time.monotonic() * 1000
        self._ahead = 0.0

    def __call__(self) -> int:
        own = time.monotonic() * 1000
        apart = self._now() - own
        self._ahead += max(0.0, apart - self._apart)
        self._apart = apart
        return int(own + self._ahead)


def wall_time() -> int:
    """The machine's time in milliseconds since 1970, which goes on while it sleeps, and which somebody may set."""
    return time.time_ns() // 1_000_000


async def sleep_until(at: int, now: Callable[[], int]) -> None:
    """Sleep until it is `at` (ms) by a clock that may be moved ahead meanwhile."""
    while (left := at - now()) > 0:  # noqa: ASYNC110  no event tells of a move
        await asyncio.sleep(min(left / 1000, LOOK))


class SystemClock:
    """When called, returns the milliseconds since 1970, UTC."""

    def __init__(self) -> None:
        self._ahead = 0

    def __call__(self) -> int:
        return wall_time() + self._ahead

    @asynccontextmanager
    async def following(self, other: Callable[[], Awaitable[int]]) -> AsyncIterator[None]:
        """Follow another clock, read every 0.2 seconds, while the context is open. It is already set on entering."""
        await self._set_by(other)
        task = asyncio.create_task(self._follow(other), name="system clock")
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _follow(self, other: Callable[[], Awaitable[int]]) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._set_by(other)
            except Exception as silence:  # it is read again soon
                log.debug("other clock not read", reason=redacted(silence))

    async def _set_by(self, other: Callable[[], Awaitable[int]]) -> None:
        apart = await other() - self()
        if abs(apart) > APART:
            self._ahead += apart
