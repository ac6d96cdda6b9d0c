"""What is written in the log of a match: who played, drew, lost and won what, as far as all at the table see it."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.core import Seat
from engine.games.kendo.parts import Deck, Hand

Deed: TypeAlias = Literal["open", "meet", "counter", "deflect", "parry", "stop", "discard", "jikan"]
Mark: TypeAlias = Literal["M", "K", "D", "T", "H", "E"]
"""An ippon by the strike's letter, by hansoku, or because the other's hand was empty."""
Reason: TypeAlias = Literal["last", "hikiwake", "empty", "no_opening", "ippon", "jikan", "time", "left"]
Element: TypeAlias = Literal["men", "kote", "do", "tsuki", "taiatari", "maki_age", "jodan", "seme"]


@dataclass(frozen=True, slots=True)
class First:
    """Who begins, and why: round by round the sums of those still level, seat by seat."""

    seat: Seat
    by: Literal["totals", "card", "lot"]
    totals: tuple[tuple[int | None, ...], ...]
    kind: Literal["first"] = "first"


@dataclass(frozen=True, slots=True)
class Changed:
    """How many cards each seat changed before the Duel."""

    counts: tuple[int, ...]
    kind: Literal["changed"] = "changed"


@dataclass(frozen=True, slots=True)
class Play:
    """Cards laid on the table: a strike before its reinforcement, a counter before its MUSHIN."""

    seat: Seat
    deed: Deed
    cards: Hand
    target: Seat | None = None  # at whom it is aimed: whoever must answer it
    strike: Element | None = None  # what it delivers, passes on, meets, parries or stops
    kind: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Unanswered:
    """Nothing in the hand answers it: `what` is a strike, an alternative attack or a reinforcement."""

    seat: Seat
    what: Element
    kind: Literal["unanswered"] = "unanswered"


@dataclass(frozen=True, slots=True)
class Pulled:
    seat: Seat  # who has the cards now
    loser: Seat
    count: int
    kind: Literal["pulled"] = "pulled"


@dataclass(frozen=True, slots=True)
class Switched:
    """A card put under its own sub-deck, and one drawn from `deck`."""

    seat: Seat
    deck: Deck
    kind: Literal["switched"] = "switched"


@dataclass(frozen=True, slots=True)
class Drew:
    seat: Seat
    deck: Deck
    why: Literal["play", "opening", "bonus", "refill"]
    kind: Literal["drew"] = "drew"


@dataclass(frozen=True, slots=True)
class Shuffled:
    """Played cards became a sub-deck again."""

    deck: Deck
    kind: Literal["shuffled"] = "shuffled"


@dataclass(frozen=True, slots=True)
class Passed:
    """No card to open with, and no basic to be had: the next seat starts."""

    seat: Seat
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class DroppedOut:
    seat: Seat
    kind: Literal["dropped_out"] = "dropped_out"


@dataclass(frozen=True, slots=True)
class Hansoku:
    seat: Seat
    count: int  # 2 is an ippon for the other
    kind: Literal["hansoku"] = "hansoku"


@dataclass(frozen=True, slots=True)
class Ippon:
    seat: Seat
    mark: Mark
    kind: Literal["ippon"] = "ippon"


@dataclass(frozen=True, slots=True)
class Extended:
    """JIKAN DESU at one all: everything shuffled, five cards each, the next ippon wins."""

    seat: Seat
    kind: Literal["extended"] = "extended"


@dataclass(frozen=True, slots=True)
class Left:
    seat: Seat
    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class Over:
    winners: tuple[Seat, ...]
    reason: Reason
    kind: Literal["over"] = "over"


Event: TypeAlias = Annotated[
    First | Changed | Play | Unanswered | Pulled | Switched | Drew | Shuffled | Passed | DroppedOut | Hansoku | Ippon
    | Extended | Left | Over,
    Field(discriminator="kind"),
]  # fmt: skip
