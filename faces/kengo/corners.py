"""The cards that hang in the hall: those of the last action, or the hands revealed at the end of the last round."""

from engine.core import Seat
from engine.games.kengo.state import LEFT, Action, Round, View
from faces.draw.canvas import Canvas
from faces.kengo import pieces
from faces.kengo.hall import HALL_TOP, HEAD, WIDTH, stands
from faces.kengo.reading import KengoScene, winner

CARD, FAN, COUNT = 58, 84, 124
MARGIN = 52
Span = tuple[int, int]  # left and right end of something that hangs in the hall


def corners(canvas: Canvas, scene: KengoScene, down: int) -> list[Span]:
    """Draw them, and return the spans they take."""
    view, top, taken = scene.view, HALL_TOP + 18 + down, []
    if view.last is not None:
        taken = [last_action(canvas, view.last, top, heads(view))]
    elif view.last_round is not None:
        taken = revealed(canvas, view.last_round, top)
    won = winner(scene)
    if won is not None:
        fan(canvas, view, won, taken, top)
    return taken


def fan(canvas: Canvas, view: View, seat: Seat, taken: list[Span], top: int) -> None:
    """The winner's fan, behind the winner's back. If there is no room there, it is left out."""
    left = free_place(seat, FAN, [*taken, *heads(view)])
    if (left < heads(view)[seat][0]) == (seat == LEFT):
        canvas.put(pieces.VICTOR, left, top - 8)


def enemy_count(canvas: Canvas, view: View, enemy: Seat, taken: list[Span]) -> None:
    """How many cards the enemy holds, on a plate in the upper corner on that side.

    It is left out where the last round's hands take all the room: a round begins with full hands.
    """
    shut = [*taken, *heads(view)]
    left = free_place(enemy, COUNT, shut)
    if not free(left, COUNT, shut):
        return
    canvas.put(pieces.ENEMY[enemy], left, HALL_TOP + 14)
    canvas.put(pieces.ENEMY_BACK, left + 52, HALL_TOP + 19)
    canvas.write(view.hand_sizes[enemy], left + 88, HALL_TOP + 52, 38, on="yoru", family="serif", anchor="l")


def last_action(canvas: Canvas, last: Action, top: int, taken: list[Span]) -> Span:
    offsets = card_offsets(last)
    width = offsets[-1] + CARD
    left = free_place(last.seat, width, taken)
    for card, offset in zip(last.cards, offsets, strict=True):
        canvas.put(pieces.LAST_CARDS[card], left + offset, top)
    canvas.put(pieces.CARD_MARKS[last.seat], left - 16, top - 12)
    return left - 20, left + width


def card_offsets(last: Action) -> list[int]:
    """The left ends of the cards. Many overlap; of a lunge, the card used to advance stands apart."""
    ahead = 1 if last.play == "lunge" else 0
    equal = len(last.cards) - ahead
    step = min(66, (72 if ahead else 132) // max(1, equal - 1))
    return [0] * ahead + [ahead * 70 + place * step for place in range(equal)]


def heads(view: View) -> list[Span]:
    return [(middle - HEAD, middle + HEAD) for middle in stands(view)]


def free_place(seat: Seat, width: int, taken: list[Span]) -> int:
    """The left end of a place that is free: the upper corner on the seat's side, or else the next one."""
    ends = (MARGIN, WIDTH - MARGIN - width)
    places = (ends[seat], *range(MARGIN, WIDTH - MARGIN - width, 20)[:: 1 - 2 * seat])
    return next((left for left in places if free(left, width, taken)), ends[seat])


def free(left: int, width: int, taken: list[Span]) -> bool:
    return all(left + width + 4 < start or stop + 20 < left for start, stop in taken)


def revealed(canvas: Canvas, last: Round, top: int) -> list[Span]:
    """Before the first card of a round: both hands at the end of the last one, and a fan below the winner's."""
    spans = []
    for seat, hand in enumerate(last.hands):
        width = len(hand) * 40
        left = (214, WIDTH - 214 - width)[seat]
        for place, card in enumerate(hand):
            canvas.put(pieces.REVEALED_CARDS[card], left + place * 40, top)
        canvas.put(pieces.CARD_MARKS[seat], left - 16, top - 12)
        if last.winner == seat:
            canvas.put(pieces.VICTOR, left + width // 2 - FAN // 2, top + 60)
        spans.append((left - 20, left + width))
    return spans
