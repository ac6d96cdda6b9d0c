"""Failpoints: where the bot under test is killed, and which of its writes fail.

The bot and the test share a page of memory: the bot counts there, and the test says at which count to kill it.
Nothing that is shipped is counted like this.
"""

import asyncio
import mmap
import os
import re
import signal
import sqlite3
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import aiohttp
import asyncpg
from yarl import URL

from storage import adapters
from storage.queries import load_queries

FIELDS: Final = ("count", "kill_at", "failing", "writes", "first", "refused", "reached")
LABEL: Final = 64  # where the name of the last point begins
AT: Final = 512  # where the name of the point begins at which the process is to be killed, if there is one
LONGEST: Final = 200
WRITE_ERRORS: Final = (
    ("database or disk is full", sqlite3.SQLITE_FULL),
    ("disk I/O error", sqlite3.SQLITE_IOERR),
    ("database is locked", sqlite3.SQLITE_BUSY),
)


class Failpoints:
    """`count` points have been passed since the start; the process is killed at number `kill_at` (0: never).

    `failing` numbers a write error from 1: write number `first` and all later ones are refused with it.
    """

    def __init__(self, path: Path) -> None:
        path.touch()
        os.truncate(path, mmap.PAGESIZE)
        with path.open("r+b") as file:
            self._page = mmap.mmap(file.fileno(), mmap.PAGESIZE)
        self._lock = threading.Lock()

    def __getitem__(self, field: str) -> int:
        return int(struct.unpack_from("q", self._page, 8 * FIELDS.index(field))[0])

    def __setitem__(self, field: str, value: int) -> None:
        struct.pack_into("q", self._page, 8 * FIELDS.index(field), value)

    @property
    def label(self) -> str:
        """The last point that was passed."""
        return self._read(LABEL)

    def _read(self, start: int) -> str:
        return self._page[start : start + LONGEST].rstrip(b"\0").decode(errors="replace")

    def _write(self, start: int, name: str) -> None:
        self._page[start : start + LONGEST] = name.encode()[:LONGEST].ljust(LONGEST, b"\0")

    def arm(self, points: int, at: str = "") -> None:
        """Kill the process so many points from now, or at the next one that is called `at`; 0 and "": let it live."""
        self["kill_at"] = self["count"] + points if points else 0
        self._write(AT, at)

    def restart(self, points: int) -> None:
        """Count a new process from 0."""
        self["count"] = 0
        self.arm(points)

    def fail_writes(self, error: int, after: int = 1) -> None:
        """Refuse the write that comes `after` so many, and all later ones; error 0: refuse none."""
        self["first"] = self["writes"] + after
        self["failing"] = error

    def reach(self) -> None:
        """Called where a broken build is broken."""
        self["reached"] = 1

    def point(self, label: str = "") -> None:
        """Called by the bot, from any of its threads."""
        with self._lock:
            self["count"] = here = self["count"] + 1
            self._write(LABEL, label)
            if here == self["kill_at"] or (label and label == self._read(AT)):
                os.kill(os.getpid(), signal.SIGKILL)

    @contextmanager
    def around(self, label: str) -> Iterator[None]:
        """Two points: before something is done, and after it."""
        self.point(f"before {label}")
        yield
        self.point(f"after {label}")

    def write(self) -> None:
        """One more write; if it is to fail, raises what SQLite would raise."""
        with self._lock:
            self["writes"] += 1
            if not self["failing"] or self["writes"] < self["first"]:
                return
            self["refused"] += 1
        words, code = WRITE_ERRORS[self["failing"] - 1]
        error = sqlite3.OperationalError(words)
        error.sqlite_errorcode = code
        raise error


# Queries that the bot polls with. They change nothing and come as often as they like, so they are no failpoints.
POLLS = {
    "computers_asked", "digests_due", "holds_due", "last_awake", "lobbies_stale", "lobbies_starting",
    "lobbies_telling", "matches_forgotten", "next_notice_at", "notices_due", "notices_leased",
    "oldest_ping", "reports_due", "seats_leaving", "seats_overdue",
    "seats_returning", "seats_to_remind",
}  # fmt: skip
HEARTBEATS = {"drop_leases", "renew_lease"}  # on PostgreSQL: a process says that it is alive


class Names:
    def __init__(self, adapter: Any) -> None:
        queries = load_queries(adapter)
        names = {name for name in queries.available_queries if not name.endswith("_cursor")}
        assert names >= POLLS | HEARTBEATS, f"no longer queries: {(POLLS | HEARTBEATS) - names}"
        self._of = {getattr(queries, name).sql: name for name in names}

    def __getitem__(self, sql: str) -> str:
        return self._of.get(sql) or " ".join(sql.split())[:40]


# SQLite: every statement is a failpoint, and every write can fail

