"""The reader's own cards: in one row, in two, or smaller; those that can be played are ringed and raised."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.kendo.parts import CARDS
from faces.draw.canvas import Canvas
from faces.kendo import pieces
from faces.kendo.playable import playable, weighed_places
from faces.kendo.words import KendoScene

LEFT, WIDTH = 24, 852
ROW, LINES = 6, 2  # the most cards in one row, and the rows there are otherwise
RISE = {1: 18, 2: 10}  # of cards that can be played, by the number of rows
ABOVE = {1: 46, 2: 27}  # from where the hand begins to the top of a card that lies still


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
    width = min(pieces.HAND if rows == 1 else pieces.ROWS, (WIDTH - (columns - 1) * gap) // columns)
    gap = 16 if rows == LINES and columns == ROW else gap
    height = round(width * 1.4)
    pitch = height + RISE[rows] + 11
    places = tuple(_places(count, rows, width, gap, top + ABOVE[rows], pitch))
    return Layout(width, places, rows, ABOVE[rows] + (rows - 1) * pitch + height)


def _places(count: int, rows: int, width: int, gap: int, top: int, pitch: int) -> Iterator[Place]:
    """Rows of equal length, the first one longer where they cannot be, each in the middle."""
    left_over = count
    for row in range(rows):
        here = -(-left_over // (rows - row))
        start = LEFT + (WIDTH - here * width - (here - 1) * gap) // 2
        for place in range(here):
            yield Place(start + place * (width + gap), top + row * pitch)
        left_over -= here


def own_hand(canvas: Canvas, scene: KendoScene, top: int) -> int:
    """Draws it below `top`, and tells where it ends. While an answer is weighed, only its cards are ringed."""
    view = scene.view
    hand, new = view.hand or (), list(view.drawn)
    lay = layout(len(hand), top)
    able, chosen = playable(hand, scene.options), weighed_places(hand, scene.weighed or view.choice)
    for place, card in enumerate(hand):
        ringed = place in chosen if scene.weighed is not None else card in able
        at = lay.places[place]
        at = at._replace(top=at.top - RISE[lay.rows] * ringed)
        face(canvas, card, at, lay.width, bright=ringed or not able)
        if ringed:
            canvas.put(pieces.target(lay.width), at.left, at.top)
        if place in chosen:
            canvas.put(pieces.chosen(lay.width), at.left + round(lay.width * 0.32), at.top - 24)
        if card in new:
            new.remove(card)
            canvas.put(pieces.NEW, at.left + lay.width - 24, at.top + round(lay.width * 1.4) - 26)
    return top + lay.height


def face(canvas: Canvas, card: str, at: Place, width: int, *, bright: bool) -> None:
    """Bright where it can be played, and where nothing is asked."""
    part = CARDS[card]
    draw = pieces.face if bright else pieces.veiled
    canvas.put(draw(part.kind, part.number, width, "yoru"), at.left, at.top)
