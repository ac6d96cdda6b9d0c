"""What a computer player looks at: answers that may be given, the useful ones, and few of them."""

from random import Random

import pytest

from engine.games.karenza import GAME
from engine.games.karenza.parts import POSES
from engine.games.karenza.thinking.heuristics import sensible, standing, suggested, surplus
from tests.engine.karenza.drawing import begun, drawn


def seen(state):
    return [list(map(str, sensible(state, ask))) for ask in GAME.asks(state)]


def questions(seats):
    """Those of some matches with random options, and their states. Every move is a sensible one."""
    luck = Random(seats)
    for number in range(20):
        options = {name: luck.choice(values) for name, values in GAME.options.items()}
        state = GAME.setup(seats, options, Random(number)).state
        while asks := GAME.asks(state):
            yield from ((state, ask) for ask in asks)
            state = GAME.play(state, asks[0].seat, luck.choice(sensible(state, asks[0])), luck).state


@pytest.mark.parametrize("seats", GAME.seats)
def test_they_are_among_the_options_and_never_none(seats):
    for state, ask in questions(seats):
        few = sensible(state, ask)
        assert few
        assert len(set(few)) == len(few) <= 40
        assert set(few) <= set(ask.options)


def test_cards_come_first_then_staying_then_where_the_own_cards_are_played_from():
    state = drawn("*0 ba2 0 | a6 a5 d4 / 1 bc1 0 | d4 d7")
    stances = ["stand b a 2", "stand b a 3", "stand b c 1"]
    assert seen(state) == [["play a6", *stances, *(f"{each} discard a5" for each in stances)]]


def test_of_stances_only_those_within_the_cap():
    picture = "0 ba3 0 | a5 / *1 bc1 0 | d4 d7 a6 / table 0 a6 1 / attack 1"
    assert seen(drawn(picture)) == [["play d4", "stand b c 1", "stand b c 4"]]
    free = drawn(picture, options={"threat_cap": "defence"})
    assert seen(free) == [["play d4", "stand b c 1", "stand b c 4", "stand b a 2"]]


def test_what_may_be_discarded_is_the_weakest_of_what_there_is_most_of():
    assert surplus(("a6", "a5", "d4")) == ("a5",)
    assert surplus(("a6", "d7", "d4")) == ("d4",)
    assert surplus(()) == ()


def test_where_a_pass_costs_a_card_it_is_the_weakest_of_a_side():
    state = drawn("*0 ba1 0 | a6 a5 d7 d4 / 1 bc1 0 | d4", passes=6)
    [texts] = seen(state)
    assert {text.split()[-1] for text in texts} == {"a5", "d4"}


# What a form opens with


def stance_for(picture, **more):
    state = drawn(picture, **more)
    [ask] = GAME.asks(state)
    return str(suggested(GAME.view(state, ask.seat), ask))


def test_a_stance_is_suggested_from_which_the_card_can_be_played():
    alone = {card: stance_for(f"*0 --- 0 | {card} / 1 --- 0 | d4") for card in ("a6", "a5", "d4", "d7")}
    assert alone == {"a6": "stand b a 2", "a5": "stand b a 3", "d4": "stand b c 1", "d7": "stand b c 4"}


def test_who_attacks_first_has_attacks_ready_and_the_others_parries():
    hand = "a6 a6 d4 d4"
    assert stance_for(f"*0 --- 0 | {hand} / 1 --- 0 | d4") == "stand b a 2"
    assert stance_for(f"0 ba2 0 | d4 / *1 --- 0 | {hand}") == "stand b c 1"
    assert stance_for(f"*0 bc1 0 | {hand} / 1 bc1 0 | d4") == "stand b c 1", "after a pass"


def test_where_a_pass_costs_a_card_one_that_is_missed_least_goes():
    assert stance_for("*0 ba1 0 | a6 a5 d7 d4 / 1 bc1 0 | d4", passes=6).split()[-1] in {"a5", "d4"}


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_suggested_is_an_option_and_the_same_whatever_is_hidden(seats):
    for state, ask in questions(seats):
        view = GAME.view(state, ask.seat)
        assert suggested(view, ask) in {None, *ask.options}
        assert suggested(GAME.view(GAME.imagine(view, Random(1)), ask.seat), ask) == suggested(view, ask)


def test_nobody_sees_more_for_it():
    """The same for all deals that look the same to the asked player."""
    state = begun("masaru", "ortwin", luck=2)
    [ask] = GAME.asks(state)
    for number in range(10):
        other = GAME.imagine(GAME.view(state, ask.seat), Random(number))
        assert sensible(other, ask) == sensible(state, ask)


def test_the_placement_suits_the_hand():
    state = begun("masaru", "ortwin", luck=2)
    [few] = seen(state)
    assert 3 <= len(few) <= 7 < len(POSES)


def test_without_cards_one_may_stand_anywhere():
    state = drawn("*0 --- 0 | / 1 bc1 0 | d4")
    assert len(seen(state)[0]) == 48
    assert seen(drawn("*0 ba2 0 | / 1 bc1 0 | d4"))[0] == ["stand b a 2"]


# How it stands


def first(picture, **more):
    return standing(drawn(picture, streak=1, **more))[0]


def test_just_after_a_hit_points_cards_and_the_turn_count():
    even = first("*0 ba2 5 | a6 d4\n 1 bc1 5 | a6 d4")
    assert 0.5 < even < first("*0 ba2 8 | a6 d4\n 1 bc1 5 | a6 d4") < first("*0 ba2 8 | a6 a5 d4\n 1 bc1 5 | a6") < 1
    assert first(" 0 ba2 5 | a6 d4\n*1 bc1 5 | a6 d4") == pytest.approx(1 - even)


def test_a_lead_counts_for_more_the_nearer_the_end_is():
    early, late = first("*0 ba2 3 | a6 d4\n 1 bc1 1 | a6 d4"), first("*0 ba2 9 | a6 d4\n 1 bc1 7 | a6 d4")
    assert early < late
    assert first(" 0 ba2 1 | a6 d4\n*1 bc1 3 | a6 d4") > first(" 0 ba2 7 | a6 d4\n*1 bc1 9 | a6 d4")


def test_of_three_who_are_level_the_player_who_hit_last_stands_best_and_the_others_alike():
    found = standing(drawn("*0 ba2 5 | a6 d4 / 1 bc1 5 | a6 d4 / 2 bc1 5 | a6 d4", streak=1))
    assert found[0] > found[1] == found[2]
    assert sum(found) == pytest.approx(1.5)


def test_of_other_times_nothing_is_told():
    assert standing(drawn("*0 ba2 5 | a6 / 1 bc1 0 | d4")) is None
    assert standing(drawn("0 ba2 5 | a6 / *1 bc1 0 | d4 / table 0 a6 1 / attack 1", streak=1)) is None


def test_a_player_who_has_left_comes_last():
    found = standing(drawn("*0 ba2 0 | a6 / 1 bc1 9 | d4 / 2 bc1 9 | d4", streak=1, left=[2]))
    assert found[2] == 0
    assert sum(found) == pytest.approx(1.5)
