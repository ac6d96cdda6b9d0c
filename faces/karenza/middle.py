"""Between two boards: the attack in the air and whom it threatens, or how the last exchange ended."""

from engine.core import Seat
from engine.games.karenza.parts import CARDS
from faces.canvas import Canvas
from faces.karenza import pieces
from faces.karenza.cards import chip
from faces.karenza.ground import FLOORS, WIDTH
from faces.karenza.reading import KarenzaScene, cap, exchange, threatened

CENTRE = WIDTH // 2


def middle(canvas: Canvas, scene: KarenzaScene) -> None:
    floor = FLOORS[2]
    centre = floor.stages_top + floor.stage // 2
    target = threatened(scene.view)
    if target is not None:
        in_the_air(canvas, scene, target, centre)
    else:
        ended(canvas, scene, centre)


def in_the_air(canvas: Canvas, scene: KarenzaScene, target: Seat, centre: int) -> None:
    """The star with its power, an arrow at the target, and how many moves the target may make."""
    attack = scene.view.attack
    assert attack is not None
    star(canvas, CARDS[attack.card].power, centre - 62)
    canvas.put(pieces.arrow(96, 1 if target else -1), CENTRE - 48, centre + 12)
    moves = cap(scene)
    canvas.put(pieces.FOOT, CENTRE - 62, centre + 78)
    canvas.write(f"≤ {moves}", CENTRE - 6, centre + 114, 42, on="yoru", ink="kin", family="sans", anchor="l")


def star(canvas: Canvas, power: int, y: int, spent: bool = False) -> None:
    canvas.put(pieces.SPENT if spent else pieces.STAR, CENTRE - 64, y - 58)
    canvas.write(power, CENTRE, y + 17, 50, on="hai" if spent else "shu", family="serif")


def ended(canvas: Canvas, scene: KarenzaScene, centre: int) -> None:
    """A spent attack, and below it the shield that met it, or the points it made."""
    laid = exchange(scene.view)
    if laid is None:
        return
    attack, defence = laid
    star(canvas, CARDS[attack.card].power, centre - 70, spent=True)
    if defence is None:
        chip(canvas, CARDS[attack.card].power, CENTRE, centre + 30)
        return
    canvas.put(pieces.SHIELD, CENTRE - 55, centre + 14)
    canvas.write(CARDS[defence.card].power, CENTRE, centre + 82, 50, on="ai", family="serif")
