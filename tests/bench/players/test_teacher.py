"""What the figures on the teacher are made of."""

import json
from random import Random

from bench.players import contests, teacher
from bench.players.teacher import blunder, looked_at, looked_back, played
from engine.games import GAMES
from engine.player.teacher import judge

KAITO, KENDO = GAMES["kaito"], GAMES["kendo"]


def test_a_match_is_looked_at_once(monkeypatch, tmp_path):
    monkeypatch.setattr(teacher, "KEPT", tmp_path / "kept.jsonl")
    for _ in range(2):
        looked_at("kendo", "random", 0)
    [line] = teacher.KEPT.read_text().splitlines()
    assert json.loads(line)["mark"] == contests.fingerprint("kendo")
    assert "loss a move: random" in teacher.told("kendo", 1)


def test_what_is_planted_is_a_blunder_and_is_looked_for(monkeypatch):
    monkeypatch.setattr(teacher, "CLOSE", 80)
    monkeypatch.setattr(teacher, "SAMPLED", 1)
    monkeypatch.setattr(teacher, "SECONDS", 1.0)
    seeds = (f"plant {number}" for number in range(20))
    matches = ((seed, *played(KAITO, "random", Random(seed), plants=True)) for seed in seeds)
    seed, decisions, at = next(each for each in matches if each[2] is not None)
    assert judge(KAITO, decisions[at], Random(1), 80, teacher.always).loss > teacher.PLANTED / 2
    assert looked_back(KAITO, "random", Random(seed), plants=True).planted is not None


def test_nothing_is_planted_where_no_move_is_so_bad():
    decisions, at = played(KENDO, "random", Random("plant"), plants=False)
    assert at is None
    first = decisions[0]
    assert blunder(KENDO, first.view, first.ask, first.move, Random(1)) is None
