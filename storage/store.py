"""The door to the database: opening it, reading from it, and writing to it a transaction at a time."""

import asyncio
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

from storage.errors import BadAddress, StoreError
from storage.health import Timed, WriteHealth
from storage.migrate import MIGRATIONS
from storage.postgres import Postgres
from storage.queries import Queries
from storage.sqlite.database import Sqlite

__all__ = ["Queries", "Store", "StoreError"]


class Database(Protocol):
    read: Queries
    shared: bool  # whether other processes may work on it, too

    def transaction(self) -> AbstractAsyncContextManager[Queries]: ...

    async def aclose(self) -> None: ...


class Signal(asyncio.Event):
    """An event that also counts how often it was set."""

    count = 0

    def set(self) -> None:
        self.count += 1
        super().set()


class Store:
    """`read` answers from what is committed; what is asked of a transaction's desk happens whole or not at all."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.read = database.read
        self.shared = database.shared
        self.write_health = WriteHealth()
        self.outbox_signal = Signal()  # set after each commit that wrote notices

    @classmethod
    async def open(cls, url: str, migrations: Path = MIGRATIONS) -> Self:
        """`url`: "sqlite:///path", a path, or "postgresql://..."; raises `StoreError`."""
        return cls(await _opened(url, migrations))

    def transaction(self) -> AbstractAsyncContextManager[Queries]:
        return Timed(self._database.transaction(), self.write_health)

    async def aclose(self) -> None:
        await self._database.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()


async def _opened(url: str, migrations: Path) -> Database:
    scheme, separator, _ = url.partition("://")
    if not separator:
        return await Sqlite.open(Path(url), migrations)
    if url.startswith("sqlite:///"):
        return await Sqlite.open(Path(url.removeprefix("sqlite:///")), migrations)
    if scheme in {"postgresql", "postgres"}:
        return await Postgres.open(url, migrations)
    raise BadAddress(
        f"A database at {scheme}:// is not known: set DATABASE to a path, sqlite:///... or postgresql://..."
    )
