"""The laws once more, on thousands of random positions of every game: a proof rather than a test."""

import pytest

from engine.games import GAMES
from tests.engine import laws
from tests.engine.hidden import HIDDEN

POSITIONS = 3000


@pytest.mark.slow
@pytest.mark.parametrize("key", [pytest.param(key, marks=[pytest.mark.long] * (key != "kengo")) for key in GAMES])
def test_thousands_of_positions_keep_the_laws(key):
    game = GAMES[key]
    lines = laws.lines(game, POSITIONS)
    assert sum(len(line.plies) for line in lines) >= POSITIONS
    for law in laws.GENERAL:
        law(game, lines)
    if HIDDEN[key]:
        laws.what_is_hidden_does_not_show(game, lines, HIDDEN[key])
