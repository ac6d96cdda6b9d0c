"""The moves of Regroup!, and the events of its log. All of it lies open, so an event may tell all there is to it."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.core import Seat
from engine.games.regroup.parts import CardId, LeaderKey, Turns
from engine.moves import Tagged, Written, tagged

Source: TypeAlias = Literal[1, 2, 3, "pile"]  # a place of the market from its free end, or the face-down card
Spot: TypeAlias = Annotated[str, Field(pattern=r"^[a-y]([1-9]|1\d|2[0-5])$")]


@tagged
class Take(Written):
    source: Source


@tagged
class Place(Written):
    spot: Spot  # RG-R8: of the card's top left cell; see army.py for the letters
    turns: Turns  # quarter turns clockwise


Move: TypeAlias = Annotated[Take | Place, Field(discriminator="kind")]
"""RG-20: a card is taken first. Then it is seen, and laid."""


# Events


@dataclass(frozen=True, slots=True)
class Blow:
    """One attack on one defender. RG-11: each kind of defence takes off its own kind of attack."""

    attacker: Seat
    defender: Seat
    physical: int
    magic: int
    physical_blocked: int
    magic_blocked: int

    @property
    def damage(self) -> int:
        return self.physical - self.physical_blocked + self.magic - self.magic_blocked


@dataclass(frozen=True, slots=True)
class Fighter:
    """One army in a battle: its values with the leader's bonus, if that held, and what became of it."""

    seat: Seat
    sword: int
    wand: int
    shield: int
    barrier: int
    bonus: bool
    before: int  # life
    struck: int  # life after the battle
    healed: int
    after: int  # life after the close of the round


@dataclass(frozen=True, slots=True)
class Battle:
    round: int
    fighters: tuple[Fighter, ...]  # those who began the round alive, in seat order
    blows: tuple[Blow, ...]  # of each on each other, attacker by attacker


@tagged
class Dealt(Tagged):
    """The lots as they fell."""

    first: Seat
    leaders: tuple[LeaderKey, ...]
    initial: tuple[CardId, ...]
    market: tuple[CardId, ...]


@tagged
class Took(Tagged):
    seat: Seat
    card: CardId
    source: Source
    revealed: CardId | None  # RG-R6: what came to the near end of the row
    forced: bool = False  # there was nothing else to take


@tagged
class Placed(Tagged):
    seat: Seat
    card: CardId
    spot: Spot  # on the lattice as it was before
    turns: Turns
    covered: int  # how many of the four cells were covered before


@tagged
class Fought(Tagged):
    battle: Battle


@tagged
class Fell(Tagged):
    seat: Seat
    life: int


@tagged
class Begun(Tagged):
    """A new round, and who has the first-player card."""

    round: int
    first: Seat


@tagged
class Left(Tagged):
    seat: Seat


Event: TypeAlias = Annotated[Dealt | Took | Placed | Fought | Fell | Begun | Left, Field(discriminator="kind")]
