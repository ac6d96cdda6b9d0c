"""The moves of Kendo Duel, and the events of its log, as far as all at the table see them (KD-R11)."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.core import Seat
from engine.games.kendo.parts import Card, Deck, Hand, Kind
from engine.moves import Tagged, Written, tagged

AT = {"target": "at"}  # where there is only one to aim at, nobody is named


@tagged
class Keep(Written):
    """Change no card before the Duel."""


@tagged
class Change(Written):
    """Before the Duel: these very cards, for here the numbers count."""

    first: Card
    second: Card | None = None


@tagged
class Open(Written):
    card: Kind
    reinforcement: Kind | None = None
    target: Seat | None = None
    words = AT


@tagged
class Jikan(Written):
    """JIKAN DESU, in place of an opening."""


@tagged
class Meet(Written):
    """Answer a strike with the same basic strike."""

    card: Kind


@tagged
class Counter(Written):
    card: Kind
    mushin: bool = False  # played with it as a joker
    target: Seat | None = None
    words = AT


@tagged
class Deflect(Written):
    """Pass a basic or counter on, or, between two, let it end the exchange."""

    card: Kind
    target: Seat | None = None
    words = AT


@tagged
class Parry(Written):
    card: Kind


@tagged
class Stop(Written):
    """Answer a reinforcement or an alternative attack."""

    card: Kind


@tagged
class Switch(Written):
    """Before a play in the Competition: this card away, one of that sub-deck instead."""

    card: Kind
    deck: Deck


@tagged
class Draw(Written):
    deck: Deck


@tagged
class Discard(Written):
    """With no card to open with: this one away, for a basic."""

    card: Kind


@tagged
class Pull(Written):
    """One of the cards in a hand held face down, counted from 1: the hand is mixed before each pull."""

    place: int


@tagged
class Stuck(Written):
    """In a position that was loaded or imagined: own that there is nothing to play, which play itself settles."""


Move: TypeAlias = Annotated[
    Keep | Change | Open | Jikan | Meet | Counter | Deflect | Parry | Stop | Switch | Draw | Discard | Pull | Stuck,
    Field(discriminator="kind"),
]


# Events


Deed: TypeAlias = Literal["open", "meet", "counter", "deflect", "parry", "stop", "discard", "jikan"]
Mark: TypeAlias = Literal["M", "K", "D", "T", "H", "E"]
"""An ippon by the strike's letter, by hansoku, or because the other's hand was empty."""
Reason: TypeAlias = Literal["last", "hikiwake", "empty", "no_opening", "ippon", "jikan", "time", "left"]
Element: TypeAlias = Literal["men", "kote", "do", "tsuki", "taiatari", "maki_age", "jodan", "seme"]


@tagged
class First(Tagged):
    """Who begins, and why: round by round the sums of those still level, seat by seat."""

    seat: Seat
    by: Literal["totals", "card", "lot"]
    totals: tuple[tuple[int | None, ...], ...]


@tagged
class Changed(Tagged):
    """How many cards each seat changed before the Duel."""

    counts: tuple[int, ...]


@tagged
class Play(Tagged):
    """Cards laid on the table: a strike before its reinforcement, a counter before its MUSHIN."""

    seat: Seat
    deed: Deed
    cards: Hand
    target: Seat | None = None  # at whom it is aimed: whoever must answer it
    strike: Element | None = None  # what it delivers, passes on, meets, parries or stops


@tagged
class Unanswered(Tagged):
    """Nothing in the hand answers it: `what` is a strike, an alternative attack or a reinforcement."""

    seat: Seat
    what: Element


@tagged
class Pulled(Tagged):
    seat: Seat  # who has the cards now
    loser: Seat
    count: int


@tagged
class Switched(Tagged):
    """A card put under its own sub-deck, and one drawn from `deck`."""

    seat: Seat
    deck: Deck


@tagged
class Drew(Tagged):
    seat: Seat
    deck: Deck
    why: Literal["play", "opening", "bonus", "refill"]


@tagged
class Shuffled(Tagged):
    """Played cards became a sub-deck again."""

    deck: Deck


@tagged
class Passed(Tagged):
    """No card to open with, and no basic to be had: the next seat starts."""

    seat: Seat


@tagged
class DroppedOut(Tagged):
    seat: Seat


@tagged
class Hansoku(Tagged):
    seat: Seat
    count: int  # 2 is an ippon for the other


@tagged
class Ippon(Tagged):
    seat: Seat
    mark: Mark


@tagged
class Extended(Tagged):
    """JIKAN DESU at one all: everything shuffled, five cards each, the next ippon wins."""

    seat: Seat


@tagged
class Left(Tagged):
    seat: Seat


@tagged
class Over(Tagged):
    winners: tuple[Seat, ...]
    reason: Reason


Event: TypeAlias = Annotated[
    First | Changed | Play | Unanswered | Pulled | Switched | Drew | Shuffled | Passed | DroppedOut | Hansoku | Ippon
    | Extended | Left | Over,
    Field(discriminator="kind"),
]  # fmt: skip
