"""One answer among hundreds, put together field by field, knowing nothing of the game.

Moves are dataclasses: a game with 300 ways to lay a card lets its player choose the place and the turn one by one.
What is being put together is always a whole legal move, so it can be shown, and given, at any moment.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import discord

from cogs.cards.parts import row
from cogs.interactions.controls import Pick, Press
from cogs.panel.legal_moves import IN_ROW, Offer, Row, line, listed
from faces import FACES


@dataclass(frozen=True, slots=True)
class Part:
    """One field of the move that is weighed: what it is, and to which move each value it may have leads."""

    field: str
    value: Any
    leads: dict[Any, Any]  # value -> move, in the order of the options


def parts(options: Sequence[Any], weighed: Any) -> tuple[Part, ...]:
    """The fields in which moves of the weighed one's kind differ, in the order they are written."""
    alike = [option for option in options if option.kind == weighed.kind]
    names = [field.name for field in fields(weighed)]
    found = (Part(name, getattr(weighed, name), _leads(alike, names, name, weighed)) for name in names)
    return tuple(part for part in found if len(part.leads) > 1)


def _leads(alike: Sequence[Any], names: Sequence[str], name: str, weighed: Any) -> dict[Any, Any]:
    """For each value the move that keeps most of what was chosen before; what was written first counts for more."""
    others = [other for other in names if other != name]
    kept: dict[Any, tuple[tuple[int, list[bool]], Any]] = {}
    for option in alike:
        same = [getattr(option, other) == getattr(weighed, other) for other in others]
        rank = (sum(same), same)
        value = getattr(option, name)
        if value not in kept or rank > kept[value][0]:
            kept[value] = (rank, option)
    return {value: move for value, (_, move) in kept.items()}


CHOSEN, OPEN, GIVE = discord.ButtonStyle.primary, discord.ButtonStyle.secondary, discord.ButtonStyle.success


def door(offer: Offer, first: Any) -> Press:
    """Into the form of one kind of move."""
    return Press(
        "weigh",
        offer.table.id,
        f"{offer.opened}/{first}/",
        label=offer.title(first.kind),
        emoji=offer.emoji(first),
    )


def form(offer: Offer, weighed: Any, *, alone: bool) -> list[Row]:
    """Each field of the answer that is weighed; while none is, only what is chosen first."""
    found = parts(offer.ask.options, weighed or offer.ask.options[0])
    made = [each for part in found for each in _part(offer, part, weighed)]
    if weighed is None:
        return made
    back = [] if alone else [Press("again", offer.table.id, label=offer.say("press-back"))]
    give = Press(
        "answer",
        offer.table.id,
        f"{offer.opened}/{weighed}",
        label=offer.label(weighed)[:80],
        style=GIVE,
        emoji="✅",
    )
    return [*made, row(give, *back)]


def opens_with_a_place(offer: Offer) -> bool:
    """Whether all else depends on the first field, and it has more values than a row of buttons holds."""
    first, *others = parts(offer.ask.options, offer.ask.options[0])
    return bool(others) and len(first.leads) > IN_ROW


def _part(offer: Offer, part: Part, weighed: Any) -> list[Row]:
    """A few values are buttons, more of them lines of a list."""
    if len(part.leads) <= IN_ROW:
        return [] if weighed is None else [row(*(_turn(offer, part, value) for value in in_order(part)))]
    title = offer.say(f"{offer.key}-field-{part.field}")
    lines = [
        line(offer, move, _value(offer, part, value), chosen=weighed is not None and value == part.value)
        for value, move in part.leads.items()
    ]
    return [
        row(Pick("weigh", offer.table.id, f"{offer.opened}/{part.field}{start}", **look))
        for start, look in listed(lines, title)
    ]


def in_order(part: Part) -> list[Any]:
    """Buttons stay where they are, whatever is weighed."""
    values = list(part.leads)
    return sorted(values) if len({type(value) for value in values}) == 1 else values


def _turn(offer: Offer, part: Part, value: Any) -> Press:
    chosen = value == part.value
    return Press(
        "weigh",
        offer.table.id,
        f"{offer.opened}/{part.leads[value]}/{part.field}",
        label=_value(offer, part, value)[:80],
        style=CHOSEN if chosen else OPEN,
    )


def _value(offer: Offer, part: Part, value: Any) -> str:
    return FACES[offer.key].value(part.field, value, offer.say)
