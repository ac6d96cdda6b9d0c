"""Why a move is better: what follows at once, whatever the seat could not see."""

from random import Random

import pytest

from engine.games import GAMES
from engine.games.kaito import GAME as KAITO
from engine.player.reasons import effects, hides_nothing, reply
from engine.player.teacher import Decision
from tests.engine.hidden import HIDDEN
from tests.engine.player.test_teacher import a_win_in_one, questions, won


def test_a_move_that_wins_at_once_says_so():
    decision, wins = a_win_in_one()
    assert effects(KAITO, decision, wins[0]).wins
    assert not effects(KAITO, decision, decision.move).wins


def test_a_move_that_lets_an_opponent_win_at_once_says_who():
    for state, ask in (each for seed in range(2) for each in questions(KAITO, seed)):
        decision = Decision(KAITO.view(state, ask.seat), ask, None)
        for move in ask.options:
            after = KAITO.play(state, ask.seat, move, Random(0)).state
            theirs = [each for each in KAITO.asks(after) if each.seat != ask.seat]
            wins = any(won(KAITO.play(after, 1 - ask.seat, each, Random(0)).state, 1 - ask.seat)
                       for other in theirs for each in other.options)  # fmt: skip
            assert effects(KAITO, decision, move).exposes == (1 - ask.seat if wins else None)


def test_what_is_taken_is_told_and_what_only_repeats_the_move_is_not():
    state, ask = next(each for each in questions(KAITO, 1) if each[0].stage == "slide")
    decision = Decision(KAITO.view(state, ask.seat), ask, None)
    [taken, *_] = effects(KAITO, decision, ask.options[0]).events
    assert taken.kind == "captured"
    start, first = next(questions(KAITO, 1))
    assert effects(KAITO, Decision(KAITO.view(start, first.seat), first, None), first.options[0]).events == ()


@pytest.mark.parametrize("game", [game for key, game in GAMES.items() if HIDDEN[key]], ids=lambda game: game.key)
def test_no_reason_tells_what_the_seat_could_not_see(game):
    luck = Random(2)
    for state, ask in list(questions(game, 3))[2:12]:
        other = HIDDEN[game.key](state, ask.seat, luck)
        move = luck.choice(ask.options)
        told = [effects(game, Decision(game.view(each, ask.seat), ask, None), move) for each in (state, other)]
        assert told[0] == told[1]


def test_the_likely_answer_tells_what_it_takes():
    """A win in one is always found: the answer that ends the match is told."""
    for state, ask in (each for seed in range(20) for each in questions(KAITO, seed)):
        decision = Decision(KAITO.view(state, ask.seat), ask, None)
        exposing = [move for move in ask.options if effects(KAITO, decision, move).exposes is not None]
        if exposing:
            break
    assert [each.seat for each in reply(KAITO, decision, exposing[0])] == [1 - ask.seat]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_where_something_is_hidden_more_than_one_state_fits_what_is_seen(game):
    seen = [hides_nothing(game, game.view(state, ask.seat)) for state, ask in questions(game, 1)]
    assert all(seen) == (HIDDEN[game.key] is None)
