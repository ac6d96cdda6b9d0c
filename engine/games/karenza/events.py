"""What is written in the log of a match: all that happens is public, save what hands and decks hold."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.core import Seat
from engine.games.karenza.parts import Kind, Pose


@dataclass(frozen=True, slots=True)
class Chosen:
    """Whom, is told when all have chosen."""

    seat: Seat
    kind: Literal["chosen"] = "chosen"


@dataclass(frozen=True, slots=True)
class Begun:
    warriors: tuple[str | None, ...]  # None: left before choosing
    opener: Seat
    kind: Literal["begun"] = "begun"


@dataclass(frozen=True, slots=True)
class Placed:
    seat: Seat
    pose: Pose
    kind: Literal["placed"] = "placed"


@dataclass(frozen=True, slots=True)
class Attacked:
    seat: Seat
    target: Seat
    card: Kind
    moves: int  # as announced: the target may make as many
    start: Pose
    kind: Literal["attacked"] = "attacked"


@dataclass(frozen=True, slots=True)
class Defended:
    seat: Seat
    card: Kind
    moves: int
    start: Pose
    attacker: Seat
    attack: Kind
    initiative: Seat  # who plays next
    kind: Literal["defended"] = "defended"


@dataclass(frozen=True, slots=True)
class Conceded:
    """An attack let through, and the pose taken meanwhile."""

    seat: Seat
    moves: int
    start: Pose
    pose: Pose
    kind: Literal["conceded"] = "conceded"


@dataclass(frozen=True, slots=True)
class Scored:
    seat: Seat
    target: Seat
    card: Kind
    points: int
    score: int  # altogether, after it
    streak: int  # scores in a row without a defence or a pass: two or more are a combo
    kind: Literal["scored"] = "scored"


@dataclass(frozen=True, slots=True)
class Passed:
    """The initiative passed: the table is cleared, and hands are filled."""

    seat: Seat
    to: Seat
    moves: int
    start: Pose
    pose: Pose
    discard: Kind | None
    drawn: tuple[int, ...]  # cards drawn, seat by seat; nothing is drawn when a deck does not suffice
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class DeckOut:
    seats: tuple[Seat, ...]  # who cannot draw what is needed
    kind: Literal["deck_out"] = "deck_out"


@dataclass(frozen=True, slots=True)
class Left:
    seat: Seat
    kind: Literal["left"] = "left"


Event: TypeAlias = Annotated[
    Chosen | Begun | Placed | Attacked | Defended | Conceded | Scored | Passed | DeckOut | Left,
    Field(discriminator="kind"),
]
