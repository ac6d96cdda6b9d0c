"""`python -m engine`: what its commands print, what they refuse, and its exit codes as a process."""

import io
import json
import re
import subprocess
import sys

import pytest

from engine import codec, match
from engine.cli import main, simulated
from engine.games import GAMES
from tests.engine import laws, toys
from tests.engine.toys import MORRA

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


def test_games_tells_the_seats_and_the_options_the_default_first(told):
    assert told("games") == [{"key": "morra", "name": "Morra", "seats": [2, 3], "options": {"win": ["high", "low"]}}]


@pytest.mark.parametrize(
    ("argv", "seats", "win", "seed"),
    [(("--seats", 3, "--seed", "k7", "--set", "win=low"), 3, "low", "k7"), ((), 2, "high", "0")],
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
    asked = [told("asks", "-", stdin=each) for each in (record(5), json.dumps(begun).encode())]
    assert [ask["options"] for ask in asked[0]] == [ask["options"] for ask in asked[1]]


@pytest.mark.parametrize("held", [{}, {"options": {"level": "advanced", "specials": True}}])
def test_options_are_set_or_come_from_the_position(told, held):
    settings = ("--set", "tatami=21", "--set", "specials=on", *(() if held else ("--set", "level=advanced")))
    begun = told("new", "kengo", "--position", "-", *settings, stdin=json.dumps(KENGO | held).encode(), games=GAMES)
    assert begun["options"] == match.chosen(GAMES["kengo"], 2, {"level": "advanced", "tatami": "21", "specials": "on"})
    [asked] = told("asks", "-", stdin=json.dumps(begun).encode(), games=GAMES)
    assert "advance 3 attack 3" in asked["options"]


def test_what_stands_in_a_record_is_shown(told):
    now, text = LINE.plies[3].before, record(3)
    asked = [(ask.seat, [str(option) for option in ask.options]) for ask in MORRA.rules.asks(now.state)]
    assert [(ask["seat"], ask["options"]) for ask in told("asks", "-", stdin=text)] == asked
    assert [ask["seat"] for ask in told("asks", "-", "--seat", 1, stdin=record())] == [1]
    for seat, more in ((None, ()), (1, ("--seat", 1))):
        assert told("show", "-", *more, stdin=text) == codec.plain(MORRA.rules.view(now.state, seat))
    assert told("state", "-", stdin=text) == codec.plain(now.state)
    assert told("events", "-", stdin=text)[1] == {"ply": 1, "events": [{"seat": LINE.plies[0].seat, "kind": "ready"}]}
    assert told("outcome", "-", stdin=text) is None
    over = record(len(LINE.plies))
    assert told("asks", "-", stdin=over) == []
    assert told("outcome", "-", stdin=over) == codec.plain(MORRA.rules.outcome(LINE.plies[-1].after.state))


@pytest.mark.parametrize("key", GAMES)
def test_a_match_of_every_game_can_be_played_from_the_shell(key, shell, told):
    line = laws.a_match(GAMES[key], GAMES[key].seats[0], {}, "shell")
    moves = [f"{ply.seat}:  {str(ply.move).upper()}" for ply in line.plies]
    _, begun, _ = shell("new", key, "--seed", "shell", games=GAMES)
    _, played, _ = shell("play", "-", *moves, stdin=begun.encode(), games=GAMES)
    assert told("outcome", "-", stdin=played.encode(), games=GAMES)["winners"] is not None
    assert len(told("events", "-", stdin=played.encode(), games=GAMES)) == len(moves) + 1


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["new", "morra", "--seats", "4"], "seats cannot be '4'; it may be: 2, 3"),
        (["new", "morra", "--set", "win=most"], "win cannot be 'most'; it may be: high, low"),
        (["new", "morra", "--position", "/nowhere"], "No such file or directory: '/nowhere'"),
        (["asks", "/"], "Is a directory"),
        (["asks", "-", "--seat", "2"], "there is no seat 2; expected 0 to 1"),
        (["simulate", "morra", "--player", "genius"], "there is no player 'genius'; expected: random or sparring:PLAY"),
        (["simulate", "morra", "--player", "random,random,random", "--seats", "2"], "--player names 3; expected one"),
    ],
)
def test_what_is_off_is_told_on_one_line_with_what_was_expected(shell, argv, said):
    code, out, err = shell(*argv, stdin=record())
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert said in err


