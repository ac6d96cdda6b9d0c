"""A SQLite file: one connection that writes, one that only reads, and nobody else.

Releases of SQLite up to 3.51.2 can damage a file when two connections write or checkpoint its log at the same moment.
So there is one that does both, the reading one can do neither, and a lock keeps other processes out.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Self, TypeVar

import aiosqlite

from storage import adapters
from storage.errors import AlreadyOpen, BadMigration, NotWritable, NotWritten, StoreError
from storage.migrate import REGISTER, pending
from storage.queries import Desk, queries
from storage.sqlite.transaction import Ledger, Writer

C = TypeVar("C", bound=aiosqlite.Connection)

FETCHED_AT_ONCE = 64  # rows; what aiosqlite.connect gives as well
# Whoever clicks is answered within three seconds: nobody is waited for as long as that.
PRAGMAS = ("synchronous = full", "busy_timeout = 1000", "foreign_keys = on")
PASSING = {
    *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY),
    *(sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_PROTOCOL),
}


class Sqlite:
    shared = False

    def __init__(self, writer: Writer, reader: aiosqlite.Connection, kept: AsyncExitStack) -> None:
        self.read = Desk(queries(adapters.Sqlite), reader)
        self._writer = writer
        self._writing = asyncio.Lock()
        self._kept = kept

    @classmethod
    async def open(cls, path: Path, migrations: Path) -> Self:
        kept = AsyncExitStack()
        try:
            path = _made(path)
            kept.callback(locked(path).close)
            await asyncio.to_thread(_prepare, path, migrations)
            writer = await kept.enter_async_context(_ready(Writer(partial(_connect, path, "rw"), FETCHED_AT_ONCE)))
            reader = await kept.enter_async_context(
                _ready(aiosqlite.Connection(partial(_connect, path, "ro"), FETCHED_AT_ONCE))
            )
        except BaseException as refusal:
            await kept.aclose()
            if isinstance(refusal, OSError | sqlite3.Error):
                raise refused(path, refusal) from None
            raise
        return cls(writer, reader, kept)

    async def aclose(self) -> None:
        """The reader first: the last to close checkpoints, and that is the writer's task."""
        await self._kept.aclose()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Desk]:
        async with self._writing:
            ledger = Ledger(self._writer)
            try:
                yield Desk(queries(adapters.Sqlite), ledger)
                await ledger.commit()
            except BaseException as trouble:
                await ledger.rollback()
                if _passing(trouble):
                    raise NotWritten(f"nothing can be written just now ({trouble})") from trouble
                raise


def _passing(trouble: BaseException) -> bool:
    """Of the disk, or of somebody else who has the file open: it has nothing to do with what was to be written."""
    return isinstance(trouble, sqlite3.OperationalError) and trouble.sqlite_errorcode & 0xFF in PASSING


def _made(path: Path) -> Path:
    path = path.expanduser().resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def locked(path: Path) -> sqlite3.Connection:
    """A lock of the operating system on a file beside, which ends with the process however that ends."""
    lock = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None)
    try:
        lock.execute("begin exclusive")
    except sqlite3.Error:
        lock.close()
        raise
    return lock


def _prepare(path: Path, migrations: Path) -> None:
    """All that can go wrong with the file goes wrong here, before there are threads to be stopped again."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        pending(migrations, done(db))  # before anything is changed
        if db.execute("pragma journal_mode = wal").fetchone() != ("wal",):
            raise NotWritable(f"{path} lies where SQLite cannot keep a log beside it: set DATABASE to a local disk.")
        db.execute("pragma synchronous = full")
        db.execute("begin immediate")  # a file that may only be read says so now
        db.execute("rollback")
        _migrate(db, migrations)


def _migrate(db: sqlite3.Connection, folder: Path) -> None:
    steps = pending(folder, done(db))
    if not steps:
        return
    try:
        db.executescript("\n".join(["begin immediate;", REGISTER, *(step.script for step in steps), "commit;"]))
    except sqlite3.Error as refusal:
        raise BadMigration.of(refusal) from None


def done(db: sqlite3.Connection) -> int:
    if not db.execute("select 1 from sqlite_master where name = 'migrations'").fetchone():
        return 0
    return int(db.execute("select coalesce(max(number), 0) from migrations").fetchone()[0])


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.as_uri()}?mode={mode}", uri=True, isolation_level=None)


@asynccontextmanager
async def _ready(opening: C) -> AsyncIterator[C]:
    async with opening as db:
        db.row_factory = sqlite3.Row
        for pragma in PRAGMAS:
            await db.execute_fetchall(f"pragma {pragma}")
        yield opening


def refused(path: Path, refusal: OSError | sqlite3.Error) -> StoreError:
    code = getattr(refusal, "sqlite_errorcode", None)
    if code == sqlite3.SQLITE_BUSY:
        return AlreadyOpen(f"{path} is in use by another Hikyaku: stop that one, or set DATABASE to another file.")
    if code == sqlite3.SQLITE_NOTADB:
        return NotWritable(f"{path} is not a SQLite database: move it away, or set DATABASE to another file.")
    reason = getattr(refusal, "strerror", None) or refusal
    return NotWritable(f"{path} cannot be written ({reason}): allow it, or set DATABASE to another path.")
