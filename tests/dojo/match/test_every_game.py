"""Whole matches of every game there is, on both databases."""

from random import Random

import asyncpg
import pytest

from cogs.panel.form import form_fields
from engine import match
from engine.core import MatchOver
from engine.games import GAMES
from storage.gathered import GATHERED, GatheringTransaction
from storage.store import Store
from tests.dojo.hall import ALL, PEOPLE, Clock, Hall, refused
from tests.storage.databases import BOTH, drop, new_database, rows

TABLES = ("matches", "moves", "seats", "notices", "results", "ratings")


def a_choice(options, luck):
    """A move found the way a player finds it: a field at a time where there are many."""
    move = luck.choice(options)
    for place in range(len(form_fields(options, move))):
        part = form_fields(options, move)[place]
        assert part.moves[part.value] == move
        assert set(part.moves.values()) <= set(options)
        move = luck.choice([*part.moves.values()])
    return move


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
            made.append((ask.seat, str(a_choice(ask.options, luck))))
            user = table.players[ask.seat].id
            table = await hall.referee.answer(table.id, user, table.opened(ask.seat), made[-1][1])
            await hall.told()
    async with await Store.open(url) as store:
        await check_end(Hall(store, Clock()), table, made)


async def check_end(hall, table, made):
    assert (table.status, bool(table.outcome)) == ("over", True)
    await refused(MatchOver, hall.referee.answer(table.id, table.players[0].id, None, made[-1][1]))
    assert await hall.turns.playing(table.players[0].id) == []
    seats = range(len(table.players))
    rows = sorted([(row["ply"], seat, row) for seat in seats for row in await hall.moves(table.id, seat)])
    assert [(seat, row["move"]) for _, seat, row in rows if row["made_by"] != "house"] == made
    now, events = match.start(table.game, len(seats), seed=table.match.seed, options=table.options)
    log = await hall.log(table.id)
    assert (len(log), log[0].events) == (len(rows) + 1, events)
    for (_, seat, row), logged in zip(rows, log[1:], strict=True):
        now, events = match.answer(table.game, now, seat, match.parse(table.game, now, seat, row["move"]))
        assert (logged.seat, logged.events) == (seat, events)
    assert now == table.match


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


async def test_an_answer_takes_four_round_trips(postgres, monkeypatch):
    """Begin and lock, read, write, commit."""
    url, sent, create_pool = await new_database(postgres), [], asyncpg.create_pool

    class Counted(asyncpg.Connection):
        async def execute(self, sql, *facts, **how):
            sent.append(sql)
            return await super().execute(sql, *facts, **how)

        async def fetch(self, sql, *facts, **how):
            sent.append(sql)
            return await super().fetch(sql, *facts, **how)

    monkeypatch.setattr(asyncpg, "create_pool", lambda *at, **how: create_pool(*at, **how, connection_class=Counted))
    async with await Store.open(url) as store:
        hall = Hall(store, Clock())
        table = await hall.match(game="kaito")
        sent.clear()
        await hall.move(table)
    assert [sql.split()[0] for sql in sent] == ["BEGIN;", "select", "with", "COMMIT;"]
    await drop(postgres, url)
