"""The picture of KAITO: the grid on its mat, and a column for each side."""

from collections import Counter

from engine.core import Seat
from engine.games.kaito.parts import SQUARES, Tile
from engine.games.kaito.state import View
from faces.draw.canvas import Canvas
from faces.draw.letters import SMALLEST, fitted
from faces.draw.shared import crown
from faces.kaito import pieces
from faces.kaito.pieces import COLUMN, COLUMNS_AT, PITCH, ROOM, corner
from faces.kaito.reading import (
    SIDE,
    KaitoScene,
    foreseen,
    in_danger,
    kinds,
    left_on_grid,
    offered_back,
    offers,
    seats,
    targets,
    victor,
    vital,
)
from faces.names import pictured

ON_GRID, TAKEN = 138, 266  # where the two lists of a column begin
NUMBER_AT = 80


def picture(scene: KaitoScene) -> bytes:
    """PNG, 900 x 656 px; at the end with the band above it."""
    danger, scene = in_danger(scene), foreseen(scene)
    view, canvas = scene.view, Canvas(ROOM)
    for square in SQUARES:
        lay(canvas, view, square)
    reach = danger or targets(scene)
    if view.last is not None and view.last[0] not in reach:
        trail(canvas, view, *view.last)
    for square in reach:
        x, y = corner(square)
        canvas.put(pieces.TARGET, x + 4, y + 4)
    if view.kaito is not None:
        kaito(canvas, view, view.kaito)
    columns(canvas, scene)
    winner = victor(scene)
    if winner is not None:
        crown(canvas, [(pieces.KAITO[view.colours[winner]], pictured(scene, winner))])
    return canvas.png()


def lay(canvas: Canvas, view: View, square: int) -> None:
    x, y = corner(square)
    tile = view.grid[square]
    if tile is None:
        canvas.put(pieces.GAP, x + 8, y + 8)
    elif square != view.kaito:
        canvas.put(pieces.TILES[tile], x + 5, y + 5)


def trail(canvas: Canvas, view: View, start: int, stop: int) -> None:
    """Dots where the Kaito came from. If a tile that was bought back lies there, the dots go around it."""
    x, y = corner(start)
    if view.grid[start] is not None:
        canvas.put(pieces.PASSED_BY, x - 2, y - 2)
        return
    canvas.put(pieces.CAME_FROM, x + 9, y + 9)
    across, down = stop % SIDE - start % SIDE, stop // SIDE - start // SIDE
    sprite = pieces.CHEVRONS[(across > 0) - (across < 0), (down > 0) - (down < 0)]
    width, height = sprite.size
    canvas.put(sprite, x + (PITCH - width) // 2, y + (PITCH - height) // 2)


def kaito(canvas: Canvas, view: View, square: int) -> None:
    """The Kaito, and at its lower corner the tile bought back, if there is one."""
    x, y = corner(square)
    if view.up is not None:
        canvas.put(pieces.KAITOS[view.up], x - 1, y - 1)
    under = view.grid[square]
    if under is not None:
        canvas.put(pieces.UNDER[under], x + PITCH - 46, y + PITCH - 46)


# The side columns


def columns(canvas: Canvas, scene: KaitoScene) -> None:
    offered = offers(scene)
    for seat, left in zip(seats(scene.view), COLUMNS_AT, strict=True):
        head(canvas, scene, seat, left)
        on_grid(canvas, scene.view, seat, left)
        taken(canvas, scene.view, seat, left, offered if scene.reader == seat else offered_back(scene))
        if seat in scene.asked or seat == victor(scene):
            canvas.put(pieces.TURN, left, 24)


def head(canvas: Canvas, scene: KaitoScene, seat: Seat, left: int) -> None:
    colour = scene.view.colours[seat]
    if seat == victor(scene):
        canvas.put(pieces.VICTOR, left + 25, 32)
    else:
        canvas.put(pieces.SMALL_KAITOS[colour], left + 27, 36)
    name = fitted(pictured(scene, seat), "sans", SMALLEST, COLUMN - 8)
    canvas.write(name, left + COLUMN // 2, 123, SMALLEST, on="yoi")


def on_grid(canvas: Canvas, view: View, seat: Seat, left: int) -> None:
    counts = left_on_grid(view)
    for place, tile in enumerate(vital(view.colours[seat])):
        top = ON_GRID + 54 * place
        canvas.put(pieces.COUNTED[tile], left + 12, top)
        canvas.write(counts[tile], left + NUMBER_AT, top + 37, 40, on="yoi", family="serif")


def taken(canvas: Canvas, view: View, seat: Seat, left: int, rings: frozenset[Tile]) -> None:
    counts, top = Counter(view.captured[seat]), TAKEN
    for tile in kinds(view.colours[1 - seat]):
        sprites, ink = (pieces.COUNTED, "washi") if counts[tile] else (pieces.NONE_LEFT, "hai")
        canvas.put(sprites[tile], left + 12, top)
        canvas.write(counts[tile], left + NUMBER_AT, top + 36, 38, on="yoi", ink=ink, family="serif")
        if tile in rings:
            canvas.put(pieces.OFFERED, left + 10, top - 2)
        top += 58
    canvas.put(pieces.ASIDE, left + 18, top)
    canvas.write(view.aside[seat], left + NUMBER_AT, top + 38, 38, on="yoi", family="serif")
