"""A crowd of matches is real: each can be looked at, and nobody is owed anything."""

import asyncio
import sqlite3

from bench.crowd import filled, open_matches
from dojo.match.referee import Referee
from dojo.outbox import Outbox
from engine.games import GAMES
from storage.store import Store


def test_a_crowd_has_as_many_open_matches_as_asked_for_and_all_can_be_played(tmp_path):
    path = tmp_path / "crowd.db"
    filled(path, 200)
    assert 200 <= open_matches(path) < 240
    with sqlite3.connect(path) as db:
        ids = [id for (id,) in db.execute("select id from matches")]
    asyncio.run(all_can_be_played(path, ids))


async def all_can_be_played(path, ids):
    async with await Store.open(str(path)) as store:
        referee = Referee(store, GAMES, lambda: 1)
        for id in ids:
            table = await referee.table(id)
            ask = table.asks()[0]
            after = await referee.answer(id, table.players[ask.seat].id, None, str(ask.options[0]))
            assert after.match.ply > table.match.ply
        assert len({(await referee.table(id)).players for id in ids}) == len(ids), "no two of the same people"


def test_nothing_is_left_to_be_told(tmp_path):
    filled(tmp_path / "crowd.db", 50)

    async def due():
        async with await Store.open(str(tmp_path / "crowd.db")) as store:
            return await Outbox(store, lambda: 2**50).due()

    assert asyncio.run(due()) == []
