"""What a KAITO scene means: who plays which colour, what is left, what the reader may do, who has won."""

from collections import Counter

from engine.core import Seat
from engine.games.kaito.parts import Colour, Kind, Tile
from engine.games.kaito.state import Exchange, Move, Place, Slide, View
from engine.values import replace
from faces.core import Scene

KaitoScene = Scene[View, Move]
SIDE = 6  # squares of the grid
LETTERS = "abcdef"  # of its columns
VITAL = (Kind.KATANA, Kind.KABUTO)


def foreseen(scene: KaitoScene) -> KaitoScene:
    """The scene as it is once the weighed move is made, before anything is bought back."""
    move, view = scene.weighed, scene.view
    if scene.reader is None or not isinstance(move, Place | Slide):
        return scene
    to = move.at if isinstance(move, Place) else move.to
    last = None if view.kaito is None else (view.kaito, to)
    after = replace(taken(view, scene.reader, to), kaito=to, up=view.colours[1 - scene.reader], last=last)
    return replace(scene, view=after, options=(), weighed=None)


def taken(view: View, seat: Seat, square: int) -> View:
    """What lies open once this player has taken the tile on a square: their own go aside."""
    tile = view.grid[square]
    if not isinstance(tile, Tile):
        return view
    own = tile.colour is view.colours[seat]
    grid = tuple(None if place == square else cell for place, cell in enumerate(view.grid))
    aside = tuple(count + (own and each == seat) for each, count in enumerate(view.aside))
    captured = tuple((*tiles, tile) if each == seat and not own else tiles for each, tiles in enumerate(view.captured))
    return replace(view, grid=grid, aside=aside, captured=captured)


def in_danger(scene: KaitoScene) -> list[int]:
    """The squares of the reader's tiles that the other player could take after the weighed move."""
    move = scene.weighed
    if scene.reader is None or not isinstance(move, Place | Slide):
        return []
    to = move.at if isinstance(move, Place) else move.to
    return [] if decides(scene.view, to) else scene.view.exposed(scene.reader, to)


def decides(view: View, square: int) -> bool:
    """KT-9: whether the last tile of a vital kind lies there."""
    tile = view.grid[square]
    return tile is not None and tile.kind in VITAL and left_on_grid(view)[tile] == 1


def seats(view: View) -> tuple[Seat, Seat]:
    """From left to right: red, then black."""
    first = view.colours.index(Colour.RED)
    return first, 1 - first


def left_on_grid(view: View) -> Counter[Tile]:
    return Counter(tile for tile in view.grid if tile is not None)


def kinds(colour: Colour) -> tuple[Tile, ...]:
    """The five kinds of tiles of a colour, in the order in which they are always shown."""
    return tuple(tile for tile in Tile if tile.colour is colour)


def vital(colour: Colour) -> tuple[Tile, ...]:
    return tuple(tile for tile in kinds(colour) if tile.kind in VITAL)


def victor(scene: KaitoScene) -> Seat | None:
    """The winner once nobody is asked: the other player left, lost all tiles of a vital kind, or cannot move."""
    view = scene.view
    if view.gone is not None:
        return 1 - view.gone
    if scene.asked:
        return None
    left = left_on_grid(view)
    lost = next((tile.colour for tile in Tile if tile.kind in VITAL and not left[tile]), None)
    return 1 - (view.turn if lost is None else view.colours.index(lost))


def targets(scene: KaitoScene) -> list[int]:
    """The squares where the reader may slide or place the Kaito."""
    slides = [move.to for move in scene.options if isinstance(move, Slide)]
    return slides + [move.at for move in scene.options if isinstance(move, Place)]


def offers(scene: KaitoScene) -> frozenset[Tile]:
    """The enemy mon that the reader holds and can pay with in an exchange."""
    if scene.reader is None:
        return frozenset()
    enemy = scene.view.colours[1 - scene.reader]
    symbols = {symbol for move in exchanges(scene) for symbol in move.pay}
    return frozenset(tile for tile in kinds(enemy) if tile.symbols in symbols)


def offered_back(scene: KaitoScene) -> frozenset[Tile]:
    """The tiles that the enemy holds and the reader can buy back."""
    if scene.reader is None:
        return frozenset()
    wanted = {move.back for move in exchanges(scene)}
    return frozenset(tile for tile in kinds(scene.view.colours[scene.reader]) if tile.kind in wanted)


def exchanges(scene: KaitoScene) -> list[Exchange]:
    return [move for move in scene.options if isinstance(move, Exchange)]
