"""The cards on the table, below each player's board: the newest large, earlier ones small beside it.

Players without cards on the table have their warrior there.
"""

from engine.core import Seat
from engine.games.karenza.parts import Hand, Kind
from engine.games.karenza.state import Play
from faces.draw.canvas import Canvas
from faces.draw.marks import target
from faces.karenza import pieces
from faces.karenza.cards import card, chip, size_of, small
from faces.karenza.ground import FLOORS, Floor
from faces.karenza.reading import KarenzaScene, away, exchange, in_the_air, laid_by

SMALL, PITCH = 66, 74
KEPT = 4  # small cards that fit, in rows of two


def table(canvas: Canvas, scene: KarenzaScene) -> None:
    seats = len(scene.view.scores)
    for seat in range(seats):
        weighed = scene.weighed if seat == scene.reader else None
        if isinstance(weighed, Play):
            weighing(canvas, scene, weighed.card, at(seat, seats))
            earlier(canvas, scene, seat, tuple(each.card for each in laid_by(scene.view, seat)), at(seat, seats))
        else:
            laid(canvas, scene, seat, at(seat, seats))


def at(seat: Seat, seats: int) -> int:
    """The left end of a card in the middle below the board."""
    floor = FLOORS[seats]
    return floor.stage_left(seat, seats) + (floor.stage - floor.card) // 2


def weighing(canvas: Canvas, scene: KarenzaScene, kind: Kind, x: int) -> None:
    """The card being considered, where it would lie."""
    floor = FLOORS[len(scene.view.scores)]
    width, height = size_of(floor.card)
    canvas.put(card(kind, width), x, floor.cards_top)
    canvas.put(target(width, height, round(width * 0.11)), x, floor.cards_top)
    counted(canvas, floor, away(scene, kind), x)


def laid(canvas: Canvas, scene: KarenzaScene, seat: Seat, x: int) -> None:
    floor = FLOORS[len(scene.view.scores)]
    cards = tuple(each.card for each in laid_by(scene.view, seat))
    if awaited(scene, seat):
        canvas.put(pieces.awaited(floor.card), x, floor.cards_top)
        earlier(canvas, scene, seat, cards, x)
        return
    if not cards:
        warrior = pieces.portrait(scene.view.warriors[seat], floor.card, "yoru")
        canvas.put(warrior, x, floor.cards_top + round(0.2 * floor.card))
        return
    canvas.put(card(cards[-1], floor.card, veiled=not newest(scene, seat)), x, floor.cards_top)
    canvas.put(pieces.CARD_MARKS[seat], x - 16, floor.cards_top - 16)
    last = scene.view.last
    if last and last.seat == seat and last.card:
        counted(canvas, floor, last.moves, x)
    earlier(canvas, scene, seat, cards[:-1], x)


def awaited(scene: KarenzaScene, seat: Seat) -> bool:
    """Whether an attack isn't answered with a card of this seat."""
    attack = in_the_air(scene) or (None if scene.view.ended else scene.view.attack)
    return attack is not None and attack.target == seat


def counted(canvas: Canvas, floor: Floor, moves: int | None, x: int) -> None:
    if moves is not None:
        chip(canvas, moves, x + floor.card + 8, floor.cards_top - 2)


def newest(scene: KarenzaScene, seat: Seat) -> bool:
    """Whether a seat's last card belongs to the last exchange; earlier cards are veiled."""
    return any(each.seat == seat for each in exchange(scene) or () if each)


def earlier(canvas: Canvas, scene: KarenzaScene, seat: Seat, cards: Hand, x: int) -> None:
    """Of two players, the cards of a combo or of earlier exchanges beside the newest; later ones lie nearer to it."""
    if len(scene.view.scores) > 2:
        return
    way, start = 1 - 2 * seat, (x + FLOORS[2].card + 14, x - 14 - SMALL)[seat]
    for place, kind in enumerate(reversed(cards[-KEPT:])):
        column, row = divmod(place, 2)
        canvas.put(small(kind, SMALL), start + way * column * PITCH, FLOORS[2].cards_top + 36 + row * 104)
