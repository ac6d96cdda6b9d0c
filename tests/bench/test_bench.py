"""Every benchmark runs in its short form; players and classes know the rules; the trainer learns, keeps and writes."""

import json
import math
from importlib import import_module
from random import Random

import numpy as np
import pytest

from bench import peers
from bench.__main__ import SUBJECTS, main
from bench.balance import __main__ as balance
from bench.figures import Figure, Goal
from bench.players import contests, puzzles, teacher, train
from bench.players.rivals import RIVALS
from bench.players.train import COURSES, Pupil, Run, Weights, played
from bench.report import table
from engine.box import SEEDS
from engine.games import GAMES
from engine.games.kaito.parts import SORTS
from engine.network import MOST, Network

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
    state = game.rules.setup(2, {option: values[0] for option, values in game.options.items()}, luck).state
    while asks := game.rules.asks(state):
        ask = asks[0]
        move = rival(game.rules.view(state, ask.seat), ask, luck, 0.004) if ask.seat else luck.choice(ask.options)
        assert move in ask.options
        state = game.rules.play(state, ask.seat, move, luck).state


@pytest.mark.parametrize("seed", range(8))
def test_the_class_that_our_rules_are_measured_against_plays_the_same_game(seed):
    game, luck, codes = GAMES["kaito"], Random(seed), {code: number for number, code in enumerate(SORTS)}
    state = game.rules.setup(2, {"jump": "tiles", "elimination": "capture"}, luck).state

    def tiles():
        return [-1 if tile is None else codes[str(tile)] for tile in state.tiles.grid]

    peer = peers.Kaito(tiles(), int(state.colours[state.turn] == "black"))
    while asks := game.rules.asks(state):
        options = asks[0].options
        assert len(peer.legal()) == len(options)
        chosen = int(luck.random() * len(options))
        peer.play(peer.legal()[chosen])
        state = game.rules.play(state, asks[0].seat, options[chosen], luck).state
        assert (tiles(), state.kaito, state.tiles.captured) == (peer.tiles, peer.kaito, peer.captured)
    assert int(state.colours[1 - game.rules.outcome(state).winners[0]] == "black") == peer.loser


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


# The trainer


NAME = "kengo/basic"


@pytest.fixture(autouse=True)
def kept_runs(tmp_path, monkeypatch):
    monkeypatch.setattr(train, "KEPT", tmp_path)
    monkeypatch.setattr(train, "STEP", 20)
    return tmp_path


def positions(name, weights, matches):
    """Moves that nobody learns from, each with what came of it."""
    course = COURSES[name]
    for number in range(matches):
        pupils = [Pupil(course, weights.worth) for _ in range(2)]
        shares = played(course.game, pupils, course.usual, Random(number))
        yield from ((each.found, won) for pupil, won in zip(pupils, shares, strict=True) for each in pupil.thoughts)


def test_it_learns_who_will_win():
    run = Run.begun(NAME, 1)
    found, won = zip(*positions(NAME, Weights(run.numbers), 20), strict=True)

    def error():
        return float(np.mean((Weights(run.numbers).worth(found) - np.array(won)) ** 2))

    before = error()
    for at in range(15):
        run.step(at / 15, 1)
    assert error() < 0.9 * before
    assert (run.rounds, run.averaged) == (300, 6)
    assert np.abs(run.mean - run.numbers).max() > 0


def test_a_run_that_is_taken_up_again_comes_to_the_same(kept_runs):
    whole, first = Run.begun(NAME, 1), Run.begun(NAME, 1)
    for at in range(4):
        whole.step(at / 4, 2)
    for at in range(2):
        first.step(at / 4, 2)
    first.save(kept_runs / "run.npz")
    second = Run.kept(kept_runs / "run.npz", NAME, 1)
    for at in range(2, 4):
        second.step(at / 4, 2)
    for each in ("numbers", "mean", "earlier"):
        assert np.array_equal(getattr(second, each), getattr(whole, each))
    assert not np.array_equal(second.numbers, first.numbers)
    assert second.rounds == whole.rounds


@pytest.mark.parametrize("name", COURSES)
def test_no_more_facts_hold_of_a_move_than_fit_into_a_lane(name):
    found = [each for each, _ in positions(name, Weights(Run.begun(name, 1).numbers), 3) if not isinstance(each, float)]
    assert MOST >= max(map(len, found)) > 10
    assert max(map(max, found)) < COURSES[name].facts


@pytest.mark.parametrize("name", COURSES)
def test_what_is_written_is_read_by_the_engine_and_has_its_recipe_beside_it(kept_runs, name):
    assert main(["train", name, "--rounds", "2", "--processes", "2", "--games", "1"]) == 0
    stored, recipe = ((kept_runs / f"{name}.{kind}").read_bytes() for kind in ("network", "json"))
    ours, seeds = Network(stored), SEEDS / f"{name}.network"
    assert len(stored) == seeds.stat().st_size
    weights = Weights(Run.kept(kept_runs / f"{name}.1.npz", name, 1).numbers)
    luck = Random(1)
    found = [luck.sample(range(COURSES[name].facts), 20) for _ in range(20)]
    assert [ours.worth(each) for each in found] == pytest.approx(weights.worth(found), abs=0.02)
    in_seeds = json.loads((SEEDS / f"{name}.json").read_text())
    assert in_seeds.keys() >= json.loads(recipe).keys() - {"seconds", "seed", "processes", "begun_with"}, (
        "not kept of the first ones"
    )
