"""Halls kept by earlier versions come up under today's, on both databases: their matches play on, or check out."""

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

ROOT = Path(__file__).parents[2]
HALLS = sorted((ROOT / "tests/golden").glob("hall-*.db"))
# Until which hall the rules or the cards of a game were still changed without a version of their own: nothing had been
# released.
OTHER_RULES = dict.fromkeys(GAMES, 1) | {"karenza": 9, "regroup": 7}
BY_THE_WAY = {"claims"}  # what is in it is over when the process is


def number(hall):
    return int(hall.stem.removeprefix("hall-"))


@pytest.fixture(params=HALLS, ids=lambda hall: hall.stem)
def hall(request):
    return request.param


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request, hall, tmp_path):
    """The address of a database as that version left it."""
    if request.param == "sqlite":
        return str(shutil.copy(hall, tmp_path / "hikyaku.db"))
    url = await new_database(request.getfixturevalue("postgres"))
    await poured(hall, url, tmp_path)
    return url


async def poured(hall, url, folder):
    """The same rows in a server's tables of that version."""
    old = folder / "old"
    old.mkdir()
    for path in sorted(MIGRATIONS.glob("*.sql"))[: number(hall)]:
        shutil.copy(path, old)
    await (await Postgres.open(url, old)).aclose()
    server = await asyncpg.connect(url)
    await server.execute("set session_replication_role = replica")  # in whatever order
    for table, names, rows in tables(hall):
        await server.execute(f"delete from {table}")
        values = ", ".join(f"${at}" for at in range(1, len(names) + 1))
        await server.executemany(f"insert into {table} ({', '.join(names)}) values ({values})", rows)
    await server.close()


def tables(hall):
    with closing(sqlite3.connect(hall)) as db:
        for (table,) in db.execute("select name from sqlite_master where type = 'table'").fetchall():
            found = db.execute(f"select * from {table}")
            yield table, [column[0] for column in found.description], found.fetchall()


@pytest.fixture
def clock(hall):
    """The hour at which the hall was left."""
    told = Clock()
    with closing(sqlite3.connect(hall)) as db:
        told.at = db.execute("select max(since) from matches").fetchone()[0] + 1000
    return told


@pytest.fixture
async def store(url):
    async with await Store.open(url) as opened:
        yield opened


@pytest.fixture
def dojo(store, clock):
    return Hall(store, clock, GAMES)


def ids(hall, status):
    with closing(sqlite3.connect(hall)) as db:
        return [id for (id,) in db.execute("select id from matches where status = ? order by id", [status])]


def lobbies(hall, status="open"):
    with closing(sqlite3.connect(hall)) as db:
        return [id for (id,) in db.execute("select id from lobbies where status = ? order by id", [status])]


def test_a_hall_is_kept_of_every_version_but_the_one_in_the_making():
    """`python -m tests.golden` keeps it, at a release."""
    made = len(list(MIGRATIONS.glob("*.sql")))
    assert [number(hall) for hall in HALLS] in ([*range(1, made)], [*range(1, made + 1)])


async def test_what_migrations_make_stays_what_it_was_when_they_were_released(hall, tmp_path):
    """Another table needs another migration."""
    old = tmp_path / "old"
    old.mkdir()
    for path in sorted(MIGRATIONS.glob("*.sql"))[: number(hall)]:
        shutil.copy(path, old)
    async with await Store.open(str(tmp_path / "today.db"), old):
        assert schema(tmp_path / "today.db") == schema(hall)


def schema(path):
    with closing(sqlite3.connect(path)) as db:
        found = db.execute("select name, sql from sqlite_master where sql is not null").fetchall()
        return {name: [column[1:] for column in db.execute(f"pragma table_info({name})")] for name, _ in found}


def test_there_is_something_in_every_table_and_of_every_game():
    found = {table: len(rows) for table, _, rows in tables(HALLS[-1])}
    assert {table for table, count in found.items() if not count} <= BY_THE_WAY
    with closing(sqlite3.connect(HALLS[-1])) as db:
        kept = set(db.execute("select distinct game, status from matches"))
    assert kept == {(key, status) for key in GAMES for status in ("playing", "over")}


async def test_every_row_is_still_there(hall, store, url):
    for table, _, rows in tables(hall):
        if table != "migrations":
            assert await counted(url, table) >= len(rows)


async def counted(url, table):
    if "://" not in url:
        with closing(sqlite3.connect(url)) as db:
            return db.execute(f"select count(*) from {table}").fetchone()[0]
    server = await asyncpg.connect(url)
    found = await server.fetchval(f"select count(*) from {table}")
    await server.close()
    return found


def fits(hall, game, proof):
    """All checks out; but where today's rules are others than those a match was begun by, it is only said how far."""
    assert (proof.hash, proof.seed, proof.deal) == (True, True, True)
    assert proof.moves or number(hall) <= OTHER_RULES[game.key]


async def test_matches_play_on_to_their_end_and_check_out(hall, dojo):
    dice = Random("upgrade")
    for id in ids(hall, "playing"):
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
        fits(hall, history.table.game, proved(history))
        assert await dojo.leaderboards.changes(id) is not None


async def test_matches_that_are_over_check_out_and_can_be_taken_away(hall, dojo):
    for id in ids(hall, "over"):
        history = await dojo.archive.ended(id)
        fits(hall, history.table.game, proved(history))
        written = record.write(sealed(history))
        assert not history.whole or record.replay(record.read(written)).match.state == history.table.match.state
        for ply in range(history.last + 1):
            history.at(ply).view(None)


async def test_lobbies_fill_and_their_matches_begin(hall, dojo, store):
    begun = 0
    for id in lobbies(hall):
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


async def test_what_was_held_is_played_and_time_goes_on(hall, dojo, clock, url):
    held = [row["match_id"] for row in rows(hall, "holds")]
    before = {row["id"]: row["ply"] for row in rows(hall, "matches")}
    clock.at += 60_000
    await dojo.held_moves.apply_due()
    for id in held:
        assert (await dojo.referee.table(id)).match.ply == before[id] + 1
    assert await counted(url, "holds") == 0
    told = await counted(url, "news")
    clock.at += 8 * DAY
    await dojo.deadlines.look()
    assert await counted(url, "news") > told or not rows(hall, "results")  # reminders and strikes came with the days


def rows(hall, name):
    return [dict(zip(names, row, strict=True)) for each, names, found in tables(hall) if each == name for row in found]


async def test_everybody_is_told_what_is_kept_on_them_and_can_be_forgotten(hall, dojo):
    for player in (AIKO, BRUNO, CHLOE, DAI):
        assert (await dojo.exported(player))["matches"]
    await dojo.privacy.forget(CHLOE.id, lambda language, number: f"Former {number}")
    assert not (await dojo.exported(CHLOE))["matches"]


async def test_ratings_and_wishes_are_as_they_were(hall, dojo, store):
    for player in (AIKO, BRUNO, CHLOE, DAI):
        before = [
            (row["guild"], row["game"], row["mu"]) for row in rows(hall, "ratings") if row["user_id"] == player.id
        ]
        after = [(row["guild"], row["game"], row["mu"]) for row in await store.read.kept_ratings(id=player.id)]
        assert sorted(after) == sorted(before)
    assert (await dojo.people.preferences(AIKO.id)).text_first == bool(rows(hall, "ratings"))
    for game in GAMES:
        assert await dojo.leaderboards.leaders(DOJO["guild"], game, 0, AIKO.id)
