"""Access to the database: opening it, reading from it, and writing to it one transaction at a time."""

import asyncio
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from types import TracebackType
from typing import Final, Protocol, Self

from storage.address import path_of
from storage.errors import BadAddress, StoreError, WrongKind
from storage.health import DriverErrors, WriteHealth, timed
from storage.migrate import MIGRATIONS
from storage.queries import Queries
from storage.sqlite.database import Sqlite

__all__ = ["Queries", "Store", "StoreError"]

NO_DRIVER: Final = (
    "DATABASE names a PostgreSQL server, but its driver isn't installed: make .venv/postgres.done, or build the image "
    "with --build-arg LOCK=postgres."
)
OF_THE_OTHER_KIND: Final = {
    "real": "The database is one of a bot on Discord, which the sandbox never opens: set DATABASE to another one.",
    "sandbox": "The database is one of the sandbox, which no bot on Discord opens: set DATABASE to another one.",
}


class Database(Protocol):
    """What SQLite and PostgreSQL have in common. Every method raises `StoreError`."""

    read: Queries
    shared: bool  # whether other processes may use it at the same time
    errors: DriverErrors

    def transaction(self, match: str | None = None) -> AbstractAsyncContextManager[Queries]: ...

    async def empty_log(self) -> None: ...

    async def claim(self, part: str) -> bool: ...

    async def aclose(self) -> None: ...


class Signal(asyncio.Event):
    """An event that also counts how often it was set."""

    count = 0

    def set(self) -> None:
        self.count += 1
        super().set()


class Store:
    """The database, and whether writing to it goes well.

    `read` runs queries on what is committed. `async with store.transaction() as queries:` commits all that was done
    with `queries`, or nothing if the block raises. Both raise `StoreError`.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.read = database.read
        self.shared = database.shared
        self.write_health = WriteHealth(database.errors)
        self.outbox_signal = Signal()  # set after each commit that wrote notices

    @classmethod
    async def open(cls, url: str, migrations: Path = MIGRATIONS) -> Self:
        """Open the database and apply the migrations it lacks. Raises `StoreError`.

        `url`: "sqlite:///path", a path, or "postgresql://...".
        """
        return cls(await _open_database(url, migrations))

    def transaction(self, match: str | None = None) -> AbstractAsyncContextManager[Queries]:
        """Begin a transaction; see the class. `match`: the code of one that nobody else may change meanwhile."""
        return timed(self._database.transaction(match), self.write_health)

    async def require_kind(self, kind: str) -> None:
        """Raises `WrongKind` unless the database is "real" or "sandbox", as `kind` says; a new one is from now on."""
        found = await self.read.decided_kind()
        if not found:
            async with self.transaction() as queries:
                await queries.decide_kind(kind=kind)
                found = await queries.decided_kind()
        if found != kind:
            raise WrongKind(OF_THE_OTHER_KIND[found])

    async def empty_log(self) -> None:
        """Call it after personal data was erased: it empties SQLite's log, which still has the pages from before."""
        await self._database.empty_log()

    async def claim(self, part: str) -> bool:
        """Whether no other process claims this part of the work, as far as can be seen."""
        return await self._database.claim(part)

    async def aclose(self) -> None:
        await self._database.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()


async def _open_database(url: str, migrations: Path) -> Database:
    if path := path_of(url):
        return await Sqlite.open(path, migrations)
    try:
        from storage.postgres import Postgres  # its driver takes 3 MB, which a bot with a file can do without
    except ModuleNotFoundError:
        raise BadAddress(NO_DRIVER) from None
    return await Postgres.open(url, migrations)
