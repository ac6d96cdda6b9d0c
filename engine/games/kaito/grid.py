"""The grid: what lies on which square, what lies in line with the Kaito, and how both are written in JSON."""

from collections import Counter
from dataclasses import dataclass
from itertools import chain
from typing import Annotated, TypeAlias

from pydantic import PlainSerializer, PlainValidator

from engine.games.kaito.parts import SIDE, SQUARES, Square, Tile
from engine.swift import swift

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


@dataclass(frozen=True, slots=True)
class Grid:
    """Made by `laid`: all the rest follows from the tiles, and is kept so that it need not be counted again."""

    tiles: tuple[Tile | None, ...]
    mask: Mask
    tally: Tally
    missing: Tile | None  # KT-R11: a katana or kabuto of which none is left

    def lift(self, square: Square) -> tuple[Tile, "Grid"]:
        """KT-R7: the tile on a square, and the grid with a gap there; raises `ValueError` for a gap."""
        left = list(self.tiles)
        tile, left[square] = left[square], None
        if tile is None:
            raise ValueError("there is no tile to take")
        tally = self.tally - tile.one
        last = tile.price and not tally & tile.share
        return tile, grid_of(tuple(left), self.mask - BITS[square], tally, tile if last else self.missing)

    def lay(self, square: Square, tile: Tile) -> "Grid":
        """KT-2: a tile under the Kaito counts as being on the grid."""
        return laid((*self.tiles[:square], tile, *self.tiles[square + 1 :]))


VITAL = tuple(tile for tile in Tile if tile.price)
grid_of = swift(Grid)


def laid(tiles: tuple[Tile | None, ...]) -> Grid:
    mask = tally = 0
    for bit, tile in zip(BITS, tiles, strict=True):
        if tile is not None:
            mask |= bit
            tally += tile.one
    return grid_of(tiles, mask, tally, next((tile for tile in VITAL if not tally & tile.share), None))


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


# In JSON a tile is its code, and a grid is 36 of them row by row, with .. for a gap.

GAP = ".."
TILE = {str(tile): tile for tile in Tile}


def read_grid(raw: object) -> Grid:
    """36 codes; they may also be grouped, such as in six texts of one row each."""
    cells = [None if code == GAP else _tile(code) for code in _codes(raw)]
    if len(cells) != len(SQUARES):
        raise ValueError(f"a grid has {len(SQUARES)} squares, not {len(cells)}")
    _in_the_box([cell for cell in cells if cell is not None])
    return laid(tuple(cells))


def read_tally(raw: object) -> Tally:
    tiles = [_tile(code) for code in _codes(raw)]
    _in_the_box(tiles)
    return sum(tile.one for tile in tiles)


def write_grid(grid: Grid) -> list[str]:
    return [write_cell(tile) for tile in grid.tiles]


def write_tally(tally: Tally) -> list[str]:
    return list(map(str, counted(tally)))


def write_cell(cell: Tile | None) -> str:
    return GAP if cell is None else str(cell)


def _codes(raw: object) -> list[str]:
    parts = [raw] if isinstance(raw, str) else raw
    if not isinstance(parts, list | tuple) or not all(isinstance(part, str) for part in parts):
        raise ValueError(f"tiles are written as a list of {', '.join(TILE)}")
    return " ".join(parts).split()


def _tile(code: str) -> Tile:
    if code not in TILE:
        raise ValueError(f"{code!r} is not a tile; tiles are {', '.join(TILE)}")
    return TILE[code]


def _in_the_box(tiles: list[Tile]) -> None:
    for tile, copies in Counter(tiles).items():
        if copies > tile.copies:
            raise ValueError(f"{copies} tiles are {tile}, but the box has {tile.copies}")


Cell: TypeAlias = Annotated[Tile | None, PlainSerializer(write_cell)]
GridCodes: TypeAlias = Annotated[Grid, PlainValidator(read_grid), PlainSerializer(write_grid)]
TallyCodes: TypeAlias = Annotated[Tally, PlainValidator(read_tally), PlainSerializer(write_tally)]
