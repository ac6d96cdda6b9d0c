"""How figures are made of rounds and samples, and when a goal is met."""

import pytest

from bench.figures import Figure, Goal, beside, of_rounds, of_samples, percentile, ratios
from bench.report import number, table


def test_of_rounds_the_median_counts_and_the_ends_are_its_spread():
    figure = of_rounds("speed", "moves/s", [5, 1, 9])
    assert (figure.value, figure.low, figure.high, figure.count) == (5, 1, 9, 3)


def test_of_samples_the_spread_is_that_of_pieces_of_the_run():
    calm, storm = [1.0] * 80, [9.0] * 20
    figure = of_samples("click", "ms", calm + storm, 0.5)
    assert (figure.value, figure.low, figure.high) == (1, 1, 9)


@pytest.mark.parametrize(("part", "found"), [(0, 1), (0.5, 51), (0.99, 100), (1, 100)])
def test_a_percentile_is_the_nearest_rank(part, found):
    assert percentile([*range(100, 0, -1)], part) == found


def test_a_ratio_is_the_median_of_the_ratios_round_by_round():
    ours, theirs = [10, 30, 100], [10, 10, 100]
    figure = beside(of_rounds("ours", "", ours), of_rounds("theirs", "", theirs), ratios(ours, theirs))
    assert (figure.ratio, figure.peer) == (1, "theirs")


@pytest.mark.parametrize(
    ("goal", "ratio", "met"),
    [
        (Goal(100, "more"), None, True),
        (Goal(101, "more"), None, False),
        (Goal(100, "less"), None, True),
        (Goal(99, "less"), None, False),
        (Goal(2, "less", of="ratio"), 2.0, True),
        (Goal(2, "less", of="ratio"), 2.1, False),
        (Goal(2, "less", of="ratio"), None, None),
        (None, 2.0, None),
    ],
)
def test_a_goal_is_met_by_the_figure_or_by_its_ratio(goal, ratio, met):
    assert Figure("x", "", 100, 100, 100, 1, ratio=ratio, goal=goal).met is met


def test_a_goal_that_is_missed_is_said_in_plain_words():
    lines = table("Speed", [of_rounds("slow", "moves/s", [10], Goal(200_000, "more"))]).splitlines()
    assert lines[-1].endswith(">= 200,000  NOT met")


@pytest.mark.parametrize(("value", "text"), [(1234.6, "1,235"), (123.45, "123.5"), (1.234, "1.23"), (0.5, "0.50")])
def test_numbers_have_as_many_digits_as_mean_anything(value, text):
    assert number(value) == text
