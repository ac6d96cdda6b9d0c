"""However many matches one person plays against computers, nobody else waits for more than one of them."""

import asyncio
from collections import Counter

from dojo.computer.moves import EACH, ComputerMoves
from tests.dojo.hall import AIKO, BRUNO, CHLOE, until


async def waiting(pool, number):
    await until(lambda: asyncio.sleep(0, len(pool._waiting) == number))


async def test_a_worker_goes_round_between_those_who_wait_and_the_patient_come_last(pool):
    served = []

    async def used(person, job, **how):
        async with pool.worker(person, **how):
            served.append((person, job))

    async with asyncio.TaskGroup() as group, pool.worker(0):
        group.create_task(used(4, "a", patient=True))
        gone = group.create_task(used(5, "a"))
        for job in ((1, "a"), (1, "b"), (1, "c"), (2, "a"), (3, "a"), (2, "b")):
            group.create_task(used(*job))
        await waiting(pool, 7)
        gone.cancel()  # the turn of somebody who is gone goes to the next
        assert served == []
    assert served == [(1, "a"), (2, "a"), (3, "a"), (1, "b"), (2, "b"), (1, "c"), (4, "a")]
    assert len(pool._idle) == 1


async def test_everybody_is_asked_about_once_before_anybody_twice(hall, clock):
    for host in (AIKO, AIKO, AIKO, AIKO, BRUNO, BRUNO, CHLOE):
        await hall.against("novice", host=host)
        clock.at += 1000
    asked = await hall.store.read.computers_asked(before=clock.at, now=clock.at, each=3, most=99)
    assert [row["person"] for row in asked] == [each.id for each in (AIKO, BRUNO, CHLOE, AIKO, BRUNO, AIKO)]


async def test_a_player_who_plays_many_matches_at_once_holds_up_only_their_own(hall, pool, monkeypatch):
    monkeypatch.setattr("dojo.lobby.limits.PRACTICE_MATCHES", EACH + 3)
    for host in (*[AIKO] * (EACH + 3), BRUNO):
        await hall.against("novice", host=host)
    computers = ComputerMoves(hall.store, hall.referee, hall.clock, pool)
    async with pool.worker(CHLOE.id):
        for _ in range(2):
            await computers._look()
            assert Counter(due.person for due in computers._under_way) == {AIKO.id: EACH, BRUNO.id: 1}
        await waiting(pool, EACH + 1)
        [first] = pool._waiting.of(BRUNO.id)
        assert len(pool._waiting.before(BRUNO.id, first)) <= 1
        async with computers.running():
            """Leaving it ends what is under way."""
