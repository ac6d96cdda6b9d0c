"""Look closer: made once by the workers, kept with the seat, about what its own player did."""

import asyncio
from dataclasses import replace

import pytest

from dojo.computer import teacher
from dojo.computer.pool import WorkerLost
from dojo.computer.teacher import Moment, ReviewFailed, StillLooking, decisions
from dojo.people.computers import computer
from tests.dojo.hall import AIKO, BRUNO, Hall, former, refused


@pytest.fixture
async def desk(hall, pool):
    hall.teacher._workers = pool
    async with hall.teacher.running():
        yield hall.teacher


async def over(hall):
    """The history of a match that was given up after a few moves, always the first option."""
    table = await hall.moved(await hall.match(game="kengo"), most=12)
    await hall.referee.resign(table.id, BRUNO.id)
    return await hall.archive.ended(table.id)


async def looked(desk, history):
    return [each async for each in desk.progress(history, 0, AIKO.id)]


async def test_what_was_found_is_kept_and_looked_for_once(hall, desk, store, clock, monkeypatch):
    history, begun, look = await over(hall), [], desk._look
    assert await desk.moments(history.table.id, 0) is None
    monkeypatch.setattr(desk, "_look", lambda each: begun.append(each) or look(each))
    steps, _ = await asyncio.gather(looked(desk, history), looked(desk, history))
    assert (len(begun), bool(steps)) == (1, True)
    assert all(done <= count for done, count in steps)
    kept = await Hall(store, clock).teacher.moments(history.table.id, 0)
    assert all(isinstance(each, Moment) and each.better for each in kept)
    assert await desk.moments(history.table.id, 1) is None, "the other player has not asked"


async def test_only_one_match_of_a_person_is_looked_at(hall, desk):
    one, other = await over(hall), await over(hall)
    first = asyncio.create_task(looked(desk, one))
    await asyncio.sleep(0)
    await refused(StillLooking, looked(desk, other))
    await first


async def test_what_a_computer_or_a_predecessor_played_is_not_judged(hall, store):
    history = await over(hall)
    id, own = history.table.id, [past.ply for past in history.moves if past.seat == 0]
    await hall.write(f"update moves set made_by = 'computer' where match_id = '{id}' and ply = {own[0]}")
    assert [ply for (ply,) in await store.read.own_plies(match_id=id, seat=0)] == own[1:]
    taken = replace(history, table=replace(history.table, taken=(6, 6)))
    assert min(decisions(taken, 0, set(range(99)))) > 6


async def test_a_worker_that_fails_is_told_and_nothing_is_kept(hall, desk, monkeypatch):
    async def lost(*_):
        raise WorkerLost

    history = await over(hall)
    monkeypatch.setattr("dojo.computer.pool.Worker.review", lost)
    await refused(ReviewFailed, looked(desk, history))
    assert await desk.moments(history.table.id, 0) is None


async def test_when_the_time_of_a_match_is_used_up_it_ends_with_what_was_found(hall, desk, monkeypatch):
    """People share it, and computers need none."""
    history = await over(hall)
    practice = replace(history.table, players=(AIKO, computer("novice", (), str)))
    assert [teacher.seconds_each(each) / teacher.SECONDS for each in (history.table, practice)] == [0.5, 1.0]
    monkeypatch.setattr(teacher, "SECONDS", 0.0)
    await looked(desk, history)
    assert await desk.moments(history.table.id, 0) == ()


async def test_it_is_exported_and_forgotten_with_the_seat_and_then_nothing_more_is_kept(hall, desk, store):
    history, moments = await over(hall), '[[3, "somewhere"]]'
    async with store.transaction() as queries:
        await queries.keep_moments(match_id=history.table.id, seat=0, person=AIKO.id, moments=moments)
    [match] = (await hall.exported(AIKO))["matches"]
    assert match["moments"] == moments
    await hall.privacy.forget(AIKO.id, former)
    assert await desk.moments(history.table.id, 0) is None
    await looked(desk, history)
    assert await desk.moments(history.table.id, 0) is None
