"""The board above the hall, there when it is needed: the special in force, cards played, the enemy's hand."""

from collections import Counter

from engine.core import Seat
from engine.games.kengo.parts import SPECIALS, VALUES, Hand
from engine.games.kengo.state import View
from faces.draw.canvas import Canvas
from faces.kengo import pieces

TOP = 92
MARGIN = 40
NUMBER = {key: number for number, key in enumerate(SPECIALS)}  # no special is 0
CARD, COUNT = 40, 68  # pitch of cards in a row, and of cards with their count


def has_lintel(view: View) -> bool:
    return view.special is not None or view.discard is not None


def lintel(canvas: Canvas, view: View, own: bool) -> None:
    if has_lintel(view):
        plaque(canvas, view.special)
        if view.discard is not None:
            discard(canvas, view.discard, view.seat or 0)
        if own and view.seat is not None:
            enemy_hand(canvas, view, 1 - view.seat)


def plaque(canvas: Canvas, special: str | None) -> None:
    if special is not None:
        canvas.put(pieces.PLAQUE, 394, TOP + 4)
        canvas.put(pieces.SIGNS[special], 402, TOP + 8)
        canvas.write(NUMBER[special], 480, TOP + 45, 42, on="washi", ink="sumi", family="serif")


def discard(canvas: Canvas, cards: Hand, seat: Seat) -> None:
    """With the open discard, how often each card has been played."""
    left, counts = (MARGIN, 900 - MARGIN - COUNT * len(VALUES))[seat], Counter(cards)
    for place, value in enumerate(VALUES):
        canvas.put(pieces.SMALL_CARDS[value], left + COUNT * place, TOP + 5)
        canvas.write(counts[value], left + COUNT * place + 51, TOP + 40, 28, on="yoi")


def enemy_hand(canvas: Canvas, view: View, enemy: Seat) -> None:
    size = view.hand_sizes[enemy]
    left = (MARGIN + 42, 900 - MARGIN - CARD * size)[enemy]
    canvas.put(pieces.PLATE_MARKS[enemy], (MARGIN, left - 42)[enemy], TOP + 13)
    for place in range(size):
        card = pieces.SMALL_CARDS[view.open_hands[enemy][place]] if view.open_hands else pieces.SMALL_BACK
        canvas.put(card, left + CARD * place, TOP + 5)
