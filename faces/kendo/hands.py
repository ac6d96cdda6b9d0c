"""The hands below the panel: the reader's own, or those of all as the table sees them."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.kendo.parts import CARDS
from engine.games.kendo.state import View
from faces.draw.canvas import Canvas
from faces.kendo import pieces
from faces.kendo.reading import KendoScene, playable, weighed_places

# Cards of one size in rows

ROWS = range(1, 6)


class Spread(NamedTuple):
    columns: int
    rows: int
    width: int
    gap: int

    @property
    def height(self) -> int:
        return round(self.width * 1.4)

    @property
    def size(self) -> tuple[int, int]:
        across = self.columns * (self.width + self.gap) - self.gap
        return across, self.rows * (self.height + self.gap) - self.gap

    def places(self, count: int, left: int, top: int) -> Iterator[tuple[int, int]]:
        for place in range(count):
            row, column = divmod(place, self.columns)
            yield left + column * (self.width + self.gap), top + row * (self.height + self.gap)


@cache
def spread(count: int, room: tuple[int, int], gap: int, widest: int) -> Spread:
    """The spread with the largest cards that fits `room` (width, height); if several do, that with the fewest rows."""
    found = (_rows(max(count, 1), rows, room, gap, widest) for rows in ROWS)
    return max(found, key=lambda each: (each.width, -each.rows))


def _rows(count: int, rows: int, room: tuple[int, int], gap: int, widest: int) -> Spread:
    columns = -(-count // rows)
    across = (room[0] - (columns - 1) * gap) // columns
    high = int((room[1] - (rows - 1) * gap) / rows / 1.4)
    return Spread(columns, rows, max(12, min(widest, across, high)), gap)


# The reader's own hand

LEFT, WIDTH = 24, 852
ROW, LINES = 6, 2  # the most cards in one row, and the number of rows if there are more
RISE = {1: 18, 2: 8}  # px by which playable cards are raised, by the number of rows
BOTTOM, APART = 790, 8  # px: where the last row ends at the latest, and from a row to the next if that is raised
ABOVE = {1: 46, 2: 20}  # px from where the hand begins to the top of a card that is not raised


class Place(NamedTuple):
    left: int
    top: int


class Layout(NamedTuple):
    width: int  # of a card
    places: tuple[Place, ...]
    rows: int
    height: int


def layout(count: int, top: int) -> Layout:
    rows = 1 if count <= ROW else LINES
    columns = max(ROW, -(-count // rows))
    gap = 12 if columns == ROW else 9
    high = (BOTTOM - top - ABOVE[rows] - (rows - 1) * (RISE[rows] + APART)) / rows
    most = pieces.HAND if rows == 1 else pieces.ROWS
    width = min(most, (WIDTH - (columns - 1) * gap) // columns, int(high / 1.4))
    gap = 14 if rows == LINES and columns == ROW else gap
    height = round(width * 1.4)
    pitch = height + RISE[rows] + APART
    places = tuple(_places(count, rows, width, gap, top + ABOVE[rows], pitch))
    return Layout(width, places, rows, ABOVE[rows] + (rows - 1) * pitch + height)


def _places(count: int, rows: int, width: int, gap: int, top: int, pitch: int) -> Iterator[Place]:
    """Centred rows of equal length; the first is longer if that is impossible."""
    left_over = count
    for row in range(rows):
        here = -(-left_over // (rows - row))
        start = LEFT + (WIDTH - here * width - (here - 1) * gap) // 2
        for place in range(here):
            yield Place(start + place * (width + gap), top + row * pitch)
        left_over -= here


def own_hand(canvas: Canvas, scene: KendoScene, top: int) -> int:
    """Draw the hand below `top`, and return where it ends. Where all can be played, none is ringed.

    While a move is considered, only its cards are.
    """
    view = scene.view
    hand, new = view.hand or (), list(view.drawn)
    lay = layout(len(hand), top)
    able, chosen = playable(hand, scene.options), weighed_places(hand, scene.weighed or view.choice)
    for place, card in enumerate(hand):
        ringed = place in chosen if scene.weighed is not None else card in able and len(able) < len(hand)
        at = lay.places[place]
        at = at._replace(top=at.top - RISE[lay.rows] * ringed)
        face(canvas, card, at, lay.width, bright=ringed or (len(able) in (0, len(hand)) and scene.weighed is None))
        if ringed:
            canvas.put(pieces.target(lay.width), at.left, at.top)
        if place in chosen:
            canvas.put(pieces.chosen(lay.width), at.left + round(lay.width * 0.32), at.top - 24)
        if card in new:
            new.remove(card)
            canvas.put(pieces.NEW, at.left + lay.width - 24, at.top + round(lay.width * 1.4) - 26)
    return top + lay.height


def face(canvas: Canvas, card: str, at: Place, width: int, *, bright: bool) -> None:
    """A card, veiled unless it is bright."""
    part = CARDS[card]
    draw = pieces.face if bright else pieces.veiled
    canvas.put(draw(part.kind, part.number, width, "yoru"), at.left, at.top)


# The hands as the table sees them

MATS_ABOVE = 14  # px from where the mats begin to their tops
WIDEST, GAP, MARK, EDGE = 110, 8, 64, 14
BACKS = 6  # more cards are drawn as one back and a number


def mats(canvas: Canvas, scene: KendoScene, top: int) -> int:
    """Draw all hands below `top`, and return where they end. At the end, empty hands have no mat."""
    view, top = scene.view, top + MATS_ABOVE
    everybody = range(view.seats)
    seats = [seat for seat in everybody if view.open_hands and view.open_hands[seat]] or everybody
    for seat, left in zip(seats, pieces.lefts(len(seats)), strict=True):
        canvas.put(pieces.MATS[len(seats)], left, top)
        held(canvas, view, seat, left, top, len(seats))
        if seat in scene.asked or seat in view.winners:
            canvas.put(pieces.MAT_TURN[len(seats)], left, top)
    return top + pieces.MAT


def held(canvas: Canvas, view: View, seat: Seat, left: int, top: int, mats: int) -> None:
    """The mark on the left, or at the top of a narrow mat; then the cards."""
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
