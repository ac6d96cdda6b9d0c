"""What is written in the log of a match. All of it is open, so an event may tell all there is to it."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.core import Seat
from engine.games.regroup.moves import Source, Spot
from engine.games.regroup.parts import CardId, LeaderKey, Turns


@dataclass(frozen=True, slots=True)
class Blow:
    """One attack on one defender; each kind of defence takes off its own kind of attack."""

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


@dataclass(frozen=True, slots=True)
class Dealt:
    """The lots as they fell."""

    first: Seat
    leaders: tuple[LeaderKey, ...]
    initial: tuple[CardId, ...]
    market: tuple[CardId, ...]
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class Took:
    seat: Seat
    card: CardId
    source: Source
    revealed: CardId | None  # what came to the near end of the row
    forced: bool = False  # there was nothing else to take
    kind: Literal["took"] = "took"


@dataclass(frozen=True, slots=True)
class Placed:
    seat: Seat
    card: CardId
    spot: Spot  # on the lattice as it was before
    turns: Turns
    covered: int  # how many of the four cells were covered before
    kind: Literal["placed"] = "placed"


@dataclass(frozen=True, slots=True)
class Fought:
    battle: Battle
    kind: Literal["fought"] = "fought"


@dataclass(frozen=True, slots=True)
class Fell:
    seat: Seat
    life: int
    kind: Literal["fell"] = "fell"


@dataclass(frozen=True, slots=True)
class Begun:
    """A new round, and who has the first-player card."""

    round: int
    first: Seat
    kind: Literal["begun"] = "begun"


@dataclass(frozen=True, slots=True)
class Left:
    seat: Seat
    kind: Literal["left"] = "left"


Event: TypeAlias = Annotated[Dealt | Took | Placed | Fought | Fell | Begun | Left, Field(discriminator="kind")]
