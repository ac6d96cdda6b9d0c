"""The hands as the table sees them: a mat for each player with backs, or with faces when the match is over."""

from engine.core import Seat
from engine.games.kendo.parts import CARDS
from engine.games.kendo.state import View
from faces.draw.canvas import Canvas
from faces.kendo import pieces
from faces.kendo.plates import lefts
from faces.kendo.spread import spread
from faces.kendo.words import KendoScene

ABOVE = 14
WIDEST, GAP, MARK, EDGE = 110, 8, 64, 14
BACKS = 6  # more are one back and a number


def mats(canvas: Canvas, scene: KendoScene, top: int) -> int:
    """Draws them below `top`, and tells where they end. At the end only hands that hold something have a mat."""
    view, top = scene.view, top + ABOVE
    seats = holders(view)
    for seat, left in zip(seats, lefts(len(seats)), strict=True):
        canvas.put(pieces.MATS[len(seats)], left, top)
        held(canvas, view, seat, left, top, len(seats))
        if seat in scene.asked or seat in view.winners:
            canvas.put(pieces.MAT_TURN[len(seats)], left, top)
    return top + pieces.MAT


def holders(view: View) -> list[Seat]:
    everybody = list(range(view.seats))
    return [seat for seat in everybody if view.open_hands and view.open_hands[seat]] or everybody


def held(canvas: Canvas, view: View, seat: Seat, left: int, top: int, mats: int) -> None:
    """The mark at the left, or, on a narrow mat, above; then the cards."""
    narrow = mats == 4
    marks = pieces.OUT_MAT_MARKS if seat in view.out else pieces.MAT_MARKS
    canvas.put(marks[seat], left + EDGE, top + (EDGE if narrow else pieces.MAT // 2 - 20))
    x, y = (left + EDGE, top + 62) if narrow else (left + MARK, top + EDGE)
    room = left + pieces.PLATES[mats] - EDGE - x, top + pieces.MAT - EDGE - y
    if view.open_hands:
        shown(canvas, view.open_hands[seat], x, y, room)
    elif view.hand_sizes[seat] > BACKS:
        stack(canvas, view.hand_sizes[seat], x, y, room)
    else:
        hidden(canvas, view.hand_sizes[seat], x, y, room)


def stack(canvas: Canvas, count: int, x: int, y: int, room: tuple[int, int]) -> None:
    each = spread(1, room, GAP, WIDEST)
    middle = y + room[1] // 2
    canvas.put(pieces.back(each.width), x, middle - each.height // 2)
    canvas.write(count, x + each.width + 16, middle + 20, 58, on="yoi", family="serif", anchor="l")


def hidden(canvas: Canvas, count: int, x: int, y: int, room: tuple[int, int]) -> None:
    each = spread(count, room, GAP, WIDEST)
    for left, top in each.places(count, x, y + (room[1] - each.size[1]) // 2):
        canvas.put(pieces.back(each.width), left, top)


def shown(canvas: Canvas, cards: tuple[str, ...], x: int, y: int, room: tuple[int, int]) -> None:
    each = spread(len(cards), room, GAP, WIDEST)
    for card, (left, top) in zip(cards, each.places(len(cards), x, y + (room[1] - each.size[1]) // 2), strict=True):
        canvas.put(pieces.face(CARDS[card].kind, CARDS[card].number, each.width, "yoi"), left, top)
