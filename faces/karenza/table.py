"""The cards on the table, each seat's below its board: the newest large, those before it small."""

from engine.core import Seat
from engine.games.karenza.parts import Kind
from engine.games.karenza.state import Play
from faces.canvas import Canvas
from faces.karenza import pieces
from faces.karenza.cards import card, chip, size_of
from faces.karenza.ground import FLOORS, Floor
from faces.karenza.reading import KarenzaScene, away, exchange, laid_by

SMALL = 76
KEPT = {2: 4, 3: 2, 4: 0}  # how many small ones have room


def table(canvas: Canvas, scene: KarenzaScene) -> None:
    seats = len(scene.view.scores)
    floor = FLOORS[seats]
    for seat in range(seats):
        left = floor.left(seat, seats)
        if seats == 2:
            left += (floor.column - floor.stage) * seat
        if not weighed(canvas, scene, seat, left, floor):
            laid(canvas, scene, seat, left, floor)


def weighed(canvas: Canvas, scene: KarenzaScene, seat: Seat, left: int, floor: Floor) -> bool:
    """The card that is being weighed lies where it would."""
    if seat != scene.reader or not isinstance(scene.weighed, Play):
        return False
    kind = scene.weighed.card
    x, (width, height) = middle(left, floor), size_of(floor.card)
    canvas.put(card(kind, width), x, floor.cards_top)
    canvas.put(pieces.target(width, height, round(width * 0.11)), x - 6, floor.cards_top - 6)
    count = away(scene, kind)
    if count:
        chip(canvas, count, x + width, floor.cards_top)
    return True


def laid(canvas: Canvas, scene: KarenzaScene, seat: Seat, left: int, floor: Floor) -> None:
    cards = [each.card for each in laid_by(scene.view, seat)]
    if not cards:
        canvas.put(pieces.slot(floor.card), middle(left, floor), floor.cards_top)
        return
    x = middle(left, floor)
    canvas.put(card(cards[-1], floor.card, veiled=spent(scene, cards[-1])), x, floor.cards_top)
    canvas.put(pieces.CARD_MARKS[seat], x - 14, floor.cards_top - 14)
    attack = scene.view.attack
    if attack and attack.seat == seat and not scene.view.ended:
        chip(canvas, attack.moves, x + floor.card - 2, floor.cards_top + 2)


def spent(scene: KarenzaScene, kind: Kind) -> bool:
    """Cards of an older exchange than the last are veiled."""
    last = exchange(scene.view)
    return last is None or kind not in {each.card for each in last if each}


def middle(left: int, floor: Floor) -> int:
    return left + (floor.stage - floor.card) // 2
