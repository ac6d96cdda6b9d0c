"""What came of the last attack: cards pulled, a hansoku, an ippon, somebody out; shown beside the cards."""

from typing import TypeAlias

from engine.games.kendo.state import DroppedOut, Hansoku, Ippon, Play, Pulled, View
from faces.draw.canvas import Canvas
from faces.kendo import pieces
from faces.kendo.lines import happened
from faces.kendo.stage import APART, CARD_TOP, MIDDLE, PLACES, between, laid, put_middle

Sign: TypeAlias = Pulled | Hansoku | Ippon | DroppedOut


def places_of(view: View) -> tuple[int, ...]:
    """Of the last two cards, and last of the place that comes next."""
    count = len(laid(view))
    return APART if count == 2 and signs(view) else PLACES[min(2, count)]


def signs(view: View) -> list[Sign]:
    """What the last play has led to."""
    events = happened(view)
    last = max((place for place, event in enumerate(events) if isinstance(event, Play)), default=0)
    return [event for event in events[last:] if isinstance(event, Sign)][-3:]


def came_of_it(canvas: Canvas, view: View, places: tuple[int, ...], top: int) -> None:
    """Between the last card and the next place."""
    found = signs(view) if len(places) > 1 else []
    for event, y in zip(found, heights(len(found), places, view.threat is not None), strict=False):
        sign(canvas, event, between(places, len(places) - 2), top + y)


def heights(count: int, places: tuple[int, ...], arrow: bool) -> list[int]:
    """Below an arrow; where there is little room, beside what is written on the card, not upon it."""
    if places == PLACES[2]:
        return [MIDDLE + 100, CARD_TOP + 26, MIDDLE]
    first = MIDDLE + 84 if arrow else MIDDLE - 39 * (count - 1)
    return [first + 78 * place for place in range(count)]


def sign(canvas: Canvas, event: Sign, x: int, y: int) -> None:
    match event:
        case Hansoku():
            put_middle(canvas, pieces.BIG_HANSOKU, x, y)
        case Ippon(_, mark):
            put_middle(canvas, pieces.BIG_IPPON, x, y)
            canvas.write(mark, x, y + 17, 50, on="washi", ink="sumi", family="serif")
        case Pulled():
            pulled(canvas, event, x, y)
        case DroppedOut(seat):
            put_middle(canvas, pieces.PILL, x, y)
            put_middle(canvas, pieces.PILL_MARKS[seat], x - 24, y)
            put_middle(canvas, pieces.PILL_OUT, x + 24, y)


def pulled(canvas: Canvas, event: Pulled, x: int, y: int) -> None:
    """So many cards, and from whom to whom they went."""
    put_middle(canvas, pieces.TALL_PILL, x, y)
    put_middle(canvas, pieces.PILL_BACK, x - 16, y - 18)
    canvas.write(event.count, x + 17, y - 7, 32, on="yoru", family="serif")
    put_middle(canvas, pieces.PILL_MARKS[event.loser], x - 33, y + 22)
    put_middle(canvas, pieces.PILL_ARROW, x, y + 22)
    put_middle(canvas, pieces.PILL_MARKS[event.seat], x + 33, y + 22)
