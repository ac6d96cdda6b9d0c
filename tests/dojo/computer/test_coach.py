"""The coach: a hint from a long search, and a warning of nothing but moves that throw the match away."""

from dataclasses import replace
from random import Random

import pytest

from dojo.computer.coach import NoHint
from dojo.computer.pool import ThinkingFailed
from dojo.people.computers import COACH
from engine.games import GAMES
from engine.match import Match
from engine.player.reasons import effects
from engine.player.teacher import Decision, judge
from tests.dojo.hall import AIKO, refused
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
    assert not await hall.people.has_played(AIKO.id, kendo, {})
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
    after = {move: KAITO.play(state, ask.seat, move, Random(0)).state for move in ask.options}
    wins = [move for move in ask.options if won(after[move], ask.seat)]
    others = [move for move in ask.options if move not in wins]
    return (wins, others) if wins and others else None


def a_blunder(state, ask):
    """One move loses at once, for certain, and others don't."""
    for move in ask.options:
        decision = Decision(KAITO.view(state, ask.seat), ask, move)
        exposes = effects(KAITO, decision, move).exposes is not None
        if exposes and judge(KAITO, decision, Random(0), 200, lambda: True).loss > 0.6:
            return (move,)
    return None


async def test_the_hint_is_the_move_that_wins_and_only_passing_it_up_is_warned_of(hall, coach):
    table, ask, wins, others = before(await coached(hall), a_win_in_one)
    advice = await coach.hint(table, ask, AIKO.id)
    assert (advice.best in wins, advice.next_best in {*ask.options} - {advice.best}) == (True, True)
    assert await coach.better(table, ask, wins[0], AIKO.id) is None
    assert await coach.better(table, ask, others[0], AIKO.id) in wins


async def test_a_move_that_lets_the_other_win_at_once_is_warned_of(hall, coach):
    table, ask, blunder = before(await coached(hall), a_blunder)
    assert await coach.better(table, ask, blunder, AIKO.id) in {*ask.options} - {blunder}


async def test_a_worker_that_fails_warns_of_nothing_and_has_no_hint(hall, coach, monkeypatch):
    async def failing(*_):
        raise ThinkingFailed("a traceback")

    table, ask, _, others = before(await coached(hall), a_win_in_one)
    monkeypatch.setattr("dojo.computer.pool.Worker._reply", failing)
    assert await coach.better(table, ask, others[0], AIKO.id) is None
    await refused(NoHint, coach.hint(table, ask, AIKO.id))
