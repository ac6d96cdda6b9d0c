"""What is in the box: 43 cards of four squares, initial cards, four leaders, read from seeds/regroup/box.toml."""

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from engine.box import opened, options_in
from engine.values import Value

Kind: TypeAlias = Literal["sword", "wand", "shield", "barrier", "coin", "potion"]
LeaderKey: TypeAlias = Literal["captain", "professor", "granny", "prophet"]
CardId: TypeAlias = Annotated[int, Meta(ge=1, le=48)]  # 1-43 in the deck, 44 the common initial card, 45-48 the others
Turns: TypeAlias = Annotated[int, Meta(ge=0, le=3)]  # quarter turns clockwise

BOX = opened("regroup")

OPTIONS = options_in(BOX)
LETTERS: Mapping[str, Kind] = BOX["kinds"]
KINDS: tuple[Kind, ...] = tuple(LETTERS.values())
FIGHTERS: tuple[Kind, ...] = KINDS[:4]
MEETS: dict[Kind, Kind] = {"sword": "shield", "wand": "barrier", "shield": "sword", "barrier": "wand"}
LIFE: int = BOX["life"]["start"]  # RG-R1
HALF: int = BOX["life"]["half"]  # RG-9
# RG-R5: coins that must show, from the free end towards the pile. RG-R3: so many cards lie open.
COSTS: tuple[int, ...] = tuple(BOX["market"]["costs"])


class Square(NamedTuple):
    kind: Kind
    chickens: int  # RG-R17: one or two; of coins and potions, one


Squares: TypeAlias = tuple[Square, Square, Square, Square]  # RG-R1: top left, top right, bottom left, bottom right


class Card(Value, frozen=True):
    name: str
    squares: Squares


class Leader(Value, frozen=True):
    key: LeaderKey
    name: str
    line: str
    bonus: Mapping[Kind, int]  # RG-8


def drawn(squares: str) -> Squares:
    """`F2 S / B W`, as the box has it: four squares in two rows."""
    one, two, three, four = (Square(LETTERS[each[0]], int(each[1:] or 1)) for each in squares.replace("/", " ").split())
    return one, two, three, four


def turned(squares: Squares, turns: int) -> Squares:
    """So many quarter turns clockwise."""
    for _ in range(turns):
        one, two, three, four = squares
        squares = three, one, four, two
    return squares


# RG-R17: the deck. RG-R15: the common initial card, and the four different ones.
_SHEETS: list[Mapping[str, str]] = [*BOX["cards"]["deck"], BOX["cards"]["common"], *BOX["cards"]["different"]]

CARDS: Mapping[int, Card] = {
    number: Card(sheet["name"], drawn(sheet["squares"])) for number, sheet in enumerate(_SHEETS, 1)
}
DECK: tuple[CardId, ...] = tuple(range(1, len(BOX["cards"]["deck"]) + 1))
COMMON: CardId = len(DECK) + 1
DIFFERENT: tuple[CardId, ...] = tuple(range(COMMON + 1, len(_SHEETS) + 1))
LEADERS: Mapping[LeaderKey, Leader] = {each["key"]: Leader(**each) for each in BOX["leader"]}


def pictures(squares: Squares) -> int:
    """RG-26: how many of the four turns give different pictures: 1, 2 or 4."""
    return len({turned(squares, turns) for turns in range(4)})


PICTURES: Mapping[int, int] = {number: pictures(card.squares) for number, card in CARDS.items()}
