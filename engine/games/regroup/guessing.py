"""What bystanders may guess: which card is taken. Where it's laid has too many answers to be guessed."""

from random import Random

from engine.games.regroup.rules import asks
from engine.games.regroup.state import Event, Take, Took, View
from engine.games.regroup.view import imagine


def choices(view: View) -> tuple[str, ...]:
    """RG-R5: what it may cost lies open."""
    options = [move for ask in asks(imagine(view, Random(0))) for move in ask.options]
    return tuple(f"take {move.source}" for move in options if isinstance(move, Take))


def told(event: Event) -> str | None:
    return f"take {event.source}" if isinstance(event, Took) and not event.forced else None
