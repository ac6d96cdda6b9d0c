"""A PostgreSQL database, which any number of processes may share, each with a pool of connections."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

import asyncpg

from storage import adapters
from storage.address import hide_passwords
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
from storage.gathered import GatheringTransaction
from storage.health import DriverErrors
from storage.hosts import Connector
from storage.migrate import CREATE_REGISTER, pending
from storage.queries import Queries, load_queries
from storage.silence import SILENCE, acquired

LOCK_MIGRATIONS = "select pg_advisory_xact_lock(7443)"  # two processes may start at once
POOLED = (
    "DATABASE leads to a pooler in transaction mode, which forgets prepared statements: take the address of the server "
    "itself or of a pooler in session mode."
)
CONNECT_TIMEOUT = 2  # seconds; Discord waits three for the answer to a click
MIGRATION_TIMEOUT = 3600  # seconds; a large table may be rewritten, by us or by a process that we wait for
OPENING_ERRORS = (OSError, TimeoutError, ValueError, OverflowError, asyncpg.PostgresError, asyncpg.InterfaceError)
BAD_ADDRESS = (ValueError, OverflowError)  # they quote what they could not parse, which may be part of the password
TRANSIENT = (  # the server's state, not the statement, is the cause
    *(OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError),
    *(asyncpg.InsufficientResourcesError, asyncpg.OperatorInterventionError, asyncpg.TransactionRollbackError),
    *(asyncpg.PostgresSystemError, asyncpg.ReadOnlySQLTransactionError),  # its disk; it has become a replica
    asyncpg.InternalClientError,  # the connection was lost at the moment of asking
)
CONNECTION_LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InternalClientError,
)


class ReadingPool:
    """The pool as `Queries` needs it for reading. Transient errors are raised as `NotRead`."""

    def __init__(self, pool: Any) -> None:
        self._pool = pool

    async def fetch(self, *asked: Any) -> Any:
        async with self._reading() as connection:
            return await connection.fetch(*asked)

    async def fetchrow(self, *asked: Any) -> Any:
        async with self._reading() as connection:
            return await connection.fetchrow(*asked)

    async def fetchval(self, *asked: Any) -> Any:
        async with self._reading() as connection:
            return await connection.fetchval(*asked)

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[Any]:
        try:
            async with acquired(self._pool) as connection:
                yield connection
        except TRANSIENT as trouble:
            raise NotRead(f"nothing can be read just now ({type(trouble).__name__})") from trouble


class Postgres:
    """A `storage.store.Database` on a PostgreSQL server."""

    shared = True
    errors = DriverErrors(
        (asyncpg.PostgresError, asyncpg.InterfaceError),
        harmless=(asyncpg.IntegrityConstraintViolationError, asyncpg.TransactionRollbackError),
    )

    def __init__(self, pool: Any) -> None:
        self.read = Queries(load_queries(adapters.Postgres), ReadingPool(pool))
        self._pool = pool
        self._claim: Any = None  # the connection that holds the lock

    @classmethod
    async def open(cls, url: str, migrations: Path) -> Self:
        """Connect and migrate. Raises `BadAddress`, `NotReachable`, `NotWritable`, `NewerDatabase`, `BadMigration`."""
        pool = asyncpg.create_pool(
            url,
            min_size=0,  # asyncpg would go on trying to have more, with a traceback in the log each time
            max_inactive_connection_lifetime=SILENCE,  # a server that went meanwhile is not found out by a click
            timeout=CONNECT_TIMEOUT,
            command_timeout=30,
            reset=_skip_reset,
            connect=Connector(),
        )
        try:
            await pool
            await pool.execute("select 1")  # until then nothing is connected
        except OPENING_ERRORS as error:
            raise _explain(url, error) from None
        try:
            await _require_session(pool)
            await _migrate(pool, migrations)
        except BaseException as trouble:
            await pool.close()
            if isinstance(trouble, OPENING_ERRORS) and not isinstance(trouble, BAD_ADDRESS):  # that would be a bug
                raise _explain(url, trouble) from None
            raise
        return cls(pool)

    async def claim(self, part: str) -> bool:
        """Whether no other process claims this part. Ours lasts until we are closed, or the connection is lost."""
        self._claim = await self._pool.acquire()
        return bool(await self._claim.fetchval("select pg_try_advisory_lock(7443, hashtext($1))", part))

    async def aclose(self) -> None:
        if self._claim:
            self._claim.terminate()
            await self._pool.release(self._claim)
        await self._pool.close()

    async def empty_log(self) -> None:
        """The server's log is the server's: docs/hosting.md says how long deleted rows stay in its files."""

    @asynccontextmanager
    async def transaction(self, match: str | None = None) -> AsyncIterator[Queries]:
        """Raises `NotWritten`, or `NotKnown` if the connection is lost during the commit."""
        complete = False
        try:
            async with acquired(self._pool) as connection, connection.transaction(_begin(match)):
                gathering = GatheringTransaction(connection)
                yield Queries(load_queries(adapters.Postgres), gathering)
                await gathering.send_writes()
                complete = True  # all that is left is the commit
        except TRANSIENT as trouble:
            kind = NotKnown if complete and isinstance(trouble, CONNECTION_LOST) else NotWritten
            raise kind(f"nothing can be written just now ({type(trouble).__name__})") from trouble


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Any]:
    """A single connection. Raises `StoreError`."""
    try:
        connection = await Connector()(url, timeout=CONNECT_TIMEOUT, command_timeout=MIGRATION_TIMEOUT)
        try:
            yield connection
        finally:
            await connection.close()
    except OPENING_ERRORS as error:
        raise _explain(url, error) from None


def _begin(match: str | None) -> str:
    """Begin, and lock a match in the same round trip. Several statements sent as one can't have parameters."""
    if match is None:
        return "BEGIN;"
    if not match.isalnum():
        raise ValueError(f"{match!r} is no code")
    return f"BEGIN; select from matches where id = '{match}' for no key update;"


