"""Whole matches of every game there is, on both databases."""

from random import Random

import pytest

from dojo.match.verification import proved
from engine.core import MatchOver
from engine.games import GAMES
from storage.gathered import GATHERED, GatheringTransaction
from storage.store import Store
from tests.dojo.hall import ALL, PEOPLE, Clock, Hall, refused
from tests.storage.databases import BOTH, drop, new_database, rows

TABLES = ("matches", "moves", "seats", "notices", "results", "ratings")


@BOTH
@pytest.mark.parametrize("key", ALL)
async def test_a_match_outlives_the_process_after_every_move(url, key):
    luck, game, made = Random(key), ALL[key], []
    seats = luck.choice(game.seats)
    options = {
        name: luck.choice([value for value in values if seats in game.only.get((name, value), (seats,))])
        for name, values in game.options.items()
    }
    async with await Store.open(url) as store:
        table = await Hall(store, Clock()).match(*PEOPLE[:seats], game=key, options=options)
    while table.asks():
        async with await Store.open(url) as store:
            hall = Hall(store, Clock())
            assert await hall.referee.table(table.id) == table
            for seat, player in enumerate(table.players):
                assert bool(await hall.turns.asked(player.id)) == (seat in table.asked)
            ask = luck.choice(table.asks())
            made.append((ask.seat, str(luck.choice(ask.options))))
            user = table.players[ask.seat].id
            table = await hall.referee.answer(table.id, user, table.opened(ask.seat), made[-1][1])
            await hall.told()
    async with await Store.open(url) as store:
        hall = Hall(store, Clock())
        history = await hall.archive.ended(table.id)
        assert (proved(history).holds, history.at(history.last)) == (True, table)
        rows = [(row["ply"], seat, row) for seat in range(seats) for row in await hall.moves(table.id, seat)]
        assert [(seat, row["move"]) for _, seat, row in sorted(rows) if row["made_by"] != "house"] == made
        assert (table.status, bool(table.outcome), await hall.turns.playing(user)) == ("over", True, [])
        await refused(MatchOver, hall.referee.answer(table.id, user, None, made[-1][1]))


async def rows_after_a_match(url, game, monkeypatch):
    """Every row of the tables that an answer writes, after the same moves of the same match."""
    monkeypatch.setattr("dojo.shuffle.code", lambda: "aaaaaaaa")
    monkeypatch.setattr("dojo.shuffle.secret", lambda: "secret")
    async with await Store.open(url) as store:
        hall, luck = Hall(store, Clock()), Random(game)
        table = await hall.match(game=game)
        for _ in range(40):
            hall.clock.at += 1000
            table = await hall.moved(table, luck, 1)
    return {name: sorted(map(str, await rows(url, f"select * from {name}"))) for name in TABLES}


@pytest.mark.parametrize("game", GAMES)
async def test_one_statement_does_what_its_writes_do_one_after_another(postgres, monkeypatch, game):
    found, sent = [], []

    async def at_once(self, name, sql, rows):
        sent.append(name)
        await self.executemany(sql, rows)

    for write in (GatheringTransaction.write, at_once):
        monkeypatch.setattr(GatheringTransaction, "write", write)
        url = await new_database(postgres)
        found.append(await rows_after_a_match(url, game, monkeypatch))
        await drop(postgres, url)
    assert found[0] == found[1]
    assert set(GATHERED) <= set(sent)
    assert len(found[0]["moves"]) > 1
