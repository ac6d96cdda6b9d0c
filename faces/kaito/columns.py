"""The side columns of a KAITO picture: what each side still has on the grid, and what it has taken."""

from collections import Counter

from engine.core import Seat
from engine.games.kaito.parts import Colour, Kind, Tile
from engine.games.kaito.state import Exchange, Move, View
from faces.draw.canvas import Canvas
from faces.draw.letters import fitted
from faces.kaito import pieces
from faces.kaito.mat import COLUMN, COLUMNS_AT
from faces.kaito.reading import KaitoScene, kinds, left_on_grid, seats, victor, vital

ON_GRID, TAKEN = 138, 266  # where the two lists begin
NUMBER_AT = 80


def columns(canvas: Canvas, scene: KaitoScene) -> None:
    offered = offers(scene)
    for seat, left in zip(seats(scene.view), COLUMNS_AT, strict=True):
        head(canvas, scene, seat, left)
        on_grid(canvas, scene.view, seat, left)
        taken(canvas, scene.view, seat, left, offered if scene.reader == seat else offered_back(scene))
        if seat in scene.asked or seat == victor(scene):
            canvas.put(pieces.TURN, left - 2, 22)


def head(canvas: Canvas, scene: KaitoScene, seat: Seat, left: int) -> None:
    colour = scene.view.colours[seat]
    if seat == victor(scene):
        canvas.put(pieces.VICTOR, left + 25, 32)
    else:
        canvas.put(pieces.SMALL_KAITOS[colour], left + 27, 36)
    name = fitted(scene.names[seat], "sans", 28, COLUMN - 12) or scene.say(f"kaito-{colour}")
    canvas.write(name, left + COLUMN // 2, 122, 28, on="yoi")


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
            canvas.put(pieces.OFFERED, left + 4, top - 8)
        top += 58
    canvas.put(pieces.ASIDE, left + 18, top)
    canvas.write(view.aside[seat], left + NUMBER_AT, top + 38, 38, on="yoi", family="serif")


def offers(scene: KaitoScene) -> frozenset[Tile]:
    """The reader's own holdings that an exchange can be paid with: enemy mon."""
    if scene.reader is None:
        return frozenset()
    enemy = scene.view.colours[1 - scene.reader]
    symbols = {symbol for move in exchanges(scene.options) for symbol in move.pay}
    return frozenset(tile for tile in kinds(enemy) if tile.symbols in symbols)


def offered_back(scene: KaitoScene) -> frozenset[Tile]:
    """What the enemy holds that can be bought back."""
    if scene.reader is None:
        return frozenset()
    own: Colour = scene.view.colours[scene.reader]
    wanted: set[Kind] = {move.back for move in exchanges(scene.options)}
    return frozenset(tile for tile in kinds(own) if tile.kind in wanted)


def exchanges(options: tuple[Move, ...]) -> list[Exchange]:
    return [move for move in options if isinstance(move, Exchange)]
