"""What a player of Kengo! may answer, and how each answer is written."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.games.kengo.parts import Hand


def spoken(word: str, cards: Hand) -> str:
    return " ".join((word, *map(str, cards)))


@dataclass(frozen=True, slots=True)
class Advance:
    card: int
    kind: Literal["advance"] = "advance"

    def __str__(self) -> str:
        return f"advance {self.card}"


@dataclass(frozen=True, slots=True)
class Retreat:
    card: int
    kind: Literal["retreat"] = "retreat"

    def __str__(self) -> str:
        return f"retreat {self.card}"


@dataclass(frozen=True, slots=True)
class Attack:
    cards: Hand
    kind: Literal["attack"] = "attack"

    def __str__(self) -> str:
        return spoken("attack", self.cards)


@dataclass(frozen=True, slots=True)
class Lunge:
    """An advance & attack."""

    step: int  # the advance card
    cards: Hand  # the attack cards
    kind: Literal["lunge"] = "lunge"

    def __str__(self) -> str:
        return f"advance {self.step} {spoken('attack', self.cards)}"


@dataclass(frozen=True, slots=True)
class Parry:
    cards: Hand = ()  # none: the very cards of the attack, which need not be said
    kind: Literal["parry"] = "parry"

    def __str__(self) -> str:
        return spoken("parry", self.cards)


@dataclass(frozen=True, slots=True)
class Withdraw:
    card: int
    kind: Literal["withdraw"] = "withdraw"

    def __str__(self) -> str:
        return f"withdraw {self.card}"


@dataclass(frozen=True, slots=True)
class Hit:
    """Take the hit."""

    kind: Literal["hit"] = "hit"

    def __str__(self) -> str:
        return "hit"


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline the last attack of Basic; or, in a position that was loaded, own that there is nothing to play."""

    kind: Literal["pass"] = "pass"

    def __str__(self) -> str:
        return "pass"


Move: TypeAlias = Annotated[
    Advance | Retreat | Attack | Lunge | Parry | Withdraw | Hit | Pass, Field(discriminator="kind")
]
