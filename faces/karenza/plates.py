"""Each player's plate: the warrior, the name, hand and deck, who has the initiative, and the score."""

from engine.core import Seat
from faces.draw.canvas import Canvas
from faces.draw.letters import fitted
from faces.draw.marks import plate, turn
from faces.karenza import pieces
from faces.karenza.ground import FLOORS, PLATES_TOP, Floor
from faces.karenza.reading import KarenzaScene, initiative, victors, winner
from faces.names import pictured

TOP = PLATES_TOP


def plates(canvas: Canvas, scene: KarenzaScene) -> None:
    seats = len(scene.view.scores)
    floor, draw = FLOORS[seats], wide if seats == 2 else narrow
    for seat in range(seats):
        left = floor.plate_left(seat, seats)
        canvas.put(plate(floor.column, floor.plate), left, TOP)
        draw(canvas, scene, seat, left, floor)
        if seat in scene.asked or seat in victors(scene.view):
            canvas.put(turn(floor.column, floor.plate), left, TOP)


def wide(canvas: Canvas, scene: KarenzaScene, seat: Seat, left: int, floor: Floor) -> None:
    """The name above, hand and deck below, the score on the right."""
    view, end = scene.view, left + floor.column - 14
    canvas.put(pieces.portrait(view.warriors[seat], 72, "yoi"), left + 6, TOP + 6)
    canvas.put(pieces.PLATE_MARKS[seat], left + 88, TOP + 6)
    canvas.write(fitted(pictured(scene, seat), "sans", 30, 158), left + 130, TOP + 34, 30, on="yoi", anchor="l")
    hand_size(canvas, scene, seat, left + 88, TOP + 44)
    deck_size(canvas, scene, seat, left + 178, TOP + 44)
    honour(canvas, scene, seat, left + 258, TOP + 37)
    canvas.write(f"/{view.options.target}", end, TOP + 56, 28, on="yoi", ink="asagi", anchor="r")
    end -= 4 + (38 if view.options.target > 9 else 24)
    canvas.write(view.scores[seat], end, TOP + 56, 46, on="yoi", family="serif", anchor="r")


def narrow(canvas: Canvas, scene: KarenzaScene, seat: Seat, left: int, floor: Floor) -> None:
    """The name above; below it the warrior, hand and deck, and the score."""
    view, end = scene.view, left + floor.column - 12
    held = seat in (initiative(view), winner(view))
    canvas.put(pieces.PLATE_MARKS[seat], left + 7, TOP + 5)
    name = fitted(pictured(scene, seat), "sans", 28, floor.column - 58 - 40 * held)
    canvas.write(name, left + 47, TOP + 32, 28, on="yoi", anchor="l")
    honour(canvas, scene, seat, end - 36, TOP + 1)
    canvas.put(pieces.portrait(view.warriors[seat], 64, "yoi"), left + 7, TOP + 44)
    hand_size(canvas, scene, seat, left + 76, TOP + 43)
    deck_size(canvas, scene, seat, left + 76, TOP + 77)
    canvas.write(view.scores[seat], end, TOP + 78, 42, on="yoi", family="serif", anchor="r")
    canvas.write(f"/{view.options.target}", end, TOP + 104, 26, on="yoi", ink="asagi", anchor="r")


def honour(canvas: Canvas, scene: KarenzaScene, seat: Seat, x: int, y: int) -> None:
    """The sword for the initiative, or at the end the winner's fan, if it has no better place."""
    if seat == initiative(scene.view):
        canvas.put(pieces.INITIATIVE, x, y)
    elif seat == winner(scene.view) and len(scene.view.scores) > 2:
        canvas.put(pieces.SMALL_FAN, x, y)


def hand_size(canvas: Canvas, scene: KarenzaScene, seat: Seat, x: int, y: int) -> None:
    canvas.put(pieces.HANDS, x, y)
    canvas.write(scene.view.hand_sizes[seat], x + 42, y + 27, 28, on="yoi", anchor="l")


def deck_size(canvas: Canvas, scene: KarenzaScene, seat: Seat, x: int, y: int) -> None:
    canvas.put(pieces.DECKS, x, y)
    canvas.write(scene.view.deck_sizes[seat], x + 38, y + 27, 28, on="yoi", anchor="l")
