"""How far a certain win is: how many more moves its seat needs, against the best defence."""

from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any, Final

from engine.core import AnyGame, Ask, Seat
from engine.player.sure import won

DEALS: Final = 20  # that fit the view; the farthest win of them counts
FAR: Final = 12  # moves, beyond which nothing is looked at
ENOUGH: Final = 20_000  # moves that are tried, in all deals together: half a second


@dataclass(frozen=True, slots=True)
class Distance:
    """How many more moves of its own a seat needs: so many, or at least so many."""

    moves: int
    exact: bool


def distance(game: AnyGame, view: Any, seat: Seat, move: Any) -> Distance:
    """From a move that wins for certain to the win. Where nothing is hidden, one deal tells it."""
    luck, follow = Random(0), Following(game, seat)
    deals = 1 if game.player.winning else DEALS
    states = [game.rules.play(game.rules.imagine(view, luck), seat, move, luck).state for _ in range(deals)]
    moves = 0
    try:
        for state in states:
            moves = next(each for each in count(moves) if each == FAR or follow.wins(state, each))
    except OutOfTime:
        return Distance(follow.looked_for, exact=False)
    return Distance(moves, exact=moves < FAR)


class OutOfTime(Exception):
    """More moves would have to be tried than are allowed."""


class Following:
    """All ways on from a position. What is known of a position is kept: many ways lead to the same one."""

    def __init__(self, game: AnyGame, seat: Seat) -> None:
        self.game, self.seat, self.left, self.luck = game, seat, ENOUGH, Random(0)
        self.known: dict[Any, tuple[int, int]] = {}  # with how many moves a win fails, and with how many it works
        self.looked_for = 0

    def wins(self, state: Any, moves: int) -> bool:
        """Whether the seat wins with at most so many moves of its own, whatever the others do."""
        self.looked_for = moves
        return self._wins(state, moves)

    def _wins(self, state: Any, moves: int) -> bool:
        fails, works = self.known.get(state, (-1, FAR + 1))
        if moves <= fails or moves >= works:
            return moves >= works
        asks = self.game.rules.asks(state)
        if not asks:
            return won(self.game, state, self.seat)
        wins = self._own(state, asks[0], moves) if asks[0].seat == self.seat else self._theirs(state, asks[0], moves)
        self.known[state] = (fails, moves) if wins else (moves, works)
        return wins

    def _own(self, state: Any, ask: Ask[Any], moves: int) -> bool:
        """A choice that depends on what is hidden would be no certain one, so only open games have any."""
        chooses = len(ask.options) > 1 and self.game.player.winning is None
        return moves > 0 and not chooses and any(self._after(state, ask, each, moves - 1) for each in ask.options)

    def _theirs(self, state: Any, ask: Ask[Any], moves: int) -> bool:
        return all(self._after(state, ask, each, moves) for each in ask.options)

    def _after(self, state: Any, ask: Ask[Any], option: Any, moves: int) -> bool:
        self.left -= 1
        if self.left < 0:
            raise OutOfTime
        return self._wins(self.game.rules.play(state, ask.seat, option, self.luck).state, moves)