READS: Final = ("select", "pragma", "rollback")


class CountedFile(sqlite3.Connection):
    """There is a point before each statement, and one before and after each commit and rollback."""

    failpoints: Failpoints
    names: Names

    def execute(self, sql: str, *facts: Any) -> sqlite3.Cursor:
        if self.names[sql] not in POLLS:
            self._before(sql)
        return super().execute(sql, *facts)

    def executemany(self, sql: str, facts: Any) -> sqlite3.Cursor:
        self._before(sql)
        return super().executemany(sql, facts)

    def executescript(self, script: str) -> sqlite3.Cursor:
        """A script is one call, but each of its statements is counted."""
        self.set_trace_callback(lambda sql: self.failpoints.point(f"in a script: {self.names[sql]}"))
        try:
            return super().executescript(script)
        finally:
            self.set_trace_callback(None)

    def commit(self) -> None:
        with self.failpoints.around("commit"):
            self.failpoints.write()
            super().commit()

    def rollback(self) -> None:
        with self.failpoints.around("rollback"):
            super().rollback()

    def _before(self, sql: str) -> None:
        self.failpoints.point(f"before {self.names[sql]}")
        if not sql.lower().startswith(READS):
            self.failpoints.write()


def count_sqlite(failpoints: Failpoints) -> None:
    """From now on every connection to a file is counted."""
    CountedFile.failpoints, CountedFile.names = failpoints, Names(adapters.Sqlite)
    connect = sqlite3.connect
    sqlite3.connect = lambda *where, **how: connect(*where, factory=CountedFile, **how)


# PostgreSQL

BEGIN: Final = "BEGIN;"
ENDS: Final = {"COMMIT;": "commit", "ROLLBACK;": "rollback"}
NOTHING: Final = "INSERT 0 0"  # the server's answer to a claim when there was nothing to claim


class CountedConnection(asyncpg.Connection):
    """A failpoint before each statement, and three around each commit.

    The bot polls in transactions of their own. One that found nothing to do changes nothing: it has no failpoints.
    """

    failpoints: Failpoints
    names: Names
    idle = True  # this transaction has only polled so far

    async def execute(self, sql: str, *facts: Any, **how: Any) -> str:
        running = super().execute(sql, *facts, **how)
        if sql in ENDS:
            return await self._end(ENDS[sql], running)
        if sql.startswith(BEGIN):
            self.idle = sql == BEGIN
            if not self.idle:
                self.failpoints.point("before the match is locked")
        elif self.names[sql] == "lease_notices":  # only its answer tells whether it was a mere poll
            answer: str = await running
            if answer != NOTHING:
                self._before("what is claimed is known")
            return answer
        else:
            self._before(self.names[sql])
        done: str = await running
        return done

    async def _end(self, name: str, running: Any) -> str:
        """A commit that was sent but not yet answered is a point as well: it may hold or not."""
        if self.idle:
            done: str = await running
            return done
        self.failpoints.point(f"before {name}")
        sent = asyncio.ensure_future(running)
        await asyncio.sleep(0)
        self.failpoints.point(f"while {name} is under way")
        done = await sent
        self.failpoints.point(f"after {name}")
        return done

    def _before(self, name: str) -> None:
        if name not in POLLS and name not in HEARTBEATS:
            self.idle = False
            self.failpoints.point(f"before {name}")


def _counted(method: str) -> Any:
    async def call(self: CountedConnection, sql: str, *facts: Any, **how: Any) -> Any:
        self._before(self.names[sql])
        return await getattr(super(CountedConnection, self), method)(sql, *facts, **how)

    return call


for method in ("executemany", "fetch", "fetchrow", "fetchval"):
    setattr(CountedConnection, method, _counted(method))


def count_postgres(failpoints: Failpoints) -> None:
    """From now on every connection of a pool is counted."""
    CountedConnection.failpoints, CountedConnection.names = failpoints, Names(adapters.Postgres)
    asyncpg.create_pool = partial(asyncpg.create_pool, connection_class=CountedConnection)


# Requests to Discord: each has a failpoint before it leaves, and one after it is answered


def count_requests(failpoints: Failpoints) -> None:
    """From now on every request to Discord is counted; the sandbox's clock is not Discord."""
    request = aiohttp.ClientSession._request

    async def counted(self: aiohttp.ClientSession, method: str, url: Any, **how: Any) -> aiohttp.ClientResponse:
        path = URL(url).path
        if path.startswith("/sandbox/"):
            return await request(self, method, url, **how)
        with failpoints.around(f"{method} {route(path)}"):
            return await request(self, method, url, **how)

    aiohttp.ClientSession._request = counted


def route(path: str) -> str:
    """Without ids and tokens."""
    return re.sub(r"/(\d+|[\w.=-]{24,})", "/-", path)
