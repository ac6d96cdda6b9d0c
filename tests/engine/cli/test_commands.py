"""The engine's command line: every command, every way to fail, and the same bytes twice."""

import io
import json
import os
import re
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import faces
from engine import codec, match
from engine.cli import simulate
from engine.cli.main import main
from engine.games import GAMES
from tests.engine import laws
from tests.engine.toys import MORRA

ROOT = Path(__file__).parents[3]
TOYS = {"morra": MORRA}
LINE = laws.a_match(MORRA, 2, {"win": "high"}, "cli")


class Shell:
    """Runs commands in this process, with the toy game, and keeps what they printed."""

    def __init__(self, folder, capsys, monkeypatch):
        self.folder, self.capsys, self.monkeypatch = folder, capsys, monkeypatch

    def __call__(self, *argv, stdin=None, games=TOYS):
        if stdin is not None:
            self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = main([str(each) for each in argv], games)
        out, err = self.capsys.readouterr()
        return code, out, err

    def json(self, *argv, **settings):
        code, out, err = self(*argv, **settings)
        assert (code, err) == (0, "")
        return json.loads(out)

    def fails(self, *argv, **settings):
        """The exit code and the one line that tells why, after nothing on standard output."""
        code, out, err = self(*argv, **settings)
        assert out == ""
        assert err.endswith("\n")
        assert err.count("\n") == 1
        return code, err.strip()

    def file(self, text, name="record.json"):
        path = self.folder / name
        path.write_text(text if isinstance(text, str) else json.dumps(text), encoding="utf-8")
        return path

    def record(self, plies=0):
        record = LINE.record(MORRA)
        return self.file(
            record.model_copy(update={"moves": record.moves[:plies]}).model_dump_json(exclude={"position", "shuffle"})
        )


@pytest.fixture
def shell(tmp_path, capsys, monkeypatch):
    return Shell(tmp_path, capsys, monkeypatch)


def process(*argv, stdin=b"", **environment):
    return subprocess.run(
        [sys.executable, *argv],
        input=stdin,
        capture_output=True,
        cwd=ROOT,
        env=os.environ | environment,
        check=False,
        timeout=60,
    )


# What each command prints


def test_games_tells_the_seats_and_the_options_the_default_first(shell):
    assert shell.json("games") == [
        {"key": "morra", "name": "Morra", "seats": [2, 3], "options": {"win": ["high", "low"]}}
    ]


def test_new_prints_a_record(shell):
    assert shell.json("new", "morra", "--seats", 3, "--seed", "k7", "--set", "win=low") == {
        "game": "morra",
        "version": 1,
        "seats": 3,
        "options": {"win": "low"},
        "seed": "k7",
        "moves": [],
    }


def test_new_fills_in_what_is_not_said(shell):
    found = shell.json("new", "morra")
    assert (found["seats"], found["options"], found["seed"]) == (2, {"win": "high"}, "0")


def test_new_takes_an_empty_seed_for_a_seed(shell):
    assert shell.json("new", "morra", "--seed", "")["seed"] == ""


def test_new_from_a_position_has_the_position_and_a_seed_only_if_one_is_given(shell):
    state = shell.file(shell.json("state", shell.record(5)), "state.json")
    found = shell.json("new", "morra", "--position", state)
    assert found["position"] == json.loads(state.read_text())
    assert "seed" not in found
    assert found["options"] == {"win": "high"}, "as they are in the position"
    assert shell.json("new", "morra", "--position", state, "--seed", "x")["seed"] == "x"


def test_new_reads_a_position_from_standard_input(shell):
    state = codec.dump(MORRA.state, LINE.plies[3].before.state)
    assert shell.json("new", "morra", "--position", "-", stdin=state.encode())["position"] == json.loads(state)


def test_a_position_and_the_match_it_was_taken_from_ask_the_same(shell):
    record = shell.record(4)
    again = shell.file(
        shell.json("new", "morra", "--position", shell.file(shell.json("state", record), "state.json")), "b"
    )
    asked, asked_again = (
        [{name: ask[name] for name in ("seat", "topic", "options")} for ask in shell.json("asks", each)]
        for each in (record, again)
    )
    assert asked == asked_again


def test_asks_tells_who_is_asked_since_when_with_every_answer(shell):
    now = LINE.plies[1].before
    assert shell.json("asks", shell.record(1)) == [
        {
            "seat": ask.seat,
            "topic": "show",
            "opened": now.opened[ask.seat],
            "options": [str(option) for option in ask.options],
        }
        for ask in MORRA.asks(now.state)
    ]


def test_asks_of_one_seat_are_that_seats_alone(shell):
    assert [ask["seat"] for ask in shell.json("asks", shell.record(), "--seat", 1)] == [1]
    mover = LINE.plies[0].seat
    assert shell.json("asks", shell.record(1), "--seat", mover) == []


def test_nobody_is_asked_when_it_is_over(shell):
    assert shell.json("asks", shell.record(len(LINE.plies))) == []


