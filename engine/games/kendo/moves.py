"""The moves of Kendo Duel, and the events of its log, as far as all at the table see them (KD-R11)."""

from typing import Literal, TypeAlias

from engine.core import Seat
from engine.games.kendo.parts import Card, Deck, Hand, Kind
from engine.moves import Written
from engine.values import Tagged

AT = {"target": "at"}  # where there is only one to aim at, nobody is named


class Keep(Written, frozen=True):
    """KD-3: change no card before the Duel."""


class Change(Written, frozen=True):
    """KD-3: before the Duel, these very cards, because here the numbers count."""

    first: Card
    second: Card | None = None


class Open(Written, frozen=True):
    card: Kind
    reinforcement: Kind | None = None
    target: Seat | None = None
    words = AT


class Jikan(Written, frozen=True):
    """KD-32: JIKAN DESU, in place of an opening."""


class Meet(Written, frozen=True):
    """KD-R12: answer a strike with the same basic strike. KD-8: aimed at somebody if it is an attack in its turn."""

    card: Kind
    target: Seat | None = None
    words = AT


class Counter(Written, frozen=True):
    card: Kind
    mushin: bool = False  # KD-13: played with it as a joker
    target: Seat | None = None
    words = AT


class Deflect(Written, frozen=True):
    """KD-15: pass a basic or counter on or, between two, let it end the exchange."""

    card: Kind
    target: Seat | None = None
    words = AT


class Parry(Written, frozen=True):
    card: Kind


class Stop(Written, frozen=True):
    """KD-10, KD-14: answer a reinforcement or an alternative attack."""

    card: Kind


class Switch(Written, frozen=True):
    """KD-23: before a play in the Competition, this card away, and one of that sub-deck instead."""

    card: Kind
    deck: Deck


class Draw(Written, frozen=True):
    deck: Deck


class Discard(Written, frozen=True):
    """KD-5: with no card to open with, this one away, for a basic."""

    card: Kind


class Stuck(Written, frozen=True):
    """In a position that was loaded or imagined, admit that there is nothing to play. Play settles that by itself."""


Move: TypeAlias = (
    Keep | Change | Open | Jikan | Meet | Counter | Deflect | Parry | Stop | Switch | Draw | Discard | Stuck
)


# Events


Deed: TypeAlias = Literal["open", "meet", "counter", "deflect", "parry", "stop", "discard", "jikan"]
Mark: TypeAlias = Literal["M", "K", "D", "T", "H", "E"]
"""An ippon by the letter of the strike (KD-R23), by hansoku (KD-R24), or for an empty hand (KD-26)."""
Reason: TypeAlias = Literal["last", "hikiwake", "empty", "no_opening", "ippon", "jikan", "time", "left"]
Element: TypeAlias = Literal["men", "kote", "do", "tsuki", "taiatari", "maki_age", "jodan", "seme"]


class First(Tagged, frozen=True):
    """KD-R7: who starts, and why. KD-37: round by round only the sums of those still level, seat by seat."""

    seat: Seat
    by: Literal["totals", "card", "lot"]
    totals: tuple[tuple[int | None, ...], ...]


class Changed(Tagged, frozen=True):
    """KD-36: how many cards each seat changed before the Duel."""

    counts: tuple[int, ...]


class Play(Tagged, frozen=True):
    """Cards laid on the table: a strike before its reinforcement, a counter before its MUSHIN."""

    seat: Seat
    deed: Deed
    cards: Hand
    target: Seat | None = None  # the seat it is aimed at, which must answer it
    strike: Element | None = None  # what it delivers, passes on, meets, parries or stops


class Unanswered(Tagged, frozen=True):
    """Nothing in the hand answers it: `what` is a strike, an alternative attack or a reinforcement."""

    seat: Seat
    what: Element


class Pulled(Tagged, frozen=True):
    seat: Seat  # who has the cards now
    loser: Seat
    count: int


class Switched(Tagged, frozen=True):
    """KD-23: a card put under its own sub-deck, and one drawn from `deck`."""

    seat: Seat
    deck: Deck


class Drew(Tagged, frozen=True):
    seat: Seat
    deck: Deck
    why: Literal["play", "opening", "bonus", "refill"]


class Shuffled(Tagged, frozen=True):
    """KD-27: played cards became a sub-deck again."""

    deck: Deck


class Passed(Tagged, frozen=True):
    """KD-5, KD-29: no card to open with, and no basic to be had: the next seat starts."""

    seat: Seat


class DroppedOut(Tagged, frozen=True):
    seat: Seat


class Hansoku(Tagged, frozen=True):
    seat: Seat
    count: int  # KD-R24: 2 is an ippon for the other


class Ippon(Tagged, frozen=True):
    seat: Seat
    mark: Mark


class Extended(Tagged, frozen=True):
    """KD-32: JIKAN DESU at one all: everything shuffled, five cards each, the next ippon wins."""

    seat: Seat


class Left(Tagged, frozen=True):
    seat: Seat


class Over(Tagged, frozen=True):
    winners: tuple[Seat, ...]
    reason: Reason


Event: TypeAlias = (
    First | Changed | Play | Unanswered | Pulled | Switched | Drew | Shuffled | Passed | DroppedOut | Hansoku | Ippon
    | Extended | Left | Over
)  # fmt: skip
