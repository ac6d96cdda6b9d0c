"""Moving everything from one database to another: from a SQLite file to PostgreSQL, or back."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from hashlib import sha256
from typing import Any, Final, NamedTuple, Protocol

from storage.address import hide_passwords, path_of
from storage.errors import AlreadyOpen, NoCopy
from storage.migrate import CREATE_REGISTER, MIGRATIONS, pending
from storage.sqlite.database import explain, lock_database
from storage.store import Store

Row = tuple[Any, ...]
AT_ONCE: Final = 1000  # rows
NOBODY_ELSE: Final = """
select count(*) = 0 from pg_stat_activity
where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
"""


class Side(Protocol):
    """One of the two databases, in a transaction that is committed if all goes well. Nobody else uses it meanwhile."""

    def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Sequence[Row]]: ...

    async def add(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None: ...

    async def clear(self, table: str) -> None: ...


def run_move(source: str, target: str) -> str:
    """Copy everything into another, empty database; a line that says what was done. Raises `StoreError`."""
    count = asyncio.run(move(source, target))
    there = hide_passwords(target, target)
    return (
        f"{there} has all {count:,} rows now, each compared. Set DATABASE to it; what was moved is still where it was."
    )


async def move(source: str, target: str) -> int:
    """Copy every row into a database that has none yet, and compare all of them. Returns how many there are.

    The source is only read, and the target gets everything in one transaction. So if this is stopped, both are as they
    were, or the target is whole. Raises `StoreError`.
    """
    path = path_of(source)
    if path and not path.expanduser().is_file():
        raise NoCopy(f"There is no database at {path}: name the one to be moved.")
    for address in (source, target):  # both are ours, well, and as new as this Hikyaku
        async with await Store.open(address):
            pass
    tables = _new()
    async with _opened(source) as old, _opened(target) as new:
        for name, table in tables.items():
            async for rows in new.rows(name, table.columns):
                if not table.rows.issuperset(rows):
                    raise NoCopy(f"{hide_passwords(target, target)} isn't empty: name a database without matches.")
        for name in reversed(tables):
            await new.clear(name)
        for name, table in tables.items():
            async for rows in old.rows(name, table.columns):
                await new.add(name, table.columns, rows)
        count = 0
        for name, table in tables.items():
            one, other = [await _digest(side, name, table.columns) for side in (old, new)]
            if one != other:
                raise NoCopy(f"The rows of {name} came out differently, so nothing was moved: report this, please.")
            count += one[0]
        return count


class Table(NamedTuple):
    columns: list[str]
    rows: frozenset[Row]


def _new() -> dict[str, Table]:
    """The tables of a new database, in the order of the schema, in which a row comes after those that it refers to."""
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript("\n".join([CREATE_REGISTER, *(step.script for step in pending(MIGRATIONS, 0))]))
        found = {}
        for (name,) in db.execute("select name from sqlite_master where type = 'table' order by rowid").fetchall():
            columns = [row[1] for row in db.execute(f"pragma table_info({name})")]
            found[name] = Table(columns, frozenset(db.execute(f"select * from {name}")))
    del found["migrations"]  # each database has its own
    return found


async def _digest(side: Side, table: str, columns: Sequence[str]) -> tuple[int, int]:
    """How many rows there are, and a sum over what is in them, in whatever order they come."""
    count = total = 0
    async for rows in side.rows(table, columns):
        count += len(rows)
        total += sum(int.from_bytes(sha256(repr(row).encode("utf-8", "surrogatepass")).digest(), "big") for row in rows)
    return count, total


def _opened(address: str) -> AbstractAsyncContextManager[Side]:
    return _file(address) if path_of(address) else _server(address)


class File:
    """A `Side` in a SQLite file."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Sequence[Row]]:
        found = self._db.execute(f"select {', '.join(columns)} from {table}")
        while rows := found.fetchmany(AT_ONCE):
            yield rows

    async def add(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        marks = ", ".join("?" * len(columns))
        self._db.executemany(f"insert into {table} ({', '.join(columns)}) values ({marks})", rows)

    async def clear(self, table: str) -> None:
        self._db.execute(f"delete from {table}")


@asynccontextmanager
async def _file(address: str) -> AsyncIterator[Side]:
    path = path_of(address)
    assert path
    path = path.expanduser().resolve()
    try:
        with closing(lock_database(path)), closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.execute("pragma synchronous = full")
            db.execute("begin immediate")
            yield File(db)
            db.execute("commit")
    except (OSError, sqlite3.Error) as error:
        raise explain(path, error) from None


class Server:
    """A `Side` on a PostgreSQL server."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[Sequence[Row]]:
        found = await self._connection.cursor(f"select {', '.join(columns)} from {table}")
        while rows := await found.fetch(AT_ONCE):
            yield [tuple(row) for row in rows]

    async def add(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        await self._connection.copy_records_to_table(table, columns=columns, records=rows)

    async def clear(self, table: str) -> None:
        await self._connection.execute(f"delete from {table}")


@asynccontextmanager
async def _server(address: str) -> AsyncIterator[Side]:
    from storage.postgres import opened  # only those who use it have its driver

    async with opened(address) as connection:
        if not await connection.fetchval(NOBODY_ELSE):
            raise AlreadyOpen("Others are connected to the PostgreSQL database: stop every Hikyaku first.")
        async with connection.transaction(isolation="repeatable_read"):
            yield Server(connection)