def test_play_adds_moves_to_the_record(shell):
    moves = [[ply.seat, str(ply.move)] for ply in LINE.plies[:3]]
    found = shell.json("play", shell.record(), *(f"{seat}:{text}" for seat, text in moves))
    assert found == json.loads(shell.record(3).read_text())


def test_play_spells_moves_as_the_rules_do_and_knows_leave(shell):
    ply = LINE.plies[0]
    found = shell.json("play", shell.record(), f"{ply.seat}:  {str(ply.move).upper()}", f"{1 - ply.seat}:LEAVE")
    assert found["moves"] == [[ply.seat, str(ply.move)], [1 - ply.seat, "leave"]]


def test_what_play_prints_can_be_piped_into_the_next_command(shell):
    ply = LINE.plies[0]
    _, out, _ = shell("play", "-", f"{ply.seat}:{ply.move}", stdin=shell.record().read_bytes())
    assert shell.json("outcome", "-", stdin=out.encode()) is None


def test_show_prints_the_view_of_a_seat_or_of_a_bystander(shell):
    state = LINE.plies[3].before.state
    for seat, more in ((None, ()), (0, ("--seat", 0)), (1, ("--seat", 1))):
        view = MORRA.view(state, seat)
        assert shell.json("show", shell.record(3), *more) == codec.plain(type(view), view)


def test_state_prints_everything(shell):
    assert shell.json("state", shell.record(3)) == codec.plain(MORRA.state, LINE.plies[3].before.state)


def test_outcome_is_null_until_the_end(shell):
    assert shell.json("outcome", shell.record(3)) is None
    ended = MORRA.outcome(LINE.plies[-1].after.state)
    assert shell.json("outcome", shell.record(len(LINE.plies))) == {
        "winners": list(ended.winners),
        "places": list(ended.places),
        "reason": "points",
    }


def test_events_come_ply_by_ply_from_the_setting_up(shell):
    found = shell.json("events", shell.record(2))
    assert [entry["ply"] for entry in found] == [0, 1, 2]
    assert found[0]["events"] == []
    assert found[1]["events"] == [{"seat": LINE.plies[0].seat, "kind": "ready"}]


# Simulating


def test_simulate_counts_what_came_of_it(shell):
    found = shell.json("simulate", "morra", "--games", 20, "--seats", 3, "--seed", "s", "--set", "win=low")
    assert list(found) == ["games", "moves", "seconds", "moves_per_second", "length", "wins", "draws", "reasons"]
    assert (found["games"], found["draws"], found["reasons"]) == (20, 0, {"points": 20})
    assert found["length"] == {"median": 12, "p90": 12, "max": 12}
    assert found["moves"] == 20 * 12
    assert len(found["wins"]) == 3
    assert sum(found["wins"]) >= 20


def test_the_same_seed_simulates_the_same_and_another_another(shell):
    def simulated(seed):
        found = shell.json("simulate", "morra", "--games", 30, "--seed", seed)
        return {name: value for name, value in found.items() if "second" not in name}

    assert simulated("a") == simulated("a")
    assert simulated("a") != simulated("b")


def test_a_list_of_players_says_how_many_seats_there_are(shell):
    assert len(shell.json("simulate", "morra", "--games", 2, "--player", "random,random,random")["wins"]) == 3


@pytest.mark.parametrize(
    ("player", "said"),
    [
        ("random,sparring", "there is no player 'sparring'; expected: random or sparring:PLAYOUTS"),
        ("genius", "there is no player 'genius'; expected: random or sparring:PLAYOUTS"),
        ("", "there is no player ''; expected: random or sparring:PLAYOUTS"),
        ("sparring:0", "player 'sparring:0': expected a number of playouts from 1 to 999999, as in sparring:200"),
        ("sparring:²", "player 'sparring:²': expected a number of playouts from 1 to 999999, as in sparring:200"),
        ("random,random,random", "--player names 3; expected one for all seats, or 2"),
    ],
)
def test_players_there_are_not_are_refused(shell, player, said):
    assert shell.fails("simulate", "morra", "--seats", 2, "--player", player) == (1, said)


def test_a_progress_bar_is_drawn_on_a_terminal_only(capsys, monkeypatch):
    assert list(simulate.watched(range(1000), 1000)) == list(range(1000))
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert list(simulate.watched(iter(range(1000)), 1000)) == list(range(1000))
    drawn = capsys.readouterr().err
    assert "100%" in drawn
    assert 50 < drawn.count("\r") < 150


