"""What else the middle panel shows: the sub-decks, the sums that decide who starts, and a hand to pull a card from."""

from collections.abc import Collection

from engine.games.kendo.state import View
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST
from faces.kendo import pieces
from faces.kendo.hands import spread
from faces.kendo.playable import decks
from faces.kendo.stage import HEIGHT, MIDDLE
from faces.kendo.words import KendoScene

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


def offered(scene: KendoScene) -> Collection[int]:
    """The decks that the reader may draw from; while a switch is being considered, only its deck."""
    return decks(scene.options if scene.weighed is None else (scene.weighed,))


# The sums of the numbers in each hand, before the first card

MARK_AT, FIRST_AT, SUMS_PITCH = 170, 290, 100
ROUNDS = 3  # equal sums are compared again; only the last rounds are shown


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
                x = FIRST_AT + SUMS_PITCH * place
                canvas.write(sums[seat], x, middle + 17, 50, on="yoi", ink=ink, family="serif")
    canvas.put(pieces.ARROW, 540, top + HEIGHT // 2 - 20)


# A hand to pull from

LEFT, ROOM, GAP, WIDEST = 366, (424, 262), 14, 118


def backs(canvas: Canvas, scene: KendoScene, top: int) -> None:
    """The loser's cards face down, numbered, and ringed for the player who may pull one."""
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
    size = max(SMALLEST, round(width * 0.4))
    middle = y + round(width * 0.7) + round(size * 0.34)
    canvas.write(number, x + width // 2, middle, size, on="washi", ink="sumi", family="serif")