@pytest.mark.parametrize("argv", [[], ["new", "chess"], ["new", "morra", "--set", "win"], ["play", "-", "x:show 1"]])
def test_the_usage_is_shown_where_arguments_are_missing_or_unknown(argv, capsys):
    with pytest.raises(SystemExit):
        main(argv, {"morra": MORRA})
    assert capsys.readouterr().err.startswith("usage: python -m engine")


@pytest.mark.parametrize("command", ["asks", "show", "state", "outcome", "events", "play"])
@pytest.mark.parametrize(
    ("text", "code", "said"),
    [(b"{}", 1, "record: "), (b"\xff", 1, "record: "), (record(moves=[[0, "show 99"]]), 2, "moves[0]: 0:show 99: ")],
    ids=["empty", "no text", "forbidden"],
)
def test_a_record_that_cannot_be_replayed_is_refused_by_every_command(shell, command, text, code, said):
    found, out, err = shell(command, "-", *(["0:leave"] if command == "play" else []), stdin=text)
    assert (found, out) == (code, "")
    assert all(line.startswith(said) for line in err.splitlines())


# Short lines, with nothing in them that a terminal would obey

NASTY = "a\nb\r\x1b[31mc\x9b\u2028\u202e"
LONG = "x y " * 5000
NUMBER = int("9" * 4000)


@pytest.mark.parametrize("text", [NASTY, LONG], ids=["nasty", "long"])
def test_whatever_stands_in_a_record_is_told_on_short_lines(shell, text):
    changes = [{"game": text}, {"seats": NUMBER}, {"options": {text: "1"}}, {"options": {"win": text}}, {text: 1}]
    changes += [{"moves": [[NUMBER, "show 1"]]}, {"moves": [[0, text]]}, {"position": {text: 1}}]
    for change in changes:
        code, out, err = shell("asks", "-", stdin=record(**change))
        assert code in (1, 2)
        assert out == ""
        lines = err.removesuffix("\n").split("\n")
        assert len(lines) <= 4
        assert all(line.isprintable() and len(line) < 500 for line in lines), lines


def test_of_many_problems_three_are_told_and_how_many_more_there_are(shell):
    _, _, err = shell("asks", "-", stdin=record(moves=[["x", 1]] * 500))
    assert [line.partition("]")[0] for line in err.splitlines()[:3]] == ["record: moves[0"] * 2 + ["record: moves[1"]
    assert err.splitlines()[3:] == ["record: and 997 more"]


def test_simulate_counts_what_came_of_it_and_the_same_seed_comes_to_the_same(told):
    argv = ("simulate", "morra", "--games", 20, "--player", "random,random,random", "--set", "win=low", "--seed")
    one, again, other = ({name: value for name, value in told(*argv, seed).items() if "second" not in name}
                         for seed in ("s", "s", "t"))  # fmt: skip
    assert one == again != other
    assert (one["games"], one["moves"]["max"], one["draws"], one["reasons"]) == (20, 12, 0, {"points": 20})
    assert len(one["wins"]) == 3


def test_each_seat_has_its_own_player_who_is_asked_with_what_that_seat_sees():
    """A player who always shows the highest card beats one who always shows the lowest."""
    seen = []

    def highest(look, ask, luck):
        seen.append((ask.seat, look()))
        return ask.options[-1]

    played = list(simulated(MORRA, [lambda look, ask, luck: ask.options[0], highest], {"win": "high"}, "0", 50))
    assert sum(1 in outcome.winners for _, outcome in played) > 40
    assert all((seat, view.seat, type(view)) == (1, 1, toys.View) for seat, view in seen)


def test_the_same_arguments_print_the_same_bytes_whatever_the_hash_seed():
    def printed(seed):
        argv = [sys.executable, "-m", "engine", "simulate", "kaito", "--games", "20", "--seed", "飛脚"]
        done = subprocess.run(argv, capture_output=True, env={"PYTHONHASHSEED": seed}, timeout=60, check=True)
        return re.sub(rb'"moves_per_second":\d+', b"", done.stdout)

    assert printed("1") == printed("2")
