"""KAITO's endgames: which answers win is proved by the search without evaluation."""

from collections.abc import Callable
from random import Random
from typing import Final

from engine.core import Ask
from engine.games.kaito.state import Move, State, View
from engine.games.kaito.thinking.alphabeta import ENDGAME, ENDLESS, WON, OutOfTime, Search
from engine.games.kaito.thinking.short_form import followed, position_of
from engine.games.kaito.view import imagine

ENOUGH: Final = 400_000  # positions to be looked at for a proof, far more than a level may look at


def winning(view: View, ask: Ask[Move], more: Callable[[], bool]) -> list[Move]:
    """See `Player.winning`. A grid with more tiles than an endgame is not looked at."""
    state = imagine(view, Random(0))
    return proved(state, ask, more) if state.tiles.mask.bit_count() <= ENDGAME else []


def proved(state: State, ask: Ask[Move], more: Callable[[], bool] = lambda: True) -> list[Move]:
    """The answers that win; none if that takes too long to find out."""
    now, search = position_of(state), Search(state.options, ENOUGH, more)
    choices = [(move, followed(now, move, state.options)) for move in ask.options]
    try:
        return [choice[0] for choice in choices if search.worth(choice, ENDLESS, WON - 1, WON) == WON]
    except OutOfTime:
        return []
