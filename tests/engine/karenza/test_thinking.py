"""Karenza's own player: it takes what is certain even with a wandering hand, and thinks as long as it may."""

from random import Random

from engine.games.karenza import GAME
from engine.games.karenza.thinking import think
from engine.games.karenza.thinking.certainty import sure_wins
from tests.engine.karenza.drawing import begun, drawn


def chosen(state, playouts=20, wander=0.0, luck=0, more=lambda: True):
    [ask] = GAME.asks(state)
    return think(GAME.view(state, ask.seat), ask, Random(luck), playouts, wander, more)


def test_a_certain_win_is_taken_even_by_a_hand_that_wanders():
    state = drawn("*0 ba2 4 | a6 a5 d4 / 1 ba1 0 | d7 | d7")
    assert {str(chosen(state, wander=1.0, luck=luck)) for luck in range(9)} == {"play a6"}


def test_one_of_several_certain_wins_is_taken():
    state = drawn("*0 ba2 5 | a6 a5 d4 / 1 ba1 0 | d7 | d7", options={"sword_lock": False})
    wins = set(sure_wins(state, 0))
    assert len(wins) > 1
    assert {chosen(state, wander=1.0, luck=luck) for luck in range(9)} <= wins


def test_a_wandering_hand_is_mostly_fair_and_sometimes_not():
    state = begun("masaru", "ortwin", luck=2)
    found = [chosen(state, wander=1.0, luck=luck) for luck in range(40)]
    assert 1 < len(set(found)) < 20
    assert max(map(found.count, found)) > 20


def test_an_attack_that_decides_the_match_is_parried():
    state = drawn("0 ba3 5 | a5 a5 / *1 bc1 0 | d4 d6 / table 0 a5 1 / attack 1")
    assert {str(chosen(state, luck=luck)).split()[0] for luck in range(4)} == {"play"}


def test_it_stops_when_time_is_up():
    left, state = iter([True, False]), begun("masaru", "ortwin", "ines", luck=2)
    assert chosen(state, playouts=10**6, more=lambda: next(left)) in GAME.asks(state)[0].options
