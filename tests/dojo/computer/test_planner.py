"""Looking ahead is a worker's business: one search of a person at a time, and each position once."""

import asyncio

import pytest

from dojo.computer import planner as module
from dojo.computer.planner import NoOutlook, Planner
from engine.player import ahead
from tests.dojo.hall import AIKO, BRUNO, foresee, refused


@pytest.fixture
async def place(hall):
    table = await hall.match(game="kengo")
    return table, next(seat for seat in (0, 1) if seat not in table.asked)


async def test_a_worker_finds_what_would_be_found_here_once_and_one_search_of_a_person_at_a_time(
    place, pool, monkeypatch
):
    planner, here = Planner(pool), await foresee(*place, 0)
    monkeypatch.setattr(ahead, "foreseen", None)  # not in this process
    first = asyncio.create_task(planner.foreseen(*place, AIKO.id))
    await asyncio.sleep(0)
    for _ in range(5):
        await refused(NoOutlook, planner.foreseen(*place, AIKO.id))
    assert await first == here != ()
    monkeypatch.setattr(pool, "worker", None)
    assert await planner.foreseen(*place, AIKO.id) == await planner.foreseen(*place, BRUNO.id) == here


async def test_where_all_workers_are_busy_it_is_said(place, pool, monkeypatch):
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    planner = Planner(pool)
    async with pool.worker(BRUNO.id):
        for _ in range(2):
            await refused(NoOutlook, planner.foreseen(*place, AIKO.id))
