"""What a move gave away, judged from nothing but what its player saw."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from engine.core import AnyGame, Ask
from engine.player.search import Branch, Search, choose

AGREED: Final = 2 / 3  # so much of what the best move gains must a claim gain


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat saw and was asked, and the move it made."""

    view: Any
    ask: Ask[Any]
    move: Any


@dataclass(frozen=True, slots=True)
class Judgement:
    """A better move, and how much less the move that was made is worth, as a share of opponents beaten."""

    better: Any
    loss: float


def judge(
    game: AnyGame,
    decision: Decision,
    luck: Random,
    playouts: int,
    more: Callable[[], bool],
    claim: Any = None,
) -> Judgement:
    """Compare a move with the best one that a search finds; without a loss where there is none, or no time to tell.

    A `claim` is the better move of an earlier judgement, which is tested: what is found must not be much better still.
    """
    found = choose(game, decision.view, decision.ask, luck, playouts, more)
    better = found if claim is None else claim
    moves = tuple(dict.fromkeys((better, found, decision.move)))
    worth = dict(zip(moves, weighed(game, decision, moves, luck, playouts, more), strict=True))
    loss, most = (worth[each] - worth[decision.move] for each in (better, found))
    return Judgement(better, loss if more() and loss > 0 and loss >= AGREED * most else 0.0)


def weighed(
    game: AnyGame, decision: Decision, moves: Sequence[Any], luck: Random, playouts: int, more: Callable[[], bool]
) -> tuple[float, ...]:
    """What each of these moves is worth, from 0 to 1. All are tried on the same deals, sensible or not."""
    if len(moves) == 1:
        return (0.0,)
    if game.weigh:
        return game.weigh(decision.view, decision.ask, moves, luck, playouts, more)
    search = Search(game, decision.view, decision.ask, luck, playouts, more)
    for move in moves:
        search.branches.setdefault(move, Branch())
    while search.left >= len(moves):
        deal = search.sample()
        for move in moves:
            search.try_out(deal, move)
    return tuple(search.branches[move].mean for move in moves)
