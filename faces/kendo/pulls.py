"""A hand held face down, numbered, to pull a card from."""

from faces.draw.canvas import Canvas
from faces.kendo import pieces
from faces.kendo.spread import spread
from faces.kendo.stage import MIDDLE
from faces.kendo.words import KendoScene

LEFT, ROOM, GAP, WIDEST = 366, (424, 262), 14, 118


def backs(canvas: Canvas, scene: KendoScene, top: int) -> None:
    """Ringed for whoever may pull one."""
    view = scene.view
    loser = view.threat.defender if view.threat else view.turn
    count = view.hand_sizes[loser]
    each = spread(count, ROOM, GAP, WIDEST)
    left, first = LEFT + (ROOM[0] - each.size[0]) // 2, top + MIDDLE - each.size[1] // 2
    for place, (x, y) in enumerate(each.places(count, left, first)):
        one_back(canvas, place + 1, x, y, each.width)
        if scene.options:
            canvas.put(pieces.target(each.width), x, y)
    canvas.put(pieces.CARD_MARKS[loser], left - 26, first - 22)


def one_back(canvas: Canvas, number: int, x: int, y: int, width: int) -> None:
    canvas.put(pieces.numbered(width), x, y)
    size = max(22, round(width * 0.4))
    middle = y + round(width * 0.7) + round(size * 0.34)
    canvas.write(number, x + width // 2, middle, size, on="washi", ink="sumi", family="serif")
