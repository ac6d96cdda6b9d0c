"""A SQLite file, with one connection that writes and one that only reads.

Releases of SQLite up to 3.51.2 can damage a file when two connections write or checkpoint its log at the same moment.
So only one connection does either, the reading one can do neither, and a lock keeps other processes out.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from typing import Self, TypeVar

import aiosqlite

from storage import adapters
from storage.errors import AlreadyOpen, BadMigration, NotWritable, NotWritten, StoreError
from storage.health import DriverErrors
from storage.migrate import CREATE_REGISTER, pending
from storage.queries import Queries, load_queries
from storage.sqlite.files import LOCK_SUFFIX, LOG_SUFFIXES, create_private, make_private, owner_of_others
from storage.sqlite.transaction import Group, Transaction, Writer

C = TypeVar("C", bound=aiosqlite.Connection)

FETCHED_AT_ONCE = 64  # rows; the default of aiosqlite.connect
# A click must be answered within three seconds, so a locked file is given up after one.
BUSY_TIMEOUT = "busy_timeout = 1000"
PRAGMAS = ("synchronous = full", BUSY_TIMEOUT, "foreign_keys = on", "secure_delete = on")
NEEDED = (3, 35, 0)  # `returning`
CLEAN = 1  # in `user_version`: nothing was erased since the file was last rewritten
TRANSIENT = {
    *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY),
    *(sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_PROTOCOL),
}


class Sqlite:
    """A `storage.store.Database` in a file. `resources`: what is closed with it, last opened first."""

    shared = False
    errors = DriverErrors((sqlite3.Error,), harmless=(sqlite3.IntegrityError, sqlite3.ProgrammingError))

    def __init__(self, writer: Writer, reader: aiosqlite.Connection, resources: AsyncExitStack) -> None:
        self.read = Queries(load_queries(adapters.Sqlite), reader)
        self._writer = writer
        self._writing = asyncio.Lock()
        self._waiting = 0  # for their turn to write
        self._group = Group()
        self._resources = resources
        self._log_holds_erased = False

    @classmethod
    async def open(cls, path: Path, migrations: Path) -> Self:
        """Create or open the file and migrate it.

        Raises `NotWritable`, `AlreadyOpen`, `NewerDatabase`, `BadMigration`.
        """
        resources = AsyncExitStack()
        try:
            path = _with_folder(path)
            create_private(path)
            resources.callback(lock_database(path).close)
            make_private(path, "", *LOG_SUFFIXES)
            await asyncio.to_thread(_prepare, path, migrations)
            writer = await resources.enter_async_context(
                _configure(Writer(partial(_connect, path, "rw"), FETCHED_AT_ONCE))
            )
            reader = await resources.enter_async_context(
                _configure(aiosqlite.Connection(partial(_connect, path, "ro"), FETCHED_AT_ONCE))
            )
        except BaseException as error:
            await resources.aclose()
            if isinstance(error, OSError | sqlite3.Error):
                raise explain(path, error) from None
            raise
        return cls(writer, reader, resources)

    async def claim(self, part: str) -> bool:
        """A file that is open is ours alone."""
        return True

    async def aclose(self) -> None:
        """Close the reader first: the last connection to close checkpoints the log, which only the writer can."""
        await self._resources.aclose()

    @asynccontextmanager
    async def transaction(self, match: str | None = None) -> AsyncIterator[Queries]:
        """One at a time. One that others are waiting for is committed together with them, after they are written.

        One that fails may have read what the others of its group have written. So its error is raised once that is
        committed. Raises `NotWritten` if the disk, or another user of the file, is the cause.
        """
        failure: Exception | None = None
        async with self._explaining(), self._turn():
            group, alone = self._group, False
            transaction = Transaction(self._writer, group)
            try:
                yield Queries(load_queries(adapters.Sqlite), transaction)
                alone = not group.size and not self._waiting
                if not transaction.empty:
                    await (transaction.commit() if alone else transaction.join())
            except BaseException as trouble:
                if not await transaction.rollback():
                    self._end(group, trouble)
                    raise
                if not group.size or not isinstance(trouble, Exception):
                    raise
                failure = trouble
            if alone:
                await self._empty_log()
        async with self._explaining():
            if failure or not (alone or transaction.empty):
                await self._committed(group)
            if failure:
                raise failure

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Wait behind all who wait already."""
        self._waiting += 1
        try:
            await self._writing.acquire()
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._writing.release()

    async def _committed(self, group: Group) -> None:
        """The first of a group whose turn comes again commits it: all who waited meanwhile have joined it by then."""
        async with self._turn():
            if not group.committed.done():
                commit = asyncio.ensure_future(self._commit(group))
                try:
                    await asyncio.shield(commit)
                finally:
                    await asyncio.wait([commit])  # the next may not begin before, not even if the caller is cancelled
        group.committed.result()

    async def _commit(self, group: Group) -> None:
        try:
            await self._writer.commit()
        except sqlite3.Error as trouble:
            with suppress(sqlite3.OperationalError):
                await self._writer.rollback()
            self._end(group, trouble)
        else:
            self._end(group)
            await self._empty_log()

    def _end(self, group: Group, trouble: BaseException | None = None) -> None:
        """Writes that come now belong to another group."""
        self._group = Group()
        if trouble is None:
            group.committed.set_result(None)
        else:
            group.committed.set_exception(trouble)
            group.committed.exception()  # there may be nobody left to be told

    @asynccontextmanager
    async def _explaining(self) -> AsyncIterator[None]:
        try:
            yield
        except sqlite3.OperationalError as trouble:
            if not _is_transient(trouble):
                raise
            raise NotWritten(f"nothing can be written just now ({trouble})") from trouble

    async def empty_log(self) -> None:
        """Empty the log, which still has the pages as they were before something was erased.

        While somebody else reads it, as `backup` does, it cannot be emptied. Then each commit tries again.
        At the next start the file is rewritten, too.
        """
        async with self._turn():
            self._log_holds_erased = True
            await (self._commit(self._group) if self._group.size else self._empty_log())

    async def _empty_log(self) -> None:
        if self._log_holds_erased:
            with suppress(sqlite3.OperationalError):  # the disk is full or broken: what was committed is in the log
                self._log_holds_erased = not await self._writer.run(_truncate_log)


