"""What a KAITO view says without being asked: who plays what, what is left, who has won."""

from collections import Counter

from engine.core import Seat
from engine.games.kaito.parts import Colour, Kind, Tile
from engine.games.kaito.state import Move, View
from faces.core import Scene

KaitoScene = Scene[View, Move]
VITAL = (Kind.KATANA, Kind.KABUTO)


def seats(view: View) -> tuple[Seat, Seat]:
    """From left to right: red, then black."""
    first = view.colours.index(Colour.RED)
    return first, 1 - first


def left_on_grid(view: View) -> Counter[Tile]:
    return Counter(tile for tile in view.grid if tile is not None)


def kinds(colour: Colour) -> tuple[Tile, ...]:
    """The five sorts of a colour, in the order in which they are always shown."""
    return tuple(tile for tile in Tile if tile.colour is colour)


def vital(colour: Colour) -> tuple[Tile, ...]:
    return tuple(tile for tile in kinds(colour) if tile.kind in VITAL)


def victor(scene: KaitoScene) -> Seat | None:
    """Who has won: against one who left, has lost all of a vital kind, or cannot move; nobody while one is asked."""
    view = scene.view
    if view.gone is not None:
        return 1 - view.gone
    if scene.asked:
        return None
    left = left_on_grid(view)
    lost = next((tile.colour for tile in Tile if tile.kind in VITAL and not left[tile]), None)
    return 1 - (view.turn if lost is None else view.colours.index(lost))
