"""The moves of Karenza, and the events of its log: all is public except what hands and decks hold (KZ-R20)."""

from typing import Annotated, TypeAlias

from pydantic import Field

from engine.core import Seat
from engine.games.karenza.parts import Kind, Point, Pose, Square, posed
from engine.moves import Tagged, Written, tagged


@tagged
class Choose(Written):
    warrior: str  # a key, or "random"


@tagged
class Play(Written):
    """KZ-5: a card. The tokens go to its pose first. With two seats, and for a defence, nobody is named."""

    card: Kind
    target: Seat | None = None


@tagged
class Stand(Written):
    """KZ-5: a pose without a card: the opening placement, the initiative passed, or an attack let through."""

    left: Square
    right: Square
    sword: Point
    discard: Kind | None = None
    words = {"discard": "discard"}

    @property
    def pose(self) -> Pose:
        return posed(self.left, self.right, self.sword)


Move: TypeAlias = Annotated[Choose | Play | Stand, Field(discriminator="kind")]


# Events


@tagged
class Chosen(Tagged):
    """KZ-25: which warrior is told only when all have chosen."""

    seat: Seat


@tagged
class Begun(Tagged):
    warriors: tuple[str | None, ...]  # None: left before choosing
    opener: Seat


@tagged
class Placed(Tagged):
    seat: Seat
    pose: Pose


@tagged
class Attacked(Tagged):
    seat: Seat
    target: Seat
    card: Kind
    moves: int  # KZ-R10: as announced; KZ-6: the target may make as many
    start: Pose


@tagged
class Defended(Tagged):
    seat: Seat
    card: Kind
    moves: int
    start: Pose
    attacker: Seat
    attack: Kind
    initiative: Seat  # who plays next


@tagged
class Conceded(Tagged):
    """An attack let through, and the pose taken meanwhile."""

    seat: Seat
    moves: int
    start: Pose
    pose: Pose


@tagged
class Scored(Tagged):
    seat: Seat
    target: Seat
    card: Kind
    points: int
    score: int  # altogether, after it
    streak: int  # KZ-8: scores in a row without a defence or a pass; two or more are a combo


@tagged
class Passed(Tagged):
    """KZ-R15: the initiative passed, the table is cleared, and hands are filled."""

    seat: Seat
    to: Seat
    moves: int
    start: Pose
    pose: Pose
    discard: Kind | None
    drawn: tuple[int, ...]  # cards drawn, seat by seat; KZ-14: none at all when a deck does not suffice


@tagged
class DeckOut(Tagged):
    seats: tuple[Seat, ...]  # who cannot draw what is needed


@tagged
class Left(Tagged):
    seat: Seat


Event: TypeAlias = Annotated[
    Chosen | Begun | Placed | Attacked | Defended | Conceded | Scored | Passed | DeckOut | Left,
    Field(discriminator="kind"),
]
