"""The variations: RG-7, RG-8, RG-9, RG-R15, RG-R16."""

from itertools import product
from random import Random

import pytest

from engine.games.regroup import GAME
from engine.games.regroup.parts import LEADERS
from engine.games.regroup.state import with_bonus
from tests.engine.regroup.drawing import battle, shown, strong, table, table_of

EVERY = [dict(zip(GAME.options, values, strict=True)) for values in product(*GAME.options.values())]


def values(fighter):
    return fighter.sword, fighter.wand, fighter.shield, fighter.barrier


def fighters(*armies, **more):
    return [values(each) for each in table_of(battle(*armies, **more)).fighters]


@pytest.mark.parametrize("options", EVERY, ids=str)
def test_every_combination_is_dealt_as_ordered(options):
    """RG-7."""
    state = GAME.setup(4, options, Random(1)).state
    assert (len({shown(army) for army in state.armies}) == 1) == (options["initial"] == "common")
    assert state.options.leaders == options["leaders"]
    assert state.options.heal_cap == (options["heal_cap"] == "on")
    bonus = GAME.view(state, None).bonus
    assert bonus == (options["leaders"] == "powers",) * 4


def test_the_common_side_has_one_of_each_and_the_others_differ():
    """RG-R15."""
    [common] = {shown(army) for army in GAME.setup(4, EVERY[0], Random(1)).state.armies}
    assert sorted(common.replace("/", "").split()) == ["B", "F", "S", "W"]
    different = GAME.setup(4, EVERY[0] | {"initial": "different"}, Random(1)).state
    assert len({shown(army) for army in different.armies}) == 4


def test_plain_leaders_add_nothing():
    """RG-8."""
    assert fighters(strong(), strong(sword=2)) == [(0, 0, 0, 0), (2, 0, 0, 0)]


def test_powers_add_one_to_an_attack_and_one_to_a_defence_from_the_start():
    """RG-8, RG-R16: even without a group."""
    found = fighters(*[strong()] * 4, options={"leaders": "powers"})
    assert found == [(1, 0, 0, 1), (0, 1, 1, 0), (1, 0, 1, 0), (0, 1, 0, 1)]


def test_a_bonus_comes_on_top_of_the_groups():
    """RG-R16."""
    army = strong(sword=3, barrier=2, coin=1, potion=2)
    assert with_bonus(army, "captain", True) == (4, 0, 0, 3, 1, 2)
    assert with_bonus(army, "captain", False) == (3, 0, 0, 2, 1, 2)


def test_no_two_leaders_have_the_same_bonus():
    """RG-8."""
    bonuses = [tuple(sorted(leader.bonus.items())) for leader in LEADERS.values()]
    assert len(set(bonuses)) == 4
    assert all(len(bonus) == 2 and {more for _, more in bonus} == {1} for bonus in bonuses)


@pytest.mark.parametrize(("life", "holds"), [(16, False), (15, True), (1, True)])
def test_drowning_leaders_help_from_15_downwards(life, holds):
    """RG-9."""
    found = fighters(strong(), strong(), life=(life, 30), options={"leaders": "drowning"})
    assert found == [(1, 0, 0, 1) if holds else (0, 0, 0, 0), (0, 0, 0, 0)]


def test_a_player_who_falls_to_15_in_a_battle_has_the_bonus_from_the_next_on():
    """RG-9: values are read once, at the start."""
    step = battle(strong(), strong(sword=5), life=(18, 30), options={"leaders": "drowning"})
    assert values(table_of(step).fighters[0]) == (0, 0, 0, 0)
    assert step.state.life == (13, 30)
    assert GAME.view(step.state, None).bonus == (True, False)
    assert fighters(*step.state.armies, life=step.state.life, options={"leaders": "drowning"})[0] == (1, 0, 0, 1)


def test_a_potion_that_lifts_above_15_takes_the_bonus_away():
    """RG-9: the battle was fought with it."""
    step = battle(strong(potion=1), strong(), life=(15, 30), options={"leaders": "drowning"})
    assert values(table_of(step).fighters[0]) == (1, 0, 0, 1)
    assert step.state.life[0] == 16
    assert GAME.view(step.state, 0).bonus == (False, False)


@pytest.mark.parametrize("leaders", ["plain", "powers"])
def test_only_the_drowning_look_at_life(leaders):
    """RG-7, RG-8."""
    for life in (2, 30):
        view = GAME.view(table(strong(), strong(), life=(life, 30), options={"leaders": leaders}), None)
        assert view.bonus == (leaders == "powers",) * 2


def test_without_the_limit_of_healing_drowning_looks_only_at_15():
    """RG-7, RG-15."""
    view = GAME.view(table(strong(), strong(), life=(40, 15), options={"leaders": "drowning", "heal_cap": False}), 0)
    assert view.bonus == (False, True)
