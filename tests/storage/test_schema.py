"""The schema and its queries: both databases understand them, none reads a whole table, and versions are told apart."""

import asyncio
import re
import shutil
import sqlite3

import asyncpg
import pytest

from storage import adapters
from storage.errors import BadMigration, NewerDatabase
from storage.migrate import MIGRATIONS
from storage.queries import load_queries
from storage.store import Store
from tests.storage.databases import new_database, tables

NAMES = load_queries(adapters.Sqlite).available_queries
BY_ALL = {"next_notice_at"}  # walks an index and stops at the first that fits
# Asked once when somebody is forgotten, or a server is, or a process ends: an index for it would cost every match that
# begins. Or once after an outage.
SELDOM = re.compile(
    r"give_back_\w+|first_awake|count_outage|disown_holds|seatings_with|forget_\w+_of|servers_known|servers_left"
)
# Read every few seconds at most, from tables that are short unless something is wrong.
SELECTED = re.compile(r"SCAN (ranked|decided|\(subquery-\d+\))")  # rows that the query itself has found by an index
COUNTED, ROW = "queues", "SCAN CONSTANT ROW"
FEW = {"dm_deletions_due": "SCAN dm_deletions"}  # tables that are never long


@pytest.fixture
def folder(tmp_path):
    """The migrations there are, to which a test may add more."""
    return shutil.copytree(MIGRATIONS, tmp_path / "migrations")


def add(folder, name, sql):
    number = len(list(folder.glob("*.sql"))) + 1
    (folder / f"{number:03}_{name}.sql").write_text(sql)


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


async def test_two_that_start_at_once_on_a_server_migrate_once(postgres):
    url = await new_database(postgres)
    await asyncio.gather(*(opened(url, MIGRATIONS) for _ in range(4)))
    assert "matches" in await tables(url)


def sql(adapter, name):
    return getattr(load_queries(adapter), name).sql


@pytest.fixture
async def sqlite(tmp_path):
    path = tmp_path / "a.db"
    async with await Store.open(str(path)):
        pass
    db = sqlite3.connect(path)
    yield db
    db.close()


def plan(db, name):
    text = sql(adapters.Sqlite, name)
    found = dict.fromkeys(re.findall(r":(\w+)", text), 1)
    return [row[3] for row in db.execute(f"explain query plan {text}", found)]


@pytest.mark.parametrize("name", [name for name in NAMES if not name.endswith("_cursor")])
def test_sqlite_reads_no_whole_table(sqlite, name):
    scans = [step for step in plan(sqlite, name) if step.startswith("SCAN") and not SELECTED.fullmatch(step)]
    if name in BY_ALL:
        assert scans == ["SCAN notices USING INDEX notices_due"]
    elif name == COUNTED:
        short = {"SCAN notices", "SCAN held_moves", ROW}
        assert {step for step in scans if "INDEX" not in step} <= short
    elif not SELDOM.fullmatch(name):
        assert scans == ([FEW[name]] if name in FEW else [])


async def test_postgresql_understands_every_query(postgres):
    url = await new_database(postgres)
    async with await Store.open(url):
        pass
    db = await asyncpg.connect(url)
    for name in NAMES:
        if not name.endswith("_cursor"):
            assert await db.prepare(sql(adapters.Postgres, name))
    await db.close()
