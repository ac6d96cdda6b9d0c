"""A puzzle that is found has one answer that wins, and is found again by its number."""

import json

from bench.players import puzzles
from bench.players.puzzles import holds, kept, main, mine, puzzles_of
from engine.games import GAMES


def test_what_is_found_is_added_and_holds(monkeypatch, tmp_path):
    monkeypatch.setattr(puzzles, "SEEDS", tmp_path)
    for most in (1, 2):
        mine("kengo", most, float("inf"))
        assert len(kept("kengo")) == most
    first, second = kept("kengo")
    assert first["match"] < second["match"]
    assert holds(GAMES["kengo"], first)


def test_what_does_not_hold_is_told(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(puzzles, "SEEDS", tmp_path)
    mine("kengo", 1, float("inf"))
    [found] = kept("kengo")
    (tmp_path / "kengo.json").write_text(json.dumps([found, {**found, "best": "pass"}]))
    assert main(["--game", "kengo", "--check"]) == 0
    assert "1 of 2 wrong [1]" in capsys.readouterr().out


def test_the_same_match_has_the_same_puzzle():
    found = [[*puzzles_of("kengo", number)] for number in range(5)]
    assert any(found)
    assert [[*puzzles_of("kengo", number)] for number in range(5)] == found
