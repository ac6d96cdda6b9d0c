"""Certain wins: moves that win the match in every deal that fits a view, whatever the opponents answer."""

from random import Random
from typing import Any, Final

from engine.core import AnyGame, Seat

FAR: Final = 6  # answers that are followed; a longer way is not looked at
WIDE: Final = 8  # answers of an opponent that are all tried out; with more nothing is claimed


def wins(game: AnyGame, view: Any, seat: Seat, move: Any, luck: Random, deals: int) -> bool:
    """Whether a move wins in so many deals. Nothing is claimed where the seat itself has to choose once more."""
    return all(
        _won(game, game.play(game.imagine(view, luck), seat, move, luck).state, seat, luck, FAR) for _ in range(deals)
    )


def _won(game: AnyGame, state: Any, seat: Seat, luck: Random, far: int) -> bool:
    asks = game.asks(state)
    if not asks:
        outcome = game.outcome(state)
        return outcome is not None and outcome.winners == (seat,)
    ask = asks[0]
    if not far or len(ask.options) > (1 if ask.seat == seat else WIDE):
        return False
    after = (game.play(state, ask.seat, option, luck).state for option in ask.options)
    return all(_won(game, each, seat, luck, far - 1) for each in after)
