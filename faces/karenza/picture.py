"""The picture of Karenza: plates, pose boards, the attack in the air, and the cards on the table."""

from engine.core import Seat
from faces.draw.banner import crown
from faces.draw.canvas import Canvas
from faces.draw.fonts import font
from faces.draw.letters import SMALLEST, fitted
from faces.draw.marks import SEATS, plate, turn
from faces.karenza import pieces
from faces.karenza.ground import HIGHEST, OUTSIDE, PLATES_TOP, POINTS, SQUARES, STAGE, WIDTH, Floor
from faces.karenza.reading import KarenzaScene, Stance, choosing, floor_of, initiative, quiet, stance, victors, winner
from faces.karenza.table import band, middle, table
from faces.karenza.warriors import choice
from faces.names import pictured


def picture(scene: KarenzaScene) -> bytes:
    """PNG, 900 px wide; the height depends on the number of seats. First, the choice of warriors."""
    if choosing(scene.view):
        return choice(scene)
    seats = len(scene.view.scores)
    floor = floor_of(scene)
    canvas = Canvas.plain(WIDTH, HIGHEST)
    canvas.cut(floor.height)
    plates(canvas, scene)
    for seat in range(seats):
        left = floor.stage_left(seat, seats)
        pose_board(canvas, left, floor.stages_top, floor.stage, floor.letter, stance(scene, seat))
    if quiet(scene):
        warriors(canvas, scene, floor)
    else:
        (middle if seats == 2 else band)(canvas, scene)
        table(canvas, scene)
    for seat in scene.view.left:
        gone(canvas, seat, seats, floor)
    if scene.view.ended:
        crown(canvas, [(SEATS[seat], pictured(scene, seat)) for seat in victors(scene.view)])
    return canvas.png()


def warriors(canvas: Canvas, scene: KarenzaScene, floor: Floor) -> None:
    """The warriors of three or four players, below their boards."""
    for seat, warrior in enumerate(scene.view.warriors if floor.card else ()):
        left = floor.stage_left(seat, len(scene.view.warriors))
        canvas.put(pieces.portrait(warrior, floor.card, "yoru"), left, floor.cards_top)


def gone(canvas: Canvas, seat: Seat, seats: int, floor: Floor) -> None:
    """Darken the plate, board and cards of a player who has left."""
    canvas.recolour(pieces.VEIL, floor.plate_left(seat, seats), PLATES_TOP, floor.column, floor.plate)
    left, below = floor.stage_left(seat, seats), floor.cards_top - 18
    canvas.recolour(pieces.VEIL, left, floor.stages_top, floor.stage, floor.stage)
    canvas.recolour(pieces.VEIL, left, below, floor.stage, floor.height - below)


# A pose board


def pose_board(canvas: Canvas, x: int, y: int, width: int, letter: int, stance: Stance | None) -> None:
    canvas.put(pieces.stage(width), x, y)
    names(canvas, x, y, width, letter, stance.pose if stance else "")
    if stance:
        if stance.before:
            ghosts(canvas, x, y, width, stance)
        tokens(canvas, x, y, width, stance)


def names(canvas: Canvas, x: int, y: int, width: int, size: int, pose: str) -> None:
    """The name of each place, written on it, or beside the token that covers it."""
    scale = width / STAGE
    for place, (left, top) in (*SQUARES.items(), *POINTS.items()):
        covered = place in pose
        if covered:
            left, top = OUTSIDE[place]
        on = "kinako" if place in SQUARES and not covered else "washi"
        smaller = size if place in SQUARES and not covered else size - 2
        at = y + top * scale + smaller * 0.34
        canvas.write(place.upper(), x + left * scale, at, smaller, on=on, ink="sumi", family="serif")


def ghosts(canvas: Canvas, x: int, y: int, width: int, stance: Stance) -> None:
    """Indigo dots where tokens stood before, and along the path of a sword."""
    before = stance.before or stance.pose
    for foot in before[:2]:
        if foot not in stance.pose[:2]:
            canvas.put(pieces.left_square(foot, width), x, y)
    if stance.path and not stance.weighed:
        canvas.put(pieces.trail(*stance.path, width), x, y)
    elif before[2] != stance.pose[2]:
        canvas.put(pieces.left_point(before[2], width), x, y)


def tokens(canvas: Canvas, x: int, y: int, width: int, stance: Stance) -> None:
    scale = width / STAGE
    for side, square in zip(pieces.SIDES, stance.pose[:2], strict=True):
        token = pieces.foot(side, width)
        left, top = SQUARES[square]
        canvas.put(token, x + left * scale - token.size[0] / 2, y + top * scale - token.size[1] / 2)
    if stance.path and stance.weighed:
        canvas.put(pieces.weighed_way(*stance.path, width), x, y)
    left, top = POINTS[stance.pose[2]]
    token = pieces.sword(width)
    canvas.put(token, x + left * scale - token.size[0] / 2, y + top * scale - token.size[1] / 2)


# Each player's plate: the warrior, the name, hand and deck, who has the initiative, and the score


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
