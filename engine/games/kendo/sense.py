"""What a computer player need think about: answers that come to the same as another, or to little, are left out."""

from engine.core import Ask
from engine.games.kendo.moves import Change, Counter, Move
from engine.games.kendo.state import State


def sensible(state: State, ask: Ask[Move]) -> tuple[Move, ...]:
    """Never none of them, and only what is among them."""
    options = ask.options
    if ask.topic == "pull":
        return options[:1]  # a hand that is mixed has no places
    if ask.topic == "change":
        return tuple(option for option in options if not isinstance(option, Change) or option.second is None)
    if ask.topic == "answer":
        return tuple(option for option in options if not wasteful(option, options))
    return options


def wasteful(option: Move, options: tuple[Move, ...]) -> bool:
    """A MUSHIN spent on a counter that fits without it."""
    return isinstance(option, Counter) and option.mushin and Counter(option.card, False, option.target) in options
