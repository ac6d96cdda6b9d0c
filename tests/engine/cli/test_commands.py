"""What each command prints."""

import json
import sys

import pytest

from engine import codec, match
from engine.cli import simulate
from engine.games import GAMES
from tests.engine import laws
from tests.engine.cli.conftest import LINE
from tests.engine.toys import MORRA


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


def test_help_names_every_command(shell):
    code, out, err = shell("--help")
    assert (code, err) == (0, "")
    assert all(f"  {name} " in out for name in ("games", "new", "asks", "play", "show", "state", "outcome", "events"))
    assert all(f"  {name} " in out for name in ("board", "simulate"))


# Every game


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
