"""Positions that could not lie on a table are refused, each with a sentence that says why."""

import pytest

from engine import codec
from engine.games.karenza import GAME
from tests.engine.karenza.drawing import begun, drawn

FENCING = "0 ba3 0 | a5 a5 d4 / *1 bc4 0 | d7 d4 / table 0 a6 1 / attack 1"


def refused(raw, match):
    with pytest.raises(ValueError, match=match):
        codec.state_from(GAME, 1, raw)


@pytest.mark.parametrize(
    ("changes", "match"),
    [
        ({"poses": ["ba2"]}, "2, 3 or 4"),
        ({"hands": [[]]}, "hands has 1 seats"),
        ({"scores": [0, 0, 0]}, "scores has 3 seats"),
        ({"choices": [None]}, "choices has 1 seats"),
        ({"scores": [-1, 0]}, "below 0"),
        ({"passes": -1}, "below 0"),
        ({"turn": 2}, "turn cannot be 2; seats are 0 to 1$"),
        ({"opener": -1}, "opener cannot be -1"),
        ({"left": [4]}, "left cannot be 4"),
        ({"left": [0, 0]}, "each seat once"),
        ({"poses": ["bb2", "bc4"]}, "both feet"),
        ({"poses": ["be2", "bc4"]}, "pattern"),
        ({"poses": [None, "bc4"]}, "before all tokens are placed"),
        ({"warriors": ["trial", "nobody"]}, "no warrior 'nobody'"),
        ({"warriors": ["trial", None]}, "each seat has a warrior"),
        ({"choices": ["masaru", None]}, "before the warriors are chosen"),
        ({"choices": ["trial", None], "poses": [None, None], "table": [], "attack": None}, "no warrior 'trial'"),
        ({"hands": [["a7"], []]}, "no card 'a7'"),
        ({"hands": [["zornhau"], []]}, "no card of trial"),
        ({"warriors": ["ines", "trial"]}, "no card of ines"),
        ({"options": {"hand": 6}}, "options.hand cannot be 6; it may be: 7, 5, 3$"),
        ({"options": {"target": 15}}, "options.target cannot be 15; it may be: 10, 5$"),
        ({"scores": [10, 0]}, "ends by points"),
        ({"ended": "points"}, "ends by points"),
        ({"ended": "left"}, "all but one"),
        ({"left": [1], "turn": 0, "attack": None}, "all but one"),
        ({"ended": "deck"}, "and yet"),
        ({"table": []}, "lies on the table"),
        ({"turn": 0}, "answered by its target"),
    ],
)
def test_what_could_not_be_is_refused(changes, match):
    raw = codec.plain(GAME.state, drawn(FENCING))
    refused(raw | changes, match)


@pytest.mark.parametrize(
    ("changes", "match"),
    [
        ({"card": "d4"}, "is a defence"),
        ({"moves": 4}, "attack.moves cannot be 4"),
        ({"target": 0}, "answered by its target"),
        ({"seat": 1}, "answered by its target"),
        ({"seat": 3}, "attack.seat cannot be 3"),
        ({"card": "a5"}, "lies on the table"),
    ],
)
def test_an_attack_that_could_not_be_is_refused(changes, match):
    raw = codec.plain(GAME.state, drawn(FENCING))
    refused(raw | {"attack": raw["attack"] | changes}, match)


def test_and_a_last_answer_that_could_not_be():
    raw = codec.plain(GAME.state, drawn(FENCING))
    last = {"seat": 0, "start": "ba2", "stood": "ba2", "stop": "ba3", "moves": 0, "card": "a6"}
    assert codec.state_from(GAME, 1, raw | {"last": last}).last.card == "a6"
    refused(raw | {"last": last | {"moves": 5}}, "last.moves cannot be 5")
    refused(raw | {"last": last | {"seat": 2}}, "last.seat cannot be 2")
    refused(raw | {"last": last | {"stop": "aa1"}}, "both feet")


def test_a_seat_that_has_left_is_not_to_move():
    raw = codec.plain(GAME.state, begun("masaru", "ines", "ortwin"))
    refused(raw | {"left": [raw["turn"]]}, "that seat has left")


def test_few_cards_are_no_fault():
    assert drawn("*0 ba2 0 |  | d4 / 1 bc1 0 |  | d4").hands == ((), ())
