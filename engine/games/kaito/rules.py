"""The rules of KAITO under the headings of its rules sheet; KT-1 and so on are clauses of seeds/kaito/rules.md."""

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import combinations
from random import Random
from typing import cast

from msgspec.structs import replace

from engine.box import chosen
from engine.core import Ask, Outcome, Seat, Step
from engine.games.kaito.parts import BLANKS, SORT, SQUARES, TILES, Colour, Kind, Square, Tile
from engine.games.kaito.state import (
    Captured,
    Drawn,
    Event,
    Exchange,
    Exchanged,
    Left,
    Move,
    Options,
    Pass,
    Passed,
    Place,
    Placed,
    Slide,
    State,
    reach,
)
from engine.games.kaito.tiles import BITS, Mask, Tally, Tiles, counted, laid

Next = Step[State, Event]

# PREPARACIÓN DE LA PARTIDA (setting up)


def setup(seats: int, options: Mapping[str, str], luck: Random) -> Next:
    """KT-R2, KT-15: the tiles are laid out, the blanks as the gaps they will be, and the lots are drawn."""
    tiles = laid(tuple(sorted((*TILES, *(None,) * BLANKS), key=lambda _: luck.random())))
    colours, first = COLOURS[luck.random() < 0.5], int(luck.random() < 0.5)
    state = State(tiles, kaito=None, turn=1 - first, stage="place", colours=colours, options=chosen(Options, options))
    return Step(state, (Drawn(colours, first),))


COLOURS = ((Colour.RED, Colour.BLACK), (Colour.BLACK, Colour.RED))


@lru_cache(maxsize=64)
def gaps(mask: Mask) -> tuple[Move, ...]:
    """KT-R3: the Kaito is put on whichever gap the second player likes."""
    return tuple(Place(square) for square in SQUARES if not mask & BITS[square])


def place(state: State, at: Square) -> Next:
    """KT-R3: the second player has chosen a gap, and the first player begins."""
    after = replace(state, kaito=at, turn=1 - state.turn, stage="slide")
    return onward(after, (Placed(state.turn, at),))


# COMO JUGAR (a turn)


def asks(state: State) -> tuple[Ask[Move], ...]:
    """KT-R4: the Kaito must be moved. KT-R12, KT-13: a seat that has no tile to move it to is asked nothing."""
    turn, kaito, tiles = state.turn, state.kaito, state.tiles
    if state.gone is not None or (tiles.missing is not None and eliminated(state)):
        return ()
    if kaito is None:
        return (Ask(turn, "place", gaps(tiles.mask)),)
    if state.stage == "exchange":
        return (Ask(turn, "exchange", exchanges(tiles.captured & TRADE[state.colours[turn]]) or (Pass(),)),)
    targets = reach(kaito, tiles.mask, state.options.jump)
    before = targets & BITS[kaito] - 1
    return (Ask(turn, "slide", slides(before) + slides(targets - before)),) if targets else ()


SLIDES = tuple(Slide(square) for square in SQUARES)


@cache
def slides(targets: Mask) -> tuple[Move, ...]:
    return tuple(each for each in SLIDES if targets & BITS[each.to])


def play(state: State, seat: Seat, move: Move, luck: Random) -> Next:
    match move:
        case Slide():
            return slide(state, move.to)
        case Pass():
            return end_turn(state, state.tiles, Passed(seat))
        case Exchange():
            return exchange(state, move)
        case Place():
            return place(state, move.at)


def onward(state: State, events: tuple[Event, ...]) -> Next:
    """KT-R6: where only one tile can be reached the move is made at once; the next one may be forced too."""
    kaito, tiles = state.kaito, state.tiles
    if kaito is not None and tiles.missing is None:
        targets = reach(kaito, tiles.mask, state.options.jump)
        if targets and not targets & targets - 1:
            return slide(state, targets.bit_length() - 1, events, forced=True)
    return Step(state, events)


# LOSETAS CAPTURADAS (captured tiles)


