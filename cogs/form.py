"""The form in which one answer among a great many is put together, field by field."""

from typing import Any

import discord

from cogs.cards import row
from cogs.controls import Pick, Press
from cogs.offer import IN_ROW, Offer, Row, line, listed
from dojo.composing import Part, parts
from faces import FACES

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
