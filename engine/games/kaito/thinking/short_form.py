"""KAITO for the search alone: a position is a few whole numbers, and has neither events nor checks.

What may be played is taken from the rules (`reach`, `exchanges`). What a capture and an exchange do is written here a
second time; the tests hold it to the rules.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, TypeAlias, cast

from engine.games.kaito.parts import SORT, SQUARES, Colour, Kind, Square, Tile
from engine.games.kaito.rules import TRADE, exchanges
from engine.games.kaito.state import Exchange, Move, Options, Place, Slide, State, reach
from engine.games.kaito.tiles import BITS, VITAL, Mask, Tally

Side: TypeAlias = int  # 0 is red, 1 black
SIDES: Final = tuple(Colour)
SIDE_OF: Final = {tile: SIDES.index(tile.colour) for tile in Tile}
VITALS: Final = sum(tile.share for tile in VITAL)  # the part of a tally that counts katana and kabuto
TRADES: Final = tuple(TRADE[colour] for colour in SIDES)

# What to look at first: the enemy's kabuto, then katana, then mon; your own last, in the opposite order.
RANK: Final = {Kind.KABUTO: 9, Kind.KATANA: 4, Kind.MON: 0}
PROMISE: Final = [
    {tile: (RANK[tile.kind] + tile.symbols) * (-1 if SIDE_OF[tile] == side else 1) for tile in Tile} for side in (0, 1)
]


class Board:
    """What lies, or lay, on each square. Only an exchange changes it, so nearly all positions of a search share one."""

    __slots__ = ("_laid", "_ranked", "tiles", "where")

    def __init__(self, tiles: tuple[Tile | None, ...]) -> None:
        self.tiles = tiles
        self.where = {tile: sum(BITS[at] for at in SQUARES if tiles[at] is tile) for tile in VITAL}
        self._laid: dict[tuple[Square, Tile], Board] = {}
        self._ranked: dict[tuple[Side, Mask], tuple[Square, ...]] = {}

    def laid(self, square: Square, tile: Tile) -> "Board":
        """This board with another tile on a square; always the same object, so that positions can be compared."""
        if (square, tile) not in self._laid:
            self._laid[square, tile] = Board((*self.tiles[:square], tile, *self.tiles[square + 1 :]))
        return self._laid[square, tile]

    def ranked(self, side: Side, targets: Mask) -> tuple[Square, ...]:
        """The squares of a mask, the most promising for this side first."""
        found = self._ranked.get((side, targets))
        if found is None:
            promise = {at: PROMISE[side][cast(Tile, self.tiles[at])] for at in SQUARES if targets & BITS[at]}
            found = self._ranked[side, targets] = tuple(sorted(promise, key=promise.__getitem__, reverse=True))
        return found


Position: TypeAlias = tuple[Board, Square, Mask, Tally, Tally, Side]
"""The board, the Kaito, where tiles still lie, counts of those and of the captured ones, and whose turn it is."""


def position_of(state: State) -> Position:
    """The Kaito's square means nothing before it has been placed."""
    tiles, side = state.tiles, SIDES.index(state.colours[state.turn])
    return Board(tiles.grid), cast(Square, state.kaito), tiles.mask, tiles.tally, tiles.captured, side


def followed(now: Position, move: Move, options: Options) -> tuple[Position, ...]:
    """The positions to which an answer can lead; after a slide its side chooses whether and how to exchange."""
    board, kaito, mask, tally, captured, side = now
    if isinstance(move, Slide):
        return tuple(turns(now, move.to, options))
    after = board, move.at if isinstance(move, Place) else kaito, mask, tally, captured, 1 - side
    return (traded(after, *trade(move, side)) if isinstance(move, Exchange) else after,)


def turns(position: Position, to: Square, options: Options) -> Iterator[Position]:
    """All that a turn can lead to that starts with a slide: without an exchange, then with each."""
    board, _, mask, tally, captured, side = position
    tile = cast(Tile, board.tiles[to])
    tally -= tile.one
    if SIDE_OF[tile] != side:
        captured += tile.one
    after = board, to, mask - BITS[to], tally, captured, 1 - side
    yield after
    if (lost := loser(tally & VITALS)) is None or (lost == side and options.elimination == "turn_end"):
        for back, spent in trades(captured & TRADES[side], side):
            yield traded(after, back, spent)


def traded(position: Position, back: Tile, spent: Tally) -> Position:
    """KT-R10: a tile is laid under the Kaito, and with the mon that paid for it leaves the captured ones."""
    board, kaito, mask, tally, captured, side = position
    return board.laid(kaito, back), kaito, mask + BITS[kaito], tally + back.one, captured - spent, side


@cache
def trades(trade_of: Tally, side: Side) -> tuple[tuple[Tile, Tally], ...]:
    """The exchanges of the rules, each as the tile that comes back and what leaves the captured ones."""
    return tuple(trade(deal, side) for deal in exchanges(trade_of) if isinstance(deal, Exchange))


def trade(deal: Exchange, side: Side) -> tuple[Tile, Tally]:
    back = SORT[SIDES[side], deal.back, 0]
    return back, back.one + sum(SORT[SIDES[1 - side], Kind.MON, symbols].one for symbols in deal.pay)


@cache
def loser(vitals: Tally) -> Side | None:
    """KT-R11: the side whose katana or kabuto have all gone from the grid; nobody's are gone on both."""
    return next((SIDE_OF[tile] for tile in VITAL if not vitals & tile.share), None)


def beaten(position: Position, options: Options) -> Side | None:
    """The side that has lost, or will by forced slides alone (KT-R6); None as long as there is a choice."""
    lost = loser(position[3] & VITALS)
    targets = reach(position[1], position[2], options.jump)
    if lost is not None or not targets:
        return position[-1] if lost is None else lost
    if targets & targets - 1:
        return None
    after, *others = turns(position, targets.bit_length() - 1, options)
    return None if others else beaten(after, options)


def ordered(position: Position, targets: Mask, first: Square | None) -> tuple[Square, ...]:
    """The squares to slide to, the one that was best before at the head."""
    squares = position[0].ranked(position[5], targets)
    return squares if first is None else (first, *(square for square in squares if square != first))
