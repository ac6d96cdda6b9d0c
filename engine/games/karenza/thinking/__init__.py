"""Karenza's own player: a network for two, and with more seats matches fenced on to their end in deals that fit."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from engine.core import Ask, Seat
from engine.games.karenza.rules import asks, play
from engine.games.karenza.state import Move, State, View
from engine.games.karenza.thinking.certainty import sure_wins
from engine.games.karenza.thinking.duel import chosen, exchanging, part_of_the_win
from engine.games.karenza.thinking.features import known
from engine.games.karenza.thinking.fencing import reply
from engine.games.karenza.thinking.heuristics import sensible
from engine.games.karenza.view import imagine
from engine.halving import best, worth

BOUTS: Final = 2  # matches that are fenced on for each playout of other games, which takes longer
COMPARED: Final = 0.5  # matches for each playout where few moves are compared: the same deals tell them apart soon
RASH: Final = 0.4  # of the answers of a hand that always wanders are random, the others those of a fair fencer


def think(view: View, ask: Ask[Move], luck: Random, playouts: int, wander: float, more: Callable[[], bool]) -> Move:
    """An answer to `ask`; see `Player.think`. Luck chooses the warrior; later, what wins for certain comes first."""
    if ask.topic == "warrior":
        return luck.choice(ask.options)
    state, allowed = imagine(view, luck), set(ask.options)
    if view.attack is None and (won := [each for each in sure_wins(state, ask.seat) if each in allowed]):
        return won[0]
    options = tuple(each for each in sensible(state, ask) if each in allowed) or ask.options
    if known(view):
        return chosen(view, ask.seat, options, luck, playouts, wander, more)
    if luck.random() < wander:
        return luck.choice(options) if luck.random() < RASH * wander else reply(state, ask.seat, luck)
    return best(options, lambda: imagine(view, luck), fencing_on(ask.seat, luck), BOUTS * playouts, more)


def weigh(
    view: View, ask: Ask[Move], moves: Sequence[Move], luck: Random, playouts: int, more: Callable[[], bool]
) -> tuple[float, ...]:
    """What each answer brings its seat in equally many plays of the same deals; see `Player.weigh`."""
    tried = exchanging(ask.seat, luck) if known(view) else fencing_on(ask.seat, luck)
    return worth(moves, lambda: imagine(view, luck), tried, round(COMPARED * playouts), more)


def fencing_on(seat: Seat, luck: Random) -> Callable[[State, Move], float]:
    """The seat's part of the win after a move, if all fence on as fair fencers do."""

    def tried(deal: State, move: Move) -> float:
        state = play(deal, seat, move, luck).state
        while not state.ended:
            asked = asks(state)[0].seat if state.choices else state.turn
            state = play(state, asked, reply(state, asked, luck), luck).state
        return part_of_the_win(state, seat)

    return tried
