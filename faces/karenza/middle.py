"""Between two boards: the attack in the air and whom it threatens, or how the last exchange ended."""

from engine.games.karenza.parts import CARDS
from engine.games.karenza.state import Attack, Laid
from faces.canvas import Canvas
from faces.karenza import pieces
from faces.karenza.ground import FLOORS, WIDTH
from faces.karenza.reading import KarenzaScene, exchange, threatened

CENTRE = WIDTH // 2
LENGTH = 96  # of the arrow


def middle(canvas: Canvas, scene: KarenzaScene) -> None:
    floor, view = FLOORS[2], scene.view
    centre = floor.stages_top + floor.stage // 2
    laid = exchange(view)
    if view.attack and threatened(view) is not None:
        in_the_air(canvas, view.attack, centre)
    elif laid:
        ended(canvas, *laid, centre)


def in_the_air(canvas: Canvas, attack: Attack, centre: int) -> None:
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
    star(canvas, attack.card, centre - 66, spent=True)
    if defence is None:
        canvas.write(f"+{CARDS[attack.card].power}", CENTRE, centre + 62, 56, on="yoru", ink="kin", family="serif")
        return
    canvas.put(pieces.SHIELD, CENTRE - 55, centre + 12)
    canvas.write(CARDS[defence.card].power, CENTRE, centre + 82, 50, on="ai", family="serif")
