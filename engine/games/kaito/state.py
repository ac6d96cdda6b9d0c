"""A position in KAITO, what each player is shown of it, the moves that lead on from it, and the events they cause."""

from dataclasses import dataclass
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, model_validator

from engine.core import Seat
from engine.games.kaito.grid import BITS, LINES, VITAL, Cell, GridCodes, Mask, TallyCodes, count, nearest
from engine.games.kaito.parts import NAMES, TILES, Colour, Kind, Square, Tile
from engine.moves import Tagged, Written, tagged

OneOfTwo: TypeAlias = Annotated[Seat, Field(ge=0, le=1, strict=True)]
Stage: TypeAlias = Literal["place", "slide", "exchange"]  # what the seat whose turn it is has to do
Jump: TypeAlias = Literal["tiles", "gaps"]
Elimination: TypeAlias = Literal["capture", "turn_end"]


def reach(kaito: Square, mask: Mask, jump: Jump) -> Mask:
    """KT-R4, KT-1, KT-3: any other tile in the Kaito's row and column or, by option, the first in each direction."""
    return mask & LINES[kaito] if jump == "tiles" else nearest(kaito, mask)


@dataclass(frozen=True, slots=True)
class Options:
    jump: Jump = "tiles"  # KT-1
    elimination: Elimination = "capture"  # KT-9


@dataclass(frozen=True, slots=True)
class State:
    """All there is to know of a position. KT-R8: a tile neither on the grid nor captured has been put aside."""

    grid: GridCodes
    kaito: Square | None  # off the grid until it is placed
    turn: OneOfTwo
    stage: Stage = "slide"
    captured: TallyCodes = 0  # tiles lying open, each before the player of the other colour
    colours: tuple[Colour, Colour] = (Colour.RED, Colour.BLACK)  # seat by seat
    options: Options = Options()
    came_from: Square | None = None  # where the Kaito stood before its last slide, for the picture
    gone: OneOfTwo | None = None  # the seat that has left for good

    @model_validator(mode="after")
    def possible(self) -> Self:
        for problem, found in problems(self):
            if found:
                raise ValueError(problem)
        return self


def problems(state: State) -> tuple[tuple[str, bool], ...]:
    """What can be wrong with a position though each of its fields is right by itself, and whether it is."""
    grid, placing = state.grid, state.stage == "place"
    under = None if state.kaito is None else grid.tiles[state.kaito]
    sides_out = {tile.colour for tile in VITAL if not count(grid.tally, tile)}
    return (
        ("two seats cannot play the same colour", state.colours[0] is state.colours[1]),
        ("there are more tiles of a sort than in the box", any(_over(state, tile) for tile in Tile)),  # KT-R1
        ("the Kaito is off the grid while it is to be placed, and only then", placing != (state.kaito is None)),
        ("the Kaito comes from nowhere until it has been placed", placing and state.came_from is not None),
        ("the Kaito comes from another square of its row or column", _astray(state)),
        ("the Kaito is placed while all tiles are on the grid", placing and grid.mask.bit_count() != len(TILES)),
        ("no tile lies under the Kaito before an exchange", state.stage == "exchange" and under is not None),
        ("both sides cannot have lost", len(sides_out) == len(Colour)),
    )


def _astray(state: State) -> bool:
    kaito, before = state.kaito, state.came_from
    return kaito is not None and before is not None and not LINES[kaito] & BITS[before]


def _over(state: State, tile: Tile) -> bool:
    return count(state.grid.tally, tile) + count(state.captured, tile) > tile.copies


@dataclass(frozen=True, slots=True)
class View:
    """What lies open on the table. KT-16: only the symbols of the tiles put aside are hidden."""

    grid: tuple[Cell, ...]
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


@tagged
class Place(Written):
    at: Square

    def __str__(self) -> str:
        return f"place {NAMES[self.at]}"


@tagged
class Slide(Written):
    to: Square

    def __str__(self) -> str:
        return f"slide {NAMES[self.to]}"


@tagged
class Exchange(Written):
    back: Kind
    pay: tuple[int, ...]  # the symbols on each mon given up, the largest first


@tagged
class Pass(Written): ...


Move: TypeAlias = Annotated[Place | Slide | Exchange | Pass, Field(discriminator="kind")]


@tagged
class Drawn(Tagged):
    """The lots, as they fell."""

    colours: tuple[Colour, Colour]
    first: Seat


@tagged
class Placed(Tagged):
    seat: Seat
    at: Square


@tagged
class Captured(Tagged):
    seat: Seat
    at: Square
    tile: Tile
    own: bool  # of the capturing seat's own colour, so put aside
    forced: bool  # there was no other tile to take


@tagged
class Exchanged(Tagged):
    seat: Seat
    back: Kind
    pay: tuple[int, ...]
    at: Square


@tagged
class Passed(Tagged):
    seat: Seat


@tagged
class Left(Tagged):
    seat: Seat


Event: TypeAlias = Annotated[Drawn | Placed | Captured | Exchanged | Passed | Left, Field(discriminator="kind")]
