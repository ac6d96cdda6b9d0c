"""Before the first card: the sums of the numbers in each hand, which say who begins."""

from engine.games.kendo.state import View
from faces.draw.canvas import Canvas
from faces.kendo import pieces
from faces.kendo.stage import HEIGHT

MARK_AT, FIRST_AT, PITCH = 170, 290, 100
ROUNDS = 3  # the last ones, where sums were equal


def totals(canvas: Canvas, view: View, top: int) -> None:
    if view.first is None:
        return
    rounds = view.first.totals[-ROUNDS:]
    step = (HEIGHT - 24) // view.seats
    for seat in range(view.seats):
        middle = top + 12 + step * seat + step // 2
        canvas.put(pieces.MAT_MARKS[seat], MARK_AT, middle - 20)
        for place, sums in enumerate(rounds):
            if seat < len(sums) and sums[seat] is not None:
                ink = "kin" if seat == view.first.seat else "washi"
                x = FIRST_AT + PITCH * place
                canvas.write(sums[seat], x, middle + 17, 50, on="yoi", ink=ink, family="serif")
    canvas.put(pieces.ARROW, 540, top + HEIGHT // 2 - 20)