def slide(state: State, to: Square, before: tuple[Event, ...] = (), forced: bool = False) -> Next:
    """KT-R7, KT-R8: an enemy tile lies open before its captor, an own one is put aside. KT-R5: the turn passes."""
    turn, colour, tile = state.turn, state.colours[state.turn], cast(Tile, state.tiles.grid[to])
    tiles = state.tiles.taken(to, colour)
    events = (*before, capture(turn, to, tile, tile.colour is colour, forced))
    over = tiles.missing is not None and settled(tiles, colour, state.options)  # KT-9: before any exchange
    if not over and exchanges(tiles.captured & TRADE[colour]):
        return Step(replace(state, tiles=tiles, kaito=to, came_from=state.kaito, stage="exchange"), events)
    return onward(replace(state, tiles=tiles, kaito=to, came_from=state.kaito, turn=1 - turn), events)


@cache
def capture(seat: Seat, at: Square, tile: Tile, own: bool, forced: bool) -> Captured:
    return Captured(seat, at, tile, own, forced)


# INTERCAMBIO DE MON (exchanging mon)

# What counts for a colour's exchange: enemy mon it has taken (KT-4), own katana and kabuto taken from it (KT-5).
TRADE = {
    colour: sum(tile.share for tile in Tile if (tile.colour is colour) != (tile.kind is Kind.MON)) for colour in Colour
}


@cache
def exchanges(trade: Tally) -> tuple[Move, ...]:
    """KT-R9, KT-6, KT-8: every exchange, the cheapest first, and a pass, as it is never a duty; or nothing at all."""
    tiles = counted(trade)
    purse = sorted((tile.symbols for tile in tiles if tile.symbols), reverse=True)
    price = {tile.kind: tile.price for tile in tiles if tile.price}
    pays = sorted(dict.fromkeys(pay for size in range(len(purse)) for pay in combinations(purse, size + 1)), key=sum)
    found = [Exchange(back, pay) for back in price for pay in pays if sum(pay) - pay[-1] < price[back] <= sum(pay)]
    return (Pass(), *found) if found else ()


def exchange(state: State, move: Exchange) -> Next:
    """KT-R10, KT-2: the owner of the mon puts them aside, and the tile bought back goes under the Kaito."""
    turn, at = state.turn, cast(Square, state.kaito)
    own, enemy = state.colours[turn], state.colours[1 - turn]
    back = SORT[own, move.back, 0]
    paid = sum(SORT[enemy, Kind.MON, symbols].one for symbols in move.pay)
    event = Exchanged(turn, move.back, move.pay, at)
    return end_turn(state, state.tiles.bought(at, back, paid), event)


def end_turn(state: State, tiles: Tiles, event: Event) -> Next:
    """KT-8, KT-R5: after one exchange, or none, the turn passes."""
    return onward(replace(state, tiles=tiles, turn=1 - state.turn, stage="slide"), (event,))


# FINAL DE LA PARTIDA (the end)


def outcome(state: State) -> Outcome | None:
    """KT-11, KT-12: a missing katana or kabuto comes before having no move. KT-17: no match is drawn."""
    if state.gone is not None:
        return lost(state.gone, "left")
    missing = eliminated(state)
    if missing is not None:  # KT-R11, KT-10: no matter who captured the last one, its owner has lost
        return lost(state.colours.index(missing.colour), f"no_{missing.kind}")
    if not asks(state):  # KT-R12: nowhere to move to
        return lost(state.turn, "stuck")
    return None


def lost(loser: Seat, reason: str) -> Outcome:
    return Outcome((1 - loser,), (2, 1) if loser == 0 else (1, 2), reason)


def eliminated(state: State) -> Tile | None:
    """KT-9, KT-2: checked after every capture or, by option, only when the turn is over."""
    if state.stage == "exchange" and not settled(state.tiles, state.colours[state.turn], state.options):
        return None
    return state.tiles.missing


def settled(tiles: Tiles, colour: Colour, options: Options) -> bool:
    """KT-9: whether somebody has lost already when this colour has captured: by option, an exchange may save it."""
    missing = tiles.missing
    return missing is not None and (options.elimination == "capture" or missing.colour is not colour)


def leave(state: State, seat: Seat, luck: Random) -> Next:
    """KT-R13: a player who leaves for good loses."""
    return Step(replace(state, gone=seat), (Left(seat),))
