"""The panel in the middle: the exchange from left to right, what came of it, and what comes next or how it ended."""

from typing import TypeAlias

from engine.core import Seat
from engine.games.kendo.parts import CARDS
from engine.games.kendo.state import DroppedOut, Hansoku, Ippon, Play, Pulled, View
from faces.draw.atlas import Sprite
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST
from faces.kendo import pieces
from faces.kendo.reading import Laid, drawn, laid

HEIGHT = 304
CARD_TOP = 16  # px from the top of the panel to that of the big cards
OLDER_AT, PILES_AT = 40, 810
PLACES = {
    0: (600,),
    1: (160, 474),
    2: (124, 362, 600),
}  # left ends of the big cards and the next place, by their number
APART = (52, 290, 600)  # the same, with room for what came of the attack
BESIDE = PLACES[2][1:]  # a strike and the next place, with a reinforcement and what stopped it on the left
STOPPED_AT, STOPPED_PITCH = 40, 154  # the left end of these two, and the px from one to the other
OLDER, OLDER_PITCH = 3, 90  # how many small cards fit, and the px from one to the next
MIDDLE = CARD_TOP + 137
DRAWS = ("bonus", "refill")


def cards(canvas: Canvas, view: View, top: int) -> None:
    """The exchange from left to right; the latest cards are the largest."""
    lying, places = laid(view), places_of(view)
    latest = len(places) - 1
    earlier = lying[: len(lying) - latest]
    if places == BESIDE:
        stopped_cards(canvas, earlier[-2:], top)
    else:
        older_cards(canvas, earlier, top)
    big_cards(canvas, lying[len(earlier) :], places, top, done=view.threat is None)


