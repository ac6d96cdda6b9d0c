"""Between two boards: the attack in the air and whom it threatens, or how the last exchange ended."""

from engine.games.karenza.parts import CARDS
from engine.games.karenza.state import Attack, Laid
from faces.draw.canvas import Canvas
from faces.karenza import pieces
from faces.karenza.ground import FLOORS, WIDTH
from faces.karenza.reading import KarenzaScene, exchange, in_the_air, winner

CENTRE = WIDTH // 2
LENGTH = 96  # of the arrow


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
    """The star with its power, an arrow at the target, and the most moves the target may make."""
    star(canvas, attack.card, centre - 62)
    canvas.put(pieces.arrow(LENGTH, 1 if attack.target else -1), CENTRE - LENGTH // 2, centre + 12)
    most(canvas, attack.moves, CENTRE, centre + 100)


def star(canvas: Canvas, card: str, y: int, spent: bool = False) -> None:
    canvas.put(pieces.SPENT if spent else pieces.STAR, CENTRE - 64, y - 58)
    canvas.write(CARDS[card].power, CENTRE, y + 17, 50, on="hai" if spent else "shu", family="serif")


def most(canvas: Canvas, moves: int, x: int, y: int) -> None:
    """A foot and "≤ 2", the middle at x, y."""
    canvas.put(pieces.FOOT, x - 58, y - 22)
    canvas.write(f"≤ {moves}", x, y + 14, 42, on="yoru", ink="kin", anchor="l")


def ended(canvas: Canvas, attack: Laid, defence: Laid | None, centre: int) -> None:
    """A spent attack, and below it the shield that met it, or the points it made."""
    star(canvas, attack.card, centre - 76, spent=True)
    if defence is None:
        canvas.write(f"+{CARDS[attack.card].power}", CENTRE, centre + 50, 56, on="yoru", ink="kin", family="serif")
        return
    canvas.put(pieces.SHIELD, CENTRE - 55, centre - 6)
    canvas.write(CARDS[defence.card].power, CENTRE, centre + 64, 50, on="ai", family="serif")
