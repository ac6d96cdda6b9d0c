"""Which drawing shows a move of KAITO: the tile that is taken, or that comes back."""

from engine.games.kaito.parts import Kind, Tile
from engine.games.kaito.state import Exchange, Move, Pass, Place, Slide
from faces.kaito.pieces import file_of
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
