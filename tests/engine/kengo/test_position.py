"""Positions as people write them: what may be left out, and what is refused."""

import pytest

from engine import codec
from engine.games.kengo import GAME
from tests.engine.kengo.drawing import after, deeds, told, topic

PLAIN = {"places": [10, 13], "hands": [[1, 2, 3], [3, 3]], "pile": [4, 5]}

ACTION = {"seat": 1, "play": "advance", "cards": [3], "start": 24, "stop": 21}
ROUND = {
    "number": 1, "starter": 0, "special": None, "winner": None, "reason": "draw", "points": 0,
    "places": [10, 13], "hands": [[1], [1]], "pile": [], "aside": [], "actions": [ACTION],
}  # fmt: skip


def loaded(**changes):
    return codec.state_from(GAME, 1, PLAIN | changes)


def test_places_hands_and_pile_are_enough():
    assert told(loaded()) == ["advance 1", "advance 2", "retreat 1", "retreat 2", "retreat 3", "attack 3"]


def test_a_position_survives_json():
    standing = {"score": [1, 2], "last_round": ROUND}
    state = loaded(options={"level": "advanced"}, lunge=True, attack=[3], standing=standing, actions=[ACTION])
    assert codec.load_state(GAME, 1, codec.dump(GAME.state, state)) == state


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"places": [13, 10]}, "left stands to the left"),
        ({"places": [10, 10]}, "left stands to the left"),
        ({"places": [10, 25]}, "from 0 to 24"),
        ({"places": [-1, 10]}, "from 0 to 24"),
        ({"hands": [[6], [1]]}, "hands"),
        ({"pile": [0]}, "pile"),
        ({"turn": 2}, "turn cannot be 2"),
        ({"attack": [2]}, "equal to the distance, which is 3"),
        ({"attack": [3, 2]}, "equal to the distance"),
        ({"lunge": True}, "lunge belongs to a pending attack"),
        ({"lunge": True, "attack": [3]}, "at the advanced level"),
        ({"attack": [3], "options": {"level": "basic"}}, "only a last attack is answered"),
        ({"attack": [3], "pile": [], "options": {"level": "basic", "basic_last_parry": False}}, "only a last attack"),
        ({"pile": []}, "this round is over"),
        ({"options": {"tatami": 22}}, "options.tatami cannot be 22; it may be: 23, 21"),
        ({"options": {"rounds": 4}}, "options.rounds cannot be 4"),
        ({"options": {"matches": 2}}, "options.matches cannot be 2"),
        ({"options": {"level": "hard"}}, "level"),
        ({"special": "cold_feet"}, "there is no special 'cold_feet'"),
        ({"standing": {"specials": ["cold_feet"]}}, "there is no special 'cold_feet'"),
        ({"standing": {"score": [5, 0]}}, "5 win the match"),
        ({"standing": {"score": [-1, 0]}}, "cannot be below 0"),
        ({"standing": {"draws": -1}}, "cannot be below 0"),
        ({"standing": {"matches_won": [0, -1]}}, "cannot be below 0"),
        ({"standing": {"round": 0}}, "nor round below 1"),
        ({"standing": {"starter": 7}}, "starter cannot be 7"),
        ({"standing": {"left": 2}}, r"\bleft cannot be 2"),
        ({"actions": [ACTION, ACTION | {"seat": 2}]}, r"actions\[1\].seat cannot be 2; it may be 0 \(left\)"),
        ({"actions": [ACTION | {"seat": -1}]}, r"actions\[0\].seat cannot be -1"),
        ({"standing": {"last_round": ROUND | {"starter": 2}}}, "last_round.starter cannot be 2"),
        ({"standing": {"last_round": ROUND | {"winner": 2}}}, "last_round.winner cannot be 2"),
        ({"standing": {"last_round": ROUND | {"actions": [ACTION | {"seat": 2}]}}}, r"actions\[0\].seat cannot be 2"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(changes, said):
    with pytest.raises(ValueError, match=said):
        loaded(**changes)


def test_a_hand_that_is_larger_than_it_should_be_draws_nothing():
    state = after(loaded(hands=[[1, 1, 1, 1, 1, 1, 1], [1, 2, 3, 4, 5]]), "advance 1")
    assert (len(state.hands[0]), state.pile) == (6, (4, 5))


# What play would have done by itself, a position asks, with the one answer there is.


def test_a_hit_that_cannot_be_helped_is_asked():  # KG-R20
    state = loaded(attack=[3], turn=1, hands=[[1], [2]])
    assert (topic(state), told(state)) == ((1, "defend"), ["hit"])


def test_having_nothing_to_play_is_asked():  # KG-R20
    state = loaded(places=[1, 3], hands=[[3, 4], [1]])
    assert (topic(state), told(state), deeds(state, "pass")) == ((0, "stuck"), ["pass"], [(0, "stuck")])


def test_filling_an_empty_hand_is_asked():  # KG-R20
    state = loaded(hands=[[], [1]], pile=[1, 2, 3, 4, 5, 5])
    assert (topic(state), told(state)) == ((0, "refill"), ["pass"])
    assert after(state, "pass").hands[0] == (1, 2, 3, 4, 5)


def test_a_last_attack_without_a_card_is_asked():  # KG-R20
    state = loaded(pile=[], hands=[[1], [1]], options={"level": "basic"})
    assert (topic(state), told(state), deeds(state, "pass")) == ((0, "last_attack"), ["pass"], [(0, "pass")])
