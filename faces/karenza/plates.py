"""Each player's plate: the warrior, the name, hand and deck, who has the initiative, and the score."""

from engine.core import Seat
from faces.draw.canvas import Canvas
from faces.draw.fonts import font
from faces.draw.letters import SMALLEST, fitted
from faces.draw.marks import plate, turn
from faces.karenza import pieces
from faces.karenza.ground import PLATES_TOP, Floor
from faces.karenza.reading import KarenzaScene, floor_of, initiative, victors, winner
from faces.names import pictured

TOP = PLATES_TOP
NAME = 36
ROOMY = 240  # px; in narrower plates hand and deck stand below the warrior


def plates(canvas: Canvas, scene: KarenzaScene) -> None:
    seats = len(scene.view.scores)
    floor, draw = floor_of(scene), wide if seats == 2 else narrow
    for seat in range(seats):
        left = floor.plate_left(seat, seats)
        canvas.put(plate(floor.column, floor.plate), left, TOP)
        draw(canvas, scene, seat, left, floor)
        if seat in scene.asked or seat in victors(scene.view):
            canvas.put(turn(floor.column, floor.plate), left, TOP)


def wide(canvas: Canvas, scene: KarenzaScene, seat: Seat, left: int, floor: Floor) -> None:
    """The warrior; beside it the name, and below that hand, deck and score."""
    end, held = left + floor.column - 14, seat == initiative(scene.view)
    canvas.put(pieces.portrait(scene.view.warriors[seat], 106, "yoi"), left + 8, TOP + 8)
    canvas.put(pieces.PLATE_MARKS[seat], left + 126, TOP + 14)
    name = fitted(pictured(scene, seat), "sans", NAME, floor.column - 182 - 48 * held)
    canvas.write(name, left + 168, TOP + 43, NAME, on="yoi", anchor="l")
    honour(canvas, scene, seat, end - 44, TOP + 8)
    hand_size(canvas, scene, seat, left + 126, TOP + 66)
    deck_size(canvas, scene, seat, left + 206, TOP + 66)
    score(canvas, scene, seat, end, TOP + 102)


def narrow(canvas: Canvas, scene: KarenzaScene, seat: Seat, left: int, floor: Floor) -> None:
    """The name above; below it the warrior and the score, hand and deck beside the warrior or below."""
    end, tall = left + floor.column - 10, floor.column < ROOMY
    held = seat in (initiative(scene.view), winner(scene.view))
    canvas.put(pieces.PLATE_MARKS[seat], left + 7, TOP + 7)
    name = fitted(pictured(scene, seat), "sans", SMALLEST, floor.column - 56 - 40 * held)
    canvas.write(name, left + 46, TOP + 36, SMALLEST, on="yoi", anchor="l")
    honour(canvas, scene, seat, end - 38, TOP + 1)
    canvas.put(pieces.portrait(scene.view.warriors[seat], 64, "yoi"), left + 8, TOP + 50)
    hand_size(canvas, scene, seat, left + (8 if tall else 80), TOP + (119 if tall else 46))
    deck_size(canvas, scene, seat, left + (96 if tall else 80), TOP + (119 if tall else 83))
    score(canvas, scene, seat, end, TOP + 98)


def score(canvas: Canvas, scene: KarenzaScene, seat: Seat, end: int, y: int) -> None:
    """The points, and how many win."""
    target = f"/{scene.view.options.target}"
    canvas.write(target, end, y, SMALLEST, on="yoi", ink="asagi", anchor="r")
    end -= round(font("sans", SMALLEST).getlength(target)) + 4
    canvas.write(scene.view.scores[seat], end, y, 48, on="yoi", family="serif", anchor="r")


def honour(canvas: Canvas, scene: KarenzaScene, seat: Seat, x: int, y: int) -> None:
    """The sword for the initiative, or at the end the winner's fan, if it has no better place."""
    if seat == initiative(scene.view):
        canvas.put(pieces.INITIATIVE, x, y)
    elif seat == winner(scene.view) and len(scene.view.scores) > 2:
        canvas.put(pieces.SMALL_FAN, x, y)


def hand_size(canvas: Canvas, scene: KarenzaScene, seat: Seat, x: int, y: int) -> None:
    canvas.put(pieces.HANDS, x, y)
    canvas.write(scene.view.hand_sizes[seat], x + 44, y + 30, NAME, on="yoi", anchor="l")


def deck_size(canvas: Canvas, scene: KarenzaScene, seat: Seat, x: int, y: int) -> None:
    canvas.put(pieces.DECKS, x, y)
    canvas.write(scene.view.deck_sizes[seat], x + 38, y + 30, NAME, on="yoi", anchor="l")
