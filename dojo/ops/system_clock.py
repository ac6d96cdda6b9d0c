"""What time it is: the machine's, and in a sandbox that moves its clock ahead, the sandbox's."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from dojo.ops.log import diary
from dojo.ops.redaction import brief

log = diary("timepiece")

LOOK: Final = 0.2  # seconds between two looks at the other clock
APART: Final = 500  # milliseconds; less than that is the way the answer took


class Timepiece:
    """Milliseconds since 1970, UTC."""

    def __init__(self) -> None:
        self._ahead = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self._ahead

    @asynccontextmanager
    async def following(self, other: Callable[[], Awaitable[int]]) -> AsyncIterator[None]:
        """Go by another clock, which is looked at again and again; it is right from the first moment on."""
        await self._set_by(other)
        task = asyncio.create_task(self._follow(other), name="timepiece")
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
            except Exception as silence:  # a clock that does not answer is looked at again
                log.debug("other clock not read", reason=brief(silence))

    async def _set_by(self, other: Callable[[], Awaitable[int]]) -> None:
        apart = await other() - self()
        if abs(apart) > APART:
            self._ahead += apart
