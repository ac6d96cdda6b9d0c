"""What lies open on the table, the position it shows, and what bystanders may guess. Nothing else is hidden."""

from random import Random

from engine.core import Seat
from engine.games.kaito.parts import NAMES, Colour, Tile
from engine.games.kaito.rules import asks
from engine.games.kaito.state import Captured, Event, Exchanged, Passed, Placed, State, View
from engine.games.kaito.tiles import Tally, count, counted, laid


def view(state: State, seat: Seat | None) -> View:
    """KT-16: everybody sees the same, and of the tiles put aside only how many there are. KT-R3: which side is up."""
    colours, kaito, came_from = state.colours, state.kaito, state.came_from
    return View(
        grid=state.tiles.grid,
        kaito=kaito,
        up=None if kaito is None else colours[(state.turn + (state.stage == "exchange")) % 2],
        turn=state.turn,
        stage=state.stage,
        captured=tuple(tuple(_of(colour, state.tiles.captured)) for colour in reversed(colours)),
        aside=tuple(_put_aside(state, colour) for colour in colours),
        colours=colours,
        options=state.options,
        last=None if kaito is None or came_from is None else (came_from, kaito),
        gone=state.gone,
    )


def _of(colour: Colour, tally: Tally) -> list[Tile]:
    return [tile for tile in counted(tally) if tile.colour is colour]


def _put_aside(state: State, colour: Colour) -> int:
    seen = state.tiles.tally + state.tiles.captured
    return sum(tile.copies - count(seen, tile) for tile in Tile if tile.colour is colour)


def imagine(view: View, luck: Random) -> State:
    return State(
        tiles=laid(view.grid, sum(tile.one for held in view.captured for tile in held)),
        kaito=view.kaito,
        turn=view.turn,
        stage=view.stage,
        colours=view.colours,
        options=view.options,
        came_from=view.last[0] if view.last else None,
        gone=view.gone,
    )


# Guesses


def guesses(view: View) -> tuple[str, ...]:
    options = [str(move) for ask in asks(imagine(view, Random(0))) for move in ask.options]
    if view.stage != "exchange":
        return tuple(options)
    return ("exchange", "pass") if len(options) > 1 else ()


def guessed(event: Event) -> str | None:
    """KT-R6: a forced slide is nobody's choice."""
    match event:
        case Placed(_, at):
            return f"place {NAMES[at]}"
        case Captured(_, at, _, _, False):
            return f"slide {NAMES[at]}"
        case Exchanged():
            return "exchange"
        case Passed():
            return "pass"
    return None
