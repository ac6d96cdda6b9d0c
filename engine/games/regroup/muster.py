"""What an army amounts to: its totals, the cells that show, and the groups in which they fight."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engine.games.regroup.army import STRIDE, Army, Corner
from engine.games.regroup.parts import CARDS, FIGHTERS, Kind, turned


class Totals(NamedTuple):
    """RG-4: swords and wands attack, shields and barriers defend."""

    sword: int
    wand: int
    shield: int
    barrier: int
    coin: int
    potion: int


class Cell(NamedTuple):
    column: int  # of the lettered lattice: 1 is b
    row: int  # 1 is the row numbered 2
    kind: Kind
    chickens: int
    laid: int  # which of `Army.laid` shows here
    grouped: bool  # has a neighbour of its kind


class Group(NamedTuple):
    kind: Kind
    cells: tuple[Corner, ...]
    chickens: int


def strength(layer: int, doubles: int) -> int:
    """RG-4, RG-3: the squares with a neighbour of their kind. RG-6: their chickens. RG-5: attack and defence alike."""
    grouped = layer & (layer << 1 | layer >> 1 | layer << STRIDE | layer >> STRIDE)
    return grouped.bit_count() + (grouped & doubles).bit_count()


def coins(army: Army) -> int:
    """RG-R5: they count wherever they show, and so do potions. A square has only one of either."""
    return army.layers[4].bit_count()


def potions(army: Army) -> int:
    """RG-15: all that show."""
    return army.layers[5].bit_count()


def totals(army: Army) -> Totals:
    """RG-6: the values of an army, without a leader's bonus."""
    sword, wand, shield, barrier, coin, potion, two = army.layers
    return Totals(
        strength(sword, two), strength(wand, two), strength(shield, two), strength(barrier, two),
        coin.bit_count(), potion.bit_count(),
    )  # fmt: skip


# What shows


def corners(mask: int) -> tuple[Corner, ...]:
    """The cells of a mask, row by row."""
    return tuple((at % STRIDE, at // STRIDE) for at in range(mask.bit_length()) if mask >> at & 1)


def size(army: Army) -> Corner:
    """Columns and rows of the bounding box; the lettered lattice has two more of each."""
    cells = corners(army.mask)
    return max(column for column, _ in cells), max(row for _, row in cells)


@lru_cache(maxsize=256)
def cells(army: Army) -> tuple[Cell, ...]:
    """What lies on top, row by row."""
    top = {}
    for number, (card, column, row, turns) in enumerate(army.laid):
        for at, square in enumerate(turned(CARDS[card].squares, turns)):
            top[column + at % 2 - army.left, row + at // 2 - army.top] = (square, number)
    kinds = {at: square.kind for at, (square, _) in top.items()}
    order = sorted(top, key=lambda at: (at[1], at[0]))
    return tuple(
        Cell(*at, *top[at][0], top[at][1], any(kinds.get(near) == kinds[at] for near in neighbours(at))) for at in order
    )


def neighbours(at: Corner) -> tuple[Corner, ...]:
    column, row = at
    return (column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)


@lru_cache(maxsize=256)
def groups(army: Army) -> tuple[Group, ...]:
    """RG-4: the groups of fighters, each with its cells. RG-3: a lone square is none."""
    left = {(cell.column, cell.row): cell for cell in cells(army) if cell.grouped and cell.kind in FIGHTERS}
    found = []
    while left:
        found.append(group(grown(left, next(iter(left)))))
    return tuple(found)


def grown(left: dict[Corner, Cell], start: Corner) -> list[Cell]:
    """Takes from `left` all cells that hang together with `start`."""
    edge, found = [start], [left.pop(start)]
    while edge:
        for near in neighbours(edge.pop()):
            if near in left and left[near].kind == found[0].kind:
                edge.append(near)
                found.append(left.pop(near))
    return found


def group(cells: Iterable[Cell]) -> Group:
    found = sorted(cells, key=lambda cell: (cell.row, cell.column))
    corners = tuple((cell.column, cell.row) for cell in found)
    return Group(found[0].kind, corners, sum(cell.chickens for cell in found))
