"""How a match ends, and who wins: RG-R9 to RG-R12, RG-17, RG-21 to RG-23; and leaving, RG-R14."""

from random import Random

import pytest

from engine.core import Outcome
from engine.games.regroup import GAME
from tests.engine.regroup.drawing import after, battle, step, strong, table, told, topic, with_cards


def outcome(step):
    return GAME.outcome(step.state)


def ended(step):
    assert GAME.asks(step.state) == ()
    assert step.events[-1].kind != "begun"
    return outcome(step)


# One: a survivor


def test_the_last_alive_wins():
    """RG-R9."""
    assert ended(battle(strong(sword=5), strong(), life=(3, 5))) == Outcome((0,), (1, 2), "survivor")


def test_the_survivor_has_healed_and_has_the_card():
    """RG-R11: the round is closed before."""
    step = battle(strong(sword=5, potion=2), strong(), life=(3, 5), first=0)
    assert (step.state.life, step.state.first) == ((5, 0), 0)


def test_while_two_are_alive_the_match_goes_on():
    step = battle(strong(sword=5), strong(), strong(shield=5), life=(3, 5, 1))
    assert outcome(step) is None
    assert topic(step.state) == (2, "take")


# Two: nobody


def test_when_nobody_lives_who_is_nearest_to_0_wins():
    """RG-S6, RG-R10: the other struck back though they died."""
    step = battle(strong(sword=5), strong(sword=5), life=(2, 3), first=0)
    assert step.state.life == (-3, -2)
    assert ended(step) == Outcome((1,), (2, 1), "nobody")


def test_the_round_is_not_closed_then():
    """RG-R10, RG-22: no potion heals, and the first-player card stays."""
    step = battle(strong(sword=5, potion=4), strong(sword=5), life=(5, 5), first=1)
    assert (step.state.life, step.state.first) == ((0, 0), 1)


@pytest.mark.parametrize("first", [0, 1])
def test_the_holder_of_the_first_player_card_wins_a_tie(first):
    """RG-S7, RG-21, RG-22: both at -2."""
    step = battle(strong(sword=5), strong(sword=5), life=(3, 3), first=first)
    assert step.state.life == (-2, -2)
    assert ended(step) == Outcome((first,), (1, 2) if first == 0 else (2, 1), "nobody")


@pytest.mark.parametrize(("first", "winner"), [(0, 1), (1, 1), (2, 2), (3, 1)])
def test_otherwise_the_next_tied_player_clockwise_from_the_holder_wins(first, winner):
    """RG-21: seats 1 and 2 are tied, 0 and 3 are worse."""
    step = battle(strong(sword=2), strong(sword=2), strong(sword=2), strong(sword=2), life=(3, 5, 5, 4), first=first)
    assert step.state.life == (-3, -1, -1, -2)
    assert ended(step).winners == (winner,)


def test_only_those_who_began_the_round_alive_are_compared():
    """RG-23: seat 2 lies at 0 since an earlier round."""
    step = battle(strong(sword=9), strong(sword=9), strong(), life=(3, 4, 0), fallen=(0, 0, 2), round=4)
    assert step.state.fallen == (4, 4, 2)
    assert ended(step) == Outcome((1,), (2, 1, 3), "nobody")


def test_in_a_position_that_names_nobody_who_fell_nobody_has():
    step = battle(strong(sword=9), strong(), strong(), life=(30, 3, 30), fallen=(), round=4)
    assert step.state.fallen == (0, 4, 0)


# Three: the market


@pytest.mark.parametrize(("cards", "over"), [(3, False), (2, True)])
def test_too_few_cards_for_the_living_end_the_match(cards, over):
    """RG-17."""
    step = battle(strong(), strong(), strong(), life=(7, 9, 8), market=range(1, cards + 1), pile=())
    assert (outcome(step) is not None) == over
    if over:
        assert ended(step) == Outcome((1,), (3, 1, 2), "market")


def test_the_pile_counts_too():
    """RG-17."""
    assert outcome(battle(*[strong()] * 4, market=(1, 2, 3), pile=(4,))) is None
    assert outcome(battle(*[strong()] * 4, market=(1, 2, 3), pile=())) is not None


