"""Between two: the move that a network says is worth most, or that proves so when one exchange is played on."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from engine.core import Seat
from engine.games.karenza.rules import asks, outcome, play
from engine.games.karenza.state import Move, State, View
from engine.games.karenza.thinking.features import Look
from engine.games.karenza.thinking.fencing import reply
from engine.games.karenza.thinking.heuristics import sensible
from engine.games.karenza.view import imagine, view
from engine.halving import best
from engine.network import rated

STEADY: Final = 6.2  # the exponent on chance by which a wandering hand prefers what looks better,
LOOSE: Final = 4.1  # and how much lower it is if the hand always wanders
ENOUGH: Final = 500  # playouts; fewer tell less than the network does at once
TRIED: Final = 5  # moves
PLAYOUTS: Final = 2  # for which one exchange is played on
FAIR: Final = 0.5  # how often the other is taken for a fair fencer there, else for the network


def chosen(
    seen: View,
    seat: Seat,
    options: Sequence[Move],
    luck: Random,
    playouts: int,
    wander: float,
    more: Callable[[], bool],
) -> Move:
    """One of the options; see `Player.think`. Of at least `ENOUGH` playouts a part is spent on exchanges."""
    ranked = [move for _, move in rated(Look(seen), options)]
    if luck.random() < wander:
        return ranked[int(luck.random() ** (STEADY - LOOSE * wander) * len(ranked))]
    if playouts < ENOUGH or len(ranked) == 1:
        return ranked[0]
    return best(ranked[:TRIED], lambda: imagine(seen, luck), exchanging(seat, luck), playouts // PLAYOUTS, more)


def exchanging(seat: Seat, luck: Random) -> Callable[[State, Move], float]:
    """What the seat's next move is worth after this one and what the other does."""

    def tried(deal: State, move: Move) -> float:
        return exchanged(play(deal, seat, move, luck).state, seat, luck)

    return tried


def exchanged(state: State, seat: Seat, luck: Random) -> float:
    """What the best move of the seat is worth, once the other has made theirs; or its part of a win."""
    fair = luck.random() < FAIR
    while not state.ended:
        [ask] = asks(state)
        if fair and ask.seat != seat:
            move = reply(state, ask.seat, luck)
        else:
            (worth, move), *_ = rated(Look(view(state, ask.seat)), sensible(state, ask))
            if ask.seat == seat:
                return worth
        state = play(state, ask.seat, move, luck).state
    return part_of_the_win(state, seat)


def part_of_the_win(over: State, seat: Seat) -> float:
    found = outcome(over)
    assert found
    return found.shares[seat]
