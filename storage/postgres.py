"""A PostgreSQL server, for when one machine is not enough: any number of processes, each with a pool."""

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

import asyncpg

from storage import adapters
from storage.errors import (
    BadAddress,
    BadMigration,
    NotKnown,
    NotReachable,
    NotRead,
    NotWritable,
    NotWritten,
    StoreError,
)
from storage.migrate import REGISTER, pending
from storage.queries import Desk, queries

ONE_AT_A_TIME = "select pg_advisory_xact_lock(7443)"  # two processes may start at once
PATIENCE = 10  # seconds
REFUSALS = (OSError, TimeoutError, ValueError, OverflowError, asyncpg.PostgresError, asyncpg.InterfaceError)
ILLEGIBLE = (ValueError, OverflowError)  # they quote what they could not read, which may be a piece of the password
PASSING = (  # it has nothing to do with what was to be written
    *(OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError),
    *(asyncpg.InsufficientResourcesError, asyncpg.OperatorInterventionError, asyncpg.TransactionRollbackError),
    *(asyncpg.PostgresSystemError, asyncpg.ReadOnlySQLTransactionError),  # its disk; another server has taken its place
)
GONE = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
)


class Reading:
    """A pool that is only asked: one that cannot answer just now says so in our words."""

    def __init__(self, pool: Any) -> None:
        self._pool = pool

    async def fetch(self, *asked: Any) -> Any:
        return await _answered(self._pool.fetch(*asked))

    async def fetchrow(self, *asked: Any) -> Any:
        return await _answered(self._pool.fetchrow(*asked))

    async def fetchval(self, *asked: Any) -> Any:
        return await _answered(self._pool.fetchval(*asked))


class Postgres:
    shared = True

    def __init__(self, pool: Any) -> None:
        self.read = Desk(queries(adapters.Postgres), Reading(pool))
        self._pool = pool

    @classmethod
    async def open(cls, url: str, migrations: Path) -> Self:
        try:
            pool = await asyncpg.create_pool(url, min_size=1, timeout=PATIENCE, command_timeout=30, reset=_as_it_is)
        except REFUSALS as refusal:
            raise _refused(url, refusal) from None
        try:
            await _migrate(pool, migrations)
        except BaseException as trouble:
            await pool.close()
            if isinstance(trouble, REFUSALS) and not isinstance(trouble, ILLEGIBLE):  # which would be our own mistake
                raise _refused(url, trouble) from None
            raise
        return cls(pool)

    async def aclose(self) -> None:
        await self._pool.close()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Desk]:
        complete = False
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                yield Desk(queries(adapters.Postgres), connection)
                complete = True  # it is committed next
        except PASSING as trouble:
            kind = NotKnown if complete and isinstance(trouble, GONE) else NotWritten
            raise kind(f"nothing can be written just now ({type(trouble).__name__})") from trouble


async def _answered(asking: Awaitable[Any]) -> Any:
    try:
        return await asking
    except PASSING as trouble:
        raise NotRead(f"nothing can be read just now ({type(trouble).__name__})") from trouble


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


def _refused(url: str, refusal: BaseException) -> StoreError:
    """The address may hold a password: of one that can be read the host is named, of any other nothing."""
    parts = None if isinstance(refusal, ILLEGIBLE) else urlsplit(url)
    if parts is None or "@" in parts.path + parts.fragment:  # the password has ended before its end
        return BadAddress(
            "DATABASE is no address that can be read: write / ? # @ : in the password as %2F %3F %23 %40 %3A, "
            "and look over what follows the host."
        )
    reason = " ".join(str(refusal).split()) or type(refusal).__name__
    host = parts.hostname or "this machine"
    if isinstance(refusal, asyncpg.ReadOnlySQLTransactionError):
        return NotWritable(f"PostgreSQL on {host} may only be read: set DATABASE to the server that is written to.")
    return NotReachable(f"PostgreSQL on {host} cannot be reached ({reason}): start it, or correct DATABASE.")
