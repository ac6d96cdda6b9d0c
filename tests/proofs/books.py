"""What an evening is written down in, read by a stranger: a file of SQLite, or a database of a PostgreSQL server."""

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
"""`ask(question, *facts)`: the rows, by name or number. Facts are called ?1, ?2 in a question."""

PATIENCE: Final = 30.0  # seconds
LOOK: Final = 0.01
MADE: Final = "holds"  # a table that is there as soon as all are
SESSIONS: Final = (
    "select count(*) from pg_stat_activity"
    " where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'"
)


class Book(Protocol):
    address: str

    def open(self) -> AbstractContextManager[Ask | None]:
        """For questions; nothing, if nothing has been written yet."""

    def left(self) -> AbstractContextManager[Ask | None]:
        """The same, as the next start of a bot that has just died would find it."""

    def damage(self, ask: Ask) -> list[str]:
        """What is wrong with it whatever it says."""


class File:
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
        """A copy is looked at."""
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


class Served:
    """Asked from a thread of its own, so that whoever looks need not wait in an event loop."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._db: Any = None

    @contextmanager
    def open(self) -> Iterator[Ask | None]:
        yield self._ask if self._ask("select to_regclass(?1)", MADE)[0][0] else None

    @contextmanager
    def left(self) -> Iterator[Ask | None]:
        """The server takes a moment until it knows that somebody has died, and undoes or commits what they began."""
        end = time.monotonic() + PATIENCE
        while self._ask(SESSIONS)[0][0]:
            assert time.monotonic() < end, "the server does not see that the bot has died"
            time.sleep(LOOK)
        with self.open() as ask:
            yield ask

    def damage(self, ask: Ask) -> list[str]:
        """Foreign keys are looked after, and pages checked, by the server."""
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
    threading.Thread(target=loop.run_forever, name="books", daemon=True).start()
    return loop


def waited(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run_coroutine_threadsafe(work, thread()).result(PATIENCE)


@asynccontextmanager
async def book(folder: Path, server: str = "") -> AsyncIterator[Book]:
    """An empty one: on that server, or else a file in the folder."""
    if not server:
        yield File(folder / "matches.db")
        return
    served = Served(await new_database(server))
    try:
        yield served
    finally:
        served.close()
        await drop(server, served.address)
