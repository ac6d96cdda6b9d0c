"""KAITO's own player: an alpha-beta search that looks ever further ahead, and in the endgame to the very end.

KAITO is open, without luck and soon over, so nothing has to be guessed and no playout is needed. It follows:

* Knuth and Moore, "An Analysis of Alpha-Beta Pruning" (1975), here as negamax with fail-soft bounds.
* Slate and Atkin, "CHESS 4.5" (1977): iterative deepening, and a transposition table that remembers the best move.
"""

from collections.abc import Callable, Sequence
from itertools import count
from math import exp
from random import Random
from typing import Final, TypeAlias

from engine.core import Ask
from engine.games.kaito.parts import Square, Tile
from engine.games.kaito.state import Move, Options, Slide, View, reach
from engine.games.kaito.thinking.evaluation import evaluated, takes_the_last
from engine.games.kaito.thinking.short_form import (
    SIDE_OF,
    VITALS,
    Position,
    beaten,
    followed,
    loser,
    ordered,
    position_of,
    turns,
)
from engine.games.kaito.view import imagine

NODES: Final = 50  # positions that are looked at to weigh an answer, for each playout other games would get
DILIGENCE: Final = 170, 0.75  # a level looks at so many positions, times its playouts to this power
ASTRAY: Final = 0.6, 0.8  # and its hand wanders so often, times its `wander` to this power
GLANCE: Final = 64  # positions between two looks at the clock
ROOM: Final = 50_000  # positions that are remembered, more than a master looks at; they take 25 MB
WON: Final = 100_000  # more than any evaluation
ENDLESS: Final = 99  # a depth beyond the end of every match
ENDGAME: Final = 18  # tiles on the grid, from which on a proof is tried
BEFORE_PROOF: Final = 2  # the depth that is searched first, because a short win is better than any
UNIT: Final = 100  # of log odds in evaluation.py

Choice: TypeAlias = tuple[Move, tuple[Position, ...]]
"""An answer with the positions it leads to, one of which its side then chooses."""
Known: TypeAlias = tuple[int, int, int, Square | None]
"""What is known of a position: the depth of the search, the least and the most it can be worth, the best square."""

UNKNOWN: Final[Known] = (-1, -WON, WON, None)


def think(view: View, ask: Ask[Move], luck: Random, playouts: int, wander: float, more: Callable[[], bool]) -> Move:
    """An answer to `ask`; see `Player.think`. A win in one comes first, and `luck` decides among equals.

    A wandering hand takes any answer that doesn't give up a katana or kabuto of its own, unless a win is certain. If
    it were held back from all that loses at once, it would have to wander far more often to be as weak, and anybody who
    looks a few turns ahead would beat it nearly always.
    """
    state = imagine(view, luck)
    now, options = position_of(state), luck.sample(ask.options, len(ask.options))
    choices = [(option, followed(now, option, state.options)) for option in options]
    for option, after in choices:
        if len(after) == 1 and beaten(after[0], state.options) == after[0][-1]:
            return option
    search = Search(state.options, positions(playouts), more)
    won, best = search.best(choices, endgame=state.tiles.mask.bit_count() <= ENDGAME)
    if won or luck.random() >= astray(wander):
        return best
    return luck.choice([each for each in ask.options if not gives_up_own(now, each)] or ask.options)


def gives_up_own(now: Position, move: Move) -> bool:
    """Whether a slide ends on a katana or kabuto of the side that makes it."""
    tile = now[0].tiles[move.to] if isinstance(move, Slide) else None
    return isinstance(tile, Tile) and SIDE_OF[tile] == now[5] and bool(tile.one & VITALS)


def positions(playouts: int) -> int:
    """How many a level looks at. Less than in proportion: otherwise the levels would be too far apart."""
    factor, power = DILIGENCE
    return int(factor * playouts**power)


def astray(wander: float) -> float:
    """How often a hand takes any answer. Less often than in other games, because it costs more here."""
    factor, power = ASTRAY
    return float(factor * wander**power)


