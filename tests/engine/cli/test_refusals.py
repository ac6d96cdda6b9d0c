"""Bad arguments, records and moves are refused, with what was expected."""

import json
import re
from dataclasses import replace

import pytest

import faces
from engine import codec, match
from tests.engine.cli.conftest import LINE
from tests.engine.toys import MORRA


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ([], "Missing command. .*expected: python -m engine .*COMMAND"),
        (["chess"], "No such command 'chess'"),
        (["games", "more"], "unexpected extra argument .more. .*expected: python -m engine games"),
        (["new"], "Missing argument 'GAME'. .*expected: python -m engine new .*GAME"),
        (["new", "chess"], "there is no game 'chess'; expected one of: morra"),
        (["new", "morra", "--seats", "two"], "'--seats': 'two' is not a valid integer"),
        (["new", "morra", "--seats", "0"], "'--seats': 0 is not in the range 1<=x"),
        (["new", "morra", "--seats", "4"], "seats cannot be '4'; it may be: 2, 3"),
        (["new", "morra", "--set", "win"], "--set 'win': expected option=value"),
        (["new", "morra", "--set", "win=most"], "win cannot be 'most'; it may be: high, low"),
        (["new", "morra", "--set", "lose=high"], "option cannot be 'lose'; it may be: win"),
        (["new", "morra", "--seed"], "Option '--seed' requires an argument"),
        (["new", "morra", "--se", "1"], "No such option '--se'"),
        (["new", "morra", "--position", "/nowhere"], "'--position': '/nowhere': No such file or directory"),
        (["asks"], "Missing argument 'RECORD'"),
        (["asks", "/nowhere"], "'RECORD': '/nowhere': No such file or directory"),
        (["asks", "/"], "'/': Is a directory"),
        (["asks", "-", "--seat", "-1"], "'--seat': -1 is not in the range 0<=x"),
        (["asks", "-", "--seat", "①"], "'--seat': '①' is not a valid integer"),
        (["play", "-"], "Missing argument 'SEAT:MOVE"),
        (["simulate", "morra", "--games", "0"], "'--games': 0 is not in the range 1<=x"),
        (["simulate", "chess"], "there is no game 'chess'; expected one of: morra"),
    ],
    ids=lambda part: " ".join(part) if isinstance(part, list) else "",
)
def test_arguments_that_are_off_are_told_with_what_was_expected(shell, argv, said):
    code, line = shell.fails(*argv)
    assert code == 1
    assert re.search(said, line), line


@pytest.mark.parametrize("command", ["asks", "show", "state", "outcome", "events", "board", "play"])
@pytest.mark.parametrize("text", [b"", b"{}", b"\xff", b"[1]", b'{"game": "morra"'], ids=repr)
def test_a_record_that_cannot_be_read_is_refused_by_every_command(shell, command, text):
    more = ["0:leave"] if command == "play" else []
    code, out, err = shell(command, "-", *more, stdin=text)
    assert (code, out) == (1, "")
    assert all(line.startswith("record: ") for line in err.splitlines())


@pytest.mark.parametrize("text", [b"", b"[]", b"3", b"{", b"{}", b'{"hands": 1}'], ids=repr)
def test_a_position_that_is_no_state_is_refused(shell, text):
    code, out, err = shell("new", "morra", "--position", "-", stdin=text)
    assert (code, out) == (1, "")
    assert err
    assert all(re.search("state.*; ", line) for line in err.splitlines())


@pytest.mark.parametrize("command", ["asks", "show", "board"])
def test_a_seat_that_is_not_at_the_table_cannot_look(shell, command):
    assert shell.fails(command, shell.record(), "--seat", 2) == (1, "there is no seat 2; expected 0 to 1")


@pytest.mark.parametrize("text", ["show 1", "0", "0:", ":show 1", "x:show 1", "-1:show 1", "²:show 1"])
def test_a_move_without_its_seat_is_refused_as_an_argument(shell, text):
    code, line = shell.fails("play", shell.record(), "--", text)
    assert code == 1
    assert f"{text!r}: expected SEAT:MOVE, such as 0:leave" in line


def test_a_move_of_a_seat_there_is_not_is_refused_as_an_argument(shell):
    code, line = shell.fails("play", shell.record(), "7:show 1")
    assert (code, line) == (1, "moves[0]: there is no seat 7; expected 0 to 1")


