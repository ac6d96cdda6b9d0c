"""What a position of KAITO is worth where the search goes no deeper.

The weights are those of a logistic regression on 62,000 positions from matches of the search against itself. A hundred
is one unit of log odds.
"""

from functools import cache
from typing import Final

from engine.games.kaito.parts import Kind, Tile
from engine.games.kaito.thinking.short_form import SIDE_OF, VITALS, Position, Side
from engine.games.kaito.tiles import VITAL, Mask, Tally, count

# How much better it is to have this many on the grid than one.
WORTH: Final = {Kind.KABUTO: (0, 0, 113, 183), Kind.KATANA: (0, 0, 58, 99, 116, 132, 150, 161)}
HELD, LYING = 20, 8  # each symbol of the enemy's, on a mon that was captured and on one that still can be
TARGET: Final = 7  # each tile that can be reached
CRESTS: Final = sum(tile.share for tile in Tile if tile.symbols)


def evaluated(position: Position, targets: Mask) -> int:
    """For the side whose turn it is, which can reach the tiles at `targets`."""
    _, _, _, tally, captured, side = position
    red = vitals(tally & VITALS) + HELD * symbols(captured & CRESTS) + LYING * symbols(tally & CRESTS)
    return (-red if side else red) + TARGET * targets.bit_count()


def takes_the_last(position: Position, targets: Mask) -> bool:
    """Whether the last katana or kabuto of the enemy's can be taken at once."""
    board, _, mask, tally, _, side = position
    return any(board.where[tile] & mask & targets for tile in last_of(tally & VITALS, 1 - side))


@cache
def last_of(tally: Tally, side: Side) -> tuple[Tile, ...]:
    return tuple(tile for tile in VITAL if SIDE_OF[tile] == side and count(tally, tile) == 1)


@cache
def vitals(tally: Tally) -> int:
    """The katana and kabuto on the grid, for red."""
    return sum(WORTH[tile.kind][count(tally, tile)] * (1 - 2 * SIDE_OF[tile]) for tile in VITAL)


@cache
def symbols(tally: Tally) -> int:
    """The symbols on these mon, for red: those of black's less those of red's."""
    return sum(tile.symbols * count(tally, tile) * (2 * SIDE_OF[tile] - 1) for tile in Tile)
