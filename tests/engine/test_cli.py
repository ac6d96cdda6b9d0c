"""`python -m engine`: what its commands print, what they refuse, and its streams and exit codes as a process."""

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import faces
from engine import codec, match
from engine.cli.main import main
from engine.cli.simulate import Played, at_random, simulated, summary
from engine.core import Outcome
from engine.games import GAMES
from engine.values import replace
from tests.engine import laws, toys
from tests.engine.toys import MORRA

ROOT = Path(__file__).parents[2]
LINE = laws.a_match(MORRA, 2, {"win": "high"}, "cli")
KENGO = {"places": [10, 16], "hands": [[3, 3], [1, 2]], "pile": [4, 5]}


def record(plies=0, **changes):
    """The toy match after so many moves."""
    whole = LINE.record(MORRA)
    short = whole.model_copy(update={"moves": whole.moves[:plies]})
    return json.dumps(short.model_dump(exclude={"position", "shuffle"}) | changes).encode()


@pytest.fixture
def shell(capsys, monkeypatch):
    """Runs a command in this process: the exit code, what it prints, and what it complains of."""

    def run(*argv, stdin=b"", games={"morra": MORRA}):  # noqa: B006
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        return main([str(each) for each in argv], games), *capsys.readouterr()

    return run


@pytest.fixture
def told(shell):
    """What a command prints, which has to succeed."""

    def run(*argv, **settings):
        code, out, err = shell(*argv, **settings)
        assert (code, err) == (0, "")
        return json.loads(out)

    return run


# What is printed


def test_games_tells_the_seats_and_the_options_the_default_first(told):
    assert told("games") == [{"key": "morra", "name": "Morra", "seats": [2, 3], "options": {"win": ["high", "low"]}}]


@pytest.mark.parametrize(
    ("argv", "seats", "win", "seed"),
    [
        (("--seats", 3, "--seed", "k7", "--set", "win=low"), 3, "low", "k7"),
        ((), 2, "high", "0"),
        (("--seed", ""), 2, "high", ""),
        (("--set", "win=low", "--set", "win=low"), 2, "low", "0"),
    ],
)
def test_new_prints_a_record(told, argv, seats, win, seed):
    common = {"game": "morra", "version": 1, "moves": []}
    assert told("new", "morra", *argv) == common | {"seats": seats, "options": {"win": win}, "seed": seed}


def test_a_match_from_a_position_asks_what_the_position_asked(told):
    """It brings its seats and options with it, and has a seed only if one is given."""
    position = told("state", "-", stdin=record(5))
    begun = told("new", "morra", "--position", "-", stdin=json.dumps(position).encode())
    assert (begun["position"], begun["seats"], begun["options"]) == (position, 2, {"win": "high"})
    assert "seed" not in begun
    assert told("new", "morra", "--position", "-", "--seed", "x", stdin=json.dumps(position).encode())["seed"] == "x"
    asked = [told("asks", "-", stdin=each) for each in (record(5), json.dumps(begun).encode())]
    assert [ask["options"] for ask in asked[0]] == [ask["options"] for ask in asked[1]]


@pytest.mark.parametrize("held", [{}, {"options": {"level": "advanced", "specials": True}}])
def test_options_are_set_or_come_from_the_position(told, held):
    settings = ("--set", "tatami=21", "--set", "specials=on", *(() if held else ("--set", "level=advanced")))
    position = json.dumps(KENGO | held).encode()
    begun = told("new", "kengo", "--position", "-", *settings, stdin=position, games=GAMES)
    assert begun["options"] == match.chosen(GAMES["kengo"], 2, {"level": "advanced", "tatami": "21", "specials": "on"})
    assert begun["position"] == KENGO | held, "as it was written"
    [asked] = told("asks", "-", stdin=json.dumps(begun).encode(), games=GAMES)
    assert "advance 3 attack 3" in asked["options"]


def test_what_stands_in_a_record_is_shown(told):
    now, text = LINE.plies[3].before, record(3)
    assert told("asks", "-", stdin=text) == [
        {
            "seat": ask.seat,
            "topic": "show",
            "opened": now.opened[ask.seat],
            "options": [str(option) for option in ask.options],
        }
        for ask in MORRA.asks(now.state)
    ]
    assert [ask["seat"] for ask in told("asks", "-", "--seat", 1, stdin=record())] == [1]
    for seat, more in ((None, ()), (1, ("--seat", 1))):
        assert told("show", "-", *more, stdin=text) == codec.plain(MORRA.view(now.state, seat))
    assert told("state", "-", stdin=text) == codec.plain(now.state)
    assert [each["ply"] for each in told("events", "-", stdin=text)] == [0, 1, 2, 3]
    assert told("events", "-", stdin=text)[1]["events"] == [{"seat": LINE.plies[0].seat, "kind": "ready"}]
    assert told("outcome", "-", stdin=text) is None
    over = record(len(LINE.plies))
    assert told("asks", "-", stdin=over) == []
    assert told("outcome", "-", stdin=over) == codec.plain(MORRA.outcome(LINE.plies[-1].after.state))