# Failing


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

    monkeypatch.setitem(faces.FACES, "morra", replace(next(iter(faces.FACES.values())), board=board))
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


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("asks - <&-", "record: Invalid JSON: EOF while parsing a value at line 1 column 0"),
        ("games >&-", "standard output: it is closed"),
        ("games >/dev/full", "standard output: No space left on device"),
        ("asks /nowhere 2>&-", ""),
    ],
)
def test_a_closed_or_full_stream_is_told_without_a_traceback(line, said):
    if "/dev/full" in line and not Path("/dev/full").exists():
        pytest.skip("this system has no full device")
    done = subprocess.run(
        ["sh", "-c", f'"$0" -m engine {line}', sys.executable], cwd=ROOT, capture_output=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode() == (f"{said}\n" if said else "")


# The real thing


@pytest.mark.parametrize("key", GAMES)
def test_a_match_of_every_game_can_be_played_from_the_shell(key, shell):
    game = GAMES[key]
    line = laws.a_match(game, game.seats[0], match.chosen(game, game.seats[0], {}), "shell")
    moves = [f"{ply.seat}:{ply.move}" for ply in line.plies]
    _, begun, _ = shell("new", key, "--seed", "shell", games=GAMES)
    _, played, _ = shell("play", "-", *moves, stdin=begun.encode(), games=GAMES)
    for command in ("asks", "show", "state", "outcome", "events"):
        assert shell.json(command, "-", stdin=played.encode(), games=GAMES) is not None
    assert len(shell.json("events", "-", stdin=played.encode(), games=GAMES)) == len(moves) + 1


@pytest.mark.parametrize("key", GAMES)
def test_the_board_of_every_game_fits_a_code_block(key, shell):
    line = laws.a_match(GAMES[key], GAMES[key].seats[0], {}, "board")
    text = line.record(GAMES[key]).model_dump_json(exclude={"position"}).encode()
    for seat in ([], ["--seat", 0], ["--seat", 1]):
        code, out, err = shell("board", "-", *seat, stdin=text, games=GAMES)
        assert (code, err) == (0, "")
        assert out.strip()
        assert max(map(len, out.splitlines())) <= 40
        assert len(out) <= 1501


# Several commands in one process, which prints what it prints for each of them alone.
COMMANDS = """
import sys
from engine.cli.main import run
record = sys.argv[1]
sys.argv[1:] = ["new", "kengo", "--seed", "\\u98db\\u811a"]
codes = [run()]
sys.argv[1:] = ["simulate", "kaito", "--games", "20", "--seed", "x"]
codes.append(run())
for command in ("asks", "show", "state"):
    sys.argv[1:] = [command, record]
    codes.append(run())
sys.argv[1:] = ["games"]
sys.exit(sum(codes) + run())
"""


def test_the_same_arguments_print_the_same_bytes_whatever_the_hash_seed_and_the_encoding(tmp_path):
    """The rules read the boxes as UTF-8 even where plain text is ASCII."""
    record = tmp_path / "record.json"
    line = laws.a_match(GAMES["kengo"], 2, {}, "飛脚")
    record.write_text(line.record(GAMES["kengo"]).model_dump_json(exclude={"position"}), "utf-8")

    def printed(**environment):
        done = process("-c", COMMANDS, str(record), **environment)
        assert (done.returncode, done.stderr) == (0, b"")
        return re.sub(rb'"seconds".*?"length"', b"", done.stdout)

    ascii_only = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    told = printed(PYTHONHASHSEED="1", **ascii_only)
    assert told == printed(PYTHONHASHSEED="2", LC_ALL="C.UTF-8")
    assert "飛脚" in told.decode()
    assert told.count(b"\n") == 6


def test_help_names_every_command(shell):
    code, out, err = shell("--help")
    assert (code, err) == (0, "")
    assert all(f"  {name} " in out for name in ("games", "new", "asks", "play", "show", "state", "outcome", "events"))
    assert all(f"  {name} " in out for name in ("board", "simulate"))


def test_the_exit_code_of_a_command_is_that_of_its_process():
    record = {"game": "kaito", "version": 1, "seats": 2, "options": {}, "seed": "x", "moves": [[0, "nonsense"]]}
    done = process("-m", "engine", "state", "-", stdin=json.dumps(record).encode())
    assert (done.returncode, done.stdout) == (2, b"")


def test_nobody_who_stops_reading_gets_a_traceback():
    command = [sys.executable, "-m", "engine", "games"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(60) == -signal.SIGPIPE, "which a shell reports as 141"


# A real Ctrl-C, at a moment when the command is surely running.
INTERRUPTED = """
import os, signal, sys
from engine.cli import commands, main
signal.signal(signal.SIGINT, signal.default_int_handler)  # what starts us in the background ignores it
sys.argv = ["engine", "simulate", "kaito"]
commands.simulated = lambda *arguments: os.kill(os.getpid(), signal.SIGINT) or iter(())
sys.exit(main.run())
"""


def test_ctrl_c_ends_a_simulation_without_a_traceback():
    done = process("-c", INTERRUPTED)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (130, b"", b"")


LOADED = """
import sys
import engine.match, engine.record, engine.player.search
assert "click" not in sys.modules, "the bot needs no command line"
from engine.cli.main import main
main(["games"])
assert "faces" not in sys.modules, "only a board needs faces"
"""


def test_the_rules_load_no_command_line_and_the_command_line_no_faces():
    done = process("-c", LOADED)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_position_brings_its_number_of_seats_with_it(shell):
    record = shell.file(shell.json("new", "morra", "--seats", "3", "--seed", "s"), "three.json")
    held = shell.file(shell.json("state", record), "held.json")
    assert shell.json("new", "morra", "--position", held)["seats"] == 3
    _, line = shell.fails("new", "morra", "--position", held, "--seats", "2")
    assert "it is one for 3 seats, not for 2" in line
