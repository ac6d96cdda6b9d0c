"""Look closer: made once by the workers, kept with the seat, about what its own player did."""

import asyncio
from dataclasses import replace

import pytest

from dojo.computer import teacher
from dojo.computer.pool import WorkerLost, WorkerPool
from dojo.computer.teacher import Moment, ReviewFailed, StillLooking, Teacher, decisions
from dojo.dojo import Dojo
from dojo.match.history import Archive
from dojo.people.computers import computer
from engine.games import GAMES
from tests.dojo.exported import exported
from tests.dojo.hall import AIKO, BRUNO, Clock, Hall

GAME = "kengo"


@pytest.fixture
def hall(store):
    return Hall(store, Clock(), games=GAMES)


@pytest.fixture
async def desk(store):
    workers = WorkerPool(1)
    desk = Teacher(store, workers)
    async with desk.running():
        yield desk
    await workers.aclose()


async def over(hall, plies=12):
    """The history of a match that was given up after a few moves, always the first option."""
    table = await hall.match(AIKO, BRUNO, game=GAME)
    while table.match.ply < plies:
        ask = table.asks()[0]
        table = await hall.referee.answer(table.id, table.players[ask.seat].id, None, str(ask.options[0]))
    await hall.referee.resign(table.id, BRUNO.id)
    return await Archive(hall.store, GAMES).ended(table.id)


async def looked(desk, history, seat=0, person=AIKO.id):
    return [each async for each in desk.progress(history, seat, person)]


async def test_until_somebody_looks_nothing_is_known(hall, desk):
    history = await over(hall)
    assert await desk.moments(history.table.id, 0) is None


async def test_what_was_found_is_kept(hall, desk, store):
    history = await over(hall)
    steps = await looked(desk, history)
    kept = await desk.moments(history.table.id, 0)
    assert steps
    assert all(done <= count for done, count in steps)
    assert all(isinstance(each, Moment) and each.better for each in kept)
    assert await Teacher(store, WorkerPool(1)).moments(history.table.id, 0) == kept
    assert await desk.moments(history.table.id, 1) is None, "the other player has not asked"


async def test_only_one_match_of_a_person_is_looked_at(hall, desk):
    one, other = await over(hall), await over(hall)
    first = asyncio.create_task(looked(desk, one))
    await asyncio.sleep(0)
    with pytest.raises(StillLooking):
        await looked(desk, other)
    await first


async def test_two_clicks_share_one_look(hall, desk, monkeypatch):
    history, begun = await over(hall), []
    look = desk._look
    monkeypatch.setattr(desk, "_look", lambda each: begun.append(each) or look(each))
    await asyncio.gather(looked(desk, history), looked(desk, history))
    assert len(begun) == 1


async def test_what_a_computer_played_for_somebody_is_not_judged(hall, store):
    history = await over(hall)
    id, own = history.table.id, [past.ply for past in history.moves if past.seat == 0]
    await hall.write(f"update moves set hand = 'computer' where match_id = '{id}' and ply = {own[0]}")
    plies = [ply for (ply,) in await store.read.own_plies(match_id=id, seat=0)]
    assert plies == own[1:]


async def test_what_was_played_before_somebody_took_the_seat_is_not_judged(hall):
    history = await over(hall)
    taken = tuple(6 for _ in history.table.players)
    history.table.__dict__["taken"] = taken
    assert min(decisions(history, 0, set(range(99)))) > 6


async def test_a_worker_that_fails_is_told_and_nothing_is_kept(hall, desk, monkeypatch):
    async def lost(*_):
        raise WorkerLost

    history = await over(hall)
    monkeypatch.setattr("dojo.computer.pool.Worker.review", lost)
    with pytest.raises(ReviewFailed):
        await looked(desk, history)
    assert await desk.moments(history.table.id, 0) is None


async def test_when_the_time_of_a_match_is_used_up_it_ends_with_what_was_found(hall, desk, monkeypatch):
    monkeypatch.setattr(teacher, "SECONDS", 0.0)
    history = await over(hall)
    await looked(desk, history)
    assert await desk.moments(history.table.id, 0) == ()


async def test_people_share_the_time_of_a_match_and_computers_need_none(hall):
    table = await hall.match(AIKO, BRUNO, game=GAME)
    coach = computer("novice", (), lambda level: level)
    practice = replace(table, players=(table.players[0], coach))
    assert [teacher.seconds_each(each) / teacher.SECONDS for each in (table, practice)] == [0.5, 1.0]


async def test_a_player_who_is_patient_waits_until_nobody_else_does():
    pool, served = WorkerPool(1), []

    async def wants(name, **how):
        async with pool.worker(len(name), **how):
            served.append(name)

    async with pool.worker(0):
        waiting = [asyncio.create_task(wants("teacher", patient=True))]
        await asyncio.sleep(0)
        waiting += [asyncio.create_task(wants(name)) for name in ("one", "other")]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert served == ["one", "other", "teacher"]


async def test_it_is_exported_and_forgotten_with_the_seat(hall, store):
    history = await over(hall)
    async with store.transaction() as queries:
        moments = '[[3, "somewhere"]]'
        await queries.keep_moments(match_id=history.table.id, seat=0, person=AIKO.id, moments=moments)
    dojo = Dojo(store, GAMES, hall.clock)
    [match] = (await exported(dojo.exports, AIKO.id))["matches"]
    assert match["moments"] == moments
    await dojo.privacy.forget(AIKO.id, lambda language, number: "Former player")
    assert await dojo.teacher.moments(history.table.id, 0) is None


async def test_nothing_is_kept_for_somebody_who_was_forgotten_meanwhile(hall, desk, store):
    history = await over(hall)
    await Dojo(store, GAMES, hall.clock).privacy.forget(AIKO.id, lambda language, number: "Former player")
    await looked(desk, history)
    assert await desk.moments(history.table.id, 0) is None
