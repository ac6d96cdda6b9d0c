"""Certain wins: moves that win the match in every deal that fits a view, whatever the opponents answer."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from engine.core import AnyGame, Ask, Seat

FAR: Final = 6  # answers that are followed; a longer way is not looked at
WIDE: Final = 8  # answers of an opponent after which the match goes on; with more nothing is claimed
DEALS: Final = 300  # in which an only win must win
DOUBTS: Final = 20  # in one of which every other answer must fail
LIKELY: Final = 3  # deals that most answers do not pass


def only_win(game: AnyGame, view: Any, ask: Ask[Any], luck: Random, more: Callable[[], bool]) -> Any:
    """The one answer that wins for certain; None if there is none, or several, or `more()` became false before."""
    sure = game.player.winning(view, ask, more) if game.player.winning else winning(game, view, ask, luck, DOUBTS, more)
    if len(sure) != 1 or not more():
        return None
    return sure[0] if game.player.winning or wins(game, view, ask.seat, sure[0], luck, DEALS) else None


def winning(
    game: AnyGame, view: Any, ask: Ask[Any], luck: Random, deals: int, more: Callable[[], bool]
) -> Sequence[Any]:
    """The answers that win in so many deals, as far as `more()` allows to look."""
    likely = [move for move in ask.options if more() and wins(game, view, ask.seat, move, luck, LIKELY)]
    return [move for move in likely if more() and wins(game, view, ask.seat, move, luck, deals)]


def wins(game: AnyGame, view: Any, seat: Seat, move: Any, luck: Random, deals: int) -> bool:
    """Whether a move wins in so many deals. Nothing is claimed where the seat itself has to choose once more."""
    return all(
        _leads_to_a_win(game, game.rules.play(game.rules.imagine(view, luck), seat, move, luck).state, seat, luck, FAR)
        for _ in range(deals)
    )


def won(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Whether the match is over, and this seat alone has won it."""
    outcome = game.rules.outcome(state)
    return outcome is not None and outcome.winners == (seat,)


def _leads_to_a_win(game: AnyGame, state: Any, seat: Seat, luck: Random, far: int) -> bool:
    asks = game.rules.asks(state)
    if not asks:
        return won(game, state, seat)
    ask, after = asks[0], []
    if not far or (ask.seat == seat and len(ask.options) > 1):
        return False
    for option in ask.options:
        each = game.rules.play(state, ask.seat, option, luck).state
        if game.rules.asks(each):
            after.append(each)
            if len(after) > WIDE:
                return False
        elif not won(game, each, seat):
            return False
    return all(_leads_to_a_win(game, each, seat, luck, far - 1) for each in after)
