"""What is in the box, read from seeds/kaito/box.toml: 17 tiles in each colour, and a grid of 36 squares."""

from enum import Enum, StrEnum
from typing import Annotated, TypeAlias

from engine.box import opened
from engine.moves import named

BOX = opened("kaito")
SORTS = tuple(colour + sort for colour in BOX["colours"] for sort in BOX["tiles"])
SHARE: int = max(sort["copies"] for sort in BOX["tiles"].values()).bit_length()


class Colour(StrEnum):
    RED = "red"
    BLACK = "black"


class Kind(StrEnum):
    KATANA = "katana"
    KABUTO = "kabuto"
    MON = "mon"


class Tile(Enum):
    """A sort of tile. Two of a sort cannot be told apart, so a tile on the table is its sort."""

    RED_KATANA = "rk"
    RED_KABUTO = "rh"
    RED_MON_3 = "r3"
    RED_MON_2 = "r2"
    RED_MON_1 = "r1"
    BLACK_KATANA = "bk"
    BLACK_KABUTO = "bh"
    BLACK_MON_3 = "b3"
    BLACK_MON_2 = "b2"
    BLACK_MON_1 = "b1"

    def __init__(self, code: str) -> None:
        sort = BOX["tiles"][code[1]]
        self.colour = Colour(BOX["colours"][code[0]])
        self.kind = Kind(sort["kind"])
        self.copies: int = sort["copies"]  # KT-R1: in the box
        self.symbols: int = sort.get("symbols", 0)  # on a mon
        self.price: int = sort.get("price", 0)  # KT-R9: of a katana or kabuto, in symbols
        self.one = 1 << SHARE * SORTS.index(code)  # one tile of this sort in a tally (see tiles.py)
        self.share = self.one * ((1 << SHARE) - 1)  # the part of a tally that counts this sort

    __hash__ = object.__hash__  # Enum's own is written in Python, and too slow for what is looked up every move

    def __str__(self) -> str:
        code: str = self.value
        return code


TILES = tuple(tile for tile in Tile for _ in range(tile.copies))
BLANKS: int = BOX["grid"]["blanks"]  # KT-R1
SORT = {(tile.colour, tile.kind, tile.symbols): tile for tile in Tile}

SIDE: int = BOX["grid"]["side"]
SQUARES = range(SIDE * SIDE)  # KT-R2: row by row, a1 top left
NAMES = tuple(f"{'abcdef'[square % SIDE]}{square // SIDE + 1}" for square in SQUARES)


Square: TypeAlias = Annotated[int, named(NAMES)]
