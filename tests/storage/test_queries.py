"""The same queries serve both databases, and none of them reads a whole table."""

import re
import sqlite3

import asyncpg
import pytest

from storage import adapters
from storage.queries import load_queries
from storage.store import Store
from tests.storage.databases import new_database

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
FEW = {  # tables that are never long
    "dm_deletions_due": "SCAN dm_deletions",
}


def sql(adapter, name):
    return getattr(load_queries(adapter), name).sql


def test_there_are_queries():
    assert len(NAMES) > 25
    assert load_queries(adapters.Postgres).available_queries == NAMES


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


@pytest.mark.parametrize(
    ("name", "index"),
    [
        ("notices_due", "notices_due"),
        ("seats_of", "seats_playing"),
        ("lobbies_starting", "lobbies_starting"),
        ("computers_asked", "seats_answering"),
        ("match_in_thread", "matches_by_thread"),
    ],
)
def test_what_is_asked_again_and_again_goes_by_an_index(sqlite, name, index):
    assert any(index in step for step in plan(sqlite, name))
