"""What bystanders may guess: the kind of action, which the log tells (KG-23). Cards stay out of it."""

from typing import Final

from engine.games.kengo.state import Acted, Event, View

NO_ACTION: Final = {"refill", "stuck"}


def choices(view: View) -> tuple[str, ...]:
    """The same whatever is held: a hand that can't parry is asked nothing else, and nobody is told (KG-R20)."""
    if view.attack:
        return ("parry", *(("withdraw",) if view.lunge else ()), "hit")
    if not view.pile_size and view.options.level == "basic":
        return ("attack", "pass")
    return ("advance", "retreat", "attack", *(("lunge",) if view.options.level == "advanced" else ()))


def told(event: Event) -> str | None:
    return event.deed if isinstance(event, Acted) and event.deed not in NO_ACTION else None
