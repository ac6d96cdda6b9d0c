"""The cards below the mat: the reader's hand with what each card can do, or both hands as the table sees them."""

from engine.core import Seat
from engine.games.kengo.parts import SPECIALS
from faces.draw.canvas import Canvas
from faces.kengo import pieces
from faces.kengo.hall import HAND_TOP, WIDTH
from faces.kengo.reading import KengoScene, parrying, uses, winner

CARD, GAP = 124, 22
SIGN = 44  # from sign to sign; a card has at most three: none can attack both before and after an advance
MATS_AT, MATS_TOP = (24, 464), 490


def own_hand(canvas: Canvas, scene: KengoScene, down: int) -> None:
    view = scene.view
    hand, top = view.hand or (), HAND_TOP + down
    places = max(len(hand), SPECIALS[view.special].hand)
    left = (WIDTH - places * CARD - (places - 1) * GAP) // 2
    parry = parrying(scene.options, view.attack)
    for place in range(places):
        x = left + place * (CARD + GAP)
        if place >= len(hand):
            canvas.put(pieces.SLOT, x, top)
            continue
        card = hand[place]
        canvas.put(pieces.HAND_CARDS[card], x, top)
        under(canvas, uses(card, scene.options), view.seat or 0, x + CARD // 2, top + 179)
        if parry[card] > hand[:place].count(card):
            canvas.put(pieces.PARRYING, x - 2, top - 2)


def under(canvas: Canvas, found: tuple[str, ...], seat: Seat, middle: int, top: int) -> None:
    for place, use in enumerate(found):
        x = middle + (place - (len(found) - 1) / 2) * SIGN - pieces.USE / 2
        canvas.put(pieces.USES[seat][use], x, top)


def mats(canvas: Canvas, scene: KengoScene, down: int) -> None:
    view, top = scene.view, MATS_TOP + down
    for seat, left in enumerate(MATS_AT):
        canvas.put(pieces.MAT_PANEL, left, top)
        mark(canvas, seat == winner(scene), seat, left, top)
        size = view.hand_sizes[seat]
        pitch = 66 if size <= 5 else 54
        for place in range(size):
            card = pieces.OPEN_CARDS[view.open_hands[seat][place]] if view.open_hands else pieces.HAND_BACK
            canvas.put(card, left + 72 + pitch * place, top + 23)
        if seat in scene.asked or seat == winner(scene):
            canvas.put(pieces.MAT_TURN, left, top)


def mark(canvas: Canvas, won: bool, seat: Seat, left: int, top: int) -> None:
    canvas.put(pieces.HAND_MARKS[seat], left + 16, top + (16 if won else 48))
    if won:
        canvas.put(pieces.MAT_VICTOR, left + 9, top + 66)
