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
from tests.dojo.hall import AIKO, BRUNO, CHLOE, DAI, PEOPLE, Clock, Hall, former
from tests.storage.databases import BOTH, new_database

HALL = Path(__file__).parents[1] / "golden/hall.db"
OVER_WITH_ITS_PROCESS = {"leases"}
DAY = 86_400_000


def tables():
    with closing(sqlite3.connect(HALL)) as db:
        for (table,) in db.execute("select name from sqlite_master where type = 'table'").fetchall():
            found = db.execute(f"select * from {table}")
            yield table, [column[0] for column in found.description], found.fetchall()


def rows(name):
    return [dict(zip(names, row, strict=True)) for each, names, found in tables() if each == name for row in found]


def ids(table, status):
    return sorted(row["id"] for row in rows(table) if row["status"] == status)


@pytest.fixture
async def url(request, tmp_path):
    """The address of a database like the kept one; on a server, one with the same rows."""
    if request.param == "sqlite":
        return str(shutil.copy(HALL, tmp_path / "hikyaku.db"))
    url = await new_database(request.getfixturevalue("postgres"))
    await (await Postgres.open(url, MIGRATIONS)).aclose()
    server = await asyncpg.connect(url)
    await server.execute("set session_replication_role = replica")  # in whatever order
    for table, names, found in tables():
        await server.execute(f"delete from {table}")
        values = ", ".join(f"${at}" for at in range(1, len(names) + 1))
        await server.executemany(f"insert into {table} ({', '.join(names)}) values ({values})", found)
    await server.close()
    return url


@pytest.fixture
async def hall(url):
    """At the hour at which it was left."""
    clock = Clock()
    clock.at = max(row["since"] for row in rows("matches")) + 1000
    async with await Store.open(url) as store:
        yield Hall(store, clock, GAMES)


def schema(path):
    """Without its comments."""
    with closing(sqlite3.connect(path)) as db:
        found = db.execute("select sql from sqlite_master where sql is not null order by name")
        return [re.sub(r"\s+", " ", re.sub("--.*", "", sql)) for (sql,) in found]


async def test_what_is_kept_is_of_this_version_and_has_something_in_every_table_and_of_every_game(tmp_path):
    """Until the first release the schema is edited in place, and `python -m tests.golden` keeps another database."""
    async with await Store.open(str(tmp_path / "today.db")):
        assert schema(tmp_path / "today.db") == schema(HALL)
    assert {table for table, _, found in tables() if not found} <= OVER_WITH_ITS_PROCESS
    kept = {(row["game"], row["status"]) for row in rows("matches")}
    assert kept == {(key, status) for key in GAMES for status in ("playing", "over")}


@BOTH
async def test_matches_play_on_to_their_end_and_check_out(hall):
    dice = Random("upgrade")
    for id in ids("matches", "playing"):
        table = await hall.moved(await hall.referee.table(id), dice, 6 if hall.store.shared else 60)
        while table.status == "playing":
            seat = next(seat for seat in table.all_people if seat not in table.left)
            table = await hall.referee.resign(table.id, table.players[seat].id)
        assert proved(await hall.archive.ended(id)).holds


@BOTH
async def test_matches_that_are_over_check_out_and_can_be_taken_away(hall):
    for id in ids("matches", "over"):
        history = await hall.archive.ended(id)
        assert proved(history).holds
        again = record.replay(record.read(record.write(sealed(history))))
        assert again.match.state == history.table.match.state
        for ply in range(history.last + 1):
            history.at(ply).view(None)


@BOTH
async def test_lobbies_fill_and_their_matches_begin(hall):
    for id in ids("lobbies", "open"):
        lobby = await hall.lobbies.get(id)
        free = [player for player in PEOPLE if player.id not in lobby.ids]
        for player in sorted(free, key=lambda player: player.id != lobby.invited)[: lobby.free]:
            lobby = await hall.lobbies.join(id, player)
        table = await hall.begun(lobby)
        row = (await hall.store.read.match(id=id))[0]
        assert shuffle.seed(row["secret"], row["joins"]) == table.match.seed
        assert shuffle.commitment(row["secret"]) == row["commitment"] == lobby.commitment


@BOTH
async def test_what_was_held_is_played_and_time_goes_on(hall):
    before = {row["id"]: row["ply"] for row in rows("matches")}
    hall.clock.at += 60_000
    await hall.held_moves.apply_due()
    for row in rows("held_moves"):
        assert (await hall.referee.table(row["match_id"])).match.ply == before[row["match_id"]] + 1
    await hall.told()
    await hall.after(8 * DAY)
    assert "token" in dict(await hall.heard()), "which came with the days"


@BOTH
async def test_everybody_is_told_what_is_kept_on_them_and_can_be_forgotten(hall):
    for player in (AIKO, BRUNO, CHLOE, DAI):
        assert (await hall.exported(player))["matches"]
    await hall.privacy.forget(CHLOE.id, former)
    assert not (await hall.exported(CHLOE))["matches"]


@BOTH
async def test_ratings_and_wishes_are_as_they_were(hall):
    for player in PEOPLE:
        before = [(row["guild"], row["game"], row["mu"]) for row in rows("ratings") if row["user_id"] == player.id]
        after = [(row["guild"], row["game"], row["mu"]) for row in await hall.store.read.kept_ratings(id=player.id)]
        assert sorted(after) == sorted(before)
    assert (await hall.people.preferences(AIKO.id)).text_first
