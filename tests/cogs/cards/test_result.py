"""Why a match is over, in words."""

from dataclasses import replace

import pytest
from discord.ui import ActionRow, Section

from cogs.cards.board import event_lines
from cogs.cards.result import result_card, verdict
from dojo.people.computers import COACHES
from dojo.people.people import FORMER, Player
from engine import match
from engine.core import Outcome
from engine.games import GAMES
from tests.cogs.panel.test_panel import SAY, table_of


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
