"""Which drawing shows a move of KAITO: the tile that is taken, or that comes back. What each tile does."""

from engine.games.kaito.parts import SORT, Kind, Tile
from engine.games.kaito.state import Exchange, Move, Pass, Place, Slide
from faces.core import Entry
from faces.kaito.pieces import KAITO, SVG, file_of
from faces.kaito.reading import KaitoScene


def icon(scene: KaitoScene, move: Move) -> str:
    match move:
        case Place(square) | Slide(square):
            tile = scene.view.grid[square]
            return file_of(tile) if isinstance(tile, Tile) else ""
        case Exchange(back):
            colour = scene.view.colours[scene.view.turn]
            return next(file_of(tile) for tile in Tile if tile.colour is colour and tile.kind is Kind(back))
        case Pass():
            return ""


def glossary(scene: KaitoScene) -> tuple[Entry, ...]:
    """The tiles of the reader, and the Kaito."""
    say, colour = scene.say, scene.view.colours[scene.reader or 0]
    tiles = (SORT[colour, Kind.KATANA, 0], SORT[colour, Kind.KABUTO, 0], SORT[colour, Kind.MON, 3])
    lines = (say(f"kaito-glossary-{tile.kind}", price=tile.price) for tile in tiles)
    found = (Entry(SVG[tile], say(f"kaito-tile-{tile}"), line) for tile, line in zip(tiles, lines, strict=True))
    return (Entry(KAITO[colour], say("kaito-name"), say("kaito-glossary-kaito")), *found)
