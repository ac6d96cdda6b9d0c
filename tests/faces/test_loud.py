"""Which events a panel tells in large."""

import pytest

from engine.games import GAMES
from faces import FACES
from tests.cogs.panel.test_panel import tables


@pytest.mark.parametrize("key", GAMES)
def test_loud_events_are_events_that_happen(key):
    loud = FACES[key].loud
    met = {event.kind for table in tables(GAMES[key], seed=5, count=60) for event in table.recent}
    assert loud <= met | {"ippon"}, "an ippon is rare in random play"
