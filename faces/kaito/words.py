"""KAITO in words: moves, values of moves that are chosen field by field, and lines of the log."""

from typing import Any

from engine.core import Ask
from engine.games.kaito.parts import NAMES, SORT, Colour
from engine.games.kaito.state import (
    Captured,
    Drawn,
    Event,
    Exchange,
    Exchanged,
    Left,
    Move,
    Pass,
    Passed,
    Place,
    Placed,
    Slide,
    View,
)
from faces.core import Names, Say
from faces.text import either, known, separated


def option(move: Move, say: Say) -> str:
    match move:
        case Place(at):
            return say("kaito-answer-place", square=NAMES[at])
        case Slide(to):
            return say("kaito-answer-slide", square=NAMES[to])
        case Exchange(back, pay):
            return say("kaito-answer-exchange", back=say(f"kaito-{back}"), pay=price(pay))
        case Pass():
            return say("kaito-answer-pass")


def question(view: View, ask: Ask[Move], say: Say) -> dict[str, str | int]:
    """The colour of the seat asked; in an exchange what can be bought back, and for what."""
    colour = view.colours[ask.seat]
    wanted = dict.fromkeys(move.back for move in ask.options if isinstance(move, Exchange))
    words = [say(f"kaito-back-{back}", price=SORT[colour, back, 0].price) for back in wanted]
    back = either(words, say)
    purse = sorted((tile.symbols for tile in view.captured[ask.seat] if tile.symbols), reverse=True)
    mon = separated(map(str, purse), say)
    return {"colour": say(f"kaito-{colour}"), "back": back, "held": sum(purse), "mon": mon}


def value(field: str, value: Any, say: Say) -> str:
    return known(say, f"kaito-field-{field}-{value}") or (price(value) if field == "pay" else NAMES[value])


def price(pay: tuple[int, ...]) -> str:
    return "+".join(map(str, pay))


def event(event: Event, names: Names, say: Say) -> str:
    match event:
        case Drawn(colours, first):
            red = colours.index(Colour.RED)
            order = {"first": names[first], "second": names[1 - first]}
            return say("kaito-event-drawn", red=names[red], black=names[1 - red], **order)
        case Placed(seat, at):
            return say("kaito-event-placed", who=names[seat], square=NAMES[at])
        case Captured():
            return captured(event, names, say)
        case Exchanged(seat, back, pay, at):
            back_word = say(f"kaito-{back}")
            return say("kaito-event-exchanged", who=names[seat], back=back_word, pay=price(pay), square=NAMES[at])
        case Passed(seat):
            return say("kaito-event-passed", who=names[seat])
        case Left(seat):
            return say("kaito-event-left", who=names[seat])


def captured(event: Captured, names: Names, say: Say) -> str:
    key = "kaito-event-captured" + "-own" * event.own + "-forced" * event.forced
    return say(key, who=names[event.seat], tile=say(f"kaito-tile-{event.tile}"), square=NAMES[event.at])
