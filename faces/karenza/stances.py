"""A pose board: where the feet and the sword are, where they came from, and how they would stand."""

from faces.draw.canvas import Canvas
from faces.karenza import pieces
from faces.karenza.ground import OUTSIDE, POINTS, SQUARES, STAGE
from faces.karenza.reading import Stance


def board(canvas: Canvas, x: int, y: int, width: int, letter: int, stance: Stance | None) -> None:
    canvas.put(pieces.stage(width), x, y)
    names(canvas, x, y, width, letter, stance.pose if stance else "")
    if stance:
        if stance.before:
            ghosts(canvas, x, y, width, stance)
        tokens(canvas, x, y, width, stance)


def names(canvas: Canvas, x: int, y: int, width: int, size: int, pose: str) -> None:
    """On each free place, and beside each token that covers one."""
    scale = width / STAGE
    for place, (left, top) in (*SQUARES.items(), *POINTS.items()):
        covered = place in pose
        if covered:
            left, top = OUTSIDE[place]
        on = "kinako" if place in SQUARES and not covered else "washi"
        smaller = size - 2 if covered or place in POINTS else size
        at = y + top * scale + smaller * 0.34
        canvas.write(place.upper(), x + left * scale, at, smaller, on=on, ink="sumi", family="serif")


def ghosts(canvas: Canvas, x: int, y: int, width: int, stance: Stance) -> None:
    """Indigo dots where a token stood and stands no more, and along the way of a sword."""
    before = stance.before or stance.pose
    for foot in before[:2]:
        if foot not in stance.pose[:2]:
            canvas.put(pieces.left_square(foot, width), x, y)
    if stance.path and not stance.weighed:
        canvas.put(pieces.trail(*stance.path, width), x, y)
    elif before[2] != stance.pose[2]:
        canvas.put(pieces.left_point(before[2], width), x, y)


def tokens(canvas: Canvas, x: int, y: int, width: int, stance: Stance) -> None:
    scale = width / STAGE
    for side, square in zip(pieces.SIDES, stance.pose[:2], strict=True):
        token = pieces.foot(side, width)
        left, top = SQUARES[square]
        canvas.put(token, x + left * scale - token.size[0] / 2, y + top * scale - token.size[1] / 2)
    if stance.path and stance.weighed:
        canvas.put(pieces.weighed_way(*stance.path, width), x, y)
    left, top = POINTS[stance.pose[2]]
    token = pieces.sword(width)
    canvas.put(token, x + left * scale - token.size[0] / 2, y + top * scale - token.size[1] / 2)
