"""How a match stands for the computer player when a round begins."""

from dataclasses import replace

import pytest

from engine.games.regroup.thinking.heuristics import standing
from tests.engine.regroup.drawing import battle, strong, table


def begun(*armies, **more):
    """The state after a battle of these armies."""
    return battle(*armies, **more).state


def first(*armies, **more):
    return standing(begun(*armies, **more))[0]


def test_equal_armies_with_equal_lives_stand_alike():
    assert first(strong(sword=4), strong(sword=4)) == 0.5


def test_more_life_stands_better():
    assert first(strong(sword=2), strong(sword=2), life=(20, 10)) > 0.5


def test_attack_defence_and_potions_all_count():
    for better in (strong(sword=6), strong(sword=4, shield=2), strong(sword=4, potion=1)):
        assert first(better, strong(sword=4)) > 0.5


def test_damage_from_who_is_dead_is_over():  # RG-R12
    three = (strong(sword=2), strong(sword=2), strong(sword=9))
    over = standing(begun(*three, life=(30, 30, 1)))
    assert over[0] == over[1] == 0.75
    assert over[2] == 0


def test_a_player_who_died_later_came_before_one_who_died_earlier():  # RG-R12
    state = replace(begun(strong(sword=2), strong(sword=2), strong(), strong()), life=(9, 9, 0, 0), fallen=(0, 0, 2, 1))
    assert standing(state)[2:] == pytest.approx((1 / 3, 0))


def test_while_a_round_goes_on_nothing_is_told():
    state = begun(strong(sword=2), strong(sword=2))
    assert standing(state)
    assert standing(replace(state, turn=1 - state.turn)) is None
    assert standing(replace(state, placing=1)) is None


def test_before_the_first_battle_nothing_is_told():
    assert standing(table(strong(), strong())) is None
