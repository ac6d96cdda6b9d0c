"""A match of Karenza: poses and cards all see, hands and decks they do not; and what each seat sees of it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.core import Seat
from engine.games.karenza.moves import (
    Attacked,
    Begun,
    Choose,
    Chosen,
    Conceded,
    DeckOut,
    Defended,
    Event,
    Left,
    Move,
    Passed,
    Placed,
    Play,
    Scored,
    Stand,
)
from engine.games.karenza.parts import Hand, Kind, Pose

# The faces know this module and the parts, so all that they may meet is named here.
__all__ = [
    "RANDOM", "Action", "Attack", "Attacked", "Begun", "Choose", "Chosen", "Conceded", "DeckOut", "Defended", "Event",
    "Laid", "Left", "Move", "Options", "Passed", "Placed", "Play", "Reason", "Scored", "Stand", "State", "View",
]  # fmt: skip

Reason: TypeAlias = Literal["points", "deck", "left"]

RANDOM = "random"  # a choice of warrior that is left to luck


@dataclass(frozen=True, slots=True)
class Options:
    """As chosen in the lobby; see seeds/karenza/box.toml."""

    sword_lock: bool = True
    threat_cap: Literal["always", "defence"] = "always"
    hand: int = 7
    target: int = 10


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the table; a defence lies before the attack, so it is at whoever attacked."""

    seat: Seat
    card: Kind
    target: Seat


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack nobody has answered yet."""

    seat: Seat
    card: Kind
    target: Seat
    moves: int  # the most the target may make, as many as were made for it


@dataclass(frozen=True, slots=True)
class Action:
    """The last answer given: how many moves were announced, and the way of the sword if a card was played."""

    seat: Seat
    start: Pose | None  # None at the opening placement
    stood: Pose  # before the trajectory
    stop: Pose  # after it
    moves: int
    card: Kind | None


@dataclass(frozen=True, slots=True)
class State:
    choices: tuple[str | None, ...]  # of warriors, until all have chosen; then nothing
    warriors: tuple[str | None, ...]  # None: left before choosing
    poses: tuple[Pose | None, ...]  # None: not placed yet
    hands: tuple[Hand, ...]
    decks: tuple[Hand, ...]  # the next card first
    discards: tuple[Hand, ...]  # the last one last
    scores: tuple[int, ...]
    turn: Seat = 0
    opener: Seat = 0
    table: tuple[Laid, ...] = ()
    attack: Attack | None = None  # which `turn` has yet to answer
    passes: int = 0  # in a row, with no attack in between
    streak: int = 0  # scores in a row of whoever has the initiative
    last: Action | None = None
    left: tuple[Seat, ...] = ()  # who went for good
    ended: Reason | None = None
    options: Options = Options()

    @property
    def initiative(self) -> Seat:
        return self.attack.seat if self.attack else self.turn

    @property
    def playing(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(len(self.poses)) if seat not in self.left)

    def after(self, seat: Seat) -> Seat:
        """The next one clockwise who is still there."""
        seats = len(self.poses)
        other = (seat + 1) % seats
        while other in self.left:
            other = (other + 1) % seats
        return other


@dataclass(frozen=True, slots=True)
class View:
    """What one seat sees, or a bystander (seat None). Hands of others, decks and choices not yet told have no field."""

    seat: Seat | None
    choice: str | None  # the own one, until all have chosen
    chosen: tuple[bool, ...]  # until all have chosen; then nothing
    warriors: tuple[str | None, ...]
    poses: tuple[Pose | None, ...]
    hand: Hand | None
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    discards: tuple[Hand, ...]
    scores: tuple[int, ...]
    turn: Seat
    opener: Seat
    table: tuple[Laid, ...]
    attack: Attack | None
    passes: int
    streak: int
    last: Action | None
    left: tuple[Seat, ...]
    ended: Reason | None
    options: Options

    @property
    def initiative(self) -> Seat:
        return self.attack.seat if self.attack else self.turn
