"""The grid: what lies on which square, and what lies in line with the Kaito."""

from dataclasses import dataclass
from itertools import chain
from typing import TypeAlias

from engine.games.kaito.parts import SIDE, SQUARES, Square, Tile
from engine.swift import swift

# States are values, and fast all the same, because what the rules ask of them at every move is kept in whole numbers.
# A mask has one bit for every square on which a tile lies: `mask & LINES[kaito]` is all that the Kaito could reach, and
# the list of slides to those squares is looked up. A tally counts tiles, with a share of three bits for each sort: to
# take a tile is one subtraction, and `tally & tile.share` is nothing when the last of its sort has gone.
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
LINES: tuple[Mask, ...] = tuple(map(sum, RAYS))


@dataclass(frozen=True, slots=True)
class Grid:
    """Made by `laid`, for all but the tiles follows from the tiles, and is kept only so that it need not be counted."""

    tiles: tuple[Tile | None, ...]
    mask: Mask
    tally: Tally
    missing: Tile | None  # a katana or kabuto of which none is left

    def lift(self, square: Square) -> tuple[Tile, "Grid"]:
        """The tile on a square, and the grid without it."""
        left = list(self.tiles)
        tile, left[square] = left[square], None
        if tile is None:
            raise ValueError("there is no tile to take")
        tally = self.tally - tile.one
        last = tile.price and not tally & tile.share
        return tile, grid_of(tuple(left), self.mask - BITS[square], tally, tile if last else self.missing)

    def lay(self, square: Square, tile: Tile) -> "Grid":
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
    """Of the squares of a mask, the first in each of the four directions: looked up, line by line."""
    row, along, column, across = SIGHTS[here]
    return along[mask & row] | across[mask & column]


def count(tally: Tally, tile: Tile) -> int:
    return (tally & tile.share) // tile.one


def counted(tally: Tally) -> tuple[Tile, ...]:
    """The tiles of a tally, sort by sort."""
    return tuple(chain.from_iterable((tile,) * count(tally, tile) for tile in Tile))
