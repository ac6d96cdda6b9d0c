"""Laying a card: the army on lettered squares with a free row and column around, and where the card may lie."""

from engine.games.regroup.state import Army, Place, corner, size, spot
from faces.draw.canvas import Canvas
from faces.regroup import pieces
from faces.regroup.borders import SIZES
from faces.regroup.mat import Lattice, lay
from faces.regroup.reading import RegroupScene, army_with, weighed
from faces.regroup.rooms import Box

LETTERS = 32  # room for letters above and numbers on the left
LARGEST = 62


def lettered(army: Army, box: Box) -> Lattice:
    columns, rows = (count + 2 for count in size(army))
    wide, high = box.width - LETTERS - 6, box.height - LETTERS - 6
    side = next((side for side in SIZES if side <= LARGEST and side * columns <= wide and side * rows <= high), 6)
    left = box.x + (box.width - LETTERS - side * columns) // 2 + LETTERS
    return Lattice(side, left, box.y + (box.height - LETTERS - side * rows) // 2 + LETTERS)


def compose(canvas: Canvas, scene: RegroupScene, box: Box) -> None:
    view, move = scene.view, weighed(scene)
    army = view.armies[view.turn]
    on = lettered(army, box)
    squares(canvas, army, on)
    if move is None:
        lay(canvas, army, on)
        dots(canvas, scene, on)
        return
    after = army_with(view, move)
    left, top = on.at(after.left - army.left, after.top - army.top)
    lay(canvas, after, Lattice(on.size, left, top))
    canvas.put(pieces.laid(on.size), *on.at(*corner(move.spot)))


def squares(canvas: Canvas, army: Army, on: Lattice) -> None:
    columns, rows = (count + 2 for count in size(army))
    empty = pieces.empty(on.size)
    for row in range(rows):
        for column in range(columns):
            canvas.put(empty, *on.at(column, row))
    every = 1 if on.size >= 24 else 2 if on.size >= 14 else 4
    for column in range(0, columns, every):
        x, y = on.at(column, 0)
        canvas.write(spot(column, 0)[0], x + on.size / 2, y - 12, 26, on="tatami", ink="sumi")
    for row in range(0, rows, every):
        x, y = on.at(0, row)
        canvas.write(row + 1, x - 20, y + on.size / 2 + 9, 26, on="tatami", ink="sumi")


def dots(canvas: Canvas, scene: RegroupScene, on: Lattice) -> None:
    """On every square where the card's top left corner may lie."""
    dot = pieces.dot(on.size)
    for place in {option.spot for option in scene.options if isinstance(option, Place)}:
        x, y = on.at(*corner(place))
        canvas.put(dot, x, y)
