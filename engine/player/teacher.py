"""What a move gave away, judged from nothing but what its player saw."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from engine.core import AnyGame, Ask
from engine.player.playout import played_out
from engine.player.search import Branch, Search, choose
from engine.player.sure import won

ROUNDS: Final = 40  # that are played to see what a round is worth
LEAST: Final = 0.2  # of the match: a round that decides less counts as if it decided so much
AGREED: Final = 2 / 3  # so much of what the best move gains must a claim gain
MISSED: Final = 0.3  # what it costs at least to pass up a win at once, even if the match can still be won
DEALS: Final = 60  # states that fit the view; what holds in all of them is taken for certain


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat saw and was asked, and the move it made."""

    view: Any
    ask: Ask[Any]
    move: Any


@dataclass(frozen=True, slots=True)
class Judgement:
    """A better move, and how much less the move that was made is worth, as a share of what was at stake.

    At stake is the match or, in a game of rounds, what the running one is worth to the match.
    """

    better: Any
    loss: float


@dataclass(frozen=True, slots=True)
class Advice:
    """The best move that a search finds, and the one it finds without that, if there was time to compare them.

    `behind` is how much less the next best is worth, as a share of what is at stake.
    """

    best: Any
    next_best: Any | None = None
    behind: float = 0.0


def advise(game: AnyGame, view: Any, ask: Ask[Any], luck: Random, playouts: int, more: Callable[[], bool]) -> Advice:
    """What to play, and what to play if that weren't allowed."""
    best = choose(game, view, ask, luck, playouts, more)
    others = tuple(each for each in ask.options if each != best)
    if not others:
        return Advice(best)
    next_best = choose(game, view, replace(ask, options=others), luck, playouts, more)
    decision = Decision(view, ask, best)
    most, nearly = weighed(game, decision, (best, next_best), luck, playouts, more)
    behind = share_at_stake(game, decision, most - nearly, luck) if most > nearly else 0.0
    return Advice(best, next_best, behind) if more() else Advice(best)


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
    if not more():
        return Judgement(better, 0.0)
    if passes_up_a_win(game, decision, better):
        return Judgement(better, max(MISSED, loss))
    clear = loss > 0 and loss >= AGREED * most
    return Judgement(better, share_at_stake(game, decision, loss, luck) if clear else 0.0)


def passes_up_a_win(game: AnyGame, decision: Decision, better: Any) -> bool:
    """Whether the better move would have won the match at once for certain, and the one that was made doesn't."""
    luck, seat = Random(0), decision.ask.seat
    deals = [game.rules.imagine(decision.view, luck) for _ in range(DEALS)]

    def wins(move: Any) -> bool:
        return all(won(game, game.rules.play(deal, seat, move, luck).state, seat) for deal in deals)

    return wins(better) and not wins(decision.move)


def share_at_stake(game: AnyGame, decision: Decision, loss: float, luck: Random) -> float:
    """A loss as a share of what is at stake: of the match, a lost round is but a part, until the last one."""
    if not game.pacing.rounds:
        return loss
    seat, options = decision.ask.seat, decision.ask.options
    deals = (game.rules.imagine(decision.view, luck) for _ in range(ROUNDS))
    begun = (game.rules.play(deal, seat, luck.choice(options), luck).state for deal in deals)
    ends = [played_out(game, state, luck)[seat] for state in begun]
    return min(1.0, loss / max(LEAST, max(ends) - min(ends)))


def weighed(
    game: AnyGame, decision: Decision, moves: Sequence[Any], luck: Random, playouts: int, more: Callable[[], bool]
) -> tuple[float, ...]:
    """What each of these moves is worth, from 0 to 1. All are tried on the same deals, sensible or not."""
    if len(moves) == 1:
        return (0.0,)
    if game.player.weigh:
        return game.player.weigh(decision.view, decision.ask, moves, luck, playouts, more)
    search = Search(game, decision.view, decision.ask, luck, playouts, more)
    for move in moves:
        search.branches.setdefault(move, Branch())
    while search.left >= len(moves):
        deal = search.sample()
        for move in moves:
            search.try_out(deal, move)
    return tuple(search.branches[move].mean for move in moves)
