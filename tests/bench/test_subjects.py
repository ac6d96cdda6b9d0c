"""Every subject runs, in its smallest form, and gives figures that make sense."""

import json
from importlib import import_module

import pytest

from bench.__main__ import SUBJECTS, main
from engine.games import GAMES

LONG = {"requests", "waits", "web_pages", "growth", "turns", "process", "storage"}  # matches, crowds, many processes


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.long) if name in LONG else name for name in SUBJECTS]
)
def test_a_subject_is_measured(name):
    figures = import_module(f"bench.subjects.{name}").measure("tiny")
    assert figures
    assert len({figure.name for figure in figures}) >= len(figures) - len(GAMES), "only a second peer repeats a name"
    for figure in figures:
        assert figure.low <= figure.value <= figure.high
        assert figure.count > 0
        assert (figure.ratio is None) == (not figure.peer)


def test_the_tables_are_printed_and_written_as_json(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("bench.subjects.engine.ROUNDS", {"quick": (1, 0.001)})
    target = tmp_path / "deep" / "found.json"
    assert main(["engine", "--quick", "--json", str(target)]) == 0
    printed = capsys.readouterr().out
    found = json.loads(target.read_text())
    assert found["machine"]["size"] == "quick"
    assert found["machine"]["cores"] >= 1
    assert {figure["name"] for figure in found["subjects"]["engine"]} >= {"kaito usual", "kengo usual, door"}
    assert all(figure["name"] in printed for figure in found["subjects"]["engine"])


def test_one_subject_that_fails_does_not_take_the_others_with_it(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("bench.subjects.engine.ROUNDS", {"quick": (1, 0.001)})
    monkeypatch.setattr("bench.subjects.storage.ROUNDS", {})
    target = tmp_path / "found.json"
    assert main(["storage", "engine", "--quick", "--json", str(target)]) == 1
    found = json.loads(target.read_text())["subjects"]
    assert found["storage"] == []
    assert found["engine"]


def test_an_unknown_subject_is_named(capsys):
    with pytest.raises(SystemExit):
        main(["speed"])
    assert "there is no subject speed; there are engine, click" in capsys.readouterr().err