def _truncate_log(db: sqlite3.Connection) -> bool:
    """Whether it is empty now. Nobody is waited for: a click may be waiting for us."""
    try:
        db.execute("pragma user_version = 0")
        db.execute("pragma busy_timeout = 0")
        busy, _, _ = db.execute("pragma wal_checkpoint(truncate)").fetchone()
    finally:
        db.execute(f"pragma {BUSY_TIMEOUT}")
    return not busy


def _is_transient(trouble: sqlite3.OperationalError) -> bool:
    """Whether the cause is the disk, or somebody else who has the file open, and not what was to be written."""
    return trouble.sqlite_errorcode & 0xFF in TRANSIENT


def _with_folder(path: Path) -> Path:
    """The absolute path, whose folder now exists."""
    path = path.expanduser().resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def lock_database(path: Path) -> sqlite3.Connection:
    """Lock the file `PATH.lock`, until the returned connection is closed or the process ends, however it ends.

    Raises `sqlite3.OperationalError` if another process has the lock, `NotWritable`.
    """
    create_private(Path(f"{path}{LOCK_SUFFIX}"))
    make_private(path, LOCK_SUFFIX, f"{LOCK_SUFFIX}-journal")
    lock = sqlite3.connect(f"{path}{LOCK_SUFFIX}", timeout=0, isolation_level=None)
    try:
        lock.execute("begin exclusive")
    except sqlite3.Error:
        lock.close()
        raise
    return lock


def _prepare(path: Path, migrations: Path) -> None:
    """Migrate the file, and raise whatever is wrong with it before there are threads that must be stopped."""
    if sqlite3.sqlite_version_info < NEEDED:
        needed = ".".join(map(str, NEEDED))
        raise NotWritable(f"This Python has SQLite {sqlite3.sqlite_version}, not {needed}: use a newer Python.")
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        if not read_version(db) and db.execute("select 1 from sqlite_master").fetchone():
            raise NotWritable(f"{path} is another program's database: set DATABASE to another file.")
        pending(migrations, read_version(db))  # a newer database is refused before anything is changed
        if db.execute("pragma journal_mode = wal").fetchone() != ("wal",):
            raise NotWritable(f"{path} lies where SQLite cannot keep a log beside it: set DATABASE to a local disk.")
        db.execute("pragma synchronous = full")
        db.execute("pragma secure_delete = on")
        db.execute("begin immediate")  # fails if the file is read-only
        db.execute("rollback")
        _migrate(db, migrations)
        _rewrite(db, path.parent)


def _migrate(db: sqlite3.Connection, folder: Path) -> None:
    steps = pending(folder, read_version(db))
    if not steps:
        return
    try:
        db.executescript("\n".join(["begin immediate;", CREATE_REGISTER, *(step.script for step in steps), "commit;"]))
    except sqlite3.Error as error:
        raise BadMigration.of(error) from None


def _rewrite(db: sqlite3.Connection, folder: Path) -> None:
    """Rewrite the file if something was erased. `secure_delete` misses the copies of rows that SQLite moved before."""
    if db.execute("pragma user_version").fetchone() == (CLEAN,):
        return
    quoted = str(folder).replace("'", "''")
    db.execute(f"pragma temp_store_directory = '{quoted}'")  # everybody's hands, and only this disk may be encrypted
    with suppress(sqlite3.OperationalError):  # there is no room for a second one: the next start tries again
        db.execute("vacuum")
        db.execute(f"pragma user_version = {CLEAN}")


def read_version(db: sqlite3.Connection) -> int:
    """The number of the last migration that was applied; 0 for an empty database."""
    if not db.execute("select 1 from sqlite_master where name = 'migrations'").fetchone():
        return 0
    return int(db.execute("select coalesce(max(number), 0) from migrations").fetchone()[0])


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.as_uri()}?mode={mode}", uri=True, isolation_level=None)


@asynccontextmanager
async def _configure(opening: C) -> AsyncIterator[C]:
    async with opening as db:
        db.row_factory = sqlite3.Row
        for pragma in PRAGMAS:
            await db.execute_fetchall(f"pragma {pragma}")
        yield opening


def explain(path: Path, error: OSError | sqlite3.Error) -> StoreError:
    """The error to raise instead, in a sentence for the host."""
    code = getattr(error, "sqlite_errorcode", None)
    if code == sqlite3.SQLITE_BUSY:
        return AlreadyOpen(f"{path} is in use by another Hikyaku: stop that one, or set DATABASE to another file.")
    if code == sqlite3.SQLITE_NOTADB:
        return NotWritable(f"{path} is not a SQLite database: move it away, or set DATABASE to another file.")
    reason = getattr(error, "strerror", None) or error
    if code == sqlite3.SQLITE_CORRUPT:
        return NotWritable(f"{path} is damaged ({reason}): put a copy in its place with `python bot.py restore FILE`.")
    if owner := owner_of_others(path):
        return NotWritable(f"{path} belongs to {owner} and can't be written ({reason}): give it to the bot's user.")
    return NotWritable(f"{path} cannot be written ({reason}): allow it, or set DATABASE to another path.")
