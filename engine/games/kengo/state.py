"""A match of Kengo!: the mat, which all see, the hands, the pile, which nobody sees, and what each seat is shown."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.core import Seat
from engine.games.kengo.moves import (
    Acted,
    Action,
    Advance,
    Attack,
    Begun,
    Event,
    Hit,
    LastCard,
    Left,
    Lot,
    Lunge,
    MatchWon,
    Move,
    Pair,
    Parry,
    Pass,
    Play,
    Reason,
    Retreat,
    Round,
    RoundOver,
    Withdraw,
)
from engine.games.kengo.parts import Hand

# The faces know this module and the parts, so all that they may meet is named here.
__all__ = [
    "LEFT", "RIGHT", "Acted", "Action", "Advance", "Attack", "Begun", "Event", "Hit", "LastCard", "Left", "Level",
    "Lot", "Lunge", "MatchWon", "Move", "Options", "Pair", "Parry", "Pass", "Play", "Reason", "Retreat", "Round",
    "RoundOver", "Standing", "State", "View", "Withdraw",
]  # fmt: skip

Level: TypeAlias = Literal["normal", "basic", "advanced"]

LEFT: Seat = 0
RIGHT: Seat = 1


@dataclass(frozen=True, slots=True)
class Options:
    """As chosen in the lobby; see seeds/kengo/box.toml."""

    level: Level = "normal"  # KG-R2
    tatami: int = 23  # KG-R1: squares of the mat
    specials: bool = False  # KG-R5
    rounds: int = 5  # KG-R17: points that win a match
    matches: int = 1  # KG-22: the best of so many
    open_discard: bool = False  # KG-23
    basic_last_parry: bool = True  # KG-7


@dataclass(frozen=True, slots=True)
class Standing:
    """What outlives a round."""

    score: Pair = (0, 0)  # points from rounds in this match
    matches_won: Pair = (0, 0)
    round: int = 1
    starter: Seat = LEFT
    draws: int = 0  # KG-21: drawn rounds in a row, just before this one
    specials: tuple[str, ...] = ()  # those not yet turned up, the next one first
    last_round: Round | None = None
    left: Seat | None = None  # who left for good


@dataclass(frozen=True, slots=True)
class State:
    places: Pair
    hands: tuple[Hand, Hand]
    pile: Hand  # the next card first
    turn: Seat = LEFT
    attack: Hand = ()  # the cards of an attack `turn` has yet to answer
    lunge: bool = False  # whether that attack came with an advance
    special: str | None = None
    aside: Hand = ()
    actions: tuple[Action, ...] = ()  # of this round: what lies on the discard pile
    options: Options = Options()
    standing: Standing = Standing()

    @property
    def distance(self) -> int:
        """KG-R1, KG-1: in squares, and those outside the mat count."""
        return self.places[RIGHT] - self.places[LEFT]


@dataclass(frozen=True, slots=True)
class View:
    """What one seat sees, or a bystander (seat None).

    KG-R19, KG-23: the enemy's hand, the pile and what was played before `last` have no field here. `open_hands` and
    `discard` are filled where those lie face up for everybody.
    """

    seat: Seat | None
    places: Pair
    turn: Seat
    attack: Hand
    lunge: bool
    hand: Hand | None
    hand_sizes: Pair
    open_hands: tuple[Hand, ...]
    pile_size: int  # KG-R19
    last: Action | None
    discard: Hand | None
    special: str | None
    specials_seen: tuple[str, ...]  # KG-24: since they were last shuffled; those still to come are not shown
    options: Options
    score: Pair
    matches_won: Pair
    round: int
    starter: Seat
    draws: int
    last_round: Round | None
    left: Seat | None

    @property
    def distance(self) -> int:
        return self.places[RIGHT] - self.places[LEFT]
