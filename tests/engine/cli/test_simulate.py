"""Simulated matches: who plays, what they may look at, and how the results are summed up."""

from dataclasses import replace
from random import Random

import pytest

from engine.cli.simulate import Played, at_random, player, simulated, summary
from engine.core import Outcome
from tests.engine import toys
from tests.engine.toys import MORRA

HIGH = {"win": "high"}


def test_a_player_is_asked_with_a_look_at_what_its_seat_sees_and_no_more():
    seen = []

    def curious(look, ask, luck):
        view = look()
        seen.append((ask.seat, view))
        return ask.options[0]

    list(simulated(MORRA, [curious, curious], HIGH, "0", 1))
    assert {seat for seat, _ in seen} == {0, 1}
    assert all(isinstance(view, toys.View) and view.seat == seat for seat, view in seen)


def test_each_seat_has_its_own_player():
    """A player who always shows the highest card beats one who always shows the lowest."""

    def lowest(look, ask, luck):
        return ask.options[0]

    def highest(look, ask, luck):
        return ask.options[-1]

    played = list(simulated(MORRA, [lowest, highest], HIGH, "0", 50))
    assert summary(played, 2, 1.0)["wins"][1] > 40


def test_a_random_player_chooses_each_option_and_nothing_else():
    ask = MORRA.asks(MORRA.setup(2, HIGH, Random(1)).state)[0]
    luck = Random(0)
    assert {at_random(None, ask, luck) for _ in range(100)} == set(ask.options)


def test_no_view_is_made_for_a_player_who_does_not_look():
    blind = replace(MORRA, view=lambda state, seat: pytest.fail("nobody looked"))
    assert len(list(simulated(blind, [at_random] * 2, HIGH, "0", 3))) == 3


def test_matches_differ_from_one_another_and_each_is_the_same_again():
    once, again = (list(simulated(MORRA, [at_random] * 3, HIGH, "s", 20)) for _ in range(2))
    assert once == again
    assert len({match.outcome for match in once}) > 1


def test_a_match_that_stops_without_an_outcome_is_a_fault_of_the_rules():
    with pytest.raises(RuntimeError, match="morra: nobody is asked"):
        list(
            simulated(replace(MORRA, asks=lambda state: (), outcome=lambda state: None), [at_random] * 2, HIGH, "0", 1)
        )


def test_the_random_player_is_known():
    assert player("random", MORRA) is at_random


def test_the_summary_counts_wins_draws_reasons_and_lengths():
    played = [
        Played(10, Outcome((0,), (1, 2, 3), "points")),
        Played(20, Outcome((0, 2), (1, 3, 1), "points")),
        Played(30, Outcome((), (1, 1, 1), "agreed")),
        Played(41, Outcome((2,), (2, 3, 1), "left")),
    ]
    assert summary(played, 3, 2.0) == {
        "games": 4,
        "moves": 101,
        "seconds": 2.0,
        "moves_per_second": 50,
        "length": {"median": 25.0, "p90": 41, "max": 41},
        "wins": [2, 0, 2],
        "draws": 1,
        "reasons": {"agreed": 1, "left": 1, "points": 2},
    }


def test_nine_in_ten_matches_are_no_longer_than_the_ninetieth_percentile():
    won = Outcome((0,), (1, 2), "points")
    lengths = [
        summary([Played(moves, won) for moves in range(1, most + 1)], 2, 1.0)["length"]["p90"]
        for most in (1, 10, 11, 100)
    ]
    assert lengths == [1, 9, 10, 90]


def test_no_time_at_all_is_no_division_by_nothing():
    assert summary([Played(1, Outcome((0,), (1, 2), "points"))], 2, 0.0)["moves_per_second"] == 0
