"""Why a match is over, what it did to ratings, and how reliably somebody answers."""

import pytest
from discord.ui import ActionRow, Section

from cogs.cards.board import event_lines
from cogs.cards.reliability import reliability_sentence, reliability_suffix, typical_wait
from cogs.cards.result import placing_lines, rating_change, result_card, verdict
from dojo.clock.paces import DAY, HOUR, MINUTE
from dojo.people.computers import COACHES
from dojo.people.people import FORMER, Player
from dojo.people.reliability import MIN_MOVES, Habits
from dojo.ratings.leaderboard import Change
from engine import match
from engine.core import Outcome
from engine.games import GAMES
from engine.values import replace
from tests.cogs.shown import SAY, table_of, tables


@pytest.mark.parametrize("game", ["kendo", "karenza", "regroup"])
@pytest.mark.parametrize(("seats", "told"), [(2, "The other player left."), (3, "left.")])
def test_of_two_the_other_player_left_and_of_more_everybody_else(game, seats, told):
    now, _ = match.start(GAMES[game], seats, seed="1", options={})
    said = verdict(table_of(GAMES[game], now, {}), Outcome((0,), (1,) + (2,) * (seats - 1), "left"), SAY)
    assert said.endswith(told)
    assert ("The other player left." in said) == (seats == 2)


def resigned(game):
    """A match of two that the first seat has ended by leaving; the rules say no more than that."""
    now, _ = match.start(GAMES[game], 2, seed="1", options={})
    now, events = match.leave(GAMES[game], now, 0)
    outcome = replace(GAMES[game].outcome(now.state), reason="resigned")
    return replace(table_of(GAMES[game], now, {}), outcome=outcome, status="over", recent=events)


@pytest.mark.parametrize("game", GAMES)
def test_of_somebody_who_resigned_it_says_that_they_did(game):
    table = resigned(game)
    who = table.players[0].name
    assert verdict(table, table.outcome, SAY).endswith(f"{who} resigned.")
    told = event_lines(table, table.recent, SAY)
    assert any(line.endswith(f"{who} resigned.") for line in told)
    assert not any(line.endswith(f"{who} left.") for line in told)


def test_of_somebody_who_was_forgotten_since_it_says_that_they_left():
    table = resigned("kengo")
    forgotten = replace(table, players=(Player(FORMER, "Player"), table.players[1]))
    assert verdict(forgotten, table.outcome, SAY).endswith("The other player left.")


@pytest.mark.parametrize("game", GAMES)
def test_a_result_offers_five_buttons_at_most_and_the_seal_in_the_one_beside_a_line(game):
    table, coach = resigned(game), Player(next(iter(COACHES)), "Coach")
    for players in (table.players, (table.players[0], coach)):
        coached = coach in players
        view = result_card(replace(table, players=players), table.outcome, SAY, "-", seal="5ea1" * 16)
        [rows] = [part for part in view.walk_children() if isinstance(part, ActionRow)]
        verbs = [press.custom_id.partition("/")[0] for press in rows.children]
        assert verbs == ["rematch", "closer", *(["practise"] if coached else []), "replay", "log"]
        [line] = [part for part in view.walk_children() if isinstance(part, Section)]
        assert line.accessory.custom_id == f"verify/{table.id}/{'5ea1' * 8}"


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


@pytest.mark.parametrize(
    ("habits", "sentence", "suffix"),
    [
        (Habits(60, 97, 4 * HOUR), "Moves in about 4 h, 97% on time.", " · about 4 h a move, 97% on time"),
        (Habits(MIN_MOVES - 1, 0, HOUR), SAY("habits-new"), ""),
        (Habits(), SAY("habits-new"), ""),
    ],
)
def test_what_is_known_of_somebody_is_a_sentence_or_stands_beside_the_name(habits, sentence, suffix):
    assert (reliability_sentence(habits, SAY), reliability_suffix(habits, SAY)) == (sentence, suffix)
