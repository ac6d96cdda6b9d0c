"""The coach: a hint from a long search, and a warning of nothing but moves that throw the match away."""

from dataclasses import replace
from random import Random

import pytest

from dojo.computer.coach import Coach, NoHint
from dojo.computer.pool import ThinkingFailed, WorkerPool
from dojo.people.computers import COACH
from engine.games import GAMES
from engine.match import Match
from engine.player.reasons import effects
from engine.player.teacher import Decision, judge
from tests.dojo.hall import AIKO, Clock, Hall, called
from tests.engine.player.test_teacher import KAITO, questions, won


@pytest.fixture
def hall(store):
    return Hall(store, Clock(), games=GAMES)


@pytest.fixture
async def coach():
    workers = WorkerPool(1)
    yield Coach(workers)
    await workers.aclose()


async def coached(hall, game="kaito", **order):
    where = {"guild": 7, "guild_name": "Dojo", "channel": 8}
    lobby = await hall.lobbies.practise(level=COACH, namer=called("coach"), game=game, host=AIKO, **order, **where)
    await hall.lobbies.start(lobby.id, AIKO.id)
    return await hall.referee.table(lobby.id)


async def test_a_match_against_coaches_alone_is_coached(hall):
    assert (await coached(hall)).coached
    assert (await coached(hall, "regroup", seats=4)).coached
    assert not (await hall.against("novice", game="kaito")).coached


async def test_a_lobby_into_which_a_coach_was_forged_is_not_coached(hall):
    assert not (await hall.against("novice", "coach", game="regroup")).coached


async def test_a_rematch_is_coached_too(hall):
    table = await coached(hall)
    await hall.referee.resign(table.id, AIKO.id)
    again = await hall.lobbies.rematch(table.id, AIKO)
    await hall.lobbies.start(again.id, AIKO.id)
    assert (await hall.referee.table(again.id)).coached


async def test_somebody_who_has_played_a_game_once_has_played_it(hall):
    kaito, kengo = GAMES["kaito"], GAMES["kengo"]
    assert not await hall.people.has_played(AIKO.id, kaito, {})
    await coached(hall)
    assert await hall.people.has_played(AIKO.id, kaito, {"hand": "5"}), "that is no other mode"
    assert not await hall.people.has_played(AIKO.id, kengo, {})


async def test_a_mode_that_is_played_otherwise_is_another_game_to_learn(hall):
    kendo, competition = GAMES["kendo"], {"mode": "competition"}
    await coached(hall, "kendo")
    assert await hall.people.has_played(AIKO.id, kendo, {})
    assert not await hall.people.has_played(AIKO.id, kendo, competition)
    await coached(hall, "kendo", options=competition)
    assert await hall.people.has_played(AIKO.id, kendo, competition | {"ippons": "1"})


async def test_a_deleted_match_counts_as_one_of_the_usual_mode(hall):
    table = await coached(hall, "kendo")
    await hall.referee.resign(table.id, AIKO.id)
    async with hall.store.transaction() as queries:
        for query in (queries.forget_moves_of, queries.forget_seats_of):
            await query(guild=7)
    assert await hall.people.has_played(AIKO.id, GAMES["kendo"], {})
    assert not await hall.people.has_played(AIKO.id, GAMES["kendo"], {"mode": "competition"})


def before_a_win_in_one(table):
    """The table with a question in which some moves win at once and some let the other win at once."""
    for seed in range(2000):
        for state, ask in questions(KAITO, seed):
            after = {move: KAITO.play(state, ask.seat, move, Random(0)).state for move in ask.options}
            wins = [move for move in ask.options if won(after[move], ask.seat)]
            loses = [move for move in ask.options if not wins or move not in wins]
            if wins and loses:
                return replace(table, match=Match("0", 9, (9, 9), state)), ask, wins, loses
    raise AssertionError("no such position")


async def test_the_hint_is_the_move_that_wins(hall, coach):
    table, ask, wins, _ = before_a_win_in_one(await coached(hall))
    advice = await coach.hint(table, ask, AIKO.id)
    assert advice.best in wins
    assert advice.next_best in {*ask.options} - {advice.best}


async def test_a_move_that_wins_is_not_warned_of(hall, coach):
    table, ask, wins, _ = before_a_win_in_one(await coached(hall))
    assert await coach.better(table, ask, wins[0], AIKO.id) is None


async def test_passing_up_a_win_is_warned_of(hall, coach):
    table, ask, wins, others = before_a_win_in_one(await coached(hall))
    assert await coach.better(table, ask, others[0], AIKO.id) in wins


def before_a_blunder(table):
    """The table with a question in which one move loses at once, for certain, and others don't."""
    for state, ask in (each for seed in range(2000) for each in questions(KAITO, seed)):
        for move in ask.options:
            decision = Decision(KAITO.view(state, ask.seat), ask, move)
            exposes = effects(KAITO, decision, move).exposes is not None
            if exposes and judge(KAITO, decision, Random(0), 200, lambda: True).loss > 0.6:
                return replace(table, match=Match("0", 9, (9, 9), state)), ask, move
    raise AssertionError("no such position")


async def test_a_move_that_lets_the_other_win_at_once_is_warned_of(hall, coach):
    table, ask, blunder = before_a_blunder(await coached(hall))
    better = await coach.better(table, ask, blunder, AIKO.id)
    assert better not in {None, blunder}
    assert better in ask.options


async def test_a_worker_that_fails_warns_of_nothing_and_has_no_hint(hall, coach, monkeypatch):
    async def failing(*_):
        raise ThinkingFailed("a traceback")

    table, ask, _, loses = before_a_win_in_one(await coached(hall))
    monkeypatch.setattr("dojo.computer.pool.Worker._reply", failing)
    assert await coach.better(table, ask, loses[0], AIKO.id) is None
    with pytest.raises(NoHint):
        await coach.hint(table, ask, AIKO.id)
