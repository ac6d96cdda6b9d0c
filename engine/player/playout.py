"""Random playouts, and the rewards by which their results are compared."""

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

from engine.core import AnyGame

EAGER = 4  # exponent on a uniform draw, which favours the first options of games that rank them

Rewards: TypeAlias = tuple[float, ...]
"""One number per seat, from 0 (last) to 1 (first)."""


def played_out(game: AnyGame, state: Any, luck: Random) -> Rewards:
    """Play on at random to the end of the match, or to the first state that `Player.standing` can evaluate."""
    asks, play = game.rules.asks, game.rules.play
    sensible, standing = game.player.sensible, game.player.standing
    while waiting := asks(state):
        if found := standing(state):
            return found
        ask = waiting[0]
        state = play(state, ask.seat, random_option(game, sensible(state, ask), luck), luck).state
    outcome = game.rules.outcome(state)
    if outcome is None:
        raise RuntimeError(f"{game.key}: nobody is asked, and yet the match is not over")
    return outcome.shares


def random_option(game: AnyGame, options: Sequence[Any], luck: Random) -> Any:
    """A random option. If they are ranked, mostly one of the first."""
    at = luck.random()
    return options[int((at**EAGER if game.player.ranked else at) * len(options))]
