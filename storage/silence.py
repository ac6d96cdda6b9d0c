"""Connections that are hung up on when a statement is not answered, as where a machine has lost its network."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

SILENCE = 10  # seconds; no single statement of ours takes that long


class Heard:
    """A connection with the methods of asyncpg's. Each statement has `SILENCE` of its own, a transaction any time.

    asyncpg's own timeout would cancel the statement. A commit that waits for the standby must not be cancelled: the
    server would then show what the standby does not have.
    """

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    def __getattr__(self, method: str) -> Callable[..., Awaitable[Any]]:
        return partial(self._answered, getattr(self._connection, method))

    @asynccontextmanager
    async def transaction(self, begin: str) -> AsyncIterator[None]:
        """`begin`: the statement, and any that are sent along with it."""
        try:
            await self.execute(begin)
            yield
        except BaseException:
            await self.execute("ROLLBACK;")
            raise
        await self.execute("COMMIT;")

    async def _answered(self, ask: Callable[..., Awaitable[Any]], *asked: Any) -> Any:
        hanging_up = asyncio.get_running_loop().call_later(SILENCE, self._connection.terminate)
        try:
            return await ask(*asked)
        finally:
            hanging_up.cancel()


@asynccontextmanager
async def acquired(pool: Any) -> AsyncIterator[Heard]:
    async with pool.acquire() as connection:
        yield Heard(connection)