async def _skip_reset(connection: Any) -> None:
    """We never change the settings of a connection, so there is nothing to reset: this saves a round trip."""


async def _require_session(pool: Any) -> None:
    """Raises `BadAddress` if a statement that was prepared is unknown later, on what seems to be the same connection.

    So it is behind a pooler in transaction mode that doesn't keep them.
    """
    try:
        async with pool.acquire() as one, pool.acquire() as other:
            prepared = await one.prepare("select 7443")
            await prepared.fetchval()
            async with other.transaction():  # takes the server's connection that `one` has just given back
                await other.execute("select 1")
                await prepared.fetchval()
    except (asyncpg.InvalidSQLStatementNameError, asyncpg.DuplicatePreparedStatementError):
        raise BadAddress(POOLED) from None


async def _migrate(pool: Any, folder: Path) -> None:
    async with pool.acquire() as connection, connection.transaction():
        await connection.execute(f"{LOCK_MIGRATIONS}; {CREATE_REGISTER}", timeout=MIGRATION_TIMEOUT)
        version = await connection.fetchval("select coalesce(max(number), 0) from migrations")
        for step in pending(folder, version):
            try:
                await connection.execute(step.script, timeout=MIGRATION_TIMEOUT)
            except asyncpg.PostgresError as error:
                raise BadMigration.of(error) from None


def _explain(url: str, error: BaseException) -> StoreError:
    """The error to raise instead. The address may hold a password: only the host is quoted, if it can be parsed."""
    parts = None if isinstance(error, BAD_ADDRESS) else urlsplit(url)
    if parts is None or "@" in parts.path + parts.fragment:  # the password was cut at a special character
        return BadAddress(
            "DATABASE is no address that can be read: write / ? # @ : in the password as %2F %3F %23 %40 %3A, "
            "and look over what follows the host."
        )
    reason = hide_passwords(url, " ".join(str(error).split())) or type(error).__name__
    if isinstance(error, asyncpg.UndefinedObjectError):
        return BadAddress(f"DATABASE says more than PostgreSQL understands ({reason}): take that away.")
    host = parts.hostname or "this machine"
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return NotWritable(f"PostgreSQL on {host} may only be read: set DATABASE to the server that is written to.")
    return NotReachable(f"PostgreSQL on {host} cannot be reached ({reason}): start it, or correct DATABASE.")
