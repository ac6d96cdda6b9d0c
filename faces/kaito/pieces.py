"""The pieces of a KAITO picture at the sizes they are used, where they lie (px), and the background."""

from pathlib import Path

from engine.games.kaito.parts import Colour, Kind, Tile
from faces.draw.atlas import Sprite, drawing, ground, overlay, sprite
from faces.draw.shapes import document, nested, outline, panel, path, words
from faces.draw.shared import BACK, WINNER, target, turn
from faces.kaito.reading import LETTERS, SIDE

WIDTH, HEIGHT = 900, 656
PITCH = 94  # of the grid
LEFT, TOP = 184, 62
COLUMN = 108  # width of a side column
COLUMNS_AT = (24, 768)


def corner(square: int) -> tuple[int, int]:
    """The top left corner of a square of the grid (px)."""
    return LEFT + square % SIDE * PITCH, TOP + square // SIDE * PITCH


def mat() -> str:
    """The playing surface with the letters and numbers of the grid."""
    half = PITCH / 2
    letters = [words(letter, LEFT + PITCH * place + half, TOP - 8, 34, "sumi") for place, letter in enumerate(LETTERS)]
    numbers = [words(f"{row + 1}", LEFT - 19, TOP + PITCH * row + half + 12, 34, "sumi") for row in range(SIDE)]
    rush = panel(146, 24, 608, 608, "tatami", 18) + outline(146, 24, 608, 608, "sumi", 4, 18)
    return rush + "".join(letters + numbers)


_columns = (panel(x, 24, COLUMN, 608, "yoi") + path(f"M{x + 16} 252 h{COLUMN - 32}", "hai-l", 3) for x in COLUMNS_AT)
ROOM = ground(document(panel(0, 0, WIDTH, HEIGHT, "yoru", 0) + mat() + "".join(_columns), WIDTH, HEIGHT))

OWN = Path(__file__).parent / "art"
FILES = {Colour.RED: "aka", Colour.BLACK: "kuro"}  # how the drawings of a colour are called


def file_of(tile: Tile) -> str:
    """How the drawing of a tile is called."""
    kind = tile.kind if tile.symbols == 0 else f"mon{tile.symbols}"
    return f"{kind}-{FILES[tile.colour]}"


SVG = {tile: drawing(OWN / f"{file_of(tile)}.svg") for tile in Tile}
KAITO = {colour: drawing(OWN / f"kaito-{name}.svg") for colour, name in FILES.items()}

TILES = {tile: sprite(svg, 84, on="tatami") for tile, svg in SVG.items()}
COUNTED = {tile: sprite(svg, 46, on="yoi") for tile, svg in SVG.items()}
NONE_LEFT = {tile: sprite(svg, 46, on="yoi", fade=0.32) for tile, svg in SVG.items()}
KAITOS = {colour: overlay(svg, 96) for colour, svg in KAITO.items()}
SMALL_KAITOS = {colour: sprite(svg, 54, on="yoi") for colour, svg in KAITO.items()}
ASIDE = sprite(BACK, 36, on="yoi")
VICTOR = sprite(WINNER, 58, on="yoi")

UNDER = {
    tile: overlay(document(panel(0, 0, 52, 52, "washi", 13) + nested(svg, 2, 2, 48), 52, 52), 52)
    for tile, svg in SVG.items()
    if tile.kind is not Kind.MON
}

GAP = sprite(document(f'<g opacity=".55">{panel(0, 0, 78, 78, "wara")}</g>', 78, 78), 78, on="tatami")
TARGET = target(86, 86, 20)
OFFERED = target(50, 50, 13)
TURN = turn(COLUMN, 608, 16)
CAME_FROM = overlay(document(outline(3, 3, PITCH - 24, PITCH - 24, "ai", 5, 14, "1 11"), 76, 76), 76)
PASSED_BY = overlay(document(outline(3, 3, 92, 92, "ai", 5, 22, "1 11"), 98, 98), 98)


def _chevron(d: str, width: int, height: int) -> Sprite:
    return overlay(document(path(d, "ai-l", 8), width, height), width)


CHEVRONS = {  # by the direction travelled, in columns and rows
    (0, -1): _chevron("M6 24 l16 -18 l16 18", 44, 30),
    (0, 1): _chevron("M6 6 l16 18 l16 -18", 44, 30),
    (-1, 0): _chevron("M24 6 l-18 16 l18 16", 30, 44),
    (1, 0): _chevron("M6 6 l18 16 l-18 16", 30, 44),
}
