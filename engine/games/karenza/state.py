"""A match of Karenza: poses and table, which all see, hands and decks, which they do not, and what each seat sees."""

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

    sword_lock: bool = True  # KZ-1
    threat_cap: Literal["always", "defence"] = "always"  # KZ-6
    hand: int = 7  # KZ-27: cards a hand is filled up to
    target: int = 10  # KZ-27: points that win


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the table. The target of a defence is the attacker."""

    seat: Seat
    card: Kind
    target: Seat


@dataclass(frozen=True, slots=True)
class Attack:
    """KZ-R9: an attack nobody has answered yet. KZ-7: one that was answered, or has scored, is spent."""

    seat: Seat
    card: Kind
    target: Seat
    moves: int  # KZ-6: as many as were made for it, and the most the target may make


@dataclass(frozen=True, slots=True)
class Action:
    """The last turn: how many moves were announced, and the way of the sword if a card was played."""

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
    passes: int = 0  # KZ-26: in a row, with no attack in between
    streak: int = 0  # KZ-8: scores in a row of the seat that has the initiative
    last: Action | None = None
    left: tuple[Seat, ...] = ()  # who left for good
    ended: Reason | None = None
    options: Options = Options()

    @property
    def initiative(self) -> Seat:
        return self.attack.seat if self.attack else self.turn

    @property
    def playing(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(len(self.poses)) if seat not in self.left)

    def after(self, seat: Seat) -> Seat:
        """KZ-18: the next one clockwise who is still there."""
        seats = len(self.poses)
        other = (seat + 1) % seats
        while other in self.left:
            other = (other + 1) % seats
        return other


@dataclass(frozen=True, slots=True)
class View:
    """KZ-R20: what one seat sees, or a bystander (seat None). Other hands, decks and untold choices have no field."""

    seat: Seat | None
    choice: str | None  # KZ-25: the own one, until all have chosen
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
