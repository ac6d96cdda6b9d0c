"""What is written in the log of a match: in a running round who did what, and nothing that could be counted."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.core import Seat
from engine.games.kengo.parts import Hand

Pair: TypeAlias = tuple[int, int]  # left's, right's
Play: TypeAlias = Literal["advance", "retreat", "attack", "lunge", "parry", "withdraw"]
Reason: TypeAlias = Literal["hit", "no_card", "count", "position", "drawn_last", "draw", "left"]
Deed: TypeAlias = Play | Literal["hit", "pass", "refill", "stuck"]


@dataclass(frozen=True, slots=True)
class Action:
    """One turn, parry or withdrawal as it lay on the table; a lunge's first card is the one advanced with."""

    seat: Seat
    play: Play
    cards: Hand
    start: int  # the square stood on before
    stop: int  # and after


@dataclass(frozen=True, slots=True)
class Round:
    """All there was to a round that is over, hidden things included."""

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


@dataclass(frozen=True, slots=True)
class Lot:
    seat: Seat  # who starts
    kind: Literal["lot"] = "lot"


@dataclass(frozen=True, slots=True)
class Begun:
    round: int
    starter: Seat
    special: str | None
    kind: Literal["begun"] = "begun"


@dataclass(frozen=True, slots=True)
class Acted:
    """No cards and no squares: a log that told them would be a list of the cards played."""

    seat: Seat
    deed: Deed
    kind: Literal["acted"] = "acted"


@dataclass(frozen=True, slots=True)
class LastCard:
    seat: Seat  # who drew it
    kind: Literal["last_card"] = "last_card"


@dataclass(frozen=True, slots=True)
class RoundOver:
    """Here, and only here, the round's cards come to light."""

    round: Round
    score: Pair
    kind: Literal["round_over"] = "round_over"


@dataclass(frozen=True, slots=True)
class MatchWon:
    seat: Seat
    matches_won: Pair
    kind: Literal["match_won"] = "match_won"


@dataclass(frozen=True, slots=True)
class Left:
    seat: Seat
    kind: Literal["left"] = "left"


Event: TypeAlias = Annotated[Lot | Begun | Acted | LastCard | RoundOver | MatchWon | Left, Field(discriminator="kind")]
