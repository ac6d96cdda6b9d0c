"""An army on its mat: its cards over one another, groups in gold, lone fighters in the shade."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.games.regroup.parts import FIGHTERS
from engine.games.regroup.state import Army, Cell, Corner, cells, groups, size
from faces.draw.canvas import Canvas
from faces.draw.palette import INDEX
from faces.regroup.borders import FIGURES, SHADE_PLACE, SHADOW, SIZES, border, edge
from faces.regroup.rooms import Box
from faces.regroup.squares import Look, Turn, faced, quarter

ROOM = 8  # at least, between an army and the mat's edge
STEPS = ((-1, -1), (1, -1), (-1, 1), (1, 1))  # towards each quarter of a square


class Lattice(NamedTuple):
    """Where an army lies: the size of its squares, and where the corner of its column a and row 1 would be."""

    size: int
    left: int
    top: int

    def at(self, column: int, row: int) -> Corner:
        return self.left + column * self.size, self.top + row * self.size


def figures(armies: Iterable[tuple[Army, Box]]) -> bool:
    """Armies that are shown alike have figures on all their squares, or signs on all."""
    return all(lattice(army, box).size >= FIGURES for army, box in armies)


def lattice(army: Army, box: Box) -> Lattice:
    """As large as fits, and in the middle."""
    columns, rows = size(army)
    wide, high = box.width - 2 * ROOM, box.height - 2 * ROOM
    side = next((side for side in SIZES if side * columns <= wide and side * rows <= high), 6)
    left = box.x + (box.width - side * columns) // 2 - side
    return Lattice(side, left, box.y + (box.height - side * rows) // 2 - side)


def lay(canvas: Canvas, army: Army, on: Lattice, *, fallen: bool = False, figures: bool = True) -> None:
    found = cells(army)
    corners = {(cell.column, cell.row): corner(army, cell) for cell in found}
    free = {at: bare(at, turned, corners) for at, turned in corners.items()}
    for shaded in (True, False) if on.size >= FIGURES else (False,):
        for at, turned in corners.items():
            around(canvas, on, on.at(*at), turned if free[at] else None, shaded=shaded)
    group_of = {} if fallen else {at: place for place, group in enumerate(groups(army)) for at in group.cells}
    for cell in found:
        at = cell.column, cell.row
        veiled = fallen or (cell.kind in FIGHTERS and at not in group_of)
        look = Look(cell.kind, cell.chickens, on.size, corners[at], free[at], veiled, figures)
        square(canvas, look, on.at(*at), turns(at, group_of))


def corner(army: Army, cell: Cell) -> int:
    """Which square of its card shows in a cell."""
    laid = army.laid[cell.laid]
    return cell.column + army.left - laid.column + 2 * (cell.row + army.top - laid.row)


def bare(at: Corner, turned: int, corners: dict[Corner, int]) -> bool:
    """Whether nothing lies beside a card's round corner."""
    across, down = STEPS[turned]
    column, row = at
    beside = ((column + across, row), (column, row + down), (column + across, row + down))
    return not any(near in corners for near in beside)


def around(canvas: Canvas, on: Lattice, at: Corner, turned: int | None, *, shaded: bool) -> None:
    """The ink around a square, or its shadow on the mat."""
    x, y = (at[0] + SHADOW[0], at[1] + SHADOW[1]) if shaded else at
    if turned is not None:
        canvas.put(edge(on.size, turned, shaded), x, y)
        return
    line = border(on.size)
    colour = SHADE_PLACE if shaded else INDEX["sumi"]
    canvas.flood(x - line, y - line, on.size + 2 * line, on.size + 2 * line, colour)


def square(canvas: Canvas, look: Look, at: Corner, line: tuple[Turn | None, ...]) -> None:
    half = look.size // 2
    if not any(line):
        canvas.lay(faced(look), *at)
        return
    for part, turn in enumerate(line):
        made = quarter(look, part, turn)
        canvas.lay(made, at[0] + half * (part % 2), at[1] + half * (part // 2))


def turns(at: Corner, group_of: dict[Corner, int]) -> tuple[Turn | None, ...]:
    """How the line of its group runs through the four quarters of a square."""
    mine = group_of.get(at)
    if mine is None:
        return (None, None, None, None)
    column, row = at

    def same(across: int, down: int) -> bool:
        return group_of.get((column + across, row + down)) == mine

    return tuple(turn(same(0, down), same(across, 0), same(across, down)) for across, down in STEPS)


def turn(level: bool, beside: bool, between: bool) -> Turn | None:
    """By whether the group goes on above or below, on the side, and in between."""
    if level and beside:
        return None if between else "in"
    return "down" if level else "across" if beside else "out"
