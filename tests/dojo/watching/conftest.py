"""Matches that are watched are of real games."""

import pytest

from dojo.dojo import Dojo
from engine.games import GAMES
from tests.dojo.hall import Hall


@pytest.fixture
def hall(store, clock):
    return Hall(store, clock, GAMES)


@pytest.fixture
def dojo(store, clock):
    return Dojo(store, GAMES, clock)
