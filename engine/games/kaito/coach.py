"""What the coach says of a move, from what its seat sees: what it takes or buys, and what it leaves open."""

from collections.abc import Iterator
from random import Random

from engine.core import Ask, Purpose, Seat
from engine.games.kaito.parts import NAMES, SORT, Kind, Square
from engine.games.kaito.rules import asks, outcome, play
from engine.games.kaito.state import Captured, Event, Exchange, Move, Pass, Place, Slide, State, View
from engine.games.kaito.tiles import VITAL
from engine.games.kaito.view import imagine

NO_LUCK = Random(0)  # nothing in this game is drawn


def purpose(view: View, ask: Ask[Move], move: Move) -> Purpose | None:
    """What is taken or bought, and whether that is safe. None if the move ends the match (KT-9)."""
    if isinstance(move, Exchange | Pass):
        return spent(view, ask.seat, move)
    at = target(move)
    tile = view.grid[at]
    if tile in VITAL and view.grid.count(tile) == 1:
        return None
    after = outlook(view, ask.seat, at)
    if tile is None or tile.colour is view.colours[ask.seat]:
        return None if after == "open" else Purpose(f"kaito-purpose-{after}")
    if tile.kind is Kind.MON:
        return Purpose("kaito-purpose-takes-mon", money(view, ask.seat, tile.symbols) | {"next": after})
    return Purpose(f"kaito-purpose-takes-{tile.kind}", {"left": view.grid.count(tile) - 1, "next": after})


def spent(view: View, seat: Seat, move: Exchange | Pass) -> Purpose:
    """KT-R9: what is had for the blossoms, or what they would buy."""
    if isinstance(move, Pass):
        return Purpose("kaito-purpose-keeps", money(view, seat))
    tile = SORT[view.colours[seat], move.back, 0]
    left = money(view, seat, -sum(move.pay))["blossoms"]
    return Purpose(f"kaito-purpose-buys-{move.back}", {"have": view.grid.count(tile) + 1, "blossoms": left})


def money(view: View, seat: Seat, more: int = 0) -> dict[str, str | int]:
    """KT-4: the blossoms of a seat, and what can be had for them."""
    blossoms = sum(tile.symbols for tile in view.captured[seat]) + more
    return {"blossoms": blossoms, **{str(tile.kind): tile.price for tile in VITAL}}


def target(move: Place | Slide) -> Square:
    return move.at if isinstance(move, Place) else move.to


def outlook(view: View, seat: Seat, at: Square) -> str:
    """Whether the other player can take a katana or kabuto from there ("open"), only mon, or none of its tiles."""
    mine = set(exposed(view, seat, at))
    return "open" if mine - {Kind.MON} else "safe" if mine else "own"


def drawback(view: View, ask: Ask[Move], move: Move) -> Purpose | None:
    """KT-R4: the other player has to slide from there, and can take a katana or kabuto."""
    if not isinstance(move, Place | Slide):
        return None
    at = target(move)
    if (view.grid[at] in VITAL and view.grid.count(view.grid[at]) == 1) or outlook(view, ask.seat, at) != "open":
        return None
    mine = exposed(view, ask.seat, at)
    worst = Kind.KABUTO if Kind.KABUTO in mine else Kind.KATANA
    others = (target(each) for each in ask.options if isinstance(each, Place | Slide))
    every = all(outlook(view, ask.seat, each) == "open" for each in others)
    return Purpose(f"kaito-drawback-{worst}", {"count": len(mine), "every": "yes" if every else "no"})


def exposed(view: View, seat: Seat, kaito: Square) -> list[Kind]:
    """Of what kinds the tiles of a seat are that the other can take once the seat has moved the Kaito to a square."""
    tiles = (view.grid[square] for square in view.exposed(seat, kaito))
    return [tile.kind for tile in tiles if tile is not None]


# What loses


def risk(view: View, ask: Ask[Move], move: Move) -> Purpose | None:
    """KT-9: a move after which the other player could win at once, if there is one after which they couldn't."""
    state, seat = imagine(view, NO_LUCK), ask.seat
    after = play(state, seat, move, NO_LUCK).state
    if not lost(after, seat):
        return None
    safe = any(not lost(play(state, seat, each, NO_LUCK).state, seat) for each in ask.options)
    return threat(after, seat) if safe else None


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


def threat(state: State, seat: Seat) -> Purpose:
    """How the other player wins, by the shortest way; not named if that depends on what this seat buys back first."""
    if outcome(state) is not None:
        return Purpose("kaito-risk-at-once")
    [ask] = asks(state)
    if ask.seat == seat:
        first, *others = (threat(play(state, seat, each, NO_LUCK).state, seat) for each in ask.options)
        return first if all(each == first for each in others) else Purpose("kaito-risk-lost")
    events, reason = min(wins(state, seat), key=lambda line: len(line[0]))
    slides = [event for event in events if isinstance(event, Captured)]
    square, end = NAMES[slides[0].at], reason.removeprefix("no_")
    if len(slides) > 1:  # KT-R6
        return Purpose("kaito-risk-forced", {"square": square, "end": end})
    return Purpose("kaito-risk-stuck" if end == "stuck" else f"kaito-risk-{end}", {"square": square})


def wins(state: State, seat: Seat, before: tuple[Event, ...] = ()) -> Iterator[tuple[tuple[Event, ...], str]]:
    """The ways in which the other player wins in a turn of theirs: what happens, and what decides the match."""
    result = outcome(state)
    if result is not None and seat not in result.winners:
        yield before, result.reason
    for ask in asks(state):
        for each in ask.options if ask.seat != seat else ():
            step = play(state, ask.seat, each, NO_LUCK)
            yield from wins(step.state, seat, (*before, *step.events))
