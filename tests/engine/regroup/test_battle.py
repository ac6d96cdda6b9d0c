"""The battle and the close of the round: RG-11 to RG-15, RG-24, RG-25."""

import pytest

from engine.games.regroup import GAME
from engine.games.regroup.battle import clash
from tests.engine.regroup.drawing import after, battle, fighter, shown, step, strong, table, table_of, topic, with_cards


def life_after(*armies, **more):
    return battle(*armies, **more).state.life


# The battle


def test_a_defence_takes_off_its_own_kind_of_attack():
    """RG-S4, RG-11: 9 and 4 against 6 and 7 is 3 and 0."""
    step = battle(strong(sword=9, wand=4), strong(shield=6, barrier=7))
    assert step.state.life == (30, 27)
    one, two = table_of(step).blows
    assert (one.attacker, one.defender, one.physical, one.magic) == (0, 1, 9, 4)
    assert (one.physical_blocked, one.magic_blocked, one.damage) == (6, 4, 3)
    assert (two.attacker, two.defender, two.damage) == (1, 0, 0)


def test_everybody_strikes_each_of_the_others_in_full():
    """RG-S5, RG-11: attacks 5/0, 0/4, 3/2; defences 2/1, 4/0, 0/3."""
    blows = clash((fighter(0, 5, 0, 2, 1), fighter(1, 0, 4, 4, 0), fighter(2, 3, 2, 0, 3)))
    assert len(blows) == 6
    lost = [sum(blow.damage for blow in blows if blow.defender == seat) for seat in range(3)]
    assert [30 - each for each in lost] == [25, 27, 24]


def test_a_defence_counts_against_every_attacker_again():
    """RG-11."""
    assert life_after(strong(sword=5), strong(sword=6), strong(shield=4))[2] == 30 - 1 - 2


def test_four_fight_each_with_three():
    """RG-11."""
    armies = [strong(sword=2), strong(sword=3), strong(wand=4), strong(wand=5)]
    assert life_after(*armies) == (30 - 12, 30 - 11, 30 - 10, 30 - 9)


def test_the_dead_of_this_battle_still_strike_and_are_struck():
    """RG-12: 2 and 3 of life, both attack with five."""
    assert life_after(strong(sword=5), strong(sword=5), life=(2, 3)) == (-3, -2)


def test_a_player_who_was_dead_before_neither_strikes_nor_is_struck():
    """RG-12."""
    step = battle(strong(sword=5), strong(sword=5), strong(), life=(0, 30, 30))
    assert step.state.life == (0, 30, 25)
    assert [each.seat for each in table_of(step).fighters] == [1, 2]


def test_the_bot_fights_when_the_last_card_lies():
    """RG-13: nobody is asked."""
    laid = step(table(with_cards(), with_cards(), turn=1, placing=9), "place b2 0")
    assert [event.kind for event in laid.events] == ["placed", "fought", "begun"]
    assert topic(laid.state) == (1, "take")
    assert laid.state.round == 2


def test_nothing_is_fought_before_everybody_has_laid():
    """RG-13."""
    laid = step(table(with_cards(), with_cards(), placing=9), "place b2 0")
    assert [event.kind for event in laid.events] == ["placed"]
    assert laid.state.battle is None


def test_what_was_just_laid_counts():
    """RG-13: F2 F2 / B2 W over the initial card."""
    laid = step(table(with_cards(), with_cards(), turn=1, placing=1), "place b2 0")
    assert shown(laid.state.armies[1]).startswith("F2 F2")
    assert laid.state.life == (26, 30)


def test_the_table_of_the_battle_tells_everything():
    """RG-13."""
    step = battle(strong(sword=9, wand=3, potion=2), strong(shield=6, barrier=7), life=(20, 9))
    first, second = table_of(step).fighters
    assert (first.sword, first.wand, first.shield, first.barrier, first.bonus) == (9, 3, 0, 0, False)
    assert (first.before, first.struck, first.healed, first.after) == (20, 20, 2, 22)
    assert (second.before, second.struck, second.healed, second.after) == (9, 6, 0, 6)
    assert step.state.battle == table_of(step)


def test_the_table_of_the_battle_lies_open_until_the_next():
    """RG-13: the player who takes or lays sees it, like everybody else."""
    laid = step(table(with_cards(), with_cards(), turn=1, placing=3), "place b2 0")
    state = laid.state
    for word in ("take 1", "place b2 0", "take 1"):
        state = step(state, word).state
        assert [GAME.view(state, seat).battle for seat in (None, 0, 1)] == [table_of(laid)] * 3
    assert GAME.view(after(state, "place b2 0"), None).battle.round == 2


@pytest.mark.parametrize(("life", "alive"), [(6, True), (5, False), (4, False)])
def test_exactly_0_is_death(life, alive):
    """RG-14."""
    step = battle(strong(sword=5), strong(), strong(shield=9), life=(30, life, 30))
    assert (step.state.life[1] > 0) == alive
    assert step.state.fallen == (0, 0 if alive else 1, 0)
    assert [event.seat for event in step.events if event.kind == "fell"] == ([] if alive else [1])


# The close


def test_every_potion_that_shows_heals_one():
    """RG-S8, RG-15."""
    assert life_after(strong(potion=3), strong(), life=(20, 20)) == (23, 20)


def test_the_dead_do_not_heal():
    """RG-S8, RG-15."""
    assert life_after(strong(potion=2), strong(sword=6), strong(shield=6), life=(5, 30, 30))[0] == -1


def test_exactly_0_does_not_heal():
    """RG-14, RG-15."""
    assert life_after(strong(potion=2), strong(sword=6), strong(shield=6), life=(6, 30, 30))[0] == 0


@pytest.mark.parametrize(("cap", "healed"), [(True, 30), (False, 32)])
def test_nobody_heals_above_30_while_there_is_a_limit(cap, healed):
    """RG-15."""
    step = battle(strong(potion=3), strong(), life=(29, 20), options={"heal_cap": cap})
    assert step.state.life == (healed, 20)
    assert table_of(step).fighters[0].healed == healed - 29


def test_what_was_healed_beyond_30_stays():
    """RG-15: without a limit, and without potions."""
    assert life_after(strong(), strong(), life=(34, 20), options={"heal_cap": False}) == (34, 20)


def test_the_first_player_card_goes_to_the_left():
    """RG-24."""
    for first in range(3):
        step = battle(strong(), strong(), strong(), first=first)
        assert (step.state.first, step.state.turn) == ((first + 1) % 3,) * 2
        [begun] = [event for event in step.events if event.kind == "begun"]
        assert (begun.round, begun.first) == (2, (first + 1) % 3)


def test_it_passes_by_the_dead():
    """RG-24: seat 1 fell long ago, seat 2 falls now."""
    armies = [strong(sword=5), strong(), strong(), strong(shield=5)]
    assert battle(*armies, life=(30, 0, 3, 30)).state.first == 3


def test_it_leaves_a_dead_holder():
    """RG-25."""
    assert battle(strong(), strong(sword=5), strong(shield=5), life=(3, 30, 30)).state.first == 1
