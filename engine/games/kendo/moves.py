"""What a player of Kendo Duel may answer, and how each answer is written."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.core import Seat
from engine.games.kendo.parts import Card, Deck, Kind


def at(target: Seat | None) -> str:
    """Where there is but one to aim at, he is not named."""
    return "" if target is None else f" at {target}"


@dataclass(frozen=True, slots=True)
class Keep:
    """Change no card before the Duel."""

    kind: Literal["keep"] = "keep"

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Change:
    """Before the Duel: these very cards, for here the numbers count."""

    first: Card
    second: Card | None = None
    kind: Literal["change"] = "change"

    def __str__(self) -> str:
        return f"change {self.first} {self.second}" if self.second else f"change {self.first}"


@dataclass(frozen=True, slots=True)
class Open:
    card: Kind
    reinforcement: Kind | None = None
    target: Seat | None = None
    kind: Literal["open"] = "open"

    def __str__(self) -> str:
        joined = f" {self.reinforcement}" if self.reinforcement else ""
        return f"open {self.card}{joined}{at(self.target)}"


@dataclass(frozen=True, slots=True)
class Jikan:
    """JIKAN DESU, in place of an opening."""

    kind: Literal["jikan"] = "jikan"

    def __str__(self) -> str:
        return "jikan"


@dataclass(frozen=True, slots=True)
class Meet:
    """Answer a strike with the same basic strike."""

    card: Kind
    kind: Literal["meet"] = "meet"

    def __str__(self) -> str:
        return f"meet {self.card}"


@dataclass(frozen=True, slots=True)
class Counter:
    card: Kind
    mushin: bool = False  # played with it as a joker
    target: Seat | None = None
    kind: Literal["counter"] = "counter"

    def __str__(self) -> str:
        return f"counter {self.card}{' mushin' if self.mushin else ''}{at(self.target)}"


@dataclass(frozen=True, slots=True)
class Deflect:
    """Pass a basic or counter on, or, between two, let it end the exchange."""

    card: Kind
    target: Seat | None = None
    kind: Literal["deflect"] = "deflect"

    def __str__(self) -> str:
        return f"deflect {self.card}{at(self.target)}"


@dataclass(frozen=True, slots=True)
class Parry:
    card: Kind
    kind: Literal["parry"] = "parry"

    def __str__(self) -> str:
        return f"parry {self.card}"


@dataclass(frozen=True, slots=True)
class Stop:
    """Answer a reinforcement or an alternative attack."""

    card: Kind
    kind: Literal["stop"] = "stop"

    def __str__(self) -> str:
        return f"stop {self.card}"


@dataclass(frozen=True, slots=True)
class Switch:
    """Before a play in the Competition: this card away, one of that sub-deck instead."""

    card: Kind
    deck: Deck
    kind: Literal["switch"] = "switch"

    def __str__(self) -> str:
        return f"switch {self.card} {self.deck}"


@dataclass(frozen=True, slots=True)
class Draw:
    deck: Deck
    kind: Literal["draw"] = "draw"

    def __str__(self) -> str:
        return f"draw {self.deck}"


@dataclass(frozen=True, slots=True)
class Discard:
    """With no card to open with: this one away, for a basic."""

    card: Kind
    kind: Literal["discard"] = "discard"

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Pull:
    """One of the cards in a hand held face down, counted from 1: the hand is mixed before each pull."""

    place: int
    kind: Literal["pull"] = "pull"

    def __str__(self) -> str:
        return f"pull {self.place}"


@dataclass(frozen=True, slots=True)
class Stuck:
    """In a position that was loaded or imagined: own that there is nothing to play, which play itself settles."""

    kind: Literal["stuck"] = "stuck"

    def __str__(self) -> str:
        return "stuck"


Move: TypeAlias = Annotated[
    Keep | Change | Open | Jikan | Meet | Counter | Deflect | Parry | Stop | Switch | Draw | Discard | Pull | Stuck,
    Field(discriminator="kind"),
]
