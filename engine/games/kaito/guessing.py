"""What bystanders may guess: everything lies open, so it's the move itself; of an exchange, whether there is one."""

from random import Random

from engine.games.kaito.parts import NAMES
from engine.games.kaito.rules import asks
from engine.games.kaito.state import Captured, Event, Exchanged, Passed, Placed, View
from engine.games.kaito.view import imagine


def choices(view: View) -> tuple[str, ...]:
    options = [str(move) for ask in asks(imagine(view, Random(0))) for move in ask.options]
    if view.stage != "exchange":
        return tuple(options)
    return ("exchange", "pass") if len(options) > 1 else ()


def told(event: Event) -> str | None:
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
