"""The database of a rig, read from outside the bot: a SQLite file, or a database on a PostgreSQL server."""

import asyncio
import shutil
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import asyncpg

from tests.storage.databases import drop, new_database

T = TypeVar("T")
Ask = Callable[..., Sequence[Any]]
"""`ask(query, *facts)` gives rows, which are read by name or number. In the query the facts are ?1, ?2."""

PATIENCE: Final = 30.0  # seconds
LOOK: Final = 0.01
MADE: Final = "holds"  # if there is this table, there are all of them
SESSIONS: Final = (
    "select count(*) from pg_stat_activity"
    " where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'"
)


class Database(Protocol):
    address: str

    def open(self) -> AbstractContextManager[Ask | None]:
        """None if nothing has been written yet."""

    def left(self) -> AbstractContextManager[Ask | None]:
        """The same, as the next bot will find it after one was killed."""

    def damage(self, ask: Ask) -> list[str]:
        """What is wrong with the database as such."""


class SqliteFile:
    def __init__(self, path: Path) -> None:
        self.path, self.address = path, str(path)

    @contextmanager
    def open(self) -> Iterator[Ask | None]:
        if not self.path.exists():
            yield None
            return
        with closing(sqlite3.connect(f"{self.path.as_uri()}?mode=ro", uri=True, timeout=5)) as db:
            yield asking(db)

    @contextmanager
    def left(self) -> Iterator[Ask | None]:
        """A copy, because opening it would repair it."""
        copy = self.path.with_name("copy.db")
        for end in ("", "-wal"):
            left = Path(f"{self.path}{end}")
            Path(f"{copy}{end}").unlink(missing_ok=True)
            if left.exists():
                shutil.copyfile(left, f"{copy}{end}")
        Path(f"{copy}-shm").unlink(missing_ok=True)
        if not copy.exists() or not copy.stat().st_size:
            yield None
            return
        with closing(sqlite3.connect(copy)) as db:
            ask = asking(db)
            yield ask if ask("select 1 from sqlite_master where name = ?1", MADE) else None

    def damage(self, ask: Ask) -> list[str]:
        whole, loose = ask("pragma integrity_check")[0][0], ask("pragma foreign_key_check")
        return [f"integrity: {whole}"] * (whole != "ok") + [f"{len(loose)} loose rows"] * bool(loose)


def asking(db: sqlite3.Connection) -> Ask:
    db.row_factory = sqlite3.Row
    return lambda question, *facts: db.execute(question, facts).fetchall()


class PostgresDatabase:
    """Queried in a thread of its own, because checks do not await."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._db: Any = None

    @contextmanager
    def open(self) -> Iterator[Ask | None]:
        yield self._ask if self._ask("select to_regclass(?1)", MADE)[0][0] else None

    @contextmanager
    def left(self) -> Iterator[Ask | None]:
        """The server takes a moment to see that the bot is gone, and to roll back or commit what it began."""
        end = time.monotonic() + PATIENCE
        while self._ask(SESSIONS)[0][0]:
            assert time.monotonic() < end, "the server does not see that the bot is gone"
            time.sleep(LOOK)
        with self.open() as ask:
            yield ask

    def damage(self, ask: Ask) -> list[str]:
        """The server itself checks foreign keys and pages."""
        return []

    def _ask(self, question: str, *facts: Any) -> Sequence[Any]:
        return waited(self._asked(question.replace("?", "$"), facts))

    async def _asked(self, question: str, facts: Sequence[Any]) -> Sequence[Any]:
        self._db = self._db or await asyncpg.connect(self.address)
        rows: Sequence[Any] = await self._db.fetch(question, *facts)
        return rows

    def close(self) -> None:
        if self._db:
            waited(self._db.close())


@cache
def thread() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, name="databases", daemon=True).start()
    return loop


def waited(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run_coroutine_threadsafe(work, thread()).result(PATIENCE)


@asynccontextmanager
async def database(folder: Path, server: str = "") -> AsyncIterator[Database]:
    """An empty one: on this server, or a file in the folder."""
    if not server:
        yield SqliteFile(folder / "matches.db")
        return
    served = PostgresDatabase(await new_database(server))
    try:
        yield served
    finally:
        served.close()
        await drop(server, served.address)
