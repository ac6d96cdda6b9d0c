"""The player of a Duel between two: it takes what a network, which has seen millions of Duels, says is worth most.

It looks no further ahead. To play on from each answer in deals that fit the view, to the end of the exchange or of the
Duel, was tried and did no better: a hidden hand tells two good moves apart less well than all those Duels did.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from engine.core import Ask
from engine.games.kendo.rules import play
from engine.games.kendo.state import Move, State, View, in_game
from engine.games.kendo.thinking.features import Look
from engine.games.kendo.view import imagine
from engine.network import rated

LEARNT: Final = {"change", "open", "discard", "reinforcement", "answer"}  # the rest is luck, or a bonus of three
DEALS: Final = 100  # in all of which a move must win to be taken for a certain win


def think(
    view: View, ask: Ask[Move], luck: Random, playouts: int, wander: float, more: Callable[[], bool]
) -> Move | None:
    """An answer to `ask`; see `Player.think`. With more than two left, and in a Competition, none."""
    if view.options.mode != "duel" or len(in_game(view.seats, view.out)) > 2 or ask.topic not in LEARNT:
        return None
    if won := sure_wins(view, ask, luck):
        return won[0]
    return luck.choice(ask.options) if luck.random() < wander else rated(Look(view), ask.options)[0][1]


def sure_wins(view: View, ask: Ask[Move], luck: Random) -> list[Move]:
    """The moves that win in each of some deals that fit the view."""
    running = list(ask.options) if ask.topic != "change" else []
    for _ in range(DEALS):
        if not running:
            break
        deal = imagine(view, luck)
        running = [option for option in running if wins(play(deal, ask.seat, option, luck).state, ask.seat)]
    return running


def wins(state: State, seat: int) -> bool:
    """At once, or by any attack at an empty hand (KD-R20)."""
    if state.reason is not None:
        return seat in state.winners
    alone = all(not hand for other, hand in enumerate(state.hands) if other != seat)
    return alone and state.turn == seat and state.stage in ("open", "discard")
