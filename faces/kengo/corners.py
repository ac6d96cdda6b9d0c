"""What hangs above the fencers' heads, on its player's side: the cards of the last action, and the enemy's count."""

from engine.core import Seat
from engine.games.kengo.state import LEFT, Action, View
from faces.draw.canvas import Canvas
from faces.kengo import pieces
from faces.kengo.hall import HALL_TOP, WIDTH

CARD, APART = 38, 50  # the width of a card, and how far the card used to advance stands from those of its attack
ROOM = 160  # for all cards of an action, so that the enemy's count has its place beside them
MARK, MARGIN = 30, 68  # from the edge of the picture to a mark, and to the cards
COUNTS_AT = (250, 526)
TOP = HALL_TOP + 3  # the cards end above the helmets


def last_action(canvas: Canvas, last: Action, down: int) -> None:
    offsets = card_offsets(last)
    left = MARGIN if last.seat == LEFT else WIDTH - MARGIN - offsets[-1] - CARD
    for card, offset in zip(last.cards, offsets, strict=True):
        canvas.put(pieces.LAST_CARDS[card], left + offset, TOP + down)
    canvas.put(pieces.CARD_MARKS[last.seat], (MARK, WIDTH - MARK - 32)[last.seat], TOP + 10 + down)


def card_offsets(last: Action) -> list[int]:
    """The left ends of the cards. Many overlap; of a lunge, the card used to advance stands apart."""
    ahead = 1 if last.play == "lunge" else 0
    equal = len(last.cards) - ahead
    step = min(CARD + 4, (ROOM - CARD - ahead * APART) // max(1, equal - 1))
    return [0] * ahead + [ahead * APART + place * step for place in range(equal)]


def enemy_count(canvas: Canvas, view: View, enemy: Seat) -> None:
    """How many cards the enemy holds, on a plate."""
    left = COUNTS_AT[enemy]
    canvas.put(pieces.ENEMY[enemy], left, HALL_TOP + 4)
    canvas.put(pieces.ENEMY_BACK, left + 52, HALL_TOP + 9)
    canvas.write(view.hand_sizes[enemy], left + 88, HALL_TOP + 42, 38, on="yoru", family="serif", anchor="l")
