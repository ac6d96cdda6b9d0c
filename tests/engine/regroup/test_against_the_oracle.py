"""The engine and a second, plain implementation of the same page, answer by answer under all combinations."""

from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from engine.games.regroup import GAME
from tests.engine.regroup.drawing import shown
from tests.engine.regroup.oracle import Oracle

COMBINATIONS = [dict(zip(GAME.options, values, strict=True)) for values in product(*GAME.options.values())]


def compare(options, seats, seed, leaving=0.0, cards=40, life=30):
    """Plays one match in both, and gives the reason it ended for."""
    luck = Random(seed)
    state = GAME.setup(seats, options, luck).state
    state = replace(state, pile=state.pile[:cards], life=(life,) * seats)
    initial = [army.laid[0].card for army in state.armies]
    oracle = Oracle(options, (*state.market, *state.pile), state.leaders, initial, state.first, life)
    while asks := GAME.asks(state):
        [ask] = asks
        words = sorted(map(str, ask.options))
        assert (ask.seat, words) == (oracle.turn, sorted(oracle.legal()))
        if luck.random() < leaving:
            seat = luck.randrange(seats)
            state = GAME.leave(state, seat, luck).state
            oracle.leave(seat)
        else:
            move = luck.choice(ask.options)
            state = GAME.play(state, ask.seat, move, luck).state
            oracle.do(str(move))
        assert lies(state) == laid(oracle)
    outcome = GAME.outcome(state)
    assert (outcome.reason, outcome.winners[0]) == oracle.over
    return outcome.reason


def lies(state):
    table = (state.life, state.first, state.round, state.placing, state.market, state.pile)
    return table, [shown(army) for army in state.armies]


def laid(oracle):
    life = tuple(force.life for force in oracle.forces)
    return (life, oracle.first, oracle.round, oracle.held, tuple(oracle.row), tuple(oracle.pile)), [
        picture(force) for force in oracle.forces
    ]


def picture(force):
    left, top = force.origin()
    right, bottom = (max(at[axis] for at in force.grid) for axis in (0, 1))
    return " / ".join(
        " ".join(force.grid.get((x, y), ".") for x in range(left + 1, right + 1)) for y in range(top + 1, bottom + 1)
    )


@pytest.mark.parametrize("seats", GAME.seats)
def test_both_play_the_same_game_under_every_combination_of_options(seats):
    reasons = Counter(compare(options, seats, seed) for seed, options in enumerate(COMBINATIONS * 2))
    assert reasons["survivor"] > 0


@pytest.mark.parametrize("seats", GAME.seats)
def test_both_end_alike_in_every_way(seats):
    """RG-R9, RG-R10, RG-17: with piles and lives of many sizes."""
    reasons = {
        compare(COMBINATIONS[seed % len(COMBINATIONS)], seats, seed, cards=seed + 1, life=6 + seed % 25)
        for seed in range(40)
    }
    assert reasons == {"survivor", "nobody", "market"}


@pytest.mark.parametrize("seats", GAME.seats)
def test_both_go_on_alike_when_somebody_leaves(seats):
    """RG-R14."""
    reasons = {compare(COMBINATIONS[seed % len(COMBINATIONS)], seats, seed, leaving=0.03) for seed in range(30)}
    assert "left" in reasons
