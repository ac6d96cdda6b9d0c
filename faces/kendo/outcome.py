"""How it ended: the winner's mark and fan in the last place of the exchange, or the marks of those who drew."""

from engine.games.kendo.state import View
from faces.draw.canvas import Canvas
from faces.kendo import pieces
from faces.kendo.stage import CARD_TOP


def outcome(canvas: Canvas, view: View, left: int, top: int) -> None:
    middle = left + pieces.BIG // 2
    if view.winners:
        canvas.put(pieces.FAN, middle - 75, top + CARD_TOP + 16)
        canvas.put(pieces.BIG_MARKS[view.winners[0]], middle - 36, top + CARD_TOP + 184)
        return
    drawn = [seat for seat in range(view.seats) if seat not in view.out] or list(range(view.seats))
    for place, seat in enumerate(drawn[:2]):
        canvas.put(pieces.BIG_MARKS[seat], left + 4 + place * 116, top + CARD_TOP + 101)
    canvas.put(pieces.EQUAL, middle - 17, top + CARD_TOP + 120)
