"""The picture of Karenza: how everybody stands, the attack in the air, and the cards on the table."""

from engine.core import Seat
from faces.draw.canvas import Canvas
from faces.karenza.band import band
from faces.karenza.ground import FLOORS, NIGHT, PLATES_TOP, Floor
from faces.karenza.middle import middle
from faces.karenza.plates import plates
from faces.karenza.reading import KarenzaScene, choosing, stance
from faces.karenza.stances import board
from faces.karenza.table import table
from faces.karenza.veils import veil
from faces.karenza.warriors import choice


def picture(scene: KarenzaScene) -> bytes:
    if choosing(scene.view):
        return choice(scene)
    seats = len(scene.view.scores)
    floor = FLOORS[seats]
    canvas = Canvas(NIGHT)
    canvas.cut(floor.height)
    plates(canvas, scene)
    for seat in range(seats):
        left = floor.stage_left(seat, seats)
        board(canvas, left, floor.stages_top, floor.stage, floor.letter, stance(scene, seat))
    (middle if seats == 2 else band)(canvas, scene)
    table(canvas, scene)
    for seat in scene.view.left:
        gone(canvas, seat, seats, floor)
    return canvas.png()


def gone(canvas: Canvas, seat: Seat, seats: int, floor: Floor) -> None:
    """Plate, board and cards of who has left."""
    veil(canvas, floor.plate_left(seat, seats), PLATES_TOP, floor.column, floor.plate)
    left, below = floor.stage_left(seat, seats), floor.cards_top - 18
    veil(canvas, left, floor.stages_top, floor.stage, floor.stage)
    veil(canvas, left, below, floor.stage, floor.height - below)