def test_play_adds_moves_as_the_rules_spell_them(told):
    first, second = LINE.plies[:2]
    found = told("play", "-", f"{first.seat}:  {str(first.move).upper()}", f"{second.seat}:LEAVE", stdin=record())
    assert found["moves"] == [[first.seat, str(first.move)], [second.seat, "leave"]]


@pytest.mark.parametrize("key", GAMES)
def test_a_match_of_every_game_can_be_played_from_the_shell(key, shell, told):
    line = laws.a_match(GAMES[key], GAMES[key].seats[0], {}, "shell")
    moves = [f"{ply.seat}:{ply.move}" for ply in line.plies]
    _, begun, _ = shell("new", key, "--seed", "shell", games=GAMES)
    _, played, _ = shell("play", "-", *moves, stdin=begun.encode(), games=GAMES)
    assert told("outcome", "-", stdin=played.encode(), games=GAMES)["winners"] is not None
    assert len(told("events", "-", stdin=played.encode(), games=GAMES)) == len(moves) + 1
    for seat in ([], ["--seat", 1]):
        code, out, _ = shell("board", "-", *seat, stdin=played.encode(), games=GAMES)
        assert code == 0
        assert 0 < max(map(len, out.splitlines())) <= 40, "it fits a code block"


# What is refused


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ([], "Missing command. .*expected: python -m engine .*COMMAND"),
        (["games", "more"], "unexpected extra argument .more. .*expected: python -m engine games"),
        (["new", "chess"], "there is no game 'chess'; expected one of: morra"),
        (["new", "morra", "--seats", "two"], "'--seats': 'two' is not a valid integer"),
        (["new", "morra", "--seats", "0"], "'--seats': 0 is not in the range 1<=x"),
        (["new", "morra", "--seats", "4"], "seats cannot be '4'; it may be: 2, 3"),
        (["new", "morra", "--seats", "9" * 4000], r"'--seats': 9+\.\.\.9+ is not in the range"),
        (["new", "morra", "--set", "win"], "--set 'win': expected option=value"),
        (["new", "morra", "--set", "win=most"], "win cannot be 'most'; it may be: high, low"),
        (["new", "morra", "--set", "win=low", "--set", "win=high"], "--set: win is set to 'low' and to 'high'"),
        (["new", "morra", "--seed", "\udcff"], r"'--seed': .*'\\udcff' .*surrogates not allowed"),
        (["new", "morra", "--position", "/nowhere"], "'--position': '/nowhere': No such file or directory"),
        (["new", "morra", "--position", "-"], "expected a state, as `state` prints it"),
        (["asks"], "Missing argument 'RECORD'"),
        (["asks", "/"], "'/': Is a directory"),
        (["asks", "a\0b"], "embedded null byte"),
        (["asks", f"/nowhere/{'folder/' * 50}record.json"], r"/nowhere/folder/.*\.\.\..*/record\.json'?: No such file"),
        (["asks", "-", "--seat", "-1"], "'--seat': -1 is not in the range 0<=x"),
        (["play", "-"], "Missing argument 'SEAT:MOVE"),
        (["play", "-", "x:show 1"], "'x:show 1': expected SEAT:MOVE, such as 0:leave"),
        (["play", "-", "0:"], "'0:': expected SEAT:MOVE, such as 0:leave"),
        (["asks", "-", "--seat", "2"], "there is no seat 2; expected 0 to 1"),
        (["simulate", "morra", "--games", "0"], "'--games': 0 is not in the range 1<=x"),
        (["simulate", "morra", "--player", "genius"], "there is no player 'genius'; expected: random or sparring:PLAY"),
        (["simulate", "morra", "--player", "sparring:0"], "player 'sparring:0': expected a number of playouts from 1"),
        (["simulate", "morra", "--player", "random,random,random", "--seats", "2"], "--player names 3; expected one"),
    ],
    ids=lambda part: " ".join(part)[:30].encode("unicode_escape").decode() if isinstance(part, list) else "",
)
def test_arguments_that_are_off_are_told_with_what_was_expected(shell, argv, said):
    code, out, err = shell(*argv, stdin=b"" if "--position" in argv else record())
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert re.search(said, err), err


