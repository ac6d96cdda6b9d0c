"""The short form in which matches are fenced on says what the rules say."""

from random import Random

import pytest

from engine.games.karenza import GAME
from engine.games.karenza.thinking.bout import Bout, fenced_on
from engine.games.karenza.thinking.fencing import reply


def by_the_rules(state, luck):
    """The state at the end, if everybody answers as a fair fencer does."""
    while asks := GAME.asks(state):
        state = GAME.play(state, asks[0].seat, reply(state, asks[0].seat, luck), luck).state
    return state


def begun(seats, number):
    """A match in options that luck chose, some moves of chance into it, and sometimes with a player gone."""
    luck = Random(f"{seats} {number}")
    state = GAME.setup(seats, {name: luck.choice(values) for name, values in GAME.options.items()}, luck).state
    for _ in range(luck.randrange(4 * seats)):
        if asks := GAME.asks(state):
            move = luck.choice([reply(state, asks[0].seat, luck), luck.choice(asks[0].options)])
            state = GAME.play(state, asks[0].seat, move, luck).state
    if not luck.randrange(4) and not state.ended:
        state = GAME.leave(state, luck.randrange(seats), luck).state
    return state


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_match_ends_as_by_the_rules(seats):
    for number in range(60):
        state = begun(seats, number)
        end = by_the_rules(state, Random(number))
        assert fenced_on(state, Random(number)) == GAME.outcome(end).shares
        if not (state.ended or state.choices or None in state.poses):
            end, bout = by_the_rules(state, Random(0)), Bout(state)
            assert (tuple(bout.fenced()), tuple(bout.poses)) == (end.scores, end.poses)
            if end.ended == "points":
                assert (tuple(bout.hands), tuple(bout.decks)) == (end.hands, end.decks)