def test_the_dead_need_no_cards():
    """RG-17."""
    step = battle(strong(), strong(), strong(), life=(7, 0, 8), market=(1, 2), pile=())
    assert outcome(step) is None


def test_the_tie_goes_to_who_has_received_the_card():
    """RG-21, RG-22: in the round that was fought seat 0 held it."""
    step = battle(strong(), strong(), market=(1,), pile=(), first=0)
    assert step.state.first == 1
    assert ended(step) == Outcome((1,), (2, 1), "market")


def test_a_survivor_is_looked_for_before_the_market():
    """RG-R11."""
    step = battle(strong(sword=5), strong(), life=(3, 5), market=(), pile=())
    assert ended(step).reason == "survivor"


# The places


def test_places_go_by_life_then_by_the_round_of_death():
    """RG-R12."""
    step = battle(
        strong(), strong(), strong(sword=5), strong(shield=5),
        life=(4, -7, 30, 29), fallen=(0, 3, 0, 0), round=5, market=(), pile=(),
    )  # fmt: skip
    assert ended(step) == Outcome((2,), (3, 4, 1, 2), "market")


def test_equal_ones_behind_the_winner_share_a_place():
    """RG-R12."""
    step = battle(strong(sword=5), strong(), strong(), strong(shield=5), life=(9, 3, 3, 20), market=(), pile=())
    assert ended(step) == Outcome((3,), (2, 3, 3, 1), "market")


# Leaving


def left(state, seat):
    return GAME.leave(state, seat, Random(0))


def test_of_two_who_stays_wins():
    """RG-R14."""
    gone = left(table(strong(), strong()), 1)
    assert [event.kind for event in gone.events] == ["left"]
    assert outcome(gone) == Outcome((0,), (1, 2), "left")
    assert GAME.asks(gone.state) == ()


def test_a_player_who_leaves_stands_last_and_the_first_to_leave_at_the_very_end():
    """RG-R14: seat 3 is dead, 0 and then 1 leave."""
    state = table(strong(), strong(), strong(), strong(), life=(30, 20, 1, -9), fallen=(0, 0, 0, 1), round=2)
    assert outcome(left(left(state, 0).state, 1)) == Outcome((2,), (4, 3, 1, 2), "left")


def test_the_turn_passes_on():
    """RG-R14."""
    gone = left(table(strong(), strong(), strong()), 0)
    assert [event.kind for event in gone.events] == ["left"]
    assert topic(gone.state) == (1, "take")
    assert GAME.view(gone.state, None).order == (1, 2)


def test_a_card_in_hand_is_lost():
    """RG-R14."""
    gone = left(table(strong(), strong(), strong(), placing=9, market=(1, 2, 3), pile=(4, 5)), 0)
    assert (gone.state.placing, gone.state.lost) == (None, (9,))
    assert topic(gone.state) == (1, "take")


def test_somebody_elses_card_is_not():
    """RG-R14."""
    gone = left(table(with_cards(), strong(), strong(), placing=9, market=(1, 2, 3), pile=(4, 5)), 2)
    assert (gone.state.placing, gone.state.lost) == (9, ())
    assert topic(gone.state) == (0, "place")
    assert topic(after(gone.state, "place b2 0")) == (1, "take")


def test_the_army_of_one_who_left_fights_no_more():
    """RG-R14: and the last to act leaves, so the battle follows at once."""
    state = table(strong(sword=5), strong(sword=6), strong(sword=9, shield=9), turn=2)
    gone = left(state, 2)
    assert [event.kind for event in gone.events] == ["left", "fought", "begun"]
    assert gone.state.life == (24, 25, 30)
    assert [each.seat for each in gone.state.battle.fighters] == [0, 1]
    assert topic(gone.state) == (1, "take")


def test_the_dead_change_nothing_by_going():
    """RG-R14."""
    state = table(strong(), strong(), strong(), life=(30, 30, 0))
    assert left(state, 2).state == state


def test_the_first_player_card_passes_from_one_who_left():
    """RG-24, RG-R14."""
    state = left(table(strong(), with_cards(), with_cards(), first=0), 0).state
    state = after(state, "take 1", "place b2 0", "take 1")
    laid = step(state, told(state)[0])
    assert (laid.state.first, laid.state.round) == (1, 2)
