"""The types every game is written in (seat, ask, step, outcome, game) and the errors a player can cause."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from engine.quoting import quoted
from engine.values import Tagged, Value

Seat: TypeAlias = int
"""A player's number at the table, from 0."""

S = TypeVar("S")  # a game's state
M = TypeVar("M")  # its moves
E = TypeVar("E")  # its events
V = TypeVar("V")  # what one seat may see of a state


class Ask(Value, Generic[M], frozen=True):
    """A decision that `seat` has to make: its topic (a key, worded by `faces`) and every legal move."""

    seat: Seat
    topic: str
    options: tuple[M, ...]


class Step(Value, Generic[S, E], frozen=True):
    """The result of a move: the next state, and the public events for the log."""

    state: S
    events: tuple[E, ...] = ()


class Outcome(Value, frozen=True):
    """How a match ended.

    `winners` is empty for a draw. `places` has one entry per seat, 1 for the best; seats that tie share a place, and
    the next place is skipped (1, 2, 2, 4). `reason` is a key.
    """

    winners: tuple[Seat, ...]
    places: tuple[int, ...]
    reason: str

    @property
    def shares(self) -> tuple[float, ...]:
        """For each seat the share of its opponents that it beat; a tie counts half."""
        places, others = self.places, len(self.places) - 1
        return tuple((sum(each > own for each in places) + (places.count(own) - 1) / 2) / others for own in places)


@dataclass(frozen=True, slots=True)
class Purpose:
    """What a move is good for: the key of a sentence, and the facts of that sentence."""

    key: str
    facts: Mapping[str, str | int | tuple[str, ...]] = field(default_factory=dict)  # a tuple lists alternatives


@dataclass(frozen=True, slots=True)
class GeneralPlan(Generic[S, M]):
    """A move a player may plan for whenever their seat is asked about `topic`.

    `find` returns it from the options of the ask, or None if it is not one of them this time. It may use only what
    the seat asked can see.
    """

    topic: str
    key: str
    find: Callable[[S, Ask[M]], M | None]

    @classmethod
    def written(cls, topic: str, text: str) -> "GeneralPlan[S, M]":
        """The plan for the move whose text is `text`."""
        return cls(topic, text, lambda _, ask: next((move for move in ask.options if str(move) == text), None))


class Together(Tagged, frozen=True):
    """Up to four moves of one seat in one click, made one after another, each written as it is alone."""

    now: str
    then: str = ""
    next: str = ""
    last: str = ""

    @property
    def steps(self) -> tuple[str, ...]:
        return tuple(filter(None, (self.now, self.then, self.next, self.last)))

    def __str__(self) -> str:
        """Later moves without their kind, because a button has room for 100 characters."""
        first, *later = self.steps
        return ", ".join((first, *(step.partition(" ")[2] or step for step in later)))


@dataclass(frozen=True, slots=True)
class Guessing(Generic[V, E]):
    """What bystanders may guess of the next move of the one seat that is asked, from nothing but what they see.

    `choices(view)` lists the guesses; fewer than two if there is nothing to guess. `told(event)` is the one that an
    event of that seat proves right, or None if it doesn't decide. Until one does, and while that seat is asked again,
    guesses stand.
    """

    choices: Callable[[V], tuple[str, ...]]
    told: Callable[[E], str | None]


@dataclass(frozen=True, slots=True)
class Rules(Generic[S, M, E, V]):
    """What the rules of a game come to: functions on immutable states.

    * `setup(seats, options, luck)` returns the first state. `options` must be complete; see `engine.match.chosen`.
    * `asks(state)` says who is to act, with every legal move. One ask is an ordinary turn, an ask to a seat whose
      turn it is not is a reaction, several at once are a simultaneous choice, and none means the match is over.
    * `play(state, seat, move, luck)` makes a move. It does not check it: `engine.match` does.
    * `view(state, seat)` is what a seat may see, or a bystander if `seat` is None. Hidden information leaves a state
      by no other way, because events are public.
    * `outcome(state)` is None until the match is over.
    * `imagine(view, luck)` returns a random state that looks like `view` to its seat (a determinization). It gets
      the view and not the state, so it cannot cheat.
    * `leave(state, seat, luck)` removes a seat for good.
    * `settle(state, luck)` goes on from a position that was loaded to the first question that play would put.
    """

    state: Any  # type[S], which `codec` stores; its field `options`, if it has any, holds them by name
    move: Any  # the union of the game's moves
    event: Any  # the union of the game's events
    setup: Callable[[int, Mapping[str, str], Random], Step[S, E]]
    asks: Callable[[S], tuple[Ask[M], ...]]
    play: Callable[[S, Seat, M, Random], Step[S, E]]
    view: Callable[[S, Seat | None], V]
    outcome: Callable[[S], Outcome | None]
    imagine: Callable[[V, Random], S]
    leave: Callable[[S, Seat, Random], Step[S, E]]
    settle: Callable[[S, Random], Step[S, E]] = lambda state, luck: Step(state, ())
    upgrades: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
    """By version, what makes a state of it, as lists and dicts, one of the next."""


