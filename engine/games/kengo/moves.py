"""The moves of Kengo!, and the events of its log: who did what, and nothing that could be counted."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.core import Seat
from engine.games.kengo.parts import Hand
from engine.moves import Tagged, Written, tagged


@tagged
class Advance(Written):
    card: int


@tagged
class Retreat(Written):
    card: int


@tagged
class Attack(Written):
    cards: Hand


@tagged
class Lunge(Written):
    """An advance & attack."""

    step: int  # the advance card
    cards: Hand  # the attack cards
    words = {"kind": "advance", "cards": "attack"}


@tagged
class Parry(Written):
    cards: Hand = ()  # none: the very cards of the attack, which need not be said


@tagged
class Withdraw(Written):
    card: int


@tagged
class Hit(Written):
    """Take the hit."""


@tagged
class Pass(Written):
    """Decline the last attack of Basic; or, in a position that was loaded, admit that there is nothing to play."""


Move: TypeAlias = Annotated[
    Advance | Retreat | Attack | Lunge | Parry | Withdraw | Hit | Pass, Field(discriminator="kind")
]


# Events


Pair: TypeAlias = tuple[int, int]  # left's, right's
Play: TypeAlias = Literal["advance", "retreat", "attack", "lunge", "parry", "withdraw"]
Reason: TypeAlias = Literal["hit", "no_card", "count", "position", "drawn_last", "draw", "left"]
Deed: TypeAlias = Play | Literal["hit", "pass", "refill", "stuck"]


@dataclass(frozen=True, slots=True)
class Action:
    """KG-23: one turn, parry or withdrawal as it lay on the table. A lunge's first card is the one advanced with."""

    seat: Seat
    play: Play
    cards: Hand
    start: int  # the square stood on before
    stop: int  # and after


@dataclass(frozen=True, slots=True)
class Round:
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


@tagged
class Lot(Tagged):
    seat: Seat  # who starts


@tagged
class Begun(Tagged):
    round: int
    starter: Seat
    special: str | None


@tagged
class Acted(Tagged):
    """KG-23: no cards and no squares, because a log that told them would be a list of the cards played."""

    seat: Seat
    deed: Deed


@tagged
class LastCard(Tagged):
    seat: Seat  # who drew it


@tagged
class RoundOver(Tagged):
    """KG-24: only here do the round's cards come to light."""

    round: Round
    score: Pair


@tagged
class MatchWon(Tagged):
    seat: Seat
    matches_won: Pair


@tagged
class Left(Tagged):
    seat: Seat


Event: TypeAlias = Annotated[Lot | Begun | Acted | LastCard | RoundOver | MatchWon | Left, Field(discriminator="kind")]
