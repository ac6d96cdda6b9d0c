"""The words every game is written in: seat, ask, step, outcome, game, and the errors a player can meet."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from engine.quoting import quoted

Seat: TypeAlias = int

S = TypeVar("S")  # a game's state
M = TypeVar("M")  # its moves
E = TypeVar("E")  # its events
V = TypeVar("V")  # what one seat may see of its state


@dataclass(frozen=True, slots=True)
class Ask(Generic[M]):
    """A question put to one seat: what it is about (a key, for the faces to word) and every legal answer."""

    seat: Seat
    topic: str
    options: tuple[M, ...]


@dataclass(frozen=True, slots=True)
class Step(Generic[S, E]):
    """What a move leads to: the next state, and the public facts to write in the log."""

    state: S
    events: tuple[E, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, which place each seat took (1 is best, seat by seat), and why, as a key.

    Nobody in `winners` is a draw.
    """

    winners: tuple[Seat, ...]
    places: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Order(Generic[S, M]):
    """An answer that may be ordered ahead, for whenever a seat is asked about `topic`.

    `find` picks it from the options, by what the seat asked can see; None: this time it is not among them.
    """

    topic: str
    key: str
    find: Callable[[S, Ask[M]], M | None]

    @classmethod
    def written(cls, topic: str, text: str) -> "Order[S, M]":
        """The answer that is always written the same."""
        return cls(topic, text, lambda _, ask: next((move for move in ask.options if str(move) == text), None))


@dataclass(frozen=True, slots=True, eq=False)
class Game(Generic[S, M, E, V]):
    """A game is a name and seven functions.

    `asks` alone says who is to act: one ask is an ordinary turn, an ask to another seat is a
    reaction, several at once are a simultaneous choice, and none means the game is over.
    `play` may assume its move is one of the options asked; `engine.match` sees to that.
    `view` is the only way out for anything a player may not see, for events are public;
    seat None is a bystander. `imagine` deals anew all that a view does not show: built from the
    view alone, it cannot cheat. `leave` takes a seat out for good. `sensible` is for computer players:
    options chosen by what the seat asked can see, none of them twice, the likeliest first. So is `standing`: how
    things stand, as the share of the others each seat is likely to leave behind, or None while that cannot be told. It
    is asked of imagined states alone, so it may use all there is in them.
    """

    key: str
    name: str
    version: int
    seats: tuple[int, ...]
    options: Mapping[str, tuple[str, ...]]  # name -> values, the default first
    state: Any  # type[S]: what `codec` stores; the options are in its field `options`, by their names
    move: Any  # the union of the game's moves
    event: Any  # the union of the game's events
    setup: Callable[[int, Mapping[str, str], Random], Step[S, E]]
    asks: Callable[[S], tuple[Ask[M], ...]]
    play: Callable[[S, Seat, M, Random], Step[S, E]]
    view: Callable[[S, Seat | None], V]
    outcome: Callable[[S], Outcome | None]
    imagine: Callable[[V, Random], S]
    leave: Callable[[S, Seat, Random], Step[S, E]]
    upgrades: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
    only: Mapping[tuple[str, str], tuple[int, ...]] = field(default_factory=dict)
    """An option's value that only some numbers of seats can play: (name, value) -> those numbers."""
    beside: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """An option that counts only beside one value of another: name -> (the other's name, that value)."""
    reactions: frozenset[str] = frozenset()  # topics of what is asked out of turn
    orders: tuple[Order[S, M], ...] = ()
    sensible: Callable[[S, Ask[M]], tuple[M, ...]] | None = None  # those of very many options worth a thought
    standing: Callable[[S], tuple[float, ...] | None] | None = None  # seat by seat, from 0 (last) to 1 (first)
    forgets: Callable[[S], Hashable | None] | None = None
    """Which stretch of the match a state lies in, if its past may not be looked through while that lasts."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


class RuleError(Exception):
    """A player asked for something the rules do not allow, told apart by what the player can do about it.

    * RuleError
      - MatchOver      the match has ended: look at the result
      - NotYourTurn    nothing is being asked of this seat: wait
      - StaleAsk       the question answered is no longer the one being asked: look again
      - IllegalMove    the answer is not among the options: choose one of `allowed`

    What is allowed can tell a hand: it is kept out of the message, which may end in a log.
    """

    def __init__(self, why: str = "", allowed: tuple[str, ...] = ()) -> None:
        super().__init__(why)
        self.allowed = allowed


class MatchOver(RuleError): ...


class NotYourTurn(RuleError): ...


class StaleAsk(RuleError): ...


class IllegalMove(RuleError):
    def __init__(self, move: str, allowed: tuple[str, ...]) -> None:
        super().__init__(f"{quoted(move)} is not allowed here", allowed)
        self.move = move


class BadOption(ValueError):
    """A match was ordered that the game does not have: `name` is the option, `allowed` what it may be."""

    def __init__(self, name: str, value: str, allowed: tuple[str, ...]) -> None:
        super().__init__(f"{name} cannot be {quoted(value)}; it may be: {', '.join(allowed)}")
        self.name = name
        self.value = value
        self.allowed = allowed
