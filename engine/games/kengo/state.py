"""A match of Kengo!: its moves and events, the mat, the hands and the pile, and what each seat is shown of them."""

from typing import Literal, TypeAlias

from engine.core import Seat
from engine.games.kengo.parts import Hand, SpecialKey
from engine.moves import Written
from engine.values import Tagged, Value

# Moves


class Advance(Written, frozen=True):
    card: int


class Retreat(Written, frozen=True):
    card: int


class Attack(Written, frozen=True):
    cards: Hand


class Lunge(Written, frozen=True):
    """An advance & attack."""

    step: int  # the advance card
    cards: Hand  # the attack cards
    words = {"kind": "advance", "cards": "attack"}


class Parry(Written, frozen=True):
    cards: Hand = ()  # none: the very cards of the attack, which need not be said


class Withdraw(Written, frozen=True):
    card: int


class Hit(Written, frozen=True):
    """Take the hit."""


class Pass(Written, frozen=True):
    """Decline the last attack of Basic; or, in a position that was loaded, admit that there is nothing to play."""


Move: TypeAlias = Advance | Retreat | Attack | Lunge | Parry | Withdraw | Hit | Pass


# Events


Pair: TypeAlias = tuple[int, int]  # left's, right's
Play: TypeAlias = Literal["advance", "retreat", "attack", "lunge", "parry", "withdraw"]
Reason: TypeAlias = Literal["hit", "no_card", "count", "position", "drawn_last", "draw", "left"]
Deed: TypeAlias = Play | Literal["hit", "pass", "refill", "stuck"]


class Action(Value, frozen=True):
    """KG-23: one turn, parry or withdrawal as it lay on the table. A lunge's first card is the one advanced with."""

    seat: Seat
    play: Play
    cards: Hand
    start: int  # the square stood on before
    stop: int  # and after


class Round(Value, frozen=True):
    """KG-24: all there was to a round that is over, hidden things included."""

    number: int
    starter: Seat
    special: str | None
    winner: Seat | None
    reason: Reason
    points: int
    places: Pair
    hands: tuple[Hand, Hand]
    pile: Hand  # what was left of it, the next card first
    aside: Hand
    actions: tuple[Action, ...]


class Lot(Tagged, frozen=True):
    seat: Seat  # who starts


class Begun(Tagged, frozen=True):
    round: int
    starter: Seat
    special: str | None


class Acted(Tagged, frozen=True):
    """KG-23: without cards and distance, because a log of them would be a list of the cards played. Option
    `open_discard` has them.
    """

    seat: Seat
    deed: Deed
    cards: Hand = ()  # as in `Action`
    distance: int = 0  # after it


class LastCard(Tagged, frozen=True):
    seat: Seat  # who drew it


class RoundOver(Tagged, frozen=True):
    """KG-24: the round's cards come to light here, and not before."""

    round: Round
    score: Pair


class MatchWon(Tagged, frozen=True):
    seat: Seat
    matches_won: Pair


class Left(Tagged, frozen=True):
    seat: Seat


Event: TypeAlias = Lot | Begun | Acted | LastCard | RoundOver | MatchWon | Left


# The match

Level: TypeAlias = Literal["normal", "basic", "advanced"]

LEFT: Seat = 0
RIGHT: Seat = 1


class Options(Value, frozen=True):
    """As chosen in the lobby; see seeds/kengo/box.toml."""

    level: Level = "normal"  # KG-R2
    tatami: int = 23  # KG-R1: squares of the mat
    specials: bool = False  # KG-R5
    rounds: int = 5  # KG-R17: points that win a match
    matches: int = 1  # KG-22: the best of so many
    open_discard: bool = False  # KG-23
    basic_last_parry: bool = True  # KG-7


class Standing(Value, frozen=True):
    """What outlives a round."""

    score: Pair = (0, 0)  # points from rounds in this match
    matches_won: Pair = (0, 0)
    round: int = 1
    starter: Seat = LEFT
    draws: int = 0  # KG-21: drawn rounds in a row, just before this one
    specials: tuple[SpecialKey, ...] = ()  # those not yet turned up, the next one first
    last_round: Round | None = None
    left: Seat | None = None  # who left for good


class State(Value, frozen=True):
    places: Pair
    hands: tuple[Hand, Hand]
    pile: Hand  # the next card first
    turn: Seat = LEFT
    attack: Hand = ()  # the cards of an attack `turn` has yet to answer
    lunge: bool = False  # whether that attack came with an advance
    special: SpecialKey | None = None
    aside: Hand = ()
    actions: tuple[Action, ...] = ()  # of this round: what lies on the discard pile
    options: Options = Options()
    standing: Standing = Standing()

    @property
    def distance(self) -> int:
        """KG-R1, KG-1: in squares, and those outside the mat count."""
        return self.places[RIGHT] - self.places[LEFT]


class View(Value, frozen=True):
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

    @property
    def winner(self) -> Seat | None:
        """Of the match, once it has ended."""
        return champion(self.options, self)


# The end


def champion(options: Options, standing: Standing | View) -> Seat | None:
    """KG-22, KG-R18: the winner of the best of one or three, or the one left at the table; None while it goes on."""
    if standing.left is not None:
        return 1 - standing.left
    needed = options.matches // 2 + 1
    left, right = standing.matches_won
    return LEFT if left >= needed else RIGHT if right >= needed else None
