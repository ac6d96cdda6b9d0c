"""Positions as people write them: what may be left out, what is refused, and what is asked where play would not."""

import pytest

from engine import codec
from engine.games.kendo import GAME
from tests.engine.kendo.drawing import after, asked, drawn, told

PLAIN = {"hands": [["men1", "bogyo"], ["do3"]]}
THREAT = {"attacker": 0, "defender": 1, "strike": "men"}
CONTEST = {"options": {"mode": "competition"}}


def loaded(**changes):
    return codec.state_from(GAME, 1, PLAIN | changes)


def test_hands_are_enough():
    assert told(loaded()) == ["open men"]


def test_a_position_survives_json():
    state = loaded(
        threat=THREAT, stage="answer", turn=1, played=[["men6"], [], []], last_attackers=[None, 0, None, None]
    )
    assert codec.load_state(GAME, 1, codec.dump(GAME.state, state)) == state


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"hands": [["men2"], []]}, "there is no card 'men2'; there are: men1, men6"),
        ({"hands": [["men1"]]}, "hands: there are 1; for mode duel there may be: 2, 3, 4"),
        ({"hands": [["men1"], [], []], **CONTEST}, "there are 3; for mode competition there may be: 2"),
        ({"hands": [["bogyo", "men1"], []]}, "hands lie in the order of the box: men1, bogyo"),
        ({"options": {"ippons": 3}}, "options.ippons cannot be 3; it may be: 2, 1"),
        ({"options": {"mode": "war"}}, "mode"),
        ({"decks": [["bogyo"], [], []]}, "bogyo does not belong to the sub-deck of basics"),
        ({"played": [[], [], ["men1"]]}, "men1 does not belong to the sub-deck of others"),
        ({"turn": 2}, "turn cannot be 2; seats are 0 to 1"),
        ({"starter": 2}, "starter cannot be 2; seats are 0 to 1"),
        ({"out": [2]}, "out cannot be 2"),
        ({"left": [2]}, "left cannot be 2"),
        ({"winners": [2]}, "winners cannot be 2"),
        ({"spared": 5}, "spared cannot be 5"),
        ({"last_attackers": [7, None, None, None]}, "last_attackers cannot be 7"),
        ({"last_attackers": [None]}, "are four each"),
        ({"out": [1]}, "two at least are still in the game"),
        ({"hands": [["men1"], [], [], []], "out": [1, 1]}, "each seat drops out once"),
        ({"hands": [["men1"], [], []], "out": [0]}, "turn cannot be 0, which is out"),
        ({"stage": "answer"}, "stage answer needs a threat"),
        ({"threat": THREAT}, "nothing is to be answered at stage open"),
        ({"threat": THREAT | {"defender": 0}, "stage": "answer"}, "attacker and defender are two seats"),
        ({"threat": THREAT | {"attacker": 2}, "stage": "answer"}, "threat.attacker cannot be 2"),
        ({"threat": THREAT | {"defender": 2}, "stage": "answer"}, "threat.defender cannot be 2"),
        ({"threat": THREAT, "stage": "answer", "turn": 2}, "turn cannot be 2"),
        ({"threat": THREAT | {"strike": "jodan"}, "stage": "answer"}, "strike"),
        (
            {"threat": THREAT | {"strike": "taiatari", "reinforcement": "seme"}, "stage": "reinforcement"},
            "joins nothing",
        ),
        ({"threat": THREAT | {"counter": True, "reinforcement": "seme"}, "stage": "reinforcement"}, "joins nothing"),
        ({"stage": "switch"}, "stage cannot be switch in mode duel"),
        ({"stage": "discard", **CONTEST}, "stage cannot be discard in mode competition"),
        ({"stage": "change", **CONTEST}, "stage cannot be change in mode competition"),
        ({"stage": "bonus", **CONTEST}, "stage cannot be bonus in mode competition"),
        ({"stage": "draw"}, "stage cannot be draw in mode duel"),
        ({"stage": "refill"}, "stage cannot be refill in mode duel"),
        ({"stage": "over"}, "reason says why a match is over"),
        ({"reason": "last"}, "reason says why a match is over"),
        ({"stage": "change"}, "choices belong to stage change"),
        ({"owed": 1}, "owed belongs to stage pull"),
        ({"stage": "pull", "threat": THREAT}, "owed belongs to stage pull"),
        ({"ippons": [["M", "K", "D"], []]}, "ippons can be no more than 2"),
        ({"ippons": [[]]}, "two each"),
        ({"ippons": []}, "two each"),
        ({"hansoku": []}, "two each"),
        ({"hansoku": [2, 0]}, "hansoku no more than 1"),
        ({"hansoku": [-1, 0]}, "not below 0"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(changes, said):
    with pytest.raises(ValueError, match=said):
        loaded(**changes)


# What play settles by itself, a position asks, with the one answer there is


@pytest.mark.parametrize(
    ("picture", "more", "leads_to"),
    [
        ("*0 bogyo\n 1 do3\n basics men1", {}, (0, "discard")),
        ("*0 -\n 1 do3\n 2 do8", {}, (1, "open")),
        ("*0 -\n 1 do3\n 2 do8", {"stage": "discard"}, (1, "open")),
        ("*0 do3 do8\n 1 do10", {"stage": "bonus"}, (0, "open")),
        ("0 do3\n *1 bogyo bogyo kamae\n threat 0>1 men jodan", {}, (0, "pull")),
        ("0 do3\n *1 men>men\n 2 do8\n basics men1\n threat 0>1 kote", {}, (2, "open")),
        ("*0 do3\n 1 do8", {"mode": "competition", "stage": "switch"}, (0, "open")),
        ("*0 do3\n 1 do8", {"mode": "competition", "stage": "draw"}, (0, "open")),
        ("*0 do3\n 1 do8", {"mode": "competition", "stage": "refill"}, (0, "open")),
        ("*0 bogyo\n 1 do8\n basics men1", {"mode": "competition"}, (0, "open")),
    ],
)
def test_a_question_with_no_answer_is_led_on(picture, more, leads_to):
    state = drawn(picture, **more)
    assert told(state) == ["stuck"]
    assert asked(after(state, "stuck")) == leads_to


def test_a_pull_from_an_empty_hand_is_over():
    state = drawn("*0 do3\n 1 -\n 2 do8\n threat 0>1 men", stage="pull", owed=1)
    assert told(state) == ["stuck"]
    assert after(state, "stuck").out == (1,)
