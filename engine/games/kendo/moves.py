"""The moves of Kendo Duel, and the events of its log, as far as all at the table see them (KD-R11)."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.core import Seat
from engine.games.kendo.parts import Card, Deck, Hand, Kind
from engine.moves import Tagged, Written, tagged

AT = {"target": "at"}  # where there is only one to aim at, nobody is named


@tagged
class Keep(Written):
    """KD-3: change no card before the Duel."""


@tagged
class Change(Written):
    """KD-3: before the Duel, these very cards, because here the numbers count."""

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
    """KD-32: JIKAN DESU, in place of an opening."""


@tagged
class Meet(Written):
    """KD-R12: answer a strike with the same basic strike. KD-R14: it is aimed at nobody."""

    card: Kind


@tagged
class Counter(Written):
    card: Kind
    mushin: bool = False  # KD-13: played with it as a joker
    target: Seat | None = None
    words = AT


@tagged
class Deflect(Written):
    """KD-15: pass a basic or counter on or, between two, let it end the exchange."""

    card: Kind
    target: Seat | None = None
    words = AT


@tagged
class Parry(Written):
    card: Kind


@tagged
class Stop(Written):
    """KD-10, KD-14: answer a reinforcement or an alternative attack."""

    card: Kind


@tagged
class Switch(Written):
    """KD-23: before a play in the Competition, this card away, and one of that sub-deck instead."""

    card: Kind
    deck: Deck


@tagged
class Draw(Written):
    deck: Deck


@tagged
class Discard(Written):
    """KD-5: with no card to open with, this one away, for a basic."""

    card: Kind


@tagged
class Pull(Written):
    """KD-R15: one of the cards in a hand held face down, counted from 1. The hand is mixed before each pull."""

    place: int


@tagged
class Stuck(Written):
    """In a position that was loaded or imagined, admit that there is nothing to play. Play settles that by itself."""


Move: TypeAlias = Annotated[
    Keep | Change | Open | Jikan | Meet | Counter | Deflect | Parry | Stop | Switch | Draw | Discard | Pull | Stuck,
    Field(discriminator="kind"),
]


# Events


Deed: TypeAlias = Literal["open", "meet", "counter", "deflect", "parry", "stop", "discard", "jikan"]
Mark: TypeAlias = Literal["M", "K", "D", "T", "H", "E"]
"""An ippon by the letter of the strike (KD-R23), by hansoku (KD-R24), or for an empty hand (KD-26)."""
Reason: TypeAlias = Literal["last", "hikiwake", "empty", "no_opening", "ippon", "jikan", "time", "left"]
Element: TypeAlias = Literal["men", "kote", "do", "tsuki", "taiatari", "maki_age", "jodan", "seme"]


@tagged
class First(Tagged):
    """KD-R7: who starts, and why. KD-37: round by round only the sums of those still level, seat by seat."""

    seat: Seat
    by: Literal["totals", "card", "lot"]
    totals: tuple[tuple[int | None, ...], ...]


@tagged
class Changed(Tagged):
    """KD-36: how many cards each seat changed before the Duel."""

    counts: tuple[int, ...]


@tagged
class Play(Tagged):
    """Cards laid on the table: a strike before its reinforcement, a counter before its MUSHIN."""

    seat: Seat
    deed: Deed
    cards: Hand
    target: Seat | None = None  # the seat it is aimed at, which must answer it
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
    """KD-23: a card put under its own sub-deck, and one drawn from `deck`."""

    seat: Seat
    deck: Deck


@tagged
class Drew(Tagged):
    seat: Seat
    deck: Deck
    why: Literal["play", "opening", "bonus", "refill"]


@tagged
class Shuffled(Tagged):
    """KD-27: played cards became a sub-deck again."""

    deck: Deck


@tagged
class Passed(Tagged):
    """KD-5, KD-29: no card to open with, and no basic to be had: the next seat starts."""

    seat: Seat


@tagged
class DroppedOut(Tagged):
    seat: Seat


@tagged
class Hansoku(Tagged):
    seat: Seat
    count: int  # KD-R24: 2 is an ippon for the other


@tagged
class Ippon(Tagged):
    seat: Seat
    mark: Mark


@tagged
class Extended(Tagged):
    """KD-32: JIKAN DESU at one all: everything shuffled, five cards each, the next ippon wins."""

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
