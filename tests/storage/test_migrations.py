"""How an older database is brought up to date, and a newer one left alone: by a second migration, made here."""

import asyncio
import shutil
import sqlite3

import asyncpg
import pytest

from storage.errors import BadMigration, NewerDatabase
from storage.migrate import MIGRATIONS
from storage.store import Store
from tests.storage.databases import new_database


@pytest.fixture
def folder(tmp_path):
    """The migrations there are, to which a test may add more."""
    return shutil.copytree(MIGRATIONS, tmp_path / "migrations")


def add(folder, name, sql):
    number = len(list(folder.glob("*.sql"))) + 1
    (folder / f"{number:03}_{name}.sql").write_text(sql)


async def tables(url):
    """The names of all tables, looked up without our code."""
    if url.startswith("sqlite"):
        db = sqlite3.connect(url.removeprefix("sqlite:///"))
        rows = db.execute("select name from sqlite_master where type = 'table'").fetchall()
        db.close()
    else:
        db = await asyncpg.connect(url)
        rows = await db.fetch("select tablename from pg_tables where schemaname = 'public'")
        await db.close()
    return {name for (name,) in rows}


async def opened(url, folder):
    async with await Store.open(url, folder):
        pass


async def test_a_second_migration_is_made_once_and_keeps_what_was_there(url, folder):
    async with await Store.open(url, folder) as store, store.transaction() as queries:
        await queries.remember(id=1, name="Aiko", locale="ja")
    add(folder, "chronicle", "create table chronicle (id integer); alter table people add column rank integer;")
    for _ in range(2):
        async with await Store.open(url, folder) as store:
            assert (await store.read.person(id=1))["name"] == "Aiko"
    assert "chronicle" in await tables(url)


async def test_a_database_newer_than_the_code_is_refused_and_not_touched(url, folder):
    add(folder, "chronicle", "create table chronicle (id integer);")
    await opened(url, folder)
    with pytest.raises(NewerDatabase) as refusal:
        await Store.open(url)
    assert f"version {len(list(folder.glob('*.sql')))}" in str(refusal.value)
    assert "\n" not in str(refusal.value)
    await opened(url, folder)


async def test_a_failing_migration_leaves_nothing_half_done(url, folder):
    await opened(url, folder)
    before = await tables(url)
    add(folder, "chronicle", "create table chronicle (id integer);")
    add(folder, "mistake", "create table mistake (id integer); insert into nothing_of_the_kind values (1);")
    with pytest.raises(BadMigration, match="nothing was changed"):
        await Store.open(url, folder)
    assert await tables(url) == before
    await opened(url, MIGRATIONS)


async def test_a_failing_first_migration_leaves_the_database_empty(url, tmp_path):
    add(tmp_path, "mistake", "create table mistake (id integer); select nothing;")
    with pytest.raises(BadMigration):
        await Store.open(url, tmp_path)
    assert await tables(url) == set()


async def test_two_that_start_at_once_on_a_server_migrate_once(postgres):
    url = await new_database(postgres)
    await asyncio.gather(*(opened(url, MIGRATIONS) for _ in range(4)))
    assert "matches" in await tables(url)


def test_migrations_are_numbered_without_a_gap():
    names = sorted(path.name for path in MIGRATIONS.glob("*.sql"))
    assert [int(name[:3]) for name in names] == list(range(1, len(names) + 1))
