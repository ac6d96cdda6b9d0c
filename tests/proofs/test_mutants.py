"""A handful of wrong rules of every game is caught by the tests of its chapter, and by those of another it is not."""

from functools import cache

import pytest

from engine.games import GAMES
from tests.proofs import mutants
from tests.proofs.mutants.estimate import Count, share
from tests.proofs.mutants.fixed import WRONG, Wrong
from tests.proofs.mutants.suites import fewer

rows = cache(mutants.rows)
together = pytest.mark.xdist_group("mutants")


@together
@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: f"{wrong.game}-{wrong.clause}")
def test_a_wrong_rule_is_caught_and_without_the_tests_that_tell_it_is_not(wrong):
    [row] = [row for row in rows() if (row["game"], row["clause"]) == (wrong.game, wrong.clause)]
    assert row["by"].startswith(f"tests/engine/{wrong.game}/test_{wrong.chapter}.py::"), row["by"] or "it survives"
    assert row["without"] == ""


@together
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_as_they_are_are_found_right_when_they_come_by_the_same_door(game):
    assert [row["without"] for row in rows() if (row["game"], row["clause"]) == (game, "")] == [""]


@together
def test_the_proof_says_so(monkeypatch):
    monkeypatch.setattr(mutants, "rows", rows)  # which take a while
    proof = mutants.prove("short")
    assert proof.holds
    assert proof.caught == len(WRONG) >= mutants.EACH * len(GAMES)


def test_a_wrong_rule_that_no_longer_stands_there_is_told():
    with pytest.raises(ValueError, match=r"KT-R5: .* has changed"):
        _ = Wrong("KT-R5", "kaito/rules.py", "no such line", "", "turn", "position").sources


def test_a_share_is_weighed_and_as_near_as_its_sample():
    counts = [Count("one", 1000, 100, 90), Count("two", 3000, 100, 100)]
    killed, near = share(counts)
    assert killed == pytest.approx(0.25 * 0.9 + 0.75)
    assert 0.01 < near < 0.04
    assert share([Count("all of them", 50, 50, 45)]) == (0.9, 0.0)


def test_of_a_list_so_many_are_left_that_every_option_is_met():
    assert fewer(3000, 400) == 400
    assert fewer(list(range(288)), 60) == list(range(0, 288, 5))
    assert fewer([1, 2, 3], 60) == [1, 2, 3]
