"""A match of Karenza: its moves and events, poses, hands, decks and table, and what each seat is shown of them."""

from collections.abc import Container, Sequence
from typing import Literal, TypeAlias

from engine.core import Seat
from engine.games.karenza.parts import CARDS, Hand, Kind, Point, Pose, Side, Square, posed, soon
from engine.moves import Written
from engine.tuples import less
from engine.values import Tagged, Value

# Moves


class Choose(Written, frozen=True):
    warrior: str  # a key, or "random"


class Play(Written, frozen=True):
    """KZ-5: a card. The tokens go to its pose first. With two seats, and for a defence, nobody is named."""

    card: Kind
    target: Seat | None = None


class Stand(Written, frozen=True):
    """KZ-5: a pose without a card: the opening placement, the initiative passed, or an attack let through."""

    left: Square
    right: Square
    sword: Point
    discard: Kind | None = None
    words = {"discard": "discard"}

    @property
    def pose(self) -> Pose:
        return posed(self.left, self.right, self.sword)


Move: TypeAlias = Choose | Play | Stand


# Events


class Chosen(Tagged, frozen=True):
    """KZ-25: which warrior is told only when all have chosen."""

    seat: Seat


class Begun(Tagged, frozen=True):
    warriors: tuple[str | None, ...]  # None: left before choosing
    opener: Seat


class Placed(Tagged, frozen=True):
    seat: Seat
    pose: Pose


class Attacked(Tagged, frozen=True):
    seat: Seat
    target: Seat
    card: Kind
    moves: int  # KZ-R10: as announced; KZ-6: the target may make as many to parry
    start: Pose


class Defended(Tagged, frozen=True):
    seat: Seat
    card: Kind
    moves: int
    start: Pose
    attacker: Seat
    attack: Kind
    initiative: Seat  # who plays next


class Conceded(Tagged, frozen=True):
    """An attack let through, and the pose taken meanwhile."""

    seat: Seat
    moves: int
    start: Pose
    pose: Pose


class Scored(Tagged, frozen=True):
    seat: Seat
    target: Seat
    card: Kind
    points: int
    score: int  # altogether, after it
    streak: int  # KZ-8: scores in a row without a defence or a pass; two or more are a combo


class Passed(Tagged, frozen=True):
    """KZ-R15: the initiative passed, the table is cleared, and hands are filled."""

    seat: Seat
    to: Seat
    moves: int
    start: Pose
    pose: Pose
    discard: Kind | None
    drawn: tuple[int, ...]  # cards drawn, seat by seat; KZ-14: none at all when a deck does not suffice


class DeckOut(Tagged, frozen=True):
    seats: tuple[Seat, ...]  # who cannot draw what is needed


class Left(Tagged, frozen=True):
    seat: Seat


Event: TypeAlias = Chosen | Begun | Placed | Attacked | Defended | Conceded | Scored | Passed | DeckOut | Left


# The match

Reason: TypeAlias = Literal["points", "deck", "left"]

RANDOM = "random"  # a choice of warrior that is left to luck


class Options(Value, frozen=True):
    """As chosen in the lobby; see seeds/karenza/box.toml."""

    sword_lock: bool = True  # KZ-1
    threat_cap: Literal["defence", "always"] = "defence"  # KZ-6
    hand: int = 7  # KZ-27: cards a hand is filled up to
    target: int = 10  # KZ-27: points that win

    def won(self, score: int) -> bool:
        """KZ-R16: whether a score ends the match."""
        return score >= self.target


class Laid(Value, frozen=True):
    """A card on the table. The target of a defence is the attacker."""

    seat: Seat
    card: Kind
    target: Seat


class Attack(Value, frozen=True):
    """KZ-R9: an attack nobody has answered yet. KZ-7: one that was answered, or has scored, is spent."""

    seat: Seat
    card: Kind
    target: Seat
    moves: int  # KZ-6: as many as were made for it, and the most the target may make to parry


class Action(Value, frozen=True):
    """The last turn: how many moves were announced, and the way of the sword if a card was played."""

    seat: Seat
    start: Pose | None  # None at the opening placement
    stood: Pose  # before the trajectory
    stop: Pose  # after it
    moves: int
    card: Kind | None


class State(Value, frozen=True):
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


class View(Value, frozen=True):
    """KZ-R20: what one seat sees, or a bystander (seat None). Other hands, decks and untold choices have no field."""

    seat: Seat | None
    choice: str | None  # KZ-25: your own, until all have chosen
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


# The end


def placed(scores: Sequence[int], left: Container[Seat]) -> tuple[int, ...]:
    """KZ-R17, KZ-R18: by score, and those who have left last."""
    counted = [-1 if seat in left else score for seat, score in enumerate(scores)]
    return tuple([1 + sum([other > mine for other in counted]) for mine in counted])


def leaders(state: State | View) -> tuple[Seat, ...]:
    """Those in first place. At the end several have drawn (KZ-14)."""
    return tuple(seat for seat, place in enumerate(placed(state.scores, state.left)) if place == 1)


# What players reckon


def readiness(view: View, stand: Stand) -> int:
    """How soon the hand of a view could be played from a stance. The side that is needed first counts double."""
    attacks_first = view.seat == view.opener and view.seat is not None and view.poses[view.seat] is None
    hand, lock = view.hand or (), view.options.sword_lock
    kept = less(hand, stand.discard) if stand.discard else hand
    needed: Side = "attack" if attacks_first else "defence"
    return sum([soon(card, stand.pose, lock) * (2 if CARDS[card].side == needed else 1) for card in kept])
