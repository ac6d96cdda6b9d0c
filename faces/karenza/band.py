"""With three or four in a row: the attack in the air runs in a band between the boards and the cards."""

from engine.core import Seat
from engine.games.karenza.parts import CARDS
from engine.games.karenza.state import Attack, Laid
from faces.draw.canvas import Canvas
from faces.karenza import pieces
from faces.karenza.ground import FLOORS
from faces.karenza.middle import most
from faces.karenza.reading import KarenzaScene, exchange, in_the_air

STAR, LABEL = 52, 66  # how far an arrow stays from the middle of either


def band(canvas: Canvas, scene: KarenzaScene) -> None:
    attack, laid, seats = in_the_air(scene), exchange(scene), len(scene.view.scores)
    if attack:
        flying(canvas, attack, seats)
    elif laid:
        ended(canvas, *laid, seats)


def flying(canvas: Canvas, attack: Attack, seats: int) -> None:
    """From the star over the attacker's card an arrow to what the target may do."""
    y, start, stop = FLOORS[seats].band, middle(attack.seat, seats), middle(attack.target, seats)
    star(canvas, attack.card, start, y)
    way = 1 if stop > start else -1
    canvas.put(pieces.arrow(abs(stop - start) - STAR - LABEL, way), min(start + STAR, stop + LABEL), y - 22)
    most(canvas, attack.moves, stop, y)


def middle(seat: Seat, seats: int) -> int:
    floor = FLOORS[seats]
    return floor.stage_left(seat, seats) + floor.stage // 2


def star(canvas: Canvas, card: str, x: int, y: int, spent: bool = False) -> None:
    canvas.put(pieces.SMALL_SPENT if spent else pieces.SMALL_STAR, x - 42, y - 38)
    canvas.write(CARDS[card].power, x, y + 13, 38, on="hai" if spent else "shu", family="serif")


def ended(canvas: Canvas, attack: Laid, defence: Laid | None, seats: int) -> None:
    x, y = middle(attack.seat, seats), FLOORS[seats].band
    star(canvas, attack.card, x, y, spent=True)
    if defence is None:
        canvas.write(
            f"+{CARDS[attack.card].power}", x + 48, y + 15, 42, on="yoru", ink="kin", family="serif", anchor="l"
        )
        return
    x = middle(defence.seat, seats)
    canvas.put(pieces.SMALL_SHIELD, x - 36, y - 36)
    canvas.write(CARDS[defence.card].power, x, y + 11, 36, on="ai", family="serif")
