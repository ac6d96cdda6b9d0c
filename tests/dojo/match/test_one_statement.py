"""On PostgreSQL the writes of an answer are sent as one statement, which does what they do one after another."""

from random import Random

import asyncpg
import pytest

from engine.games import GAMES
from storage.gathered import GATHERED, GatheringTransaction
from storage.store import Store
from tests.dojo.hall import Clock, Hall
from tests.storage.databases import drop, new_database, rows

TABLES = ("matches", "moves", "seats", "notices", "results", "ratings")


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
