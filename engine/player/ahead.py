"""What a seat may be asked next, found from nothing but its own view: the questions it can plan an answer to.

The others' moves are tried in imagined deals. A question is foreseen if the same moves lead to the same view in every
deal that was tried, so whatever is drawn, dealt or turned up on the way is never foreseen.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from engine import codec
from engine.core import AnyGame, Ask, Seat

DEALS = 6, 30  # that are tried, at least and at most
WAYS = 1000  # to questions, with which no more deals are tried
EXAMPLES = 4
IN_A_ROW = 3  # moves of one seat before the question, as a switch, a draw and an opening
ANY = ""  # in place of a move, where several come to the same for the seat


@dataclass(frozen=True, slots=True)
class Foreseen:
    """`seat` makes `move`, and `ask` is put. `views` has a key for all that may be seen then, `seen` a few examples.

    Of what isn't the same in all that may be seen, the examples show that: they aren't all alike, either.
    """

    seat: Seat
    move: str
    ask: Ask[Any]
    seen: tuple[Any, ...]
    views: tuple[str, ...]

    @property
    def key(self) -> str:
        """Short, and the same for the same question in the same position."""
        return sha256(" ".join(self.views).encode()).hexdigest()[:12]


@dataclass(frozen=True, slots=True)
class Way:
    """Moves in a row that lead to a question in one deal. `rank`: 0 if the last one is the likeliest there."""

    seat: Seat
    moves: tuple[str, ...]
    rank: int
    ask: Ask[Any]
    view: Any
    key: str


def key_of(game: AnyGame, view: Any) -> str:
    """A short text for what a seat sees, the same only if everything that matters is the same."""
    seen = game.pacing.matters(view)
    return sha256(codec.dump(seen).encode()).hexdigest()[:16]


def foreseen(game: AnyGame, view: Any, seat: Seat) -> tuple[Foreseen, ...]:
    """The questions that the next moves of one other seat may put to `seat`, the likeliest first."""
    every: list[Way] = []
    for deal in range(DEALS[1]):
        if deal < DEALS[0] or len(every) < WAYS:
            every += _ways(game, game.rules.imagine(view, Random(deal)), seat, Random(f"luck {deal}"))
    common = _common(every)
    groups: dict[tuple[Seat, str, str], list[Way]] = defaultdict(list)
    for way in _sure(every):
        move = next((move for move in way.moves[::-1] if move in common[way.key]), ANY)
        groups[way.seat, move, repr(way.ask)].append(way)
    found = sorted(groups.items(), key=lambda each: -sum(1 / (1 + way.rank) for way in each[1]))
    return tuple(_foreseen(move, ways) for (_, move, _), ways in found)


def _ways(game: AnyGame, state: Any, seat: Seat, luck: Random, made: tuple[str, ...] = ()) -> Iterator[Way]:
    """All that one of the others can do until `seat` is asked, in one deal."""
    for asked in game.rules.asks(state):
        likely = game.player.sensible(state, asked)
        for rank, move in enumerate(dict.fromkeys((*likely, *asked.options))):
            after, moves = _after(game, state, asked.seat, move, luck), (*made, str(move))
            asks = game.rules.asks(after)
            if mine := next((each for each in asks if each.seat == seat), None):
                seen = game.rules.view(after, seat)
                yield Way(asked.seat, moves, rank, mine, seen, key_of(game, seen))
            elif len(moves) < IN_A_ROW and [each.seat for each in asks] == [asked.seat]:
                yield from _ways(game, after, seat, luck, moves)


def _after(game: AnyGame, state: Any, seat: Seat, move: Any, luck: Random) -> Any:
    """The state after a move, and after those that the house makes then."""
    state = game.rules.play(state, seat, move, luck).state
    while game.pacing.foregone(game.rules.view(state, None)):
        [only] = game.rules.asks(state)
        state = game.rules.play(state, only.seat, only.options[0], luck).state
    return state


def _common(every: list[Way]) -> dict[str, set[str]]:
    """By key, the moves that are on every way to it: those that must be made to get there."""
    common: dict[str, set[str]] = {}
    for way in every:
        common[way.key] = common.get(way.key, set(way.moves)) & set(way.moves)
    return common


def _sure(every: list[Way]) -> list[Way]:
    """Those whose moves lead to one view, in more than one deal."""
    alike: dict[tuple[Seat, tuple[str, ...]], list[Way]] = defaultdict(list)
    for way in every:
        alike[way.seat, way.moves].append(way)
    return [way for ways in alike.values() if len(ways) > 1 and len({each.key for each in ways}) == 1 for way in ways]


def _foreseen(move: str, ways: list[Way]) -> Foreseen:
    first = ways[0]
    seen = tuple(dict.fromkeys(way.view for way in ways))[:EXAMPLES]
    return Foreseen(first.seat, move, first.ask, seen, tuple(sorted({way.key for way in ways})))


def likely_first(game: AnyGame, question: Foreseen) -> tuple[Any, ...]:
    """The answers to a foreseen question, the likeliest first."""
    ask = question.ask
    likely = game.player.sensible(game.rules.imagine(question.seen[0], Random(0)), ask)
    return tuple(dict.fromkeys((*likely, *ask.options)))