def weigh(
    view: View, ask: Ask[Move], moves: Sequence[Move], luck: Random, playouts: int, more: Callable[[], bool]
) -> tuple[float, ...]:
    """What each answer is worth as far ahead as all could be looked at alike; see `Player.weigh`."""
    state = imagine(view, luck)
    now, search = position_of(state), Search(state.options, NODES * playouts, more)
    choices = [(move, followed(now, move, state.options)) for move in moves]
    worth = [0] * len(moves)
    try:
        for depth in range(ENDLESS):
            worth = [search.worth(each, depth, -WON, WON) for each in choices]
            if all(abs(each) == WON for each in worth):
                break
    except OutOfTime:
        pass
    return tuple(1 / (1 + exp(-each / UNIT)) if abs(each) < WON else float(each > 0) for each in worth)


class OutOfTime(Exception):
    """Ends a search before it is complete."""


class Search:
    """The search for one answer. `left` counts the positions that may still be looked at, down to `reserve`."""

    def __init__(self, options: Options, left: int, more: Callable[[], bool]) -> None:
        self.options, self.left, self.more = options, left, more
        self.reserve = 0
        self.favourite: Choice
        self.known: dict[Position, Known] = {}

    # The answers

    def best(self, choices: list[Choice], endgame: bool) -> tuple[bool, Move]:
        """Whether a win is certain, and the best answer so far when the time is up or all is known.

        Of answers that all lose, it is the one that looked best before that was known.
        """
        self.favourite = choices[0]
        try:
            for depth in count():
                worth = self.deepened(choices, depth)
                if abs(worth) == WON:
                    return worth == WON, self.favourite[0]
                if endgame and depth == BEFORE_PROOF and (won := self.proved(choices)):
                    return True, won[0]
                choices.sort(key=lambda choice: choice is not self.favourite)
        except OutOfTime:
            pass
        return False, self.favourite[0]

    def deepened(self, choices: Sequence[Choice], depth: int) -> int:
        """What the best answer is worth by a search of this depth; it is the favourite as soon as it is found."""
        best = -WON
        for choice in choices:
            found = self.worth(choice, depth, best, WON)
            if found > best:
                best, self.favourite = found, choice
            if best == WON:
                break
        return best

    def worth(self, choice: Choice, depth: int, low: int, high: int) -> int:
        return max(-self.value(after, depth, -high, -low) for after in choice[1])

    def proved(self, choices: Sequence[Choice]) -> Choice | None:
        """An answer that wins for certain, if one is found with half of what is left: a search without evaluation."""
        self.reserve = self.left // 2
        try:
            return next((each for each in choices if self.worth(each, ENDLESS, WON - 1, WON) == WON), None)
        except OutOfTime:
            return None
        finally:
            self.reserve = 0

    # The tree

    def value(self, position: Position, depth: int, low: int, high: int) -> int:
        """What a position is worth to the side whose turn it is: exact between `low` and `high`, else a bound."""
        lost = loser(position[3] & VITALS)
        if lost is not None:
            return -WON if lost == position[5] else WON
        targets = reach(position[1], position[2], self.options.jump)
        forced = not targets & targets - 1  # KT-R6: such a move costs no depth
        if not targets:
            return -WON
        if depth <= 0 and not forced:
            return WON if takes_the_last(position, targets) else evaluated(position, targets)
        seen, least, most, first = self.known.get(position, UNKNOWN)
        if seen < depth and least < WON and most > -WON:  # a proof holds at any depth
            least, most = -WON, WON
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self.spend()
        found, first = self.best_turn(position, ordered(position, targets, first), depth - (not forced), low, high)
        if len(self.known) < ROOM:
            self.known[position] = depth, found if found > low else -WON, found if found < high else WON, first
        return found

    def best_turn(
        self, position: Position, squares: Sequence[Square], depth: int, low: int, high: int
    ) -> tuple[int, Square]:
        """The worth of the best turn, or of the first that is worth as much as `high`, and the square it goes to."""
        best, square = -WON, squares[0]
        for to in squares:
            for after in turns(position, to, self.options):
                found = -self.value(after, depth, -high, -max(low, best))
                if found > best:
                    best, square = found, to
                    if best >= high:
                        return best, square
        return best, square

    def spend(self) -> None:
        """Count one position; raises `OutOfTime` when there may be no more."""
        self.left -= 1
        if self.left < self.reserve or (not self.left % GLANCE and not self.more()):
            raise OutOfTime
