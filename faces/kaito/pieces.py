"""The pieces of a KAITO picture, each at the sizes it is used."""

from pathlib import Path

from engine.games.kaito.parts import Colour, Kind, Tile
from faces.draw.atlas import ART, Sprite, drawing, overlay, sprite
from faces.draw.shapes import document, frame, outline, panel, path, ring
from faces.kaito.mat import COLUMN, PITCH

OWN = Path(__file__).parent / "art"
SIDE = {Colour.RED: "aka", Colour.BLACK: "kuro"}


def _drawing(tile: Tile) -> str:
    kind = tile.kind if tile.symbols == 0 else f"mon{tile.symbols}"
    return drawing(OWN / f"{kind}-{SIDE[tile.colour]}.svg")


def _nested(svg: str, at: int, width: int) -> str:
    return svg.replace('width="100" height="100"', f'x="{at}" y="{at}" width="{width}" height="{width}"')


SVG = {tile: _drawing(tile) for tile in Tile}
KAITO = {colour: drawing(OWN / f"kaito-{name}.svg") for colour, name in SIDE.items()}

TILES = {tile: sprite(svg, 84, on="tatami") for tile, svg in SVG.items()}
COUNTED = {tile: sprite(svg, 46, on="yoi") for tile, svg in SVG.items()}
NONE_LEFT = {tile: sprite(svg, 46, on="yoi", fade=0.32) for tile, svg in SVG.items()}
KAITOS = {colour: overlay(svg, 96) for colour, svg in KAITO.items()}
SMALL_KAITOS = {colour: sprite(svg, 54, on="yoi") for colour, svg in KAITO.items()}
ASIDE = sprite(drawing(ART / "card-back.svg"), 36, on="yoi")
VICTOR = sprite(drawing(ART / "mark-winner.svg"), 58, on="yoi")

UNDER = {
    tile: overlay(document(panel(0, 0, 52, 52, "washi", 13) + _nested(svg, 2, 48), 52, 52), 52)
    for tile, svg in SVG.items()
    if tile.kind is not Kind.MON
}

GAP = sprite(document(f'<g opacity=".55">{panel(0, 0, 78, 78, "wara")}</g>', 78, 78), 78, on="tatami")
TARGET = overlay(ring(86, 86, 20), 98)
OFFERED = overlay(ring(50, 50, 13), 62)
TURN = overlay(frame(COLUMN, 608), COLUMN + 4)
CAME_FROM = overlay(document(outline(3, 3, PITCH - 24, PITCH - 24, "ai", 5, 14, "1 11"), 76, 76), 76)
PASSED_BY = overlay(document(outline(3, 3, 92, 92, "ai", 5, 22, "1 11"), 98, 98), 98)


def _chevron(d: str, width: int, height: int) -> Sprite:
    return overlay(document(path(d, "ai-l", 8), width, height), width)


CHEVRONS = {  # by the way travelled, in columns and rows
    (0, -1): _chevron("M6 24 l16 -18 l16 18", 44, 30),
    (0, 1): _chevron("M6 6 l16 18 l16 -18", 44, 30),
    (-1, 0): _chevron("M24 6 l-18 16 l18 16", 30, 44),
    (1, 0): _chevron("M6 6 l18 16 l-18 16", 30, 44),
}
