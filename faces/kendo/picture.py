"""The picture of Kendo Duel: plates above, the exchange in the middle, and the hand or all hands below."""

from collections.abc import Collection

from engine.core import Seat
from engine.games.kendo.state import View
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST, fitted
from faces.draw.shared import SEATS, crown
from faces.kendo import pieces, stage
from faces.kendo.hands import mats, own_hand
from faces.kendo.reading import KendoScene, decks, drawn, laid, targets
from faces.names import pictured

GAP, MARGIN = 10, 14
WIDTH, LEAST, MOST = 900, 620, 800


def picture(scene: KendoScene) -> bytes:
    """PNG, 900 x 620 to 800 px. The reader's hand lies at the bottom; bystanders, and all at the end, see all hands."""
    view = scene.view
    canvas = Canvas.plain(WIDTH, MOST)
    plates(canvas, scene)
    top = TOP + pieces.HEIGHTS[view.seats] + GAP
    middle(canvas, scene, top)
    own = bool(view.hand) and view.stage != "over"
    below = (own_hand if own else mats)(canvas, scene, top + stage.HEIGHT)
    canvas.cut(min(MOST, max(LEAST, below + MARGIN)))
    if view.jikan in ("last", "extension"):
        canvas.put(pieces.TIME, 450 - 24, TOP + 4)
    if view.stage == "over":
        crown(canvas, [(SEATS[seat], pictured(scene, seat)) for seat in view.winners or drawn(view)[:2]])
    return canvas.png()


def middle(canvas: Canvas, scene: KendoScene, top: int) -> None:
    view = scene.view
    canvas.put(pieces.STAGE, pieces.LEFT, top)
    if view.stage == "change":
        wide(canvas, view.deck_sizes, top + 47)
        return
    # while a switch is being considered, only its deck is offered
    offered = decks(scene.options if scene.weighed is None else (scene.weighed,))
    column(canvas, view.deck_sizes, offered, stage.PILES_AT, top + 25)
    lying, places = laid(view), stage.places_of(view)
    stage.cards(canvas, view, top)
    if not lying:
        totals(canvas, view, top)
    (stage.outcome if view.stage == "over" else stage.next_place)(canvas, view, places[-1], top)
    stage.came_of_it(canvas, view, places, top)


# The top row: a plate for each player with name, ippons, hansoku and the number of cards held.


TOP = 20
NAME_AT = 56


def plates(canvas: Canvas, scene: KendoScene) -> None:
    view = scene.view
    aims = targets(scene.options)
    for seat, left in enumerate(pieces.lefts(view.seats)):
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


# What else the middle panel shows: the sub-decks, and the sums that decide who starts.


NARROW, WIDE = 54, 150
PITCH = 94
WIDE_AT, WIDE_PITCH = (450 - WIDE // 2), 230


def column(canvas: Canvas, sizes: tuple[int, int, int], offered: Collection[int], left: int, top: int) -> None:
    for deck, size in enumerate(sizes):
        y = top + deck * PITCH
        canvas.put(pieces.pile(deck, NARROW), left, y)
        ink = "sumi" if size else "hai"
        canvas.write(size, left + NARROW // 2, y + 52, SMALLEST, on="washi", ink=ink, family="serif")
        if deck in offered:
            canvas.put(pieces.target(NARROW), left, y)


def wide(canvas: Canvas, sizes: tuple[int, int, int], top: int) -> None:
    for deck, size in enumerate(sizes):
        left = WIDE_AT + (deck - 1) * WIDE_PITCH
        canvas.put(pieces.pile(deck, WIDE), left, top)
        canvas.write(size, left + WIDE // 2, top + 134, 64, on="washi", ink="sumi", family="serif")


# The sums of the numbers in each hand, before the first card

MARK_AT, FIRST_AT, SUMS_PITCH = 170, 290, 100
ROUNDS = 3  # equal sums are compared again; only the last rounds are shown


def totals(canvas: Canvas, view: View, top: int) -> None:
    if view.first is None:
        return
    rounds = view.first.totals[-ROUNDS:]
    step = (stage.HEIGHT - 24) // view.seats
    for seat in range(view.seats):
        middle = top + 12 + step * seat + step // 2
        canvas.put(pieces.MAT_MARKS[seat], MARK_AT, middle - 20)
        for place, sums in enumerate(rounds):
            if seat < len(sums) and sums[seat] is not None:
                ink = "kin" if seat == view.first.seat else "washi"
                x = FIRST_AT + SUMS_PITCH * place
                canvas.write(sums[seat], x, middle + 17, 50, on="yoi", ink=ink, family="serif")
    canvas.put(pieces.ARROW, 540, top + stage.HEIGHT // 2 - 20)
