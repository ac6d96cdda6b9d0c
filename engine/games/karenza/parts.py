"""What is in the box: the board's squares and points, the poses they make, and the warriors with their decks."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from engine.box import SEEDS, opened, options_in
from engine.values import Value

HOME = SEEDS / "karenza"
BOX = opened("karenza")

Square: TypeAlias = Literal["a", "b", "c", "d"]
Point: TypeAlias = Literal[1, 2, 3, 4]
Side: TypeAlias = Literal["attack", "defence"]
Pose: TypeAlias = Annotated[str, Meta(pattern="^[a-d][a-d][1-4]$")]
"""Three letters: the square of the left foot, that of the right, the point of the sword, such as `ba2`."""
Kind: TypeAlias = str
"""KZ-29: the key of a card; copies of a card have the same."""
Hand: TypeAlias = tuple[Kind, ...]

OPTIONS = options_in(BOX)
SQUARES: tuple[Square, ...] = tuple(BOX["board"]["squares"])  # KZ-R1
POINTS: tuple[Point, ...] = tuple(BOX["board"]["points"])  # KZ-R1
MOST_MOVES: int = BOX["turn"]["moves"]  # KZ-R7
PASSES_A_SEAT: int = BOX["turn"]["passes_a_seat"]  # KZ-26


def posed(left: str, right: str, sword: int) -> Pose:
    return f"{left}{right}{sword}"


# KZ-R2: the feet stand on two different squares.
POSES: tuple[Pose, ...] = tuple(
    posed(left, right, sword) for left in SQUARES for right in SQUARES if left != right for sword in POINTS
)


def counted(start: Pose, stop: Pose) -> int:
    """KZ-3, KZ-5: one for each token that stands elsewhere, and one more for feet that change places."""
    swapped = start[0] == stop[1] and start[1] == stop[0]
    return sum(here != there for here, there in zip(start, stop, strict=True)) + swapped


MOVES: Mapping[Pose, Mapping[Pose, int]] = {start: {stop: counted(start, stop) for stop in POSES} for start in POSES}


def moves_between(start: Pose, stop: Pose) -> int:
    """KZ-5: the least number of moves from one pose to another. KZ-R7: in a turn there are never more than three."""
    return MOVES[start][stop]


class Card(Value, frozen=True):
    """KZ-R3: a technique. Its trajectory begins where the sword of its pose is."""

    key: Kind
    name: str  # in the language of its school
    side: Side
    power: int
    pose: Pose
    end: Point
    copies: int

    @property
    def title(self) -> str:
        return f"{self.name} {self.power}"

    @property
    def after(self) -> Pose:
        """KZ-R8: the pose its trajectory leaves the warrior in."""
        return AFTER[self.key]


class Warrior(Value, frozen=True):
    key: str
    name: str
    school: str
    weapon: str
    character: str
    theme: str
    offered: bool  # a warrior who is not offered is there for positions only
    cards: tuple[Card, ...]

    @property
    def deck(self) -> Hand:
        return tuple(sorted(card.key for card in self.cards for _ in range(card.copies)))


def read(path: Path) -> Warrior:
    """A warrior from seeds/karenza/warriors."""
    raw = tomllib.loads(path.read_text("utf-8"))
    cards = tuple(Card(**each) for each in raw.pop("card"))
    return Warrior(key=path.stem, offered=path.stem in BOX["warriors"]["order"], cards=cards, **raw)


WARRIORS: Mapping[str, Warrior] = {path.stem: read(path) for path in sorted((HOME / "warriors").glob("*.toml"))}
OFFERED: tuple[str, ...] = tuple(BOX["warriors"]["order"])  # KZ-25
CARDS: Mapping[Kind, Card] = {card.key: card for warrior in WARRIORS.values() for card in warrior.cards}
# KZ-R4: a deck has 30 cards, all of one warrior.
DECKS: Mapping[str, Hand] = {key: warrior.deck for key, warrior in WARRIORS.items()}
AFTER: Mapping[Kind, Pose] = {card.key: posed(card.pose[0], card.pose[1], card.end) for card in CARDS.values()}


@cache
def soon(card: Kind, pose: Pose, lock: bool) -> int:
    """3 where the card can be played at once, 2 and 1 where that takes a step or two, else 0. KZ-1: `lock`."""
    wanted = CARDS[card].pose
    return 0 if lock and pose[2] != wanted[2] else max(0, MOST_MOVES - MOVES[pose][wanted])


def takes_initiative(defence: Kind, attack: Kind) -> bool:
    """KZ-R13: only more power than the attack has takes it from the attacker."""
    return CARDS[defence].power > CARDS[attack].power
