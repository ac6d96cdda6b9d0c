"""The rows above the hall: plates with the pile between them, and when needed a board with more about the round."""

from collections import Counter

from engine.core import Seat
from engine.games.kengo.parts import VALUES, Hand
from engine.games.kengo.state import View
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST, fitted
from faces.kengo import pieces
from faces.kengo.reading import NUMBER, KengoScene, winner
from faces.names import pictured

PLATES_AT = (24, 526)
TOP, HEIGHT, WIDTH = 24, 56, 350
NAME_AT = 54
PITCH = 26  # from pip to pip


def plates(canvas: Canvas, scene: KengoScene) -> None:
    for seat, left in enumerate(PLATES_AT):
        canvas.put(pieces.PLATE, left, TOP)
        canvas.put(pieces.PLATE_MARKS[seat], left + 11, TOP + 11)
        room = pips(canvas, scene.view, seat, left) - NAME_AT
        name = fitted(pictured(scene, seat), "sans", 34, room)
        canvas.write(name, left + NAME_AT, TOP + 40, 34, on="yoi", anchor="l")
        if seat in scene.asked or seat == winner(scene):
            canvas.put(pieces.PLATE_TURN, left, TOP)


def pips(canvas: Canvas, view: View, seat: int, left: int) -> int:
    """Rounds won, and left of them matches won if needed. Returns where the name must end, in px from `left`."""
    series = view.options.matches > 1
    first = counted(canvas, view, seat, left) if series and view.options.rounds > 3 else row(canvas, view, seat, left)
    if not series:
        return first - 8
    first -= 54
    canvas.put(pieces.MATCHES[seat], left + first, TOP + 5)
    canvas.write(view.matches_won[seat], left + first + 23, TOP + 40, SMALLEST, on="kin", ink="sumi")
    return first - 6


def row(canvas: Canvas, view: View, seat: int, left: int) -> int:
    """A pip for each round that a match needs. Returns where the first is."""
    rounds = max(view.options.rounds, view.score[seat])
    first = WIDTH - 12 - PITCH * rounds
    for place in range(rounds):
        canvas.put(pieces.PIPS[seat, place < view.score[seat]], left + first + PITCH * place, TOP + 14)
    return first


def counted(canvas: Canvas, view: View, seat: int, left: int) -> int:
    """The same as a number, where a row would leave a name no more than two kana. Returns where it begins."""
    first, score = WIDTH - 94, f"{view.score[seat]}/{view.options.rounds}"
    canvas.put(pieces.PIPS[seat, view.score[seat] > 0], left + first, TOP + 14)
    canvas.write(score, left + WIDTH - 12, TOP + 40, SMALLEST, on="yoi", anchor="r")
    return first


def pile(canvas: Canvas, view: View) -> None:
    canvas.put(pieces.PILE, 402, 18)
    canvas.write(view.pile_size, 462, 66, 44, on="yoru", family="serif", anchor="l")


# The board below the plates


LINTEL_TOP = 92
MARGIN = 40
CARD, COUNT = 40, 68  # px from card to card in a row, without and with their counts


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
        canvas.put(pieces.PLAQUE, 394, LINTEL_TOP + 4)
        canvas.put(pieces.SIGNS[special], 402, LINTEL_TOP + 8)
        canvas.write(NUMBER[special], 480, LINTEL_TOP + 45, 42, on="washi", ink="sumi", family="serif")


def discard(canvas: Canvas, cards: Hand, seat: Seat) -> None:
    """How often each card has been played, when the discard is open."""
    left, counts = (MARGIN, 900 - MARGIN - COUNT * len(VALUES))[seat], Counter(cards)
    for place, value in enumerate(VALUES):
        canvas.put(pieces.SMALL_CARDS[value], left + COUNT * place, LINTEL_TOP + 5)
        canvas.write(counts[value], left + COUNT * place + 51, LINTEL_TOP + 42, SMALLEST, on="yoi")


def enemy_hand(canvas: Canvas, view: View, enemy: Seat) -> None:
    size = view.hand_sizes[enemy]
    left = (MARGIN + 42, 900 - MARGIN - CARD * size)[enemy]
    canvas.put(pieces.PLATE_MARKS[enemy], (MARGIN, left - 42)[enemy], LINTEL_TOP + 13)
    for place in range(size):
        card = pieces.SMALL_CARDS[view.open_hands[enemy][place]] if view.open_hands else pieces.SMALL_BACK
        canvas.put(card, left + CARD * place, LINTEL_TOP + 5)
