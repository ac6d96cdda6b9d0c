"""Why a move is refused: the clause that forbids it, found with rules.py."""

from collections import Counter
from random import Random

from engine.core import Refusal, Seat, first_of
from engine.games.kaito.grid import BITS, LINES, count, counted
from engine.games.kaito.parts import NAMES, SORT, Square
from engine.games.kaito.rules import TRADE, exchanges
from engine.games.kaito.state import Exchange, Move, Pass, Place, Slide, State, reach

NO_LUCK = Random(0)  # nothing in this game is drawn


def no(clause: str, key: str, **facts: str | int) -> Refusal:
    return Refusal(clause, f"kaito-why-{key}", facts)


def why(state: State, seat: Seat, move: Move) -> Refusal | None:
    if refusal := out_of_place(state, move):
        return refusal
    match move:
        case Place(at):
            return first_of((bool(state.grid.mask & BITS[at]), no("KT-R3", "not-a-gap", square=NAMES[at])))
        case Slide(to):
            return slide(state, to)
        case Exchange():
            return exchange(state, seat, move)
        case Pass():
            return None


def out_of_place(state: State, move: Move) -> Refusal | None:
    """Moves of a kind that nobody could make now."""
    stage, kind = state.stage, move.kind
    return first_of(
        (stage == "place" and kind != "place", no("KT-R3", "place-first")),
        (stage != "place" and kind == "place", no("KT-R3", "placed")),
        (stage == "slide" and kind == "exchange", no("KT-R9", "slide-first")),
        (stage == "slide" and kind == "pass", no("KT-R4", "must-slide")),
        (stage == "exchange" and kind == "slide", no("KT-8", "moved")),
    )


def slide(state: State, to: Square) -> Refusal | None:
    kaito, mask, square = state.kaito or 0, state.grid.mask, NAMES[to]
    reached = reach(kaito, mask, state.options.jump)
    return first_of(
        (to == kaito, no("KT-3", "own-square", square=square)),
        (not LINES[kaito] & BITS[to], no("KT-R4", "off-line", square=square)),
        (not mask & BITS[to], no("KT-R4", "gap", square=square)),
        (not reached & BITS[to], no("KT-1", "in-the-way", square=square)),
    )


def exchange(state: State, seat: Seat, move: Exchange) -> Refusal | None:
    own, paid = state.colours[seat], sum(move.pay)
    trade = state.captured & TRADE[own]
    purse = Counter(tile.symbols for tile in counted(trade) if tile.symbols)
    tile = SORT.get((own, move.back, 0))
    if tile is None:
        return no("KT-R9", "mon-back")
    return first_of(
        (not count(trade, tile), no("KT-5", "not-theirs")),
        (bool(Counter(move.pay) - purse), no("KT-4", "no-mon")),
        (paid < tile.price, no("KT-R9", "too-little", paid=paid, price=tile.price)),
        (paid - min(move.pay, default=0) >= tile.price, no("KT-6", "too-much", price=tile.price)),
        (move not in exchanges(trade), no("KT-6", "largest-first")),
    )