def test_the_first_forbidden_move_stops_play_with_why_and_what_was_allowed(shell):
    good, bad = LINE.plies[0], LINE.plies[1]
    code, line = shell.fails("play", shell.record(), f"{good.seat}:{good.move}", f"{bad.seat}:show 99", "0:nonsense")
    allowed = ", ".join(map(str, match.ask(MORRA, bad.before, bad.seat).options))
    assert code == 2
    assert line == f"moves[1]: {bad.seat}:show 99: 'show 99' is not allowed here; allowed: {allowed}"


def test_a_seat_that_is_not_asked_hears_who_is_and_what_they_may(shell):
    ply, other = LINE.plies[0], LINE.plies[1]
    code, line = shell.fails("play", shell.record(1), f"{ply.seat}:{ply.move}")
    assert code == 2
    assert f"nothing is asked of seat {ply.seat} now; allowed: {other.seat}:show" in line


def test_nothing_may_be_played_after_the_end(shell):
    code, line = shell.fails("play", shell.record(len(LINE.plies)), "0:leave")
    assert code == 2
    assert line == f"moves[{len(LINE.plies)}]: 0:leave: the match is over"


@pytest.mark.parametrize("command", ["asks", "show", "state", "outcome", "events"])
def test_a_record_with_a_forbidden_move_in_it_is_forbidden_everywhere(shell, command):
    record = json.loads(shell.record().read_text()) | {"moves": [[0, "show 99"]]}
    code, line = shell.fails(command, shell.file(record))
    assert code == 2
    assert line.startswith("moves[0]: 0:show 99: ")


def test_a_failed_command_leaves_the_record_as_it_was(shell):
    record = shell.record(2)
    before = record.read_bytes()
    shell.fails("play", record, "0:show 99")
    assert record.read_bytes() == before


def test_there_is_no_board_for_a_game_without_a_face(shell):
    code, line = shell.fails("board", shell.record())
    assert code == 1
    assert line.startswith("there is no board for 'morra'; expected one of: ")


def test_a_position_that_no_face_can_draw_is_told_as_such(shell, monkeypatch):
    def board(scene):
        raise IndexError("nobody stands there")

    monkeypatch.setitem(faces.FACES.loaded, "morra", replace(next(iter(faces.FACES.values())), board=board))
    position = codec.plain(MORRA.state, LINE.plies[3].before.state)
    _, out, _ = shell("new", "morra", "--position", "-", stdin=json.dumps(position).encode())
    code, line = shell.fails("board", "-", stdin=out.encode())
    assert code == 1
    assert "can make nothing of this position (IndexError: nobody stands there)" in line
    with pytest.raises(IndexError):  # of a match of our own it is a fault of ours
        shell("board", shell.record(3))


# Numbers, names and places that are none


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["new", "morra", "--seed", "\udcff"], r"'--seed': .*'\\udcff' .*surrogates not allowed"),
        (["simulate", "morra", "--seed", "\udcff"], r"'--seed': .*'\\udcff' .*surrogates not allowed"),
        (["new", "morra", "--seats", "9" * 4000], r"'--seats': 9+\.\.\.9+ is not in the range"),
        (["asks", "-", "--seat", "9" * 5000], r"'--seat': '9+\.\.\.9+' is not a valid integer"),
        (["play", "-", f"{'9' * 5000}:show 1"], r"'9+\.\.\.9+:show 1': expected SEAT:MOVE"),
        (["asks", "a\0b"], "embedded null byte"),
        (["new", "morra", "--position", "a\0b"], "embedded null byte"),
    ],
    ids=lambda part: " ".join(part)[:30].encode("unicode_escape").decode() if isinstance(part, list) else "",
)
def test_what_python_itself_would_choke_on_is_told_with_what_was_expected(shell, argv, said):
    code, line = shell.fails(*argv, stdin=shell.record().read_bytes())
    assert code == 1
    assert re.search(said, line), line


def test_nobody_sits_at_a_record_without_seats(shell):
    record = shell.file(json.loads(shell.record().read_text()) | {"seats": 0})
    assert shell.fails("play", record, "0:leave") == (1, "seats cannot be '0'; it may be: 2, 3")


def test_an_option_that_is_set_twice_has_one_value(shell):
    twice = ("--set", "win=low", "--set")
    said = "--set: win is set to 'low' and to 'high'; expected one value"
    for command in ("new", "simulate"):
        assert shell.fails(command, "morra", *twice, "win=high") == (1, said)
    assert shell.json("new", "morra", *twice, "win=low")["options"] == {"win": "low"}
