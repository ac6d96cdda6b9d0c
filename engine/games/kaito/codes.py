"""Tiles as they are written in JSON: each is its code, and a grid is 36 of them row by row, with .. for a gap."""

from collections import Counter
from typing import Annotated, TypeAlias

from pydantic import PlainSerializer, PlainValidator

from engine.games.kaito.grid import Grid, Tally, counted, laid
from engine.games.kaito.parts import SQUARES, Tile

GAP = ".."
TILE = {str(tile): tile for tile in Tile}


def read_grid(raw: object) -> Grid:
    """36 codes; they may also be grouped, such as in six texts of one row each."""
    cells = [None if code == GAP else _tile(code) for code in _codes(raw)]
    if len(cells) != len(SQUARES):
        raise ValueError(f"a grid has {len(SQUARES)} squares, not {len(cells)}")
    _in_the_box([cell for cell in cells if cell is not None])
    return laid(tuple(cells))


def read_tally(raw: object) -> Tally:
    tiles = [_tile(code) for code in _codes(raw)]
    _in_the_box(tiles)
    return sum(tile.one for tile in tiles)


def write_grid(grid: Grid) -> list[str]:
    return [write_cell(tile) for tile in grid.tiles]


def write_tally(tally: Tally) -> list[str]:
    return list(map(str, counted(tally)))


def write_cell(cell: Tile | None) -> str:
    return GAP if cell is None else str(cell)


def _codes(raw: object) -> list[str]:
    parts = [raw] if isinstance(raw, str) else raw
    if not isinstance(parts, list | tuple) or not all(isinstance(part, str) for part in parts):
        raise ValueError(f"tiles are written as a list of {', '.join(TILE)}")
    return " ".join(parts).split()


def _tile(code: str) -> Tile:
    if code not in TILE:
        raise ValueError(f"{code!r} is not a tile; tiles are {', '.join(TILE)}")
    return TILE[code]


def _in_the_box(tiles: list[Tile]) -> None:
    for tile, copies in Counter(tiles).items():
        if copies > tile.copies:
            raise ValueError(f"{copies} tiles are {tile}, but the box has {tile.copies}")


Cell: TypeAlias = Annotated[Tile | None, PlainSerializer(write_cell)]
GridCodes: TypeAlias = Annotated[Grid, PlainValidator(read_grid), PlainSerializer(write_grid)]
TallyCodes: TypeAlias = Annotated[Tally, PlainValidator(read_tally), PlainSerializer(write_tally)]
