"""The top row: a plate for each player with name, ippons, hansoku and the number of cards held."""

from engine.core import Seat
from engine.games.kendo.state import View
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST, fitted
from faces.kendo import pieces
from faces.kendo.playable import targets
from faces.kendo.words import KendoScene
from faces.names import pictured

TOP, LEFT, RIGHT = 20, 24, 876
NAME_AT = 56


def lefts(count: int) -> list[int]:
    """The left ends of the plates, and of the mats below."""
    width = pieces.PLATES[count]
    gap = (RIGHT - LEFT - count * width) // max(1, count - 1)
    return [LEFT + place * (width + gap) for place in range(count)]


def plates(canvas: Canvas, scene: KendoScene) -> None:
    view = scene.view
    aims = targets(scene.options)
    for seat, left in enumerate(lefts(view.seats)):
        canvas.put(pieces.PLATE[view.seats], left, TOP)
        middle = TOP + pieces.HEIGHTS[view.seats] // 2
        canvas.put((pieces.OUT_MARKS if seat in view.out else pieces.PLATE_MARKS)[seat], left + 11, middle - 17)
        if seat in aims:
            canvas.put(pieces.AIM, left + 5, middle - 23)
        room = right_side(canvas, view, seat, left) - NAME_AT
        name = fitted(pictured(scene, seat), "sans", SMALLEST, room)
        ink = "wara" if seat in view.out else "washi"
        baseline = TOP + (34 if view.seats == 4 else 40)
        canvas.write(name, left + NAME_AT, baseline, SMALLEST, on="yoi", ink=ink, anchor="l")
        if seat in scene.asked or (view.stage == "over" and seat in view.winners):
            canvas.put(pieces.PLATE_TURN[view.seats], left, TOP)


def right_side(canvas: Canvas, view: View, seat: Seat, left: int) -> int:
    """Everything after the name. Returns where the name must end, in px from the plate's left."""
    width = pieces.PLATES[view.seats]
    if view.seats == 4:
        count(canvas, view, seat, left + NAME_AT, TOP + 42, SMALLEST)
        return width - 12
    start = width - 88
    count(canvas, view, seat, left + start, TOP + 8, 36)
    if view.options.mode == "competition":
        start = score(canvas, view, seat, left, start - 8)
    return start - 8


def count(canvas: Canvas, view: View, seat: Seat, x: int, y: int, size: int) -> None:
    """The number of cards held, or a cross for a player who is out."""
    if seat in view.out:
        canvas.put(pieces.OUT, x + 3, y + 6)
        return
    canvas.put(pieces.COUNTS[size], x, y)
    width, height = pieces.COUNTS[size].size
    baseline = y + height // 2 + round(size * 0.34)
    canvas.write(view.hand_sizes[seat], x + width + 8, baseline, size, on="yoi", family="serif", anchor="l")


def score(canvas: Canvas, view: View, seat: Seat, left: int, end: int) -> int:
    """Ippons with their letters and rings for those that are missing, then a triangle for each hansoku.

    All stand left of `end`. Returns where they begin.
    """
    for _ in range(view.hansoku[seat]):
        end -= 46
        canvas.put(pieces.HANSOKU, left + end, TOP + 6)
    for _ in range(view.options.ippons - len(view.ippons[seat])):
        end -= 53
        canvas.put(pieces.NO_IPPON, left + end, TOP + 3)
    for mark in reversed(view.ippons[seat]):
        end -= 53
        canvas.put(pieces.IPPON, left + end, TOP + 3)
        canvas.write(mark, left + end + 25, TOP + 39, SMALLEST, on="washi", ink="sumi", family="serif")
    return end