def stopped_cards(canvas: Canvas, pair: tuple[Laid, ...], top: int) -> None:
    """A reinforcement and what stopped it, apart from the strike, which still has to be answered."""
    width, high = pieces.ROWS, round(pieces.ROWS * 1.4)
    y = top + MIDDLE - high // 2
    for place, each in enumerate(pair):
        part, left = CARDS[each.card], STOPPED_AT + place * STOPPED_PITCH
        canvas.put(pieces.settled(part.kind, part.number, width, "yoi"), left, y)
        canvas.put(pieces.SMALL_MARKS[each.seat], left - 12, y - 10)
    put_middle(canvas, pieces.SMALL_ARROW, STOPPED_AT + (width + STOPPED_PITCH) // 2, top + MIDDLE)


def big_cards(canvas: Canvas, cards: tuple[Laid, ...], places: tuple[int, ...], top: int, *, done: bool) -> None:
    """The last two cards, with arrows to what answers them."""
    for place, each in enumerate(cards):
        big_card(canvas, each, places[place], top, bright=not each.settled)
        if not done or place < len(cards) - 1:
            sprite = pieces.PLUS if each.joined else pieces.ARROW
            put_middle(canvas, sprite, between(places, place), top + MIDDLE)


def big_card(canvas: Canvas, laid: Laid, left: int, top: int, *, bright: bool) -> None:
    part, draw = CARDS[laid.card], pieces.face if bright else pieces.settled
    canvas.put(draw(part.kind, part.number, pieces.BIG, "yoi"), left, top + CARD_TOP)
    mark(canvas, laid.seat, left, top)


def mark(canvas: Canvas, seat: Seat, left: int, top: int) -> None:
    """Whose card lies, or must come, in a big place."""
    canvas.put(pieces.CARD_MARKS[seat], left - 18, top + CARD_TOP - 13)


def between(places: tuple[int, ...], place: int) -> int:
    """The middle of the gap after a big card."""
    return (places[place] + pieces.BIG + places[place + 1]) // 2


def put_middle(canvas: Canvas, sprite: Sprite, x: int, y: int) -> None:
    canvas.put(sprite, x - sprite.size[0] // 2, y - sprite.size[1] // 2)


def older_cards(canvas: Canvas, cards: tuple[Laid, ...], top: int) -> None:
    """Small cards in a column, the oldest on top. If there are too many, the number left out is written above them."""
    if not cards:
        return
    shown = cards[-OLDER:] if len(cards) <= OLDER else cards[1 - OLDER :]
    first = top + CARD_TOP + 4 + (OLDER - len(shown)) * OLDER_PITCH // (2 - (len(cards) > OLDER))
    if len(cards) > len(shown):
        canvas.write(f"+{len(cards) - len(shown)}", OLDER_AT + 29, first - 40, SMALLEST, on="yoi", ink="asagi")
    for place, each in enumerate(shown):
        part, y = CARDS[each.card], first + place * OLDER_PITCH
        draw = pieces.settled if each.settled else pieces.face
        canvas.put(draw(part.kind, part.number, pieces.SMALL, "yoi"), OLDER_AT, y)
        canvas.put(pieces.SMALL_MARKS[each.seat], OLDER_AT - 11, y - 9)
    if not any(each.stopped for each in cards[-2:-1]):
        put_middle(canvas, pieces.SMALL_PLUS if shown[-1].joined else pieces.SMALL_ARROW, 112, top + MIDDLE)


# What came of the last attack: cards pulled, a hansoku, an ippon, a player out


Sign: TypeAlias = Pulled | Hansoku | Ippon | DroppedOut


def places_of(view: View) -> tuple[int, ...]:
    """The left ends of the last two cards, and of the next place."""
    lying = laid(view)
    if any(each.stopped for each in lying[-3:-2]):
        return BESIDE
    count = len(lying)
    return APART if count == 2 and signs(view) else PLACES[min(2, count)]


def signs(view: View) -> list[Sign]:
    """What the last play led to; at most the last three events."""
    events = view.exchange
    last = max((place for place, event in enumerate(events) if isinstance(event, Play)), default=0)
    return [event for event in events[last:] if isinstance(event, Sign)][-3:]


def came_of_it(canvas: Canvas, view: View, places: tuple[int, ...], top: int) -> None:
    """Signs between the last card and the next place."""
    found = signs(view) if len(places) > 1 else []
    for event, y in zip(found, heights(len(found), places, view.threat is not None), strict=False):
        sign(canvas, event, between(places, len(places) - 2), top + y)


def heights(count: int, places: tuple[int, ...], arrow: bool) -> list[int]:
    """How far below the panel's top the signs lie: under an arrow; in a narrow gap, clear of the words on the card."""
    if places in (PLACES[2], BESIDE):
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
    """How many cards were pulled, from whom, and by whom."""
    put_middle(canvas, pieces.TALL_PILL, x, y)
    put_middle(canvas, pieces.PILL_BACK, x - 16, y - 18)
    canvas.write(event.count, x + 17, y - 7, SMALLEST, on="yoru", family="serif")
    put_middle(canvas, pieces.PILL_MARKS[event.loser], x - 33, y + 22)
    put_middle(canvas, pieces.PILL_ARROW, x, y + 22)
    put_middle(canvas, pieces.PILL_MARKS[event.seat], x + 33, y + 22)


# The last place


def next_place(canvas: Canvas, view: View, left: int, top: int) -> None:
    """A dashed golden place: whose card comes next, and what it must answer."""
    threat = view.threat
    if threat:
        sprite, seat = pieces.wanted(threat.reinforcement or threat.strike), threat.defender
    else:
        sprite, seat = pieces.DRAWING if view.stage in DRAWS else pieces.OPENING, view.turn
    canvas.put(sprite, left, top + CARD_TOP)
    mark(canvas, seat, left, top)


def outcome(canvas: Canvas, view: View, left: int, top: int) -> None:
    """The winner's mark and fan, or the marks of the two players who drew."""
    middle = left + pieces.BIG // 2
    if view.winners:
        canvas.put(pieces.FAN, middle - 75, top + CARD_TOP + 16)
        canvas.put(pieces.BIG_MARKS[view.winners[0]], middle - 36, top + CARD_TOP + 184)
        return
    for place, seat in enumerate(drawn(view)[:2]):
        canvas.put(pieces.BIG_MARKS[seat], left + 4 + place * 116, top + CARD_TOP + 101)
    canvas.put(pieces.EQUAL, middle - 17, top + CARD_TOP + 120)
