"""The picture of KAITO: the grid on its mat, and a column for each side."""

from engine.games.kaito.parts import SQUARES
from engine.games.kaito.state import Place, Slide, View
from faces.draw.canvas import Canvas
from faces.kaito import pieces
from faces.kaito.columns import columns
from faces.kaito.mat import PITCH, ROOM, SIDE, corner
from faces.kaito.reading import KaitoScene

Square = int


def picture(scene: KaitoScene) -> bytes:
    view, canvas = scene.view, Canvas(ROOM)
    for square in SQUARES:
        lay(canvas, view, square)
    reach = targets(scene)
    if view.last is not None and view.last[0] not in reach:
        trail(canvas, view, *view.last)
    for square in reach:
        x, y = corner(square)
        canvas.put(pieces.TARGET, x - 2, y - 2)
    if view.kaito is not None:
        kaito(canvas, view, view.kaito)
    columns(canvas, scene)
    return canvas.png()


def lay(canvas: Canvas, view: View, square: Square) -> None:
    x, y = corner(square)
    tile = view.grid[square]
    if tile is None:
        canvas.put(pieces.GAP, x + 8, y + 8)
    elif square != view.kaito:
        canvas.put(pieces.TILES[tile], x + 5, y + 5)


def trail(canvas: Canvas, view: View, start: Square, stop: Square) -> None:
    """Where the Kaito came from. If a tile lies there (one that was bought back), the dots go round it."""
    x, y = corner(start)
    if view.grid[start] is not None:
        canvas.put(pieces.PASSED_BY, x - 2, y - 2)
        return
    canvas.put(pieces.CAME_FROM, x + 9, y + 9)
    sprite = pieces.CHEVRONS[way(start, stop)]
    width, height = sprite.size
    canvas.put(sprite, x + (PITCH - width) // 2, y + (PITCH - height) // 2)


def way(start: Square, stop: Square) -> tuple[int, int]:
    across, down = stop % SIDE - start % SIDE, stop // SIDE - start // SIDE
    return (across > 0) - (across < 0), (down > 0) - (down < 0)


def targets(scene: KaitoScene) -> list[Square]:
    """Where the reader may slide, or place the Kaito."""
    slides = [move.to for move in scene.options if isinstance(move, Slide)]
    return slides + [move.at for move in scene.options if isinstance(move, Place)]


def kaito(canvas: Canvas, view: View, square: Square) -> None:
    """With the tile bought back, if there is one, showing at its lower corner."""
    x, y = corner(square)
    if view.up is not None:
        canvas.put(pieces.KAITOS[view.up], x - 1, y - 1)
    under = view.grid[square]
    if under is not None:
        canvas.put(pieces.UNDER[under], x + PITCH - 46, y + PITCH - 46)
