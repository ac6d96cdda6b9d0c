"""Where things are on a KAITO picture, and the ground on which the rest is put."""

from faces.draw.atlas import ground
from faces.draw.shapes import document, outline, panel, path, words

WIDTH, HEIGHT = 900, 656
SIDE = 6
PITCH = 94
LEFT, TOP = 184, 62
COLUMN = 108  # width of a side column
COLUMNS_AT = (24, 768)
LETTERS = "abcdef"


def corner(square: int) -> tuple[int, int]:
    return LEFT + square % SIDE * PITCH, TOP + square // SIDE * PITCH


def _mat() -> str:
    half = PITCH / 2
    letters = [words(letter, LEFT + PITCH * place + half, TOP - 9, 30, "sumi") for place, letter in enumerate(LETTERS)]
    numbers = [words(f"{row + 1}", LEFT - 19, TOP + PITCH * row + half + 11, 30, "sumi") for row in range(SIDE)]
    mat = panel(146, 24, 608, 608, "tatami", 18) + outline(146, 24, 608, 608, "sumi", 4, 18)
    return mat + "".join(letters + numbers)


def _column(x: int) -> str:
    return panel(x, 24, COLUMN, 608, "yoi") + path(f"M{x + 16} 252 h{COLUMN - 32}", "hai-l", 3)


ROOM = ground(
    document(panel(0, 0, WIDTH, HEIGHT, "yoru", 0) + _mat() + "".join(map(_column, COLUMNS_AT)), WIDTH, HEIGHT)
)
