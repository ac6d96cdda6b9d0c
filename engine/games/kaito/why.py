"""Why a move is refused: the clause that forbids it, found with rules.py; what one is good for, and what it risks."""

from collections import Counter
from random import Random

from engine.core import Ask, Purpose, Refusal, Seat, first_of
from engine.games.kaito.grid import BITS, LINES, VITAL, count, counted
from engine.games.kaito.parts import NAMES, SORT, Kind, Square
from engine.games.kaito.rules import TRADE, asks, exchanges, outcome, play
from engine.games.kaito.state import Exchange, Move, Pass, Place, Slide, State, View, reach
from engine.games.kaito.view import imagine

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


# What a move is good for


def purpose(view: View, ask: Ask[Move], move: Move) -> Purpose | None:
    """KT-R4: the other player has to slide from there. None if the move ends the match (KT-9)."""
    if not isinstance(move, Slide) or (view.grid[move.to] in VITAL and view.grid.count(view.grid[move.to]) == 1):
        return None
    mine = exposed(view, ask.seat, move.to)
    if not mine:
        return Purpose("kaito-purpose-own")
    if set(mine) == {Kind.MON}:
        return Purpose("kaito-purpose-safe")
    worst = Kind.KABUTO if Kind.KABUTO in mine else Kind.KATANA
    slides = (each for each in ask.options if isinstance(each, Slide))
    every = all(set(exposed(view, ask.seat, each.to)) - {Kind.MON} for each in slides)
    facts: dict[str, str | int] = {"count": len(mine), "every": "yes" if every else "no"}
    return Purpose(f"kaito-purpose-{worst}", facts)


def exposed(view: View, seat: Seat, kaito: Square) -> list[Kind]:
    """Of what kinds the tiles of a seat are that the other can take once the seat has slid to a square."""
    tiles = (view.grid[square] for square in view.exposed(seat, kaito))
    return [tile.kind for tile in tiles if tile is not None]


def risk(view: View, ask: Ask[Move], move: Move) -> Purpose | None:
    """KT-9: a move after which the other player could win at once, if there is one after which they couldn't."""
    state, seat = imagine(view, NO_LUCK), ask.seat
    if not lost(play(state, seat, move, NO_LUCK).state, seat):
        return None
    safe = any(not lost(play(state, seat, each, NO_LUCK).state, seat) for each in ask.options)
    return Purpose("kaito-risk-lost") if safe else None


def lost(state: State, seat: Seat, *, theirs: bool = False) -> bool:
    """Whether the other player can win in their next turn, whatever this seat still does in its own.

    `theirs`: whether that turn has begun; when it ends without a win, nothing is lost yet.
    """
    result = outcome(state)
    if result is not None:
        return seat not in result.winners
    [ask] = asks(state)
    if ask.seat == seat and theirs:
        return False
    after = (lost(play(state, ask.seat, each, NO_LUCK).state, seat, theirs=ask.seat != seat) for each in ask.options)
    return all(after) if ask.seat == seat else any(after)
