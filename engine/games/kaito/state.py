"""A position in KAITO, what each player is shown of it, the moves that lead on from it, and the events they cause."""

from typing import Literal, TypeAlias

from engine.core import Seat
from engine.games.kaito.parts import Colour, Kind, Square, Tile
from engine.games.kaito.tiles import BITS, LINES, Mask, Tiles, nearest
from engine.moves import Written
from engine.values import Tagged, Value

Stage: TypeAlias = Literal["place", "slide", "exchange"]  # what the seat whose turn it is has to do
Jump: TypeAlias = Literal["tiles", "gaps"]
Elimination: TypeAlias = Literal["capture", "turn_end"]


def reach(kaito: Square, mask: Mask, jump: Jump) -> Mask:
    """KT-R4, KT-1, KT-3: any other tile in the Kaito's row and column or, by option, the first in each direction."""
    return mask & LINES[kaito] if jump == "tiles" else nearest(kaito, mask)


class Options(Value, frozen=True):
    jump: Jump = "tiles"  # KT-1
    elimination: Elimination = "capture"  # KT-9


class State(Value, frozen=True):
    """All there is to know of a position. KT-R8: a tile neither on the grid nor captured has been put aside."""

    tiles: Tiles
    kaito: Square | None  # off the grid until it is placed
    turn: Seat
    stage: Stage = "slide"
    colours: tuple[Colour, Colour] = (Colour.RED, Colour.BLACK)  # seat by seat
    options: Options = Options()
    came_from: Square | None = None  # where the Kaito stood before its last slide, for the picture
    gone: Seat | None = None  # the seat that has left for good


class View(Value, frozen=True):
    """What lies open on the table. KT-16: only the symbols of the tiles put aside are hidden."""

    grid: tuple[Tile | None, ...]
    kaito: Square | None
    up: Colour | None  # the side the Kaito shows
    turn: Seat
    stage: Stage
    captured: tuple[tuple[Tile, ...], ...]  # seat by seat, the enemy tiles lying open before it
    aside: tuple[int, ...]  # seat by seat, how many of its own tiles are out of the match
    colours: tuple[Colour, Colour]
    options: Options
    last: tuple[Square, Square] | None  # the last slide of the Kaito, from where and to where
    gone: Seat | None

    def exposed(self, seat: Seat, kaito: Square) -> list[Square]:
        """Where the tiles of a seat lie that the other can take once the seat has moved the Kaito to a square."""
        tiles = {square: tile for square, tile in enumerate(self.grid) if tile is not None and square != kaito}
        targets = reach(kaito, sum(BITS[square] for square in tiles), self.options.jump)
        own = self.colours[seat]
        return [square for square, tile in tiles.items() if targets & BITS[square] and tile.colour is own]


class Place(Written, frozen=True):
    at: Square


class Slide(Written, frozen=True):
    to: Square


class Exchange(Written, frozen=True):
    back: Kind
    pay: tuple[int, ...]  # the symbols on each mon given up, the largest first


class Pass(Written, frozen=True): ...


Move: TypeAlias = Place | Slide | Exchange | Pass


class Drawn(Tagged, frozen=True):
    """The lots, as they fell."""

    colours: tuple[Colour, Colour]
    first: Seat


class Placed(Tagged, frozen=True):
    seat: Seat
    at: Square


class Captured(Tagged, frozen=True):
    seat: Seat
    at: Square
    tile: Tile
    own: bool  # of the capturing seat's own colour, so put aside
    forced: bool  # there was no other tile to take


class Exchanged(Tagged, frozen=True):
    seat: Seat
    back: Kind
    pay: tuple[int, ...]
    at: Square


class Passed(Tagged, frozen=True):
    seat: Seat


class Left(Tagged, frozen=True):
    seat: Seat


Event: TypeAlias = Drawn | Placed | Captured | Exchanged | Passed | Left
