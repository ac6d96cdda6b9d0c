"""Each player's plate: the warrior, the name, hand and deck, whose the initiative is, and the score."""

from engine.core import Seat
from faces.canvas import Canvas
from faces.karenza import pieces
from faces.karenza.ground import FLOORS, PLATES_TOP, Floor
from faces.karenza.reading import KarenzaScene, initiative, victors
from faces.letters import fitted

TOP = PLATES_TOP


def plates(canvas: Canvas, scene: KarenzaScene) -> None:
    seats = len(scene.view.scores)
    floor, draw = FLOORS[seats], wide if seats == 2 else narrow
    for seat in range(seats):
        left = floor.left(seat, seats)
        canvas.put(pieces.plate(floor.column, floor.plate), left, TOP)
        draw(canvas, scene, seat, left, floor)
        if seat in scene.asked or seat in victors(scene.view):
            canvas.put(pieces.turn(floor.column, floor.plate), left - 2, TOP - 2)


def wide(canvas: Canvas, scene: KarenzaScene, seat: Seat, left: int, floor: Floor) -> None:
    """Name above, hand and deck below, the score at the end."""
    view = scene.view
    canvas.put(pieces.portrait(view.warriors[seat], 68, "yoi"), left + 7, TOP + 6)
    canvas.put(pieces.PLATE_MARKS[seat], left + 86, TOP + 6)
    canvas.write(fitted(scene.names[seat], "sans", 30, 164), left + 128, TOP + 34, 30, on="yoi", anchor="l")
    sizes(canvas, scene, seat, left + 86, left + 176, TOP + 42)
    if seat == initiative(view):
        canvas.put(pieces.INITIATIVE, left + 254, TOP + 34)
    goal = f"/{view.options.target}"
    canvas.write(goal, left + floor.column - 14, TOP + 54, 28, on="yoi", ink="asagi", anchor="r")
    end = left + floor.column - 18 - (38 if view.options.target > 9 else 24)
    canvas.write(view.scores[seat], end, TOP + 54, 46, on="yoi", family="serif", anchor="r")


def sizes(canvas: Canvas, scene: KarenzaScene, seat: Seat, hand: int, deck: int, top: int) -> None:
    canvas.put(pieces.HANDS, hand, top - 2)
    canvas.write(scene.view.hand_sizes[seat], hand + 44, top + 26, 28, on="yoi", anchor="l")
    canvas.put(pieces.DECKS, deck, top - 2)
    canvas.write(scene.view.deck_sizes[seat], deck + 40, top + 26, 28, on="yoi", anchor="l")


def narrow(canvas: Canvas, scene: KarenzaScene, seat: Seat, left: int, floor: Floor) -> None:
    """Name above; below it the warrior, hand over deck, and the score."""
    view, end = scene.view, left + floor.column - 12
    canvas.put(pieces.PLATE_MARKS[seat], left + 7, TOP + 5)
    held = seat == initiative(view)
    name = fitted(scene.names[seat], "sans", 28, floor.column - 56 - 40 * held)
    canvas.write(name, left + 47, TOP + 31, 28, on="yoi", anchor="l")
    if held:
        canvas.put(pieces.INITIATIVE, end - 38, TOP + 1)
    canvas.put(pieces.portrait(view.warriors[seat], 62, "yoi"), left + 7, TOP + 44)
    canvas.put(pieces.HANDS, left + 76, TOP + 42)
    canvas.write(view.hand_sizes[seat], left + 118, TOP + 69, 28, on="yoi", anchor="l")
    canvas.put(pieces.DECKS, left + 76, TOP + 75)
    canvas.write(view.deck_sizes[seat], left + 118, TOP + 103, 28, on="yoi", anchor="l")
    canvas.write(view.scores[seat], end, TOP + 92, 44, on="yoi", family="serif", anchor="r")
