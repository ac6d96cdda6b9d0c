"""An army on its mat: its cards over one another, groups in gold, lone fighters in shade; and laying a new card."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.games.regroup.parts import FIGHTERS
from engine.games.regroup.state import Army, Corner, Place, cells, corner, groups, size
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST
from faces.draw.palette import INDEX
from faces.regroup import pieces
from faces.regroup.reading import RegroupScene, army_with, column_name, row_name, weighed
from faces.regroup.rooms import Box
from faces.regroup.squares import FIGURES, SHADE_PLACE, SHADOW, SIZES, Look, Turn, border, edge, faced, quarter

ROOM = 8  # px, at least, between an army and the mat's edge
STEPS = ((-1, -1), (1, -1), (-1, 1), (1, 1))  # from the middle of a square towards each quarter


class Lattice(NamedTuple):
    """Where an army lies (px): the size of its squares, and the corner of its column a and row 1."""

    size: int
    left: int
    top: int

    def at(self, column: int, row: int) -> Corner:
        return self.left + column * self.size, self.top + row * self.size


def figures(armies: Iterable[tuple[Army, Box]]) -> bool:
    """Whether these armies have figures on their squares; all have figures, or all have signs."""
    return all(lattice(army, box).size >= FIGURES for army, box in armies)


def lattice(army: Army, box: Box) -> Lattice:
    """A centred lattice, as large as fits."""
    columns, rows = size(army)
    wide, high = box.width - 2 * ROOM, box.height - 2 * ROOM
    side = next((side for side in SIZES if side * columns <= wide and side * rows <= high), 6)
    left = box.x + (box.width - side * columns) // 2 - side
    return Lattice(side, left, box.y + (box.height - side * rows) // 2 - side)


def lay(canvas: Canvas, army: Army, on: Lattice, *, fallen: bool = False, figures: bool = True) -> None:
    """Draw an army. A fallen one is veiled, and so are fighters that stand alone."""
    found = cells(army)
    corners = {}  # which square of its card a cell shows, 0 to 3
    for cell in found:
        laid = army.laid[cell.laid]
        turned = cell.column + army.left - laid.column + 2 * (cell.row + army.top - laid.row)
        corners[cell.column, cell.row] = turned
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
    """How the group's line runs through the four quarters of a square."""
    mine = group_of.get(at)
    if mine is None:
        return (None, None, None, None)
    column, row = at

    def same(across: int, down: int) -> bool:
        return group_of.get((column + across, row + down)) == mine

    return tuple(turn(same(0, down), same(across, 0), same(across, down)) for across, down in STEPS)


def turn(level: bool, beside: bool, between: bool) -> Turn | None:
    """How the line runs, by whether the group continues above or below, on the side, and in between."""
    if level and beside:
        return None if between else "in"
    return "down" if level else "across" if beside else "out"


# Laying a card: a free row and column around the army, letters and numbers, and where the card may lie

LETTERS = 42  # px for the letters above and the numbers on the left
LARGEST = 98


def lettered_lattice(army: Army, box: Box) -> Lattice:
    columns, rows = (count + 2 for count in size(army))
    wide, high = box.width - LETTERS - 6, box.height - LETTERS - 6
    side = next((side for side in SIZES if side <= LARGEST and side * columns <= wide and side * rows <= high), 6)
    left = box.x + (box.width - LETTERS - side * columns) // 2 + LETTERS
    return Lattice(side, left, box.y + (box.height - LETTERS - side * rows) // 2 + LETTERS)


def compose(canvas: Canvas, scene: RegroupScene, box: Box) -> None:
    view, move = scene.view, weighed(scene)
    army = view.armies[view.turn]
    on = lettered_lattice(army, box)
    lettered_squares(canvas, army, on)
    if move is None:
        lay(canvas, army, on)
        for spot in {option.spot for option in scene.options if isinstance(option, Place)}:
            canvas.put(pieces.dot(on.size), *on.at(*corner(spot)))  # where the card's top left corner may lie
        return
    after = army_with(view, move)
    left, top = on.at(after.left - army.left, after.top - army.top)
    lay(canvas, after, Lattice(on.size, left, top))
    canvas.put(pieces.laid(on.size), *on.at(*corner(move.spot)))


def lettered_squares(canvas: Canvas, army: Army, on: Lattice) -> None:
    columns, rows = (count + 2 for count in size(army))
    empty = pieces.empty(on.size)
    for row in range(rows):
        for column in range(columns):
            canvas.put(empty, *on.at(column, row))
    every = 1 if on.size >= 32 else 2 if on.size >= 20 else 4
    for column in range(0, columns, every):
        x, y = on.at(column, 0)
        canvas.write(column_name(army, column), x + on.size / 2, y - 10, SMALLEST, on="tatami", ink="sumi")
    for row in range(0, rows, every):
        x, y = on.at(0, row)
        canvas.write(row_name(army, row), x - 6, y + on.size / 2 + 11, SMALLEST, on="tatami", ink="sumi", anchor="r")
