"""The fixed list of wrong rules: the tests of their chapter catch them, those of another chapter do not."""

import ast
import tomllib

import pytest

from engine.games import GAMES
from tests.proofs import mutants
from tests.proofs.mutants.estimate import Count, share
from tests.proofs.mutants.fixed import WRONG, Wrong
from tests.proofs.mutants.suites import ROOT, fewer, files
from tests.test_architecture import imports


@pytest.mark.quick
@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.clause)
def test_a_wrong_rule_differs_from_the_right_one(wrong):
    assert wrong.sources


@pytest.mark.quick
def test_wrong_rules_are_caught_by_the_tests_of_their_chapter_and_by_no_others(monkeypatch):
    rows = mutants.rows()
    tried = {(row["game"], row["clause"]): row for row in rows}
    assert tried.keys() == {*((wrong.game, wrong.clause) for wrong in WRONG), *((game, "") for game in GAMES)}
    for wrong in WRONG:
        by = tried[wrong.game, wrong.clause]["by"]
        assert by.startswith(f"tests/engine/{wrong.game}/test_{wrong.chapter}.py::"), (wrong.clause, by)
    assert [row for row in rows if row["without"]] == []
    monkeypatch.setattr(mutants, "rows", lambda: rows)  # they take a while
    proof = mutants.prove("short")
    assert proof.holds
    assert proof.caught == len(WRONG) >= mutants.EACH * len(GAMES)


@pytest.mark.quick
def test_a_wrong_rule_that_no_longer_stands_there_is_told():
    with pytest.raises(ValueError, match=r"KT-R5: .* has changed"):
        _ = Wrong("KT-R5", "kaito/rules.py", "no such line", "", "turn", "position").sources


@pytest.mark.quick
def test_a_share_is_weighed_and_as_near_as_its_sample():
    counts = [Count("one", 1000, 100, 90), Count("two", 3000, 100, 100)]
    killed, near = share(counts)
    assert killed == pytest.approx(0.25 * 0.9 + 0.75)
    assert 0.01 < near < 0.04
    assert share([Count("all of them", 50, 50, 45)]) == (0.9, 0.0)


@pytest.mark.quick
def test_of_a_list_so_many_are_left_that_every_option_is_met():
    assert fewer(3000, 400) == 400
    assert fewer(list(range(288)), 60) == list(range(0, 288, 5))
    assert fewer([1, 2, 3], 60) == [1, 2, 3]


@pytest.mark.quick
@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_left_out_among_the_players(game):
    """No rule imports a player or the coach."""
    rules = [path for path in files(game) if not path.endswith("__init__.py")]
    used = {name for path in rules for name in imports((ROOT / path).read_text("utf-8"))}
    own = {name.split(".")[3] for name in used if name.startswith(f"engine.games.{game}.")}
    assert own <= {(ROOT / path).stem for path in rules}


@pytest.mark.quick
def test_every_reason_is_about_something_that_is_there():
    rules = [path for game in GAMES for path in files(game)]
    for reason in tomllib.loads((ROOT / "tests/proofs/mutants/reasons.toml").read_text("utf-8"))["reason"]:
        assert [path for path in rules if path.endswith(reason["file"]) and stands_in(reason, path)], reason


def stands_in(reason, path):
    text = (ROOT / path).read_text("utf-8")
    names = {node.name for node in ast.parse(text).body if isinstance(node, ast.FunctionDef | ast.ClassDef)} | {""}
    return reason.get("within", "") in names and reason.get("was", "") in text
