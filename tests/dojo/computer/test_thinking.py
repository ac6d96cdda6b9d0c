"""What workers find: hints and warnings of the coach, outlooks for plans, and what was found looking closer."""

import asyncio
from random import Random

import pytest

from dojo.computer import teacher
from dojo.computer.coach import NoHint
from dojo.computer.planner import NoOutlook, Planner
from dojo.computer.pool import ThinkingFailed, WorkerLost
from dojo.computer.teacher import Moment, ReviewFailed, StillLooking, decisions
from dojo.people.computers import COACH
from engine.games import GAMES
from engine.match import Match
from engine.player import ahead
from engine.values import replace
from tests.dojo.hall import AIKO, BRUNO, Hall, foresee, former, refused
from tests.engine.player.test_teacher import KAITO, questions, won


@pytest.fixture
def coach(hall, pool, monkeypatch):
    """However busy the machine is, it finishes its search."""
    for name in ("HINT_SECONDS", "PATIENCE"):
        monkeypatch.setattr(f"dojo.computer.coach.{name}", 60.0)
    hall.coach._workers = pool
    return hall.coach


async def coached(hall, game="kaito", **terms):
    return await hall.begun(await hall.practice(level=COACH, game=game, **terms))


async def test_a_match_against_coaches_alone_is_coached_and_so_is_its_rematch(hall):
    table = await coached(hall)
    assert (table.coached, (await coached(hall, "regroup", seats=4)).coached) == (True, True)
    assert not (await hall.against("novice", game="kaito")).coached
    assert not (await hall.against("novice", "coach", game="regroup")).coached, "one was forged"
    await hall.referee.resign(table.id, AIKO.id)
    assert (await hall.begun(await hall.lobbies.rematch(table.id, AIKO))).coached


async def test_a_game_is_known_once_it_was_played_in_the_same_mode(hall):
    kaito, kendo, competition = GAMES["kaito"], GAMES["kendo"], {"mode": "competition"}
    assert not await hall.people.has_played(AIKO.id, kaito, {})
    await coached(hall)
    assert await hall.people.has_played(AIKO.id, kaito, {"hand": "5"}), "that is no other mode"
    table = await coached(hall, "kendo")
    assert await hall.people.has_played(AIKO.id, kendo, {})
    assert not await hall.people.has_played(AIKO.id, kendo, competition)
    await coached(hall, "kendo", options=competition)
    assert await hall.people.has_played(AIKO.id, kendo, competition | {"ippons": "1"})
    await hall.referee.resign(table.id, AIKO.id)
    async with hall.store.transaction() as queries:  # as when the records are deleted
        await queries.forget_matches_of(guild=7)
    assert await hall.people.has_played(AIKO.id, kendo, {}), "it counts as one of the usual mode"
    assert not await hall.people.has_played(AIKO.id, kendo, competition)


def before(table, so):
    """The table with a question that is so, and what makes it so."""
    for state, ask in (each for seed in range(2000) for each in questions(KAITO, seed)):
        if found := so(state, ask):
            return replace(table, match=Match("0", 9, (9, 9), state)), ask, *found
    raise AssertionError("no such position")


def a_win_in_one(state, ask):
    """Some moves win at once, and some don't."""
    after = {move: KAITO.rules.play(state, ask.seat, move, Random(0)).state for move in ask.options}
    wins = [move for move in ask.options if won(after[move], ask.seat)]
    others = [move for move in ask.options if move not in wins]
    return (wins, others) if wins and others else None


async def test_the_hint_is_the_move_that_wins_and_only_passing_it_up_is_warned_of(hall, coach):
    table, ask, wins, others = before(await coached(hall), a_win_in_one)
    advice = await coach.hint(table, ask, AIKO.id)
    assert (advice.best in wins, advice.next_best in {*ask.options} - {advice.best}) == (True, True)
    assert await coach.better(table, ask, wins[0], AIKO.id) is None
    assert await coach.better(table, ask, others[0], AIKO.id) in wins


async def test_a_worker_that_fails_warns_of_nothing_and_has_no_hint(hall, coach, monkeypatch):
    async def failing(*_):
        raise ThinkingFailed("a traceback")

    table, ask, _, others = before(await coached(hall), a_win_in_one)
    monkeypatch.setattr("dojo.computer.pool.Worker._reply", failing)
    assert await coach.better(table, ask, others[0], AIKO.id) is None
    await refused(NoHint, coach.hint(table, ask, AIKO.id))


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
    history = await over(hall)
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
