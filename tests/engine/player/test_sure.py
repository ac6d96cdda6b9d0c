"""What is called a certain win is one, and nothing is claimed where the seat would have to choose again."""

from random import Random

from engine.games.kaito import GAME as KAITO
from engine.player.sure import wins
from tests.engine.player.test_teacher import a_win_in_one, questions


def test_a_win_in_one_is_certain_and_what_misses_it_is_not():
    decision, won = a_win_in_one()
    assert wins(KAITO, decision.view, decision.ask.seat, won[0], Random(1), 3)
    assert not wins(KAITO, decision.view, decision.ask.seat, decision.move, Random(1), 3)


def test_the_first_move_of_a_match_wins_nothing_yet():
    state, ask = next(questions(KAITO, 1))
    view = KAITO.view(state, ask.seat)
    assert not any(wins(KAITO, view, ask.seat, move, Random(1), 1) for move in ask.options)
