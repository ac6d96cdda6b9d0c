"""How an older database is brought up to date, and a newer one left alone."""

import asyncio
import shutil
import sqlite3
from contextlib import closing

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
    return {name for (name,) in rows} - {"sqlite_sequence"}


async def opened(url, folder):
    async with await Store.open(url, folder):
        pass


async def test_an_empty_database_gets_all_tables(url):
    await opened(url, MIGRATIONS)
    first = {"people", "lobbies", "guests", "matches", "seats", "moves", "news", "migrations"}
    days = {"vacations", "blocks", "reports", "holds", "orders", "results", "ratings", "guilds", "house", "claims"}
    fair_play = {"holders", "bars", "keys", "remembered", "pings", "database_kind"}
    discord = {"dm_deletions"}
    teacher = {"lessons", "puzzle_answers", "puzzles"}
    learning, watching, plans = {"learners"}, {"followers", "guesses"}, {"plans"}
    assert await tables(url) == first | days | fair_play | discord | teacher | learning | watching | plans


async def test_each_migration_is_made_once(url, folder):
    await opened(url, folder)
    add(folder, "chronicle", "create table chronicle (id integer);")
    await opened(url, folder)
    await opened(url, folder)
    assert "chronicle" in await tables(url)


async def test_what_was_there_before_is_there_after(url, folder):
    async with await Store.open(url, folder) as store, store.transaction() as queries:
        await queries.remember(id=1, name="Aiko", locale="ja")
    add(folder, "chronicle", "create table chronicle (id integer);")
    async with await Store.open(url, folder) as store:
        assert (await store.read.person(id=1))["name"] == "Aiko"


async def test_a_hall_from_before_the_computers_knows_them_afterwards(url, tmp_path):
    (tmp_path / "old").mkdir()
    shutil.copy(MIGRATIONS / "001_hall.sql", tmp_path / "old")
    facts = dict.fromkeys(("game", "options", "pace", "secret", "commitment", "joins", "seed", "opened"), "")
    facts |= {"state": "", "recent": "", "guild_name": "", "channel": 1, "guild": 1, "locale": "en", "version": 1}
    facts |= {"id": "'abcdefgh'", "ply": 0, "told": 0, "begun_at": 1, "since": 1}
    values = ", ".join("''" if value == "" else "'en'" if value == "en" else str(value) for value in facts.values())
    await opened(url, tmp_path / "old")
    await written(url, "insert into people (id, name, locale) values (1, 'Aiko', 'ja')")
    await written(url, f"insert into matches ({', '.join(facts)}) values ({values})")
    await written(url, "insert into seats (match_id, seat, user_id, name, dm, asked, since) "
                       "values ('abcdefgh', 0, 1, 'Aiko', 0, 1, 1)")  # fmt: skip
    async with await Store.open(url) as store:
        [seat] = await store.read.match(id="abcdefgh")
        assert (seat["rated"], seat["name"]) == (1, "Aiko")
        assert await store.read.computers_asked(before=2**62, now=0, each=9, most=9) == []
        assert (await store.read.person(id=-11))["name"] == "novice"


async def test_somebody_who_had_only_been_named_by_others_is_told_from_those_who_came(url, tmp_path):
    """People who came have sat somewhere or wished something; the computers never come."""
    (tmp_path / "old").mkdir()
    for path in sorted(MIGRATIONS.glob("*.sql"))[:4]:
        shutil.copy(path, tmp_path / "old")
    await opened(url, tmp_path / "old")
    for id, text_first in ((1, 0), (2, 1)):
        await written(url, f"insert into people (id, name, locale, text_first) values ({id}, 'A', 'en', {text_first})")
    async with await Store.open(url) as store:
        assert [(await store.read.person(id=id))["introduced_at"] for id in (1, 2, -11)] == [0, None, None]


async def written(url, statement):
    """Without our code."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as db, db:
            db.execute(statement)
    else:
        db = await asyncpg.connect(url)
        await db.execute(statement)
        await db.close()


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
