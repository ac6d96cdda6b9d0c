"""What the command line says when something is off: short lines, and nothing in them that a terminal would obey."""

import json
import re

import pytest

from engine.games import GAMES
from tests.engine.cli.test_positions import MINIMAL

NASTY = "a\nb\r\x1b[31mc\x9b\u2028\u202e"
LONG, WORDS = "x" * 5000, "x y " * 5000
NUMBER = int("9" * 4000)


def plain_lines(err):
    """The lines, split where a terminal would begin a new one and nowhere else."""
    assert err.endswith("\n")
    lines = err.removesuffix("\n").split("\n")
    assert all(line.isprintable() and len(line) < 500 for line in lines), lines
    return lines


@pytest.mark.parametrize("typed", [NASTY, f"{NASTY}\udcff", LONG, WORDS], ids=["nasty", "not utf-8", "long", "words"])
@pytest.mark.parametrize(
    "argv",
    [
        ["{}"],
        ["games", "{}"],
        ["games", *["{}"] * 50],
        ["new", "{}"],
        ["new", "morra", "--set", "{}"],
        ["new", "morra", "--set", "{}=high"],
        ["new", "morra", "--set", "win={}"],
        ["new", "morra", "--set", "{}=1", "--set", "{}=2"],
        ["new", "morra", "--seats", "{}"],
        ["new", "morra", "--seats={}"],
        ["new", "morra", "--{}"],
        ["new", "morra", "--position", "{}"],
        ["asks", "{}"],
        ["play", "-", "{}"],
        ["play", "-", "0:{}"],
        ["simulate", "morra", "--player", "{}"],
        ["simulate", "morra", "--player", "sparring:{}"],
    ],
    ids=lambda argv: " ".join(argv)[:40],
)
def test_whatever_is_typed_is_told_on_one_short_line(shell, argv, typed):
    code, out, err = shell(*(each.format(typed) for each in argv), stdin=shell.record().read_bytes())
    assert code in (1, 2)
    assert out == ""
    assert len(plain_lines(err)) == 1


@pytest.mark.parametrize(
    "change",
    [
        {"game": NASTY},
        {"game": LONG},
        {"version": NUMBER},
        {"seats": NUMBER},
        {"options": {NASTY: "1"}},
        {"options": {"win": NASTY}},
        {"options": {"win": LONG}},
        {"options": {NASTY: 1}},
        {"options": {LONG: 1}},
        {"moves": [[NUMBER, "show 1"]]},
        {"moves": [[0, NASTY]]},
        {"moves": [[0, WORDS]]},
        {"position": {"options": {"win": NASTY}}},
        {"position": {NASTY: 1}},
        {"position": {LONG: 1}},
        {NASTY: 1},
        {LONG: 1},
    ],
    ids=lambda change: json.dumps(change)[:40],
)
def test_whatever_stands_in_a_record_is_told_on_short_lines(shell, change):
    record = json.dumps(json.loads(shell.record().read_text()) | change)
    code, out, err = shell("asks", "-", stdin=record.encode())
    assert code in (1, 2)
    assert out == ""
    assert len(plain_lines(err)) <= 4


@pytest.mark.parametrize(
    ("key", "position"),
    [
        ("kaito", {"grid": [WORDS], "kaito": NASTY, "turn": 0}),
        ("kaito", {"grid": [LONG], "kaito": LONG, "turn": 0}),
        ("kengo", MINIMAL | {"special": NASTY}),
        ("kengo", MINIMAL | {"special": WORDS}),
        ("kengo", MINIMAL | {"places": [0, NUMBER]}),
    ],
    ids=["names", "long names", "special", "long special", "number"],
)
def test_what_a_game_says_of_a_position_is_told_on_short_lines_too(shell, key, position):
    code, out, err = shell("new", key, "--position", "-", stdin=json.dumps(position).encode(), games=GAMES)
    assert (code, out) == (1, "")
    assert all(line.startswith(f"{key}: this is no state; ") for line in plain_lines(err))


def test_of_many_problems_three_are_told_and_how_many_more_there_are(shell):
    record = json.loads(shell.record().read_text()) | {"moves": [["x", 1]] * 500}
    code, out, err = shell("asks", "-", stdin=json.dumps(record).encode())
    assert (code, out) == (1, "")
    assert [line.partition("]")[0] for line in err.splitlines()[:3]] == ["record: moves[0"] * 2 + ["record: moves[1"]
    assert err.splitlines()[3:] == ["record: and 997 more"]


def test_of_the_problems_of_a_position_three_are_told_a_line_each(shell):
    code, out, err = shell("new", "morra", "--position", "-", stdin=b'{"a": 1, "b": 1, "c": 1, "d": 1}')
    assert (code, out) == (1, "")
    assert all(line.startswith("morra: this is no state; ") for line in err.splitlines())
    assert len(err.splitlines()) == 4
    assert re.search(r"; and \d+ more$", err.splitlines()[3])


def test_a_path_that_is_cut_keeps_the_name_of_the_file(shell):
    _, line = shell.fails("asks", f"/nowhere/{'folder/' * 50}record.json")
    assert re.search(r"/nowhere/folder/[a-z/]*\.\.\.[a-z/]*/record\.json'?: No such file", line)
