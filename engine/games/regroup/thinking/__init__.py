"""Regroup!'s own player: it plays on from each promising answer with greedy turns, and compares how things then stand.

Nothing is hidden but the order of the pile, and armies grow together over several rounds. So a round or two of decent
play tell more than many matches by chance.
"""

from collections.abc import Callable
from operator import itemgetter
from random import Random
from typing import Final

from engine.core import Ask, Seat
from engine.games.regroup.rules import outcome, play
from engine.games.regroup.state import Move, State, Take, View
from engine.games.regroup.thinking.features import BEGINS, facts, side
from engine.games.regroup.thinking.greed import rated, reply
from engine.games.regroup.thinking.heuristics import standing
from engine.games.regroup.thinking.layings import layings
from engine.games.regroup.view import imagine
from engine.halving import best
from engine.network import network

ROUNDS: Final = 2  # that are played on, with the running one
FEW: Final = 10  # answers that are compared
DEAR: Final = 4  # playouts that one try takes as long as
NEAR: Final = 5.5  # points of the next battle that a hand may give away if it always wanders


def think(view: View, ask: Ask[Move], luck: Random, playouts: int, wander: float, more: Callable[[], bool]) -> Move:
    """An answer to `ask`; see `Player.think`. A win comes first, at once or by the placement that follows."""
    if ask.topic == "lead":
        return luck.choice(ask.options)  # RG-8: all four are worth the same
    seat, state, allowed = ask.seat, imagine(view, luck), set(ask.options)
    found = sorted((each for each in rated(state) if each[1] in allowed), key=itemgetter(0), reverse=True)
    options = [move for _, move in found] or list(ask.options)
    if won := [move for move in options if wins(state, seat, move, luck)]:
        return won[0]
    if luck.random() < wander:
        return luck.choice([move for worth, move in found if worth >= found[0][0] - NEAR * wander] or options)

    end = view.round + ROUNDS

    def tried(deal: State, move: Move) -> float:
        after = play(deal, seat, move, luck).state
        while after.ended is None and after.round < end:
            after = play(after, after.turn, reply(after), luck).state
        return shares(after)[seat]

    return best(options[:FEW], lambda: imagine(view, luck), tried, playouts // DEAR, more)


def shares(state: State) -> tuple[float, ...]:
    """When a round begins, or at the end: for each seat the share of the others that it comes before."""
    if over := outcome(state):
        return over.shares
    if len(state.life) == 2 and not state.left:
        mine, theirs = side(state, state.first), side(state, 1 - state.first)
        ahead = network("regroup/two").worth(facts(BEGINS, mine, theirs, state.round, state.market))
        return (1 - ahead, ahead) if state.first else (ahead, 1 - ahead)
    found = standing(state)
    assert found
    return found


def wins(state: State, seat: Seat, move: Move, luck: Random) -> bool:
    """Of the face-down card nothing is known."""
    after = play(state, seat, move, luck).state
    if isinstance(move, Take):
        found = layings(after.armies[seat], after.placing) if after.placing and move.source != "pile" else ()
        return any(wins(after, seat, place, luck) for _, place in found)
    over = outcome(after)
    return over is not None and seat in over.winners
