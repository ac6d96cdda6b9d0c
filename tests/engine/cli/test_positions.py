"""Matches that start from a position."""

import json

import pytest

from engine import match
from engine.games import GAMES

MINIMAL = {"places": [10, 16], "hands": [[3, 3], [1, 2]], "pile": [4, 5]}


def test_a_position_without_options_is_played_under_those_that_are_set(shell):
    code, begun, err = shell(
        *("new", "kengo", "--position", "-", "--set", "level=advanced", "--set", "tatami=21", "--set", "specials=on"),
        stdin=json.dumps(MINIMAL).encode(),
        games=GAMES,
    )
    assert (code, err) == (0, "")
    options = match.chosen(GAMES["kengo"], 2, {"level": "advanced", "tatami": "21", "specials": "on"})
    assert json.loads(begun)["options"] == options
    assert json.loads(begun)["position"] == MINIMAL, "as it was written"
    held = shell.json("state", "-", stdin=begun.encode(), games=GAMES)["options"]
    assert (held["level"], held["tatami"], held["specials"], held["rounds"]) == ("advanced", 21, True, 5)
    (asked,) = shell.json("asks", "-", stdin=begun.encode(), games=GAMES)
    assert "advance 3 attack 3" in asked["options"]


def test_options_that_are_not_set_come_from_the_position_and_new_names_them_all(shell):
    position = {**MINIMAL, "options": {"level": "advanced", "specials": True}}
    argv = ("new", "kengo", "--position", "-", "--set", "tatami=21", "--set", "specials=on")
    options = shell.json(*argv, stdin=json.dumps(position).encode(), games=GAMES)["options"]
    assert options == match.chosen(GAMES["kengo"], 2, {"level": "advanced", "tatami": "21", "specials": "on"})


@pytest.mark.parametrize(
    ("key", "held", "setting", "said"),
    [
        ("kengo", {"level": "normal"}, "level=advanced", "level is 'advanced', but the position has 'normal'"),
        ("kengo", {"tatami": 21}, "tatami=23", "tatami is '23', but the position has '21'"),
        ("kengo", {"specials": True}, "specials=off", "specials is 'off', but the position has 'on'"),
        ("kaito", {"jump": "gaps"}, "jump=tiles", "jump is 'tiles', but the position has 'gaps'"),
    ],
)
def test_options_that_the_position_has_otherwise_are_refused(shell, key, held, setting, said):
    given = json.dumps({"options": held}).encode()
    code, line = shell.fails("new", key, "--position", "-", "--set", setting, stdin=given, games=GAMES)
    assert (code, line) == (1, f"options: {said}")


def test_a_position_brings_its_number_of_seats_with_it(shell):
    record = shell.file(shell.json("new", "morra", "--seats", "3", "--seed", "s"), "three.json")
    held = shell.file(shell.json("state", record), "held.json")
    assert shell.json("new", "morra", "--position", held)["seats"] == 3
    _, line = shell.fails("new", "morra", "--position", held, "--seats", "2")
    assert "it is one for 3 seats, not for 2" in line
