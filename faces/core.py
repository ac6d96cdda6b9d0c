"""The types shared by all faces: a language, a scene to be shown, and the face of a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeAlias

from engine.core import AnyGame, Ask, E, M, Seat, V

Names: TypeAlias = tuple[str, ...]  # of the players, by seat


class Say(Protocol):
    """A language. Call it with a message's key and facts to get the text; an unknown key raises KeyError."""

    @property
    def locale(self) -> str: ...

    def __call__(self, key: str, /, **facts: str | int) -> str: ...

    def has(self, key: str, /) -> bool: ...


@dataclass(frozen=True, slots=True)
class Scene(Generic[V, M]):
    """What is shown of a match, and to whom. A reader of None is a bystander, who sees only what is public."""

    view: V
    names: Names
    say: Say
    reader: Seat | None = None
    asked: tuple[Seat, ...] = ()
    options: tuple[M, ...] = ()  # the reader's legal moves
    weighed: M | None = None  # one of them, not made yet, that is shown as if it were
    ended: Any = None  # an event with which a round ended: that moment is shown, and not what followed
    safe: bool = False  # in colours that all eyes can tell apart


@dataclass(frozen=True, slots=True)
class Entry:
    """A card or a tile in the glossary."""

    svg: str
    name: str
    line: str  # what it does


@dataclass(frozen=True, slots=True)
class Glimpse(Generic[V, E]):
    """What one seat saw before and after a move, and the public events of that move."""

    before: V
    after: V
    events: tuple[E, ...]


@dataclass(frozen=True, slots=True)
class Private(Generic[V, E]):
    """What one seat alone is told of moves. It follows from what that seat saw, so there's nothing to keep secret."""

    kinds: frozenset[str]  # of the events that it is about; of all other moves there is nothing to tell
    told: Callable[[Sequence[Glimpse[V, E]], Say], list[str]]  # lines on moves with such events, in their order


def _nothing(*_: Any) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Face(Generic[V, M, E]):
    """How a game looks and speaks. Every function is pure and may run in any thread."""

    picture: Callable[[Scene[V, M]], bytes]  # PNG, 900 px wide and 620 to 800 px high, and a band more at the end
    board: Callable[[Scene[V, M]], str]  # the same as text: monospace, at most 40 columns and 1500 characters
    alt: Callable[[Scene[V, M]], str]  # the same as prose, at most 1024 characters
    option: Callable[[M, Say], str]  # the label of a move
    value: Callable[[str, Any, Say], str]  # the label of a field's value, where moves are chosen field by field
    event: Callable[[E, Names, Say], str]  # one line of the log
    glossary: Callable[
        [Scene[V, M]], tuple[Entry, ...]
    ]  # what the reader holds, each kind once, or what is on the table
    hint: Callable[[Scene[V, M], M], str]  # a few words on what a move costs or leads to; may be ""
    icon: Callable[[Scene[V, M], M], str]  # the drawing of what a move plays or takes; may be ""
    detail: Callable[[E, Names, Say], str] = _nothing  # what only logs and replays tell of an event; may be ""
    latest: Callable[[V, E, Names, Say], str] = _nothing  # what may be told of the last move alone; may be ""
    private: Private[V, E] | None = None  # what a panel adds to the events for its reader
    positioned: Callable[[V, M, Say], str] = _nothing  # the label where it depends on the position; may be ""
    # The label of a button where a move and its hint would be too long for a phone; may be ""
    short: Callable[[Scene[V, M], M], str] = _nothing
    hand: Callable[[Scene[V, M]], bytes] | None = None  # PNG of the reader's cards, if they need a second picture
    marks_seats: bool = True  # whether pictures mark the players with the drawings `seat-1` to `seat-4`
    weighs: frozenset[str] = frozenset()  # kinds of moves that pictures and texts show as if they were made
    forms: frozenset[str] = frozenset()  # kinds of moves that are put together field by field
    quiet: frozenset[str] = frozenset()  # kinds of moves that needn't stand out; their buttons are grey
    loud: frozenset[str] = frozenset()  # kinds of events that matter most: a point, a round, a battle
    ends: frozenset[str] = frozenset()  # those of them that pictures and texts can show as the end of a round
    caption: Callable[[Scene[V, M]], str] = _nothing  # what is marked in the picture of a weighed move; may be ""
    question: Callable[[V, Ask[M], Say], dict[str, str | int]] = lambda *_: {}  # facts that its questions name
    # Fields of a form that are chosen as one, under a name of their own: from lists, what ranks highest first
    joint: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    at_once: str = ""  # the field of a form that is chosen last: its list makes the move
    # How good a move looks beside others of its kind; more is better. A form's list has each value with its best move
    rank: Callable[[Scene[V, M], Any], Any] | None = None
    costs: Callable[[Scene[V, M], M], bool] = lambda *_: False  # whether a move of another kind gives something up

    def label(self, view: V, move: M, say: Say) -> str:
        """The label of a move in the position in which it's made, or which it has just led to."""
        return self.positioned(view, move, say) or self.option(move, say)

    def of_the_round(self, events: Sequence[E]) -> Sequence[E]:
        """Of events with which a round ended, those that still belong to it; otherwise all."""
        kinds = [event.kind for event in events]  # type: ignore[attr-defined]  # every event has one
        if self.ends.isdisjoint(kinds):
            return events
        return events[: max(place for place, kind in enumerate(kinds, 1) if kind in self.loud)]

    def told_latest(self, view: V, event: E, names: Names, say: Say) -> str:
        """An event of the last move, in as many words as the view after it allows."""
        return self.latest(view, event, names, say) or self.event(event, names, say)

    def told_in_full(self, event: E, names: Names, say: Say) -> str:
        """An event with its detail, for the log of a match and for its replay."""
        told = (self.event(event, names, say), self.detail(event, names, say))
        return say("sentence-separator").join(filter(None, told))


AnyFace: TypeAlias = Face[Any, Any, Any]
AnyScene: TypeAlias = Scene[Any, Any]


def scene_of(game: AnyGame, state: Any, names: Names, say: Say, reader: Seat | None = None) -> AnyScene:
    """A position as one seat may see it, with all its legal moves; None is a bystander."""
    asks = game.rules.asks(state)
    options = next((ask.options for ask in asks if ask.seat == reader), ())
    return Scene(game.rules.view(state, reader), names, say, reader, tuple(ask.seat for ask in asks), options)
