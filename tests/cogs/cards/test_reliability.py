"""How reliably somebody answers, in words, and where they stand."""

import pytest

from cogs.cards.reliability import reliability_sentence, reliability_suffix, typical_wait
from cogs.cards.result import placing_lines, rating_change
from dojo.clock.paces import DAY, HOUR, MINUTE
from dojo.people.reliability import MIN_MOVES, Habits
from dojo.ratings.leaderboard import Change
from engine.core import Outcome
from engine.games import GAMES
from faces.translation import speaker
from tests.cogs.panel.test_panel import tables

SAY = speaker("en")


@pytest.mark.parametrize(
    ("waited", "said"),
    [
        (0, "1 min"),
        (4 * MINUTE, "4 min"),
        (50 * MINUTE, "50 min"),
        (55 * MINUTE, "1 h"),
        (4 * HOUR + 20 * MINUTE, "4 h"),
        (30 * HOUR, "30 h"),
        (40 * HOUR, "2 d"),
        (6 * DAY, "6 d"),
    ],
)
def test_how_long_somebody_takes_is_said_roughly(waited, said):
    assert typical_wait(Habits(MIN_MOVES, 100, waited), SAY) == said


def test_what_is_known_is_a_sentence():
    assert reliability_sentence(Habits(60, 97, 4 * HOUR), SAY) == "Moves in about 4 h, 97% on time."
    assert reliability_suffix(Habits(60, 97, 4 * HOUR), SAY) == " · about 4 h a move, 97% on time"


@pytest.mark.parametrize("habits", [Habits(), Habits(MIN_MOVES - 1, 0, HOUR)])
def test_beside_the_names_of_newcomers_stands_nothing(habits):
    assert reliability_suffix(habits, SAY) == ""


def test_newcomers_are_called_so():
    assert reliability_sentence(Habits(MIN_MOVES - 1, 0, HOUR), SAY) == SAY("habits-new")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (None, ""),
        (Change(1506, 1520, True, 1, 14), " **1520** (+14)"),
        (Change(1500, 1488, True, 2, -12), " **1488** (−12)"),
        (Change(1000, 1083, False, 1, 63), " **1083?** (result +63, certainty +20)"),
        (Change(1000, 1019, False, 1, 0), " **1019?** (result ±0, certainty +19)"),
    ],
)
def test_what_a_match_did_to_a_rating(change, said):
    assert rating_change(change, SAY) == said


def test_a_player_who_never_came_back_is_said_to_count_as_last():
    table = next(tables(next(iter(GAMES.values())), seed=1))
    outcome = Outcome((0,), (1, 2), "points")
    left = {0: Change(1000, 956, False, 2, -44), 1: Change(1000, 1083, False, 1, 83)}
    stayed = {0: Change(1000, 1083, False, 1, 83), 1: Change(1000, 956, False, 2, -44)}
    assert "never came back" in placing_lines(table, outcome, left, SAY)[-1]
    assert len(placing_lines(table, outcome, stayed, SAY)) == len(placing_lines(table, outcome, {}, SAY)) == 2
