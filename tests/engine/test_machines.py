"""Matches of every game that hypothesis plays, and a game for each clause that breaks it and is caught."""

from importlib import import_module

import pytest

from engine.games import GAMES
from tests.engine.machines import is_caught, plays_well, spoilt

OF = {key: import_module(f"tests.engine.{key}.broken_games") for key in GAMES}
BROKEN = [
    pytest.param(key, clause, spoil, id=f"{key}-{clause.__name__}-{spoil.__name__}")
    for key, game in OF.items()
    for clause, spoil in game.BROKEN
]


@pytest.mark.parametrize("key", GAMES)
def test_every_clause_is_kept_however_it_is_played(key):
    plays_well(GAMES[key], OF[key].clauses)


@pytest.mark.parametrize(("key", "clause", "spoil"), BROKEN)
def test_a_game_that_breaks_it_is_caught(key, clause, spoil):
    is_caught(spoilt(GAMES[key], spoil), OF[key].clauses, clause)


@pytest.mark.parametrize("key", GAMES)
def test_every_clause_has_a_game_that_breaks_it(key):
    clauses = OF[key].clauses
    assert {clause for clause, _ in OF[key].BROKEN} == {*clauses.STEPS, *clauses.ALWAYS}
