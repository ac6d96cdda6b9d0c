"""However many matches one person plays against computers, nobody else waits for more than one of them."""

import asyncio
from collections import Counter

import pytest

from dojo.computer.moves import EACH, ComputerMoves
from dojo.computer.pool import WorkerPool
from tests.dojo.hall import AIKO, BRUNO, CHLOE

PATIENCE = 30


@pytest.fixture
async def pool():
    opened = WorkerPool(1)
    yield opened
    await opened.aclose()


async def until(look):
    async with asyncio.timeout(PATIENCE):
        while not look():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_a_worker_goes_round_between_those_who_wait_for_it(pool):
    served = []

    async def used(person, job):
        async with pool.worker(person):
            served.append((person, job))

    async with asyncio.TaskGroup() as group, pool.worker(0):
        for job in ((1, "a"), (1, "b"), (1, "c"), (2, "a"), (3, "a"), (2, "b")):
            group.create_task(used(*job))
        await until(lambda: len(pool._waiting) == 6)
        assert served == []
    assert served == [(1, "a"), (2, "a"), (3, "a"), (1, "b"), (2, "b"), (1, "c")]


async def test_the_turn_of_somebody_who_is_gone_goes_to_the_next(pool):
    async def used(person):
        async with pool.worker(person):
            return person

    async with asyncio.TaskGroup() as group, pool.worker(0):
        gone, stays = group.create_task(used(1)), group.create_task(used(2))
        await until(lambda: len(pool._waiting) == 2)
        gone.cancel()
    assert (gone.cancelled(), stays.result(), len(pool._idle)) == (True, 2, 1)


async def test_everybody_is_asked_about_once_before_anybody_twice(hall, clock):
    for host in (AIKO, AIKO, AIKO, AIKO, BRUNO, BRUNO, CHLOE):
        await hall.against("novice", host=host)
        clock.at += 1000
    asked = await hall.store.read.computers_asked(before=clock.at, now=clock.at, each=3, most=99)
    people = [row["person"] for row in asked]
    assert people == [each.id for each in (AIKO, BRUNO, CHLOE, AIKO, BRUNO, AIKO)]


async def test_a_player_who_plays_many_matches_at_once_holds_up_only_their_own(hall, pool, monkeypatch):
    monkeypatch.setattr("dojo.lobby.limits.PRACTICE_MATCHES", EACH + 3)
    for host in (*[AIKO] * (EACH + 3), BRUNO):
        await hall.against("novice", host=host)
    computers = ComputerMoves(hall.store, hall.referee, hall.clock, pool)
    async with pool.worker(CHLOE.id):
        for _ in range(2):
            await computers._look()
            assert Counter(due.person for due in computers._under_way) == {AIKO.id: EACH, BRUNO.id: 1}
        await until(lambda: len(pool._waiting) == EACH + 1)
        [first] = pool._waiting.of(BRUNO.id)
        assert len(pool._waiting.before(BRUNO.id, first)) <= 1
        async with computers.running():
            """Leaving it ends what is under way."""