@pytest.mark.parametrize("command", ["asks", "show", "state", "outcome", "events", "board", "play"])
@pytest.mark.parametrize(
    ("text", "code", "said"),
    [(b"{}", 1, "record: "), (b"\xff", 1, "record: "), (record(moves=[[0, "show 99"]]), 2, "moves[0]: 0:show 99: ")],
    ids=["empty", "no text", "forbidden"],
)
def test_a_record_that_cannot_be_replayed_is_refused_by_every_command(shell, command, text, code, said):
    found, out, err = shell(command, "-", *(["0:leave"] if command == "play" else []), stdin=text)
    assert (found, out) == (code, "")
    assert all(line.startswith(said) for line in err.splitlines())


def test_a_board_needs_a_face_and_a_position_it_can_draw(shell, monkeypatch):
    code, _, err = shell("board", "-", stdin=record())
    assert code == 1
    assert err.startswith("there is no board for 'morra'; expected one of: ")

    def board(scene):
        raise IndexError("nobody stands there")

    monkeypatch.setitem(faces.FACES.loaded, "morra", replace(next(iter(faces.FACES.values())), board=board))
    position = codec.plain(LINE.plies[3].before.state)
    code, _, err = shell("board", "-", stdin=record(position=position))
    assert code == 1
    assert "can make nothing of this position (IndexError: nobody stands there)" in err
    with pytest.raises(IndexError):  # of a match of our own it is a fault of ours
        shell("board", "-", stdin=record(3))


# Short lines, with nothing in them that a terminal would obey

NASTY = "a\nb\r\x1b[31mc\x9b\u2028\u202e"
LONG = "x y " * 5000
NUMBER = int("9" * 4000)


def plain_lines(err):
    """The lines, split where a terminal would begin a new one and nowhere else."""
    lines = err.removesuffix("\n").split("\n")
    assert all(line.isprintable() and len(line) < 500 for line in lines), lines
    return lines


@pytest.mark.parametrize("typed", [NASTY, f"{NASTY}\udcff", LONG], ids=["nasty", "not utf-8", "long"])
def test_whatever_is_typed_is_told_on_one_short_line(shell, typed):
    lines = "{} | games {} {} | new {} | new morra --set {} | new morra --set win={} | new morra --seats={} | asks {}"
    lines += " | play - {} | play - 0:{} | simulate morra --player sparring:{}"
    for line in lines.split(" | "):
        code, out, err = shell(*(each.format(typed) for each in line.split()), stdin=record())
        assert code in (1, 2)
        assert out == ""
        assert len(plain_lines(err)) == 1


@pytest.mark.parametrize("text", [NASTY, LONG], ids=["nasty", "long"])
def test_whatever_stands_in_a_record_is_told_on_short_lines(shell, text):
    changes = [{"game": text}, {"seats": NUMBER}, {"options": {text: "1"}}, {"options": {"win": text}}, {text: 1}]
    changes += [{"moves": [[NUMBER, "show 1"]]}, {"moves": [[0, text]]}, {"position": {text: 1}}]
    for change in changes:
        code, out, err = shell("asks", "-", stdin=record(**change))
        assert code in (1, 2)
        assert out == ""
        assert len(plain_lines(err)) <= 4
    for change in ({"special": text}, {"places": [0, text]}):
        code, _, err = shell("new", "kengo", "--position", "-", stdin=json.dumps(KENGO | change).encode(), games=GAMES)
        assert code == 1
        assert all(line.startswith(("kengo: this is no state; ", "position: ")) for line in plain_lines(err))


def test_of_many_problems_three_are_told_and_how_many_more_there_are(shell):
    _, _, err = shell("asks", "-", stdin=record(moves=[["x", 1]] * 500))
    assert [line.partition("]")[0] for line in err.splitlines()[:3]] == ["record: moves[0"] * 2 + ["record: moves[1"]
    assert err.splitlines()[3:] == ["record: and 997 more"]


# Simulating


def test_simulate_counts_what_came_of_it_and_the_same_seed_comes_to_the_same(told):
    argv = ("simulate", "morra", "--games", 20, "--player", "random,random,random", "--set", "win=low", "--seed")
    one, again, other = ({name: value for name, value in told(*argv, seed).items() if "second" not in name}
                         for seed in ("s", "s", "t"))  # fmt: skip
    assert one == again != other
    assert (one["games"], one["moves"], one["draws"], one["reasons"]) == (20, 20 * 12, 0, {"points": 20})
    assert one["length"] == {"median": 12, "p90": 12, "max": 12}
    assert len(one["wins"]) == 3


