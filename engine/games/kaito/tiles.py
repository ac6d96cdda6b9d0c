"""Where every tile is, what lies in line with the Kaito, and how tiles are written in JSON."""

from itertools import chain
from typing import Any, TypeAlias

from engine.games.kaito.parts import SIDE, SQUARES, Colour, Square, Tile

# States are values, and still fast, because what the rules ask of them at every move is kept in whole numbers. A mask
# has one bit for every square on which a tile lies: `mask & LINES[kaito]` is all that the Kaito could reach, and the
# list of slides to those squares is looked up. A tally counts tiles, with a share of three bits for each sort: taking a
# tile is one subtraction, and `tally & tile.share` is nothing when the last of its sort has gone.
Mask: TypeAlias = int
Tally: TypeAlias = int

BITS: tuple[Mask, ...] = tuple(1 << square for square in SQUARES)


def _rays(here: Square) -> tuple[Mask, Mask, Mask, Mask]:
    """The squares above, to the left, to the right and below."""
    row = here - here % SIDE
    ways = range(here % SIDE, here, SIDE), range(row, here), range(here + 1, row + SIDE), SQUARES[here + SIDE :: SIDE]
    above, left, right, below = (sum(BITS[square] for square in way) for way in ways)
    return above, left, right, below


RAYS = tuple(map(_rays, SQUARES))
LINES: tuple[Mask, ...] = tuple(map(sum, RAYS))  # KT-R4: the row and the column; KT-3: without the square itself


class Tiles:
    """Where the tiles are. Made by `laid`: the rest follows from the grid, and is kept so that it isn't counted again.

    In JSON a tile is its code, and the grid is 36 of them row by row, with `..` for a gap. They may also be grouped,
    such as in six texts of one row each.
    """

    __slots__ = ("captured", "grid", "mask", "missing", "tally")

    def __init__(
        self, grid: tuple[Tile | None, ...], captured: Tally, mask: Mask, tally: Tally, missing: Tile | None
    ) -> None:
        self.grid = grid
        self.captured = captured  # tiles lying open, each before the player of the other colour
        self.mask = mask
        self.tally = tally  # of the tiles on the grid
        self.missing = missing  # KT-R11: a katana or kabuto of which none is left on the grid

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tiles) and self.grid == other.grid and self.captured == other.captured

    def __hash__(self) -> int:
        return hash((self.grid, self.captured))

    def taken(self, square: Square, colour: Colour) -> "Tiles":
        """KT-R7: a gap where a tile lay, and an enemy's tile in the open. KT-R8: an own one is put aside."""
        left = list(self.grid)
        tile, left[square] = left[square], None
        if tile is None:
            raise ValueError("there is no tile to take")
        tally = self.tally - tile.one
        captured = self.captured if tile.colour is colour else self.captured + tile.one
        last = tile.price and not tally & tile.share
        return Tiles(tuple(left), captured, self.mask - BITS[square], tally, tile if last else self.missing)

    def bought(self, square: Square, tile: Tile, paid: Tally) -> "Tiles":
        """KT-R10, KT-2: a tile back under the Kaito, where it counts as being on the grid, for captured mon."""
        return laid((*self.grid[:square], tile, *self.grid[square + 1 :]), self.captured - tile.one - paid)

    def stored(self) -> dict[str, list[str]]:
        return {
            "grid": [GAP if tile is None else tile.value for tile in self.grid],
            "captured": [tile.value for tile in counted(self.captured)],
        }

    @classmethod
    def restored(cls, raw: Any) -> "Tiles":
        grid = (None if code == GAP else TILE[code] for code in " ".join(raw["grid"]).split())
        return laid(tuple(grid), sum(TILE[code].one for code in raw["captured"]))


GAP = ".."
TILE = {tile.value: tile for tile in Tile}
VITAL = tuple(tile for tile in Tile if tile.price)


def laid(grid: tuple[Tile | None, ...], captured: Tally = 0) -> Tiles:
    mask = tally = 0
    for bit, tile in zip(BITS, grid, strict=True):
        if tile is not None:
            mask |= bit
            tally += tile.one
    return Tiles(grid, captured, mask, tally, next((tile for tile in VITAL if not tally & tile.share), None))


def _sight(before: Mask, after: Mask) -> tuple[Mask, dict[Mask, Mask]]:
    """A line, and for all that may lie in it the last square before the Kaito and the first after it."""
    found = {0: 0}
    for bit in BITS:  # in rising order, so that what lies after the Kaito is met with the nearest first
        if bit & before:
            found |= {part | bit: bit for part in found}
        elif bit & after:
            found |= {part | bit: near if near & after else near | bit for part, near in found.items()}
    return before | after, found


SIGHTS = tuple((*_sight(left, right), *_sight(above, below)) for above, left, right, below in RAYS)


def nearest(here: Square, mask: Mask) -> Mask:
    """KT-1, with `jump gaps`: of the squares of a mask, the first in each direction, looked up line by line."""
    row, along, column, across = SIGHTS[here]
    return along[mask & row] | across[mask & column]


def count(tally: Tally, tile: Tile) -> int:
    return (tally & tile.share) // tile.one


def counted(tally: Tally) -> tuple[Tile, ...]:
    """The tiles of a tally, sort by sort."""
    return tuple(chain.from_iterable((tile,) * count(tally, tile) for tile in Tile))
