"""Why a match is over, in words."""

import pytest

from cogs.cards.result import verdict
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
