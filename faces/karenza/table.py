"""The cards on the table, below each player's board: the newest large, earlier ones small beside it.

Players without cards on the table have their warrior there.
"""

from engine.core import Seat
from engine.games.karenza.parts import CARDS, Hand, Kind
from engine.games.karenza.state import Attack, Laid, Play
from faces.draw.canvas import Canvas
from faces.draw.marks import target
from faces.karenza import pieces
from faces.karenza.cards import card, chip, size_of, small
from faces.karenza.ground import FLOORS, WIDTH, Floor
from faces.karenza.reading import KarenzaScene, away, exchange, in_the_air, laid_by, winner

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


# The attack in the air and whom it threatens, or how the last exchange ended


# Two players: between their boards

CENTRE = WIDTH // 2
LENGTH = 96  # px of the arrow


def middle(canvas: Canvas, scene: KarenzaScene) -> None:
    floor = FLOORS[2]
    centre = floor.stages_top + floor.stage // 2
    attack, laid, first = in_the_air(scene), exchange(scene), winner(scene.view)
    if attack:
        flying(canvas, attack, centre)
    elif laid:
        ended(canvas, *laid, centre)
    if first is not None:
        canvas.put(pieces.FAN, CENTRE - 42 + (-36, 36)[first], centre + 80)


def flying(canvas: Canvas, attack: Attack, centre: int) -> None:
    """A star with the attack's power, an arrow to the target, and the most moves that the target may make."""
    star(canvas, attack.card, centre - 62)
    canvas.put(pieces.arrow(LENGTH, 1 if attack.target else -1), CENTRE - LENGTH // 2, centre + 12)
    most(canvas, attack.moves, CENTRE, centre + 100)


def star(canvas: Canvas, card: str, y: int, spent: bool = False) -> None:
    canvas.put(pieces.SPENT if spent else pieces.STAR, CENTRE - 64, y - 58)
    canvas.write(CARDS[card].power, CENTRE, y + 17, 50, on="hai" if spent else "shu", family="serif")


def most(canvas: Canvas, moves: int, x: int, y: int) -> None:
    """A foot and "≤ 2", centred at x, y."""
    canvas.put(pieces.FOOT, x - 58, y - 22)
    canvas.write(f"≤ {moves}", x, y + 14, 42, on="yoru", ink="kin", anchor="l")


def ended(canvas: Canvas, attack: Laid, defence: Laid | None, centre: int) -> None:
    """The attack, and below it the defence that stopped it, or the points it scored."""
    star(canvas, attack.card, centre - 76, spent=True)
    if defence is None:
        canvas.write(f"+{CARDS[attack.card].power}", CENTRE, centre + 50, 56, on="yoru", ink="kin", family="serif")
        return
    canvas.put(pieces.SHIELD, CENTRE - 55, centre - 6)
    canvas.write(CARDS[defence.card].power, CENTRE, centre + 64, 50, on="ai", family="serif")


# Three or four players in a row: in a band between the boards and the cards

STAR, LABEL = 52, 66  # px that an arrow keeps from the middle of a star, and of a number


def band(canvas: Canvas, scene: KarenzaScene) -> None:
    attack, laid, seats = in_the_air(scene), exchange(scene), len(scene.view.scores)
    if attack:
        flying_far(canvas, attack, seats)
    elif laid:
        ended_far(canvas, *laid, seats)


def flying_far(canvas: Canvas, attack: Attack, seats: int) -> None:
    """A star above the attacker's card, and an arrow to the number of moves that the target may make."""
    y, start, stop = FLOORS[seats].band, centre_of(attack.seat, seats), centre_of(attack.target, seats)
    small_star(canvas, attack.card, start, y)
    way = 1 if stop > start else -1
    canvas.put(pieces.arrow(abs(stop - start) - STAR - LABEL, way), min(start + STAR, stop + LABEL), y - 22)
    most(canvas, attack.moves, stop, y)


def centre_of(seat: Seat, seats: int) -> int:
    floor = FLOORS[seats]
    return floor.stage_left(seat, seats) + floor.stage // 2


def small_star(canvas: Canvas, card: str, x: int, y: int, spent: bool = False) -> None:
    canvas.put(pieces.SMALL_SPENT if spent else pieces.SMALL_STAR, x - 42, y - 38)
    canvas.write(CARDS[card].power, x, y + 13, 38, on="hai" if spent else "shu", family="serif")


def ended_far(canvas: Canvas, attack: Laid, defence: Laid | None, seats: int) -> None:
    x, y = centre_of(attack.seat, seats), FLOORS[seats].band
    small_star(canvas, attack.card, x, y, spent=True)
    if defence is None:
        points = f"+{CARDS[attack.card].power}"
        canvas.write(points, x + 48, y + 15, 42, on="yoru", ink="kin", family="serif", anchor="l")
        return
    x = centre_of(defence.seat, seats)
    canvas.put(pieces.SMALL_SHIELD, x - 36, y - 36)
    canvas.write(CARDS[defence.card].power, x, y + 11, 36, on="ai", family="serif")
