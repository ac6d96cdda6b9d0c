"""Every legal answer as something to click: a button, a line of a list, or a form in which it is put together.

Few answers are buttons. Of more, or of wordy ones, the kinds that have many are lists of whole answers. Where one kind
has a great many, or its game wants them looked at first, a form offers them field by field beside a picture of the one
that is weighed.
"""

from collections.abc import Sequence
from typing import Any

import discord

from cogs.cards.parts import row
from cogs.interactions.controls import Pick, Press
from cogs.panel.form import door, form, opens_with_a_place
from cogs.panel.legal_moves import HINTED, IN_ROW, Offer, Row, by_kind, line, listed, rows
from faces import FACES

BUTTONS = 25  # five rows of five, all that fits beside a picture
WORDY = 10  # buttons that also say what they lead to are a line each; more of them are a wall
WHOLE = 50  # answers of one kind that are read as whole lines; more would be two screens of them
STYLES = (discord.ButtonStyle.primary, discord.ButtonStyle.secondary, discord.ButtonStyle.success)  # red is a warning


def answers(offer: Offer, weighed: Any = None) -> list[Row]:
    groups, great = offer.kinds, great_kinds(offer)
    if weighed is not None or len(groups) == len(great) == 1:
        return form(offer, weighed, alone=len(groups) == 1)
    few = [move for kind, moves in groups.items() if kind not in great for move in moves]
    doors = [door(offer, groups[kind][0]) for kind in great]
    if len(few) + len(doors) <= BUTTONS and sum(bool(offer.hint(move)) for move in few) <= WORDY:
        return rows([*(answer_press(offer, move) for move in few), *doors])
    brief = [move for move in few if len(groups[move.kind]) <= IN_ROW]
    long = [move for move in few if len(groups[move.kind]) > IN_ROW]
    return [*lists(offer, long), *rows([*(answer_press(offer, move) for move in brief), *doors])]


def great_kinds(offer: Offer) -> list[str]:
    """The kinds of which there are too many to offer them whole."""
    weighs = FACES[offer.key].weighs
    return [kind for kind, moves in offer.kinds.items() if len(moves) > (IN_ROW if kind in weighs else WHOLE)]


def weighed_first(offer: Offer) -> Any:
    """Where a form is all there is, what it begins with; None: nothing can be looked at before a place is picked."""
    if len(offer.kinds) != 1 or great_kinds(offer) != [*offer.kinds]:
        return None
    return None if opens_with_a_place(offer) else offer.ask.options[0]


# Buttons and lists of whole answers


def answer_press(offer: Offer, move: Any) -> Press:
    """One answer; a kind of move has one colour among the answers it stands with."""
    colour = STYLES[list(offer.kinds).index(move.kind) % len(STYLES)]
    return Press(
        offer.to_answer(move),
        offer.table.id,
        f"{offer.opened}/{move}",
        label=HINTED.join(filter(None, (offer.label(move), offer.hint(move))))[:80],
        style=colour,
        emoji=offer.emoji(move),
    )


def lists(offer: Offer, moves: Sequence[Any]) -> list[Row]:
    """Whole answers, those given in the same way together."""
    found = []
    for kind, group in by_kind(moves).items():
        lines = [line(offer, move) for move in group]
        found += [
            row(Pick(offer.to_answer(group[0]), offer.table.id, f"{offer.opened}/{kind}{start}", **look))
            for start, look in listed(lines, offer.title(kind))
        ]
    return found
