"""A database that was kept comes up under today's code, on both databases: its matches play on, or check out."""

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import asyncpg
import pytest

from dojo import shuffle
from dojo.match.verification import proved, sealed
from engine import record
from engine.games import GAMES
from storage.migrate import MIGRATIONS
from storage.postgres import Postgres
from storage.store import Store
from tests.dojo.hall import Clock, Hall
from tests.golden.hall import AIKO, BRUNO, CHLOE, DAI, DAY, DOJO
from tests.storage.databases import new_database

HALL = Path(__file__).parents[1] / "golden/hall.db"
OVER_WITH_ITS_PROCESS = {"leases"}


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request, tmp_path):
    """The address of a database like the kept one."""
    if request.param == "sqlite":
        return str(shutil.copy(HALL, tmp_path / "hikyaku.db"))
    url = await new_database(request.getfixturevalue("postgres"))
    await poured(url)
    return url


async def poured(url):
    """The same rows in a server's tables."""
    await (await Postgres.open(url, MIGRATIONS)).aclose()
    server = await asyncpg.connect(url)
    await server.execute("set session_replication_role = replica")  # in whatever order
    for table, names, rows in tables():
        await server.execute(f"delete from {table}")
        values = ", ".join(f"${at}" for at in range(1, len(names) + 1))
        await server.executemany(f"insert into {table} ({', '.join(names)}) values ({values})", rows)
    await server.close()


def tables():
    with closing(sqlite3.connect(HALL)) as db:
        for (table,) in db.execute("select name from sqlite_master where type = 'table'").fetchall():
            found = db.execute(f"select * from {table}")
            yield table, [column[0] for column in found.description], found.fetchall()


def rows(name):
    return [dict(zip(names, row, strict=True)) for each, names, found in tables() if each == name for row in found]


@pytest.fixture
def clock():
    """The hour at which the hall was left."""
    told = Clock()
    told.at = max(row["since"] for row in rows("matches")) + 1000
    return told


@pytest.fixture
async def store(url):
    async with await Store.open(url) as opened:
        yield opened


@pytest.fixture
def dojo(store, clock):
    return Hall(store, clock, GAMES)


def ids(table, status):
    return sorted(row["id"] for row in rows(table) if row["status"] == status)


async def test_the_database_that_is_kept_is_one_of_this_version(tmp_path):
    """Until the first release the schema is edited in place, and `python -m tests.golden` keeps another database."""
    async with await Store.open(str(tmp_path / "today.db")):
        assert schema(tmp_path / "today.db") == schema(HALL)


def schema(path):
    """Without its comments."""
    with closing(sqlite3.connect(path)) as db:
        found = db.execute("select sql from sqlite_master where sql is not null order by name")
        return [re.sub(r"\s+", " ", re.sub("--.*", "", sql)) for (sql,) in found]


def test_there_is_something_in_every_table_and_of_every_game():
    found = {table: len(rows) for table, _, rows in tables()}
    assert {table for table, count in found.items() if not count} <= OVER_WITH_ITS_PROCESS
    kept = {(row["game"], row["status"]) for row in rows("matches")}
    assert kept == {(key, status) for key in GAMES for status in ("playing", "over")}


async def counted(url, table):
    if "://" not in url:
        with closing(sqlite3.connect(url)) as db:
            return db.execute(f"select count(*) from {table}").fetchone()[0]
    server = await asyncpg.connect(url)
    found = await server.fetchval(f"select count(*) from {table}")
    await server.close()
    return found


async def test_matches_play_on_to_their_end_and_check_out(dojo):
    dice = Random("upgrade")
    for id in ids("matches", "playing"):
        table = await dojo.referee.table(id)
        most = table.match.ply + (6 if "postgres" in type(dojo.referee._store._database).__module__ else 60)
        while table.status == "playing" and table.match.ply < most:
            ask = dice.choice(table.asks())
            text = str(dice.choice(ask.options))
            table = await dojo.referee.answer(id, table.players[ask.seat].id, None, text)
        while table.status == "playing":
            seat = next(seat for seat in table.all_people if seat not in table.left)
            table = await dojo.referee.resign(id, table.players[seat].id)
        history = await dojo.archive.ended(id)
        assert proved(history).holds
        assert await dojo.leaderboards.changes(id) is not None


async def test_matches_that_are_over_check_out_and_can_be_taken_away(dojo):
    for id in ids("matches", "over"):
        history = await dojo.archive.ended(id)
        assert proved(history).holds
        written = record.write(sealed(history))
        assert record.replay(record.read(written)).match.state == history.table.match.state
        for ply in range(history.last + 1):
            history.at(ply).view(None)


async def test_lobbies_fill_and_their_matches_begin(dojo, store):
    begun = 0
    for id in ids("lobbies", "open"):
        lobby = await dojo.lobbies.get(id)
        free = [player for player in (AIKO, BRUNO, CHLOE, DAI) if player.id not in lobby.ids]
        if lobby.invited:
            free.sort(key=lambda player: player.id != lobby.invited)
        for player in free[: lobby.free]:
            lobby = await dojo.lobbies.join(id, player)
        await dojo.lobbies.start(id, lobby.host)
        row = (await store.read.match(id=id))[0]
        assert shuffle.seed(row["secret"], row["joins"]) == row["seed"]
        assert shuffle.commitment(row["secret"]) == row["commitment"] == lobby.commitment
        begun += 1
    assert begun > 2


async def test_what_was_held_is_played_and_time_goes_on(dojo, clock, url):
    held = [row["match_id"] for row in rows("held_moves")]
    before = {row["id"]: row["ply"] for row in rows("matches")}
    clock.at += 60_000
    await dojo.held_moves.apply_due()
    for id in held:
        assert (await dojo.referee.table(id)).match.ply == before[id] + 1
    assert await counted(url, "held_moves") == 0
    told = await counted(url, "notices")
    clock.at += 8 * DAY
    await dojo.deadlines.look()
    assert await counted(url, "notices") > told  # reminders and strikes came with the days


async def test_everybody_is_told_what_is_kept_on_them_and_can_be_forgotten(dojo):
    for player in (AIKO, BRUNO, CHLOE, DAI):
        assert (await dojo.exported(player))["matches"]
    await dojo.privacy.forget(CHLOE.id, lambda language, number: f"Former {number}")
    assert not (await dojo.exported(CHLOE))["matches"]


async def test_ratings_and_wishes_are_as_they_were(dojo, store):
    for player in (AIKO, BRUNO, CHLOE, DAI):
        before = [(row["guild"], row["game"], row["mu"]) for row in rows("ratings") if row["user_id"] == player.id]
        after = [(row["guild"], row["game"], row["mu"]) for row in await store.read.kept_ratings(id=player.id)]
        assert sorted(after) == sorted(before)
    assert (await dojo.people.preferences(AIKO.id)).text_first
    for game in GAMES:
        assert await dojo.leaderboards.leaders(DOJO["guild"], game, 0, AIKO.id)
