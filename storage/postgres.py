"""A PostgreSQL server, for when one machine is not enough: any number of processes, each with a pool."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

import asyncpg

from storage import adapters
from storage.desk import Desk, queries
from storage.errors import BadMigration, NotReachable, NotWritten
from storage.schema import REGISTER, pending

ONE_AT_A_TIME = "select pg_advisory_xact_lock(7443)"  # two processes may start at once
PATIENCE = 10  # seconds
REFUSALS = (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError)
PASSING = (  # it has nothing to do with what was to be written
    *(OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError),
    *(asyncpg.InsufficientResourcesError, asyncpg.OperatorInterventionError, asyncpg.TransactionRollbackError),
)


class Postgres:
    shared = True

    def __init__(self, pool: Any) -> None:
        self.read = Desk(queries(adapters.Postgres), pool)
        self._pool = pool

    @classmethod
    async def open(cls, url: str, migrations: Path) -> Self:
        try:
            pool = await asyncpg.create_pool(url, min_size=1, timeout=PATIENCE, command_timeout=30, reset=_as_it_is)
        except REFUSALS as refusal:
            raise NotReachable(_unreachable(url, refusal)) from None
        try:
            await _migrate(pool, migrations)
        except BaseException:
            await pool.close()
            raise
        return cls(pool)

    async def aclose(self) -> None:
        await self._pool.close()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Desk]:
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                yield Desk(queries(adapters.Postgres), connection)
        except PASSING as trouble:
            raise NotWritten(f"nothing can be written just now ({type(trouble).__name__})") from trouble


async def _as_it_is(connection: Any) -> None:
    """We never set anything on a connection, so there is nothing to reset, and a round trip is saved."""


async def _migrate(pool: Any, folder: Path) -> None:
    async with pool.acquire() as connection, connection.transaction():
        await connection.execute(f"{ONE_AT_A_TIME}; {REGISTER}")
        done = await connection.fetchval("select coalesce(max(number), 0) from migrations")
        for step in pending(folder, done):
            try:
                await connection.execute(step.script)
            except asyncpg.PostgresError as refusal:
                raise BadMigration.of(refusal) from None


def _unreachable(url: str, refusal: BaseException) -> str:
    """The address may hold a password: only the host is named."""
    try:
        host = urlsplit(url).hostname or "this machine"
    except ValueError:
        host = "an address that cannot be read"
    reason = " ".join(str(refusal).split()) or type(refusal).__name__
    return f"PostgreSQL on {host} cannot be reached ({reason}): start it, or correct DATABASE."