@dataclass(frozen=True, slots=True)
class Player(Generic[S, M, V]):
    """What a computer player knows of a game. One that says nothing here is played by the search that all games share.

    `sensible` narrows an ask to the options worth considering, without repetition, using only what the seat asked can
    see; `ranked` says whether it has the likeliest first. `standing` is an evaluation: for each seat the share of
    opponents it is likely to beat, from 0 to 1, or None where it cannot tell. It is only called on imagined states, so
    it may use everything in them.

    A game can also have a player of its own. `think(view, ask, luck, playouts, wander, more)` chooses an option from
    nothing but the view of the seat asked. It may think the longer the more `playouts` it has; when `more()` has become
    false it soon ends with the best answer so far. The greater `wander` is, the more often it takes a worse option,
    unless it has found a certain win. Where it returns None, the search that all games share answers.
    Such a game may also have `weigh`, which takes some of the options in place of `wander` and says from 0 to 1 what
    each is worth. Where there's no luck it may have `winning(view, ask, more)`: the options that win whatever anybody
    does, proved to the end of the match; none if `more()` becomes false or the proof is too long.
    """

    sensible: Callable[[S, Ask[M]], tuple[M, ...]] = lambda state, ask: ask.options
    ranked: bool = False
    standing: Callable[[S], tuple[float, ...] | None] = lambda state: None
    think: Callable[[V, Ask[M], Random, int, float, Callable[[], bool]], M | None] = lambda *_: None
    weigh: Callable[[V, Ask[M], Sequence[M], Random, int, Callable[[], bool]], tuple[float, ...]] | None = None
    winning: Callable[[V, Ask[M], Callable[[], bool]], Sequence[M]] | None = None


@dataclass(frozen=True, slots=True)
class Teacher(Generic[M, V]):
    """What can be said of a move, from nothing but what the seat asked sees; None if there is nothing to say.

    `purpose` says what one of the options is good for: what is certain and easily overlooked. `drawback` says what an
    option leaves open to others, which is no reason for it, and `risk` what may well go wrong after it and not after
    another. `suggest` is the option that a form opens with, where players put a move together; None for the first.
    """

    purpose: Callable[[V, Ask[M], M], Purpose | None] = lambda view, ask, move: None
    drawback: Callable[[V, Ask[M], M], Purpose | None] = lambda view, ask, move: None
    risk: Callable[[V, Ask[M], M], Purpose | None] = lambda view, ask, move: None
    suggest: Callable[[V, Ask[M]], M | None] = lambda view, ask: None


@dataclass(frozen=True, slots=True)
class Pacing(Generic[S, M, E, V]):
    """What helps a match along whose players are hours apart.

    `together(state, ask)` lists moves that the seat asked may give at once, one after another: nobody else acts between
    them, and whatever is drawn meanwhile, each is legal. It is only called on imagined states.

    `foregone(view)` says of what a bystander sees whether the question needn't be put, because all its options come to
    the same and everybody can see that. The house then plays the first option.

    `matters(view)` is the part of what a seat sees that its plans depend on: a plan for what is foreseen is carried out
    only if this part is just so.
    """

    reactions: frozenset[str] = frozenset()  # topics asked of seats whose turn it is not
    general_plans: tuple[GeneralPlan[S, M], ...] = ()
    together: Callable[[S, Ask[M]], tuple[Together, ...]] = lambda state, ask: ()
    foregone: Callable[[V], bool] = lambda view: False
    matters: Callable[[V], Any] = lambda view: view
    guessing: Guessing[V, E] = Guessing(lambda view: (), lambda event: None)
    rounds: Callable[[S], str] | None = None
    """What tells one round from the next, as everybody sees it, in games that have rounds. Their views have `round`."""
    forgets: Callable[[S], Hashable | None] = lambda state: None
    """The part of the match a state belongs to, if players may not look back while it lasts; None if they may."""


@dataclass(frozen=True, slots=True, eq=False)
class Game(Generic[S, M, E, V]):
    """What the lobby offers, and the rules. The rest makes the game better to play, and may be left out."""

    key: str
    name: str
    version: int
    seats: tuple[int, ...]
    options: Mapping[str, tuple[str, ...]]  # name -> values, default first
    rules: Rules[S, M, E, V]
    player: Player[S, M, V] = Player()
    teacher: Teacher[M, V] = Teacher()
    pacing: Pacing[S, M, E, V] = Pacing()
    only: Mapping[tuple[str, str], tuple[int, ...]] = field(default_factory=dict)
    """Option values that need certain numbers of seats: (name, value) -> those numbers."""
    beside: Mapping[str, tuple[str, tuple[str, ...]]] = field(default_factory=dict)
    """Options that only matter together with certain values of another: name -> (the other's name, those values)."""
    modes: frozenset[str] = frozenset()
    """Options of which each value is played so differently that it has to be learnt anew."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


class RuleError(Exception):
    """A player tried something the rules do not allow. The subclasses differ in what the player can do about it:

    * MatchOver      the match has ended: look at the result
    * NotYourTurn    nothing is being asked of this seat: wait
    * StaleAsk       another question is being asked by now: look again
    * IllegalMove    the move is not among the options: choose one of `allowed`

    `allowed` can reveal a hand. It is not part of the message, which may end up in a log.
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
    """The game has no such option, value or number of seats: `name` cannot be `value`, only one of `allowed`."""

    def __init__(self, name: str, value: str, allowed: tuple[str, ...]) -> None:
        super().__init__(f"{name} cannot be {quoted(value)}; it may be: {', '.join(allowed)}")
        self.name = name
        self.value = value
        self.allowed = allowed