def test_each_seat_has_its_own_player_who_is_asked_with_what_that_seat_sees():
    """A player who always shows the highest card beats one who always shows the lowest."""
    seen = []

    def highest(look, ask, luck):
        seen.append((ask.seat, look()))
        return ask.options[-1]

    played = list(simulated(MORRA, [lambda look, ask, luck: ask.options[0], highest], {"win": "high"}, "0", 50))
    assert summary(played, 2, 1.0)["wins"][1] > 40
    assert all((seat, view.seat, type(view)) == (1, 1, toys.View) for seat, view in seen)


def test_a_match_that_stops_without_an_outcome_is_a_fault_of_the_rules():
    stopped = replace(MORRA, asks=lambda state: (), outcome=lambda state: None)
    with pytest.raises(RuntimeError, match="morra: nobody is asked"):
        list(simulated(stopped, [at_random] * 2, {"win": "high"}, "0", 1))


def test_the_summary_counts_wins_draws_reasons_and_lengths():
    played = [
        Played(10, Outcome((0,), (1, 2, 3), "points")),
        Played(20, Outcome((0, 2), (1, 3, 1), "points")),
        Played(30, Outcome((), (1, 1, 1), "agreed")),
        Played(41, Outcome((2,), (2, 3, 1), "left")),
    ]
    assert summary(played, 3, 2.0) == {
        "games": 4,
        "moves": 101,
        "seconds": 2.0,
        "moves_per_second": 50,
        "length": {"median": 25.0, "p90": 41, "max": 41},
        "wins": [2, 0, 2],
        "draws": 1,
        "reasons": {"agreed": 1, "left": 1, "points": 2},
    }
    lengths = [summary([Played(each + 1, played[0].outcome) for each in range(most)], 3, 0.0) for most in (1, 11, 100)]
    assert [each["length"]["p90"] for each in lengths] == [1, 10, 90]


# A process of its own


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


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("asks - <&-", 1, "record: Invalid JSON: EOF while parsing a value at line 1 column 0\n"),
        ("games >&-", 1, "standard output: it is closed\n"),
        ("games >/dev/full", 1, "standard output: No space left on device\n"),
        ("asks /nowhere 2>&-", 1, ""),
        ("asks /proc/self/mem", 1, "'/proc/self/mem': Input/output error\n"),
        ("games | true", 0, ""),
    ],
)
def test_a_stream_that_is_closed_or_full_is_told_without_a_traceback(line, code, said):
    for path in ("/dev/full", "/proc/self/mem"):
        if path in line and not Path(path).exists():
            pytest.skip(f"this system has no {path}")
    done = subprocess.run(
        ["sh", "-c", f'"$0" -m engine {line}', sys.executable], cwd=ROOT, capture_output=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout, done.stderr.decode()) == (code, b"", said)


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
    path = tmp_path / "record.json"
    line = laws.a_match(GAMES["kengo"], 2, {}, "飛脚")
    path.write_text(line.record(GAMES["kengo"]).model_dump_json(exclude={"position"}), "utf-8")

    def printed(**environment):
        done = process("-c", COMMANDS, str(path), **environment)
        assert (done.returncode, done.stderr) == (0, b"")
        return re.sub(rb'"seconds".*?"length"', b"", done.stdout)

    ascii_only = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    told = printed(PYTHONHASHSEED="1", **ascii_only)
    assert told == printed(PYTHONHASHSEED="2", LC_ALL="C.UTF-8")
    assert "飛脚" in told.decode()


# A real Ctrl-C, at a moment when the command is surely running; and the bot needs no command line, nor that any faces.
INTERRUPTED = """
import os, signal, sys
import engine.match, engine.record, engine.player.search
assert "click" not in sys.modules
from engine.cli import commands, main
main.main(["games"])
assert "faces" not in sys.modules
signal.signal(signal.SIGINT, signal.default_int_handler)  # what starts us in the background ignores it
sys.argv = ["engine", "simulate", "kaito"]
commands.simulated = lambda *arguments: os.kill(os.getpid(), signal.SIGINT) or iter(())
sys.exit(main.run())
"""


def test_ctrl_c_ends_a_simulation_without_a_traceback():
    done = process("-c", INTERRUPTED)
    assert (done.returncode, done.stderr.strip()) == (130, b"")
