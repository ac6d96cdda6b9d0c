"""The engine beside a second KAITO, written from the rules alone: the same answers at every step, and the same end."""

from itertools import product
from random import Random

import pytest

from engine.games.kaito import GAME
from engine.games.kaito.parts import NAMES
from tests.engine.kaito.oracle import Table

MATCHES = 150
COMBOS = [dict(zip(GAME.options, values, strict=True)) for values in product(*GAME.options.values())]


def named(tile):
    return str(tile)[0].upper() + str(tile)[1]


def beside(state, options):
    """The same start at the oracle's table."""
    grid = {name: named(tile) for name, tile in zip(NAMES, state.grid.tiles, strict=True) if tile}
    first = state.colours[1 - state.turn]
    return Table(grid, first[0].upper(), options["jump"], options["elimination"])


def compare(state, table):
    view = GAME.view(state, None)
    assert {name: named(tile) for name, tile in zip(NAMES, view.grid, strict=True) if tile} == table.grid
    for seat, colour in enumerate(view.colours):
        letter = colour[0].upper()
        assert sorted(map(named, view.captured[seat])) == sorted(table.before[letter])
        assert view.aside[seat] == len(table.aside[letter])
        assert view.turn != seat or table.over or letter == table.turn
    answers = {str(option) for ask in GAME.asks(state) for option in ask.options}
    assert answers == table.answers()


@pytest.mark.parametrize("options", COMBOS, ids=lambda options: "-".join(options.values()))
def test_answers_positions_and_outcomes_are_the_same(options):
    """KT-1 to KT-17, KT-R2 to KT-R12"""
    reasons = set()
    for seed in range(MATCHES):
        luck = Random(f"{seed}-{options}")
        state = GAME.setup(2, options, luck).state
        table = beside(state, options)
        compare(state, table)
        while asks := GAME.asks(state):
            move = luck.choice(asks[0].options)
            step = GAME.play(state, asks[0].seat, move, luck)
            turns = table.turns
            table.play(str(move))
            state = step.state
            compare(state, table)
            assert sum(event.kind == "captured" for event in step.events) == table.turns - turns
        outcome = GAME.outcome(state)
        winner, reason = table.over
        assert (state.colours[outcome.winners[0]][0].upper(), outcome.reason) == (winner, reason)
        reasons.add(reason)
    assert reasons >= {"no_kabuto", "stuck"}, "both kinds of end were met"
