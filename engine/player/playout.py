"""What comes of a position when everybody goes on by chance, in terms in which all matches can be compared."""

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

from engine.core import AnyGame, Ask, Outcome

EAGER = 4  # where there is sense: the power of a chance between 0 and 1, so that the first come up more often

Rewards: TypeAlias = tuple[float, ...]  # seat by seat, from 0 (last) to 1 (first)


def played_out(game: AnyGame, state: Any, luck: Random) -> Rewards:
    """To the end of the match or, where the game can tell how things stand, to the first place where it can."""
    asks, play, standing = game.asks, game.play, game.standing
    while waiting := asks(state):
        if standing and (found := standing(state)):
            return found
        ask = waiting[0]
        state = play(state, ask.seat, by_chance(game, worth(game, state, ask), luck), luck).state
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError(f"{game.key}: nobody is asked, and yet the match is not over")
    return rewarded(outcome)


def worth(game: AnyGame, state: Any, ask: Ask[Any]) -> tuple[Any, ...]:
    """The answers worth a thought."""
    options: tuple[Any, ...] = game.sensible(state, ask) if game.sensible else ask.options
    return options


def by_chance(game: AnyGame, options: Sequence[Any], luck: Random) -> Any:
    """One of them; where there is sense, mostly one of the first."""
    at = luck.random()
    return options[int((at**EAGER if game.sensible else at) * len(options))]


def rewarded(outcome: Outcome) -> Rewards:
    """The share of the others whom a seat has left behind, a tie counting half."""
    places, others = outcome.places, len(outcome.places) - 1
    return tuple((sum(each > own for each in places) + (places.count(own) - 1) / 2) / others for own in places)
