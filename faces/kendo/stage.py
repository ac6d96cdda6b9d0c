"""The panel in the middle: the exchange from left to right, and the place of the card that must come next."""

from typing import NamedTuple

from engine.core import Seat
from engine.games.kendo.parts import CARDS
from engine.games.kendo.state import Play, View
from faces.draw.atlas import Sprite
from faces.draw.canvas import Canvas
from faces.kendo import pieces

HEIGHT = 304
CARD_TOP = 16  # of the big cards, below the top of the panel
OLDER_AT, PILES_AT = 40, 810
PLACES = {0: (600,), 1: (160, 474), 2: (124, 362, 600)}  # of the big cards and of the next place, by how many lie there
APART = (52, 290, 600)  # the same, with room for what came of it
OLDER, OLDER_PITCH = 3, 90  # how many small cards there is room for, and from one to the next
MIDDLE = CARD_TOP + 137


class Laid(NamedTuple):
    """A card of the exchange: whose it is, whether it still counts, and whether the next one lies beside it."""

    card: str
    seat: Seat
    joined: bool = False
    settled: bool = False


def laid(view: View) -> tuple[Laid, ...]:
    """What was played in the exchange, card by card; what reinforces or frees a card lies before it."""
    plays = (event for event in view.exchange if isinstance(event, Play) and event.deed != "discard")
    return tuple(
        Laid(card, play.seat, place > 0, settled(view, play, card))
        for play in plays
        for place, card in reversed(list(enumerate(play.cards)))
    )


def done(view: View) -> bool:
    return view.threat is None


def settled(view: View, play: Play, card: str) -> bool:
    """Everything once the exchange is over; a reinforcement, and what stopped it, as soon as it is dealt with."""
    if view.threat is None or play.deed == "stop":
        return True
    return CARDS[card].role == "reinforce" and not view.threat.reinforcement


def big_cards(canvas: Canvas, cards: tuple[Laid, ...], places: tuple[int, ...], top: int, done: bool) -> None:
    """The last two, with arrows to what answers them."""
    for place, each in enumerate(cards):
        part, left = CARDS[each.card], places[place]
        draw = pieces.veiled if each.settled else pieces.face
        canvas.put(draw(part.kind, part.number, pieces.BIG, "yoi"), left, top + CARD_TOP)
        canvas.put(pieces.CARD_MARKS[each.seat], left - 18, top + CARD_TOP - 13)
        if not done or place < len(cards) - 1:
            sprite = pieces.PLUS if each.joined else pieces.ARROW
            put_middle(canvas, sprite, between(places, place), top + MIDDLE)


def between(places: tuple[int, ...], place: int) -> int:
    """The middle of the gap after a big card."""
    return (places[place] + pieces.BIG + places[place + 1]) // 2


def attack(canvas: Canvas, cards: tuple[Laid, ...], top: int) -> None:
    """Alone in the first place, where the rest is needed for something else."""
    for each in cards:
        part, (left, right, _) = CARDS[each.card], PLACES[2]
        canvas.put(pieces.face(part.kind, part.number, pieces.BIG, "yoi"), left, top + CARD_TOP)
        canvas.put(pieces.CARD_MARKS[each.seat], left - 18, top + CARD_TOP - 13)
        put_middle(canvas, pieces.ARROW, (left + pieces.BIG + right) // 2, top + MIDDLE)


def put_middle(canvas: Canvas, sprite: Sprite, x: int, y: int) -> None:
    canvas.put(sprite, x - sprite.size[0] // 2, y - sprite.size[1] // 2)


def older_cards(canvas: Canvas, cards: tuple[Laid, ...], top: int) -> None:
    """Small ones in a column, the oldest on top; of more than there is room for, how many."""
    if not cards:
        return
    shown = cards[-OLDER:] if len(cards) <= OLDER else cards[1 - OLDER :]
    first = top + CARD_TOP + 4 + (OLDER - len(shown)) * OLDER_PITCH // (2 - (len(cards) > OLDER))
    if len(cards) > len(shown):
        canvas.write(f"+{len(cards) - len(shown)}", OLDER_AT + 29, first - 40, 30, on="yoi", ink="asagi")
    for place, each in enumerate(shown):
        part, y = CARDS[each.card], first + place * OLDER_PITCH
        draw = pieces.veiled if each.settled else pieces.face
        canvas.put(draw(part.kind, part.number, pieces.SMALL, "yoi"), OLDER_AT, y)
        canvas.put(pieces.SMALL_MARKS[each.seat], OLDER_AT - 11, y - 9)
    put_middle(canvas, pieces.SMALL_PLUS if shown[-1].joined else pieces.SMALL_ARROW, 112, top + MIDDLE)
