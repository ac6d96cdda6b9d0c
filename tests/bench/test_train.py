"""What the trainer learns, keeps and writes, on rounds of a few seconds."""

import json
from random import Random

import numpy as np
import pytest

from bench.__main__ import main
from bench.players import train
from bench.players.train import COURSES, Pupil, Run, Weights, played
from engine.box import SEEDS
from engine.network import MOST, Network

NAME = "kengo/basic"


@pytest.fixture(autouse=True)
def kept(tmp_path, monkeypatch):
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


def test_a_run_that_is_taken_up_again_comes_to_the_same(kept):
    whole, first = Run.begun(NAME, 1), Run.begun(NAME, 1)
    for at in range(4):
        whole.step(at / 4, 2)
    for at in range(2):
        first.step(at / 4, 2)
    first.save(kept / "run.npz")
    second = Run.kept(kept / "run.npz", NAME, 1)
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
def test_what_is_written_is_read_by_the_engine_and_has_its_recipe_beside_it(kept, name):
    assert main(["train", name, "--rounds", "2", "--processes", "2", "--games", "1"]) == 0
    stored, recipe = ((kept / f"{name}.{kind}").read_bytes() for kind in ("network", "json"))
    ours, seeds = Network(stored), SEEDS / f"{name}.network"
    assert len(stored) == seeds.stat().st_size
    weights = Weights(Run.kept(kept / f"{name}.1.npz", name, 1).numbers)
    luck = Random(1)
    found = [luck.sample(range(COURSES[name].facts), 20) for _ in range(20)]
    assert [ours.worth(each) for each in found] == pytest.approx(weights.worth(found), abs=0.02)
    in_seeds = json.loads((SEEDS / f"{name}.json").read_text())
    assert in_seeds.keys() >= json.loads(recipe).keys() - {"seconds", "seed", "processes"}, "not kept of the first ones"
