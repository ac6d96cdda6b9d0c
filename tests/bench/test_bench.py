"""Every benchmark runs in its short form and gives figures; the players and classes that it needs know the rules."""

import json
import math
from importlib import import_module
from random import Random

import pytest

from bench import peers
from bench.__main__ import SUBJECTS, main
from bench.balance import __main__ as balance
from bench.crowd import filled, open_matches
from bench.figures import Figure, Goal, of_rounds, of_samples
from bench.players import contests, puzzles, teacher
from bench.players.rivals import RIVALS
from bench.report import table
from engine.games import GAMES
from engine.games.kaito.parts import SORTS

MANY_MATCHES = {"requests", "waits", "web_pages", "growth", "turns", "process", "storage"}  # or many processes


@pytest.fixture(autouse=True)
def kept(tmp_path, monkeypatch):
    """What long runs keep."""
    for module in (contests, teacher):
        monkeypatch.setattr(module, "KEPT", tmp_path / f"{module.__name__}.jsonl")
    monkeypatch.setattr(puzzles, "SEEDS", tmp_path)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.long) if name in MANY_MATCHES else name for name in SUBJECTS]
)
def test_a_subject_is_measured(name):
    figures = import_module(f"bench.subjects.{name}").measure("tiny")
    assert figures
    assert len({figure.name for figure in figures}) >= len(figures) - len(GAMES), "only a second peer repeats a name"
    for figure in figures:
        assert figure.low <= figure.value <= figure.high
        assert figure.count > 0
        assert (figure.ratio is None) == (not figure.peer)


def test_the_tables_are_printed_and_kept_also_if_one_subject_fails(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("bench.subjects.engine.ROUNDS", {"quick": (1, 0.001)})
    monkeypatch.setattr("bench.subjects.storage.ROUNDS", {})
    assert main(["storage", "engine", "--quick", "--json", str(tmp_path / "found.json")]) == 1
    printed, found = capsys.readouterr().out, json.loads((tmp_path / "found.json").read_text())["subjects"]
    assert found["storage"] == []
    assert {figure["name"] for figure in found["engine"]} >= {"kaito usual", "kengo usual, door"}
    assert all(figure["name"] in printed for figure in found["engine"])


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        (["strength", "--games", "2", "--only", "level:novice rival:greedy"], ["kaito    novice - greedy:"]),
        (["sure_wins", "--positions", "1"], [f"{game:8} master finds" for game in GAMES]),
        (["teacher", "--game", "kendo", "--matches", "1"], ["loss a move: random"]),
        (["puzzles", "--game", "kengo", "--count", "1"], ["kengo    1 puzzles"]),
    ],
    ids=lambda value: value[0].split()[0],
)
def test_what_takes_hours_is_begun(monkeypatch, capsys, words, lines):
    monkeypatch.setattr("bench.players.proofs.kaito.TILES", (8,))
    assert main(words) == 0
    printed = capsys.readouterr().out
    assert [line for line in lines if line not in printed] == []


def test_a_puzzle_that_does_not_hold_is_found(tmp_path, capsys):
    puzzles.mine("kengo", 1, math.inf)
    [found] = puzzles.kept("kengo")
    (tmp_path / "kengo.json").write_text(json.dumps([found, {**found, "best": "pass"}]))
    assert main(["puzzles", "--game", "kengo", "--check"]) == 0
    assert "1 of 2 wrong [1]" in capsys.readouterr().out


def test_balance_is_told_of_the_house_content_and_of_every_game(monkeypatch, capsys):
    usual = [each for each in balance.contests() if not each[2] and each[1] == 2 and each[3].startswith("rival")]
    monkeypatch.setattr(balance, "contests", lambda: usual)
    assert balance.main(["--games", "2", "--own", "1"]) == 0
    printed = capsys.readouterr().out
    for line in ("| Masaru : Lanying |", "| sword_lock off |", *(f"| {game} | 2 | " for game in GAMES)):
        assert line in printed


@pytest.mark.parametrize(
    ("game", "rival"), [(GAMES[key], rival) for key, rivals in RIVALS.items() for rival in rivals.values()]
)
def test_a_rival_answers_by_the_rules(game, rival):
    luck = Random(1)
    state = game.setup(2, {option: values[0] for option, values in game.options.items()}, luck).state
    while asks := game.asks(state):
        ask = asks[0]
        move = rival(game.view(state, ask.seat), ask, luck, 0.004) if ask.seat else luck.choice(ask.options)
        assert move in ask.options
        state = game.play(state, ask.seat, move, luck).state


@pytest.mark.parametrize("seed", range(8))
def test_the_class_that_our_rules_are_measured_against_plays_the_same_game(seed):
    game, luck, codes = GAMES["kaito"], Random(seed), {code: number for number, code in enumerate(SORTS)}
    state = game.setup(2, {"jump": "tiles", "elimination": "capture"}, luck).state

    def tiles():
        return [-1 if tile is None else codes[str(tile)] for tile in state.grid.tiles]

    peer = peers.Kaito(tiles(), int(state.colours[state.turn] == "black"))
    while asks := game.asks(state):
        options = asks[0].options
        assert len(peer.legal()) == len(options)
        chosen = int(luck.random() * len(options))
        peer.play(peer.legal()[chosen])
        state = game.play(state, asks[0].seat, options[chosen], luck).state
        assert (tiles(), state.kaito, state.captured) == (peer.tiles, peer.kaito, peer.captured)
    assert int(state.colours[1 - game.outcome(state).winners[0]] == "black") == peer.loser


def test_a_crowd_has_as_many_open_matches_as_asked_for(tmp_path):
    filled(tmp_path / "crowd.db", 200)
    assert 200 <= open_matches(tmp_path / "crowd.db") < 240


def test_figures_have_a_middle_and_a_spread():
    rounds, samples = of_rounds("speed", "", [5, 1, 9]), of_samples("click", "ms", [1.0] * 80 + [9.0] * 20, 0.5)
    assert (rounds.value, rounds.low, rounds.high, rounds.count) == (5, 1, 9, 3)
    assert (samples.value, samples.low, samples.high) == (1, 1, 9)


@pytest.mark.parametrize(
    ("goal", "ratio", "met"),
    [
        (Goal(100, "more"), None, True),
        (Goal(101, "more"), None, False),
        (Goal(99, "less"), None, False),
        (Goal(2, "less", of="ratio"), 2.0, True),
        (Goal(2, "less", of="ratio"), None, None),
        (None, 2.0, None),
    ],
)
def test_a_goal_is_met_by_the_figure_or_by_its_ratio(goal, ratio, met):
    figure = Figure("x", "", 100, 100, 100, 1, ratio=ratio, goal=goal)
    assert figure.met is met
    assert ("NOT met" in table("Speed", [figure])) == (met is False)
