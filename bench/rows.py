"""The two writes that every answer needs, made directly with the database's driver."""

import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

import aiosqlite
import asyncpg

TABLES = (
    "create table matches (id text primary key, ply integer not null, state text not null)",
    "create table moves (match_id text, ply integer, move text not null, primary key (match_id, ply))",
)
UPDATE = "update matches set ply = ?, state = ? where id = ? and ply = ?"
INSERT = "insert into moves (match_id, ply, move) values (?, ?, ?)"


class Rows(Protocol):
    async def new(self, id: str, state: str) -> None: ...

    async def write(self, id: str, ply: int, state: str, move: str) -> None: ...


class SqliteRows:
    """As manuals show it: begin, the statements and commit, each awaited."""

    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path) -> AsyncIterator["SqliteRows"]:
        async with aiosqlite.connect(path, isolation_level=None) as db:
            for line in ("pragma journal_mode = wal", "pragma synchronous = full", *TABLES):
                await db.execute_fetchall(line)
            yield cls(db)

    async def new(self, id: str, state: str) -> None:
        await self._db.execute_fetchall("insert into matches values (?, 0, ?)", (id, state))

    async def write(self, id: str, ply: int, state: str, move: str) -> None:
        await self._db.execute("begin immediate")
        await self._db.execute(UPDATE, (ply, state, id, ply - 1))
        await self._db.execute(INSERT, (id, ply, move))
        await self._db.commit()


class PostgresRows:
    def __init__(self, db: Any) -> None:
        self._db = db

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator["PostgresRows"]:
        db = await asyncpg.connect(url)
        try:
            for line in TABLES:
                await db.execute(f"{line.replace('table ', 'table raw_')}")
            yield cls(db)
        finally:
            await db.close()

    async def new(self, id: str, state: str) -> None:
        await self._db.execute("insert into raw_matches values ($1, 0, $2)", id, state)

    async def write(self, id: str, ply: int, state: str, move: str) -> None:
        async with self._db.transaction():
            await self._db.execute(
                "update raw_matches set ply = $1, state = $2 where id = $3 and ply = $4", ply, state, id, ply - 1
            )
            await self._db.execute("insert into raw_moves values ($1, $2, $3)", id, ply, move)


class Disk:
    """The lower limit for any database: bytes written and synced to the disk."""

    def __init__(self, path: Path) -> None:
        self._path = path

    async def written(self, moves: int) -> float:
        """Synced writes per second, each the size of a page."""
        with self._path.open("ab") as file:
            start = time.perf_counter()
            for _ in range(moves):
                file.write(bytes(4096))
                file.flush()
                os.fsync(file.fileno())
            return moves / (time.perf_counter() - start)
