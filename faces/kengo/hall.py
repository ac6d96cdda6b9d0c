"""Where things are on a Kengo! picture (px), its backgrounds, and how the two fencers stand."""

from PIL import Image

from engine.core import Seat
from engine.games.kengo.state import View
from faces.draw.atlas import ground
from faces.draw.canvas import Canvas
from faces.draw.shapes import document, panel, path
from faces.kengo.reading import struck

WIDTH = 900
HIGHEST = 800
PITCH = 34  # the width of a square of the mat
MAT = 92  # its height
HALL_TOP, HALL_BOTTOM = 88, 310
MAT_TOP = 318
TABS_TOP = MAT_TOP + MAT - 12
HAND_TOP = 494
LINTEL_TOP, LINTEL = 92, 72  # a board above the hall, and how much lower the hall then lies

MOUNTAIN = "M60 310 C190 296 300 218 352 152 C364 142 400 142 412 152 C464 218 574 296 704 310 Z"
SNOW = (
    "M320 190 C332 178 342 165 352 152 C364 142 400 142 412 152 C422 165 432 178 444 190 "
    "L426 184 L404 200 L382 184 L360 200 L338 184 Z"
)


def edge(tatami: int) -> int:
    """The left end of square 0, which lies outside the mat."""
    return WIDTH // 2 - (tatami + 2) * PITCH // 2


def centre(square: int, tatami: int) -> int:
    return edge(tatami) + square * PITCH + PITCH // 2


def tone(square: int, tatami: int) -> str:
    """The background colour at a square: two colours in turn on the mat, and the room's outside it."""
    if not 1 <= square <= tatami:
        return "yoru"
    return "tatami" if square % 2 else "kinako"


def _mat(tatami: int) -> str:
    left, width = edge(tatami) + PITCH, tatami * PITCH
    squares = [
        panel(edge(tatami) + square * PITCH, MAT_TOP, PITCH, MAT, tone(square, tatami), 0)
        for square in range(1, tatami + 1)
    ]
    hems = [panel(left, top, width, 10, "ai", 0) for top in (MAT_TOP, MAT_TOP + MAT - 10)]
    blocks = [
        panel(edge(tatami) + square * PITCH + 4, MAT_TOP + 14, PITCH - 10, MAT - 28, "kumo", 8)
        for square in (0, tatami + 1)
    ]
    return panel(left - 6, MAT_TOP - 6, width + 12, MAT + 12, "sumi", 8) + "".join(squares + hems + blocks)


def _slice(body: str, top: int, bottom: int) -> Image.Image:
    """What of a drawing lies between these heights, on the colour of the room."""
    night = panel(0, top, WIDTH, bottom - top, "yoru", 0)
    return ground(document(f'<g transform="translate(0 {-top})">{night}{body}</g>', WIDTH, bottom - top))


ABOVE = _slice(panel(24, LINTEL_TOP, 852, LINTEL, "yoi", 14), LINTEL_TOP, LINTEL_TOP + LINTEL)
_wall = panel(24, HALL_TOP, 852, HALL_BOTTOM - HALL_TOP, "yoi", 18) + path(MOUNTAIN, "kumo")
HALL = _slice(_wall + f'<g opacity=".2">{path(SNOW, "washi")}</g>', HALL_TOP, HALL_BOTTOM)
MATS = {tatami: _slice(_mat(tatami), MAT_TOP - 6, MAT_TOP + MAT + 6) for tatami in (23, 21)}


def room(tatami: int, lintel: bool) -> Canvas:
    """The hall and the mat, and a board above them or not."""
    canvas, down = Canvas.plain(WIDTH, HIGHEST), LINTEL * lintel
    if lintel:
        canvas.lay(ABOVE, 0, LINTEL_TOP)
    canvas.lay(HALL, 0, HALL_TOP + down)
    canvas.lay(MATS[tatami], 0, MAT_TOP - 6 + down)
    return canvas


# The fencers

APART = {"guard": 128, "lunge": 160}
ROOM = {"guard": 122, "lunge": 166}  # between the middle of a figure and the wall behind it
WALLS = (0, 900)


def pose(view: View, seat: Seat) -> str:
    """The attacker lunges until the attack is answered, and stays so if it hit and ended the match."""
    last = struck(view)
    return "lunge" if last is not None and last.seat == seat else "guard"


def stands(view: View) -> tuple[int, int]:
    """The middles of the figures. They keep apart and off the walls, so they may not stand above their squares."""
    poses = pose(view, 0), pose(view, 1)
    apart = max(APART[each] for each in poses)
    left, right = (centre(square, view.options.tatami) for square in view.places)
    half = max((right - left) // 2 + 14, apart // 2)
    middle = (left + right) // 2
    here = max(middle - half, WALLS[0] + ROOM[poses[0]])
    there = max(middle + half, here + apart)
    there = min(there, WALLS[1] - ROOM[poses[1]])
    return min(here, there - apart), there
