"""The puzzles of the day: a year of them, each with one answer that is certain."""

from random import Random

import pytest

from engine.daily import OFFERED, puzzle_of, shelf
from engine.games import GAMES
from engine.player.sure import wins

YEAR = 366


def test_there_is_another_puzzle_on_every_day_of_a_year_and_every_game_takes_its_turn():
    assert len({repr(shelf()[day % len(shelf())]) for day in range(YEAR)}) == YEAR
    assert {key for key, _ in shelf()} == set(GAMES)


def test_the_best_answer_is_among_those_offered_and_they_fit_into_a_list():
    for day in range(len(shelf())):
        puzzle = puzzle_of(day)
        assert puzzle.best in puzzle.offered
        assert 2 <= len(set(map(str, puzzle.offered))) == len(puzzle.offered) <= OFFERED
        assert puzzle_of(day).offered == puzzle.offered, "the same for everybody"


@pytest.mark.parametrize("key", [key for key in GAMES if key != "kaito"])
def test_the_answer_wins_and_no_other_does(key):
    """Three of each game; `python -m bench puzzles --check` proves all of them, and KAITO's to the end."""
    days = [day for day, (each, _) in enumerate(shelf()) if each == key][:3]
    for puzzle in map(puzzle_of, days):
        view, seat = puzzle.view, puzzle.ask.seat
        sure = [each for each in puzzle.ask.options if wins(puzzle.game, view, seat, each, Random(1), 40)]
        assert sure == [puzzle.best]
