"""Looking ahead is a worker's business: one search of a person at a time, and each position once."""

import asyncio

import pytest

from dojo.computer import planner as module
from dojo.computer.planner import NoOutlook, Planner
from dojo.computer.pool import WorkerPool
from engine.games import GAMES
from engine.player import ahead
from tests.dojo.hall import AIKO, BRUNO, Hall, foresee


@pytest.fixture
async def pool():
    workers = WorkerPool(1)
    yield workers
    await workers.aclose()


@pytest.fixture
async def table(store, clock):
    hall = Hall(store, clock, games=GAMES)
    table = await hall.match(AIKO, BRUNO, game="kengo")
    return table, next(seat for seat in (0, 1) if seat not in table.asked)


async def test_a_worker_finds_what_would_be_found_here_and_each_position_is_searched_once(table, pool, monkeypatch):
    (table, seat), planner = table, Planner(pool)
    here = await foresee(table, seat, 0)
    monkeypatch.setattr(ahead, "foreseen", None)  # not in this process
    assert here
    assert await planner.foreseen(table, seat, AIKO.id) == here
    await pool.aclose()
    monkeypatch.setattr(pool, "worker", None)
    assert await planner.foreseen(table, seat, BRUNO.id) == here


async def test_a_person_has_one_search_at_a_time(table, pool):
    (table, seat), planner = table, Planner(pool)
    first = asyncio.create_task(planner.foreseen(table, seat, AIKO.id))
    await asyncio.sleep(0)
    for _ in range(5):
        with pytest.raises(NoOutlook):
            await planner.foreseen(table, seat, AIKO.id)
    assert await first
    assert await planner.foreseen(table, seat, AIKO.id)


async def test_where_all_workers_are_busy_it_is_said(table, pool, monkeypatch):
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    (table, seat), planner = table, Planner(pool)
    async with pool.worker(BRUNO.id):
        for _ in range(2):
            with pytest.raises(NoOutlook):
                await planner.foreseen(table, seat, AIKO.id)
