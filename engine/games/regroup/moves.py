"""What a player may answer, and how each answer is written."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.games.regroup.parts import Turns

Source: TypeAlias = Literal[1, 2, 3, "pile"]  # a place of the market, from its free end, or the face-down card
Spot: TypeAlias = Annotated[str, Field(pattern=r"^[a-y]([1-9]|1\d|2[0-5])$")]


@dataclass(frozen=True, slots=True)
class Take:
    source: Source
    kind: Literal["take"] = "take"

    def __str__(self) -> str:
        return f"take {self.source}"


@dataclass(frozen=True, slots=True)
class Place:
    spot: Spot  # of the card's top left cell; see army.py for the letters
    turns: Turns  # quarter turns clockwise
    kind: Literal["place"] = "place"

    def __str__(self) -> str:
        return f"place {self.spot} {self.turns}"


Move: TypeAlias = Annotated[Take | Place, Field(discriminator="kind")]
"""First a card, then, seeing it, where it goes: two questions."""
