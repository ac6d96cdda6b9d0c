"""What a player of Karenza may answer, and how each answer is written."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.core import Seat
from engine.games.karenza.parts import Kind, Point, Pose, Square, posed


@dataclass(frozen=True, slots=True)
class Choose:
    warrior: str  # a key, or "random"
    kind: Literal["choose"] = "choose"

    def __str__(self) -> str:
        return f"choose {self.warrior}"


@dataclass(frozen=True, slots=True)
class Play:
    """A card; the tokens go to its pose first. With two seats, and for a defence, nobody need be named."""

    card: Kind
    target: Seat | None = None
    kind: Literal["play"] = "play"

    def __str__(self) -> str:
        return f"play {self.card}" if self.target is None else f"play {self.card} {self.target}"


@dataclass(frozen=True, slots=True)
class Stand:
    """A pose without a card: the opening placement, the initiative passed, or an attack let through."""

    left: Square
    right: Square
    sword: Point
    discard: Kind | None = None
    kind: Literal["stand"] = "stand"

    @property
    def pose(self) -> Pose:
        return posed(self.left, self.right, self.sword)

    def __str__(self) -> str:
        stand = f"stand {self.left} {self.right} {self.sword}"
        return stand if self.discard is None else f"{stand} discard {self.discard}"


Move: TypeAlias = Annotated[Choose | Play | Stand, Field(discriminator="kind")]
