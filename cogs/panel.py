"""A player's own panel: their picture, what they are asked, and every legal answer as something to click.

The same panel is sent as a direct message and shown privately in a server.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from cogs.cards import GOLD, INDIGO, card, event_lines, picture, press, row, safe_names, title, verdict
from cogs.controls import Pick, Press
from cogs.house import drawn
from dojo.narrowing import Choice, narrow, remaining
from dojo.table import Table
from engine.core import Ask, Seat
from faces import FACES
from faces.core import Say

BUTTONS = 25  # five rows of five, all that fits beside a picture
LISTED = 25  # in one select
LISTS = 4
STYLES = (
    discord.ButtonStyle.primary,
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.danger,
    discord.ButtonStyle.success,
)


@dataclass(frozen=True, slots=True)
class Panel:
    view: ui.LayoutView
    file: discord.File


async def panel(table: Table, seat: Seat, say: Say) -> Panel:
    """What `seat` may see and do now; the picture is drawn in a thread."""
    file, alt = await drawn(table, say, seat, "hand.png")
    return Panel(layout(table, seat, say, alt), file)


def layout(table: Table, seat: Seat, say: Say, alt: str, path: Sequence[int] = ()) -> ui.LayoutView:
    """The panel around a picture that is already there; `path` is how far the answers have been narrowed."""
    ask = table.ask_of(seat)
    return card(
        ui.TextDisplay(heading(table, seat, say)),
        picture("hand.png", alt),
        ui.TextDisplay(question(table, ask, say)),
        *(answers(table, seat, ask, say, path) if ask else ()),
        row(
            press(say, "text", table.id),
            press(say, "log", table.id),
            press(say, "more", table.id),
        ),
        colour=GOLD if ask else INDIGO,
    )


def heading(table: Table, seat: Seat, say: Say) -> str:
    others = ", ".join(name for other, name in enumerate(safe_names(table)) if other != seat)
    return f"### {title(table, say)}\n-# {say('panel-where', server=table.guild_name, others=others)}"


def question(table: Table, ask: Ask[Any] | None, say: Say) -> str:
    if ask:
        return f"**{say(f'{table.game.key}-ask-{ask.topic}')}**"
    if table.status == "over":
        return say("panel-over")
    return say("panel-waiting", who=", ".join(safe_names(table)[other] for other in table.asked))


def waiting_card(table: Table, seat: Seat, say: Say) -> ui.LayoutView:
    """What a letter says once its question is answered: what happened, and whom we wait for."""
    lines = "\n".join(event_lines(table, table.recent, say))
    end = f"**{verdict(table, table.outcome, say)}**" if table.outcome else question(table, None, say)
    return card(
        ui.TextDisplay(heading(table, seat, say)),
        ui.TextDisplay(f"{lines}\n{end}".strip()),
        row(press(say, "hand", table.id), press(say, "log", table.id)),
    )


def answers(
    table: Table, seat: Seat, ask: Ask[Any], say: Say, path: Sequence[int] = ()
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Every answer as a button, or, where there are too many, one field of it at a time."""
    opened = table.opened(seat)
    left = remaining(ask.options, path)
    back = [_back(table, opened, path, say)] if path else []
    if len(left) + len(back) <= BUTTONS:
        return rows([answer_press(table, opened, option, say, ask.options) for option in left] + back)
    return [*steps(table, opened, left, path, say), *rows(back)]


def answer_press(table: Table, opened: int, move: Any, say: Say, options: Sequence[Any]) -> Press:
    """One answer; a kind of move has one colour among the answers it stands with."""
    kinds = list(dict.fromkeys(option.kind for option in options))
    key = table.game.key
    verb = "sure" if say.has(f"{key}-confirm-{move.kind}") else "answer"
    return Press(
        verb,
        table.id,
        f"{opened}/{move}",
        label=FACES[key].option(move, say)[:80],
        style=STYLES[kinds.index(move.kind) % len(STYLES)],
        emoji=say(f"{key}-emoji-{move.kind}") if say.has(f"{key}-emoji-{move.kind}") else None,
    )


def steps(
    table: Table, opened: int, left: Sequence[Any], path: Sequence[int], say: Say
) -> list[ui.ActionRow[ui.LayoutView]]:
    """The values of the field that is chosen next, in as many lists as they need."""
    found = narrow(left)
    if not isinstance(found, Choice):
        return []
    key = table.game.key
    offered = [
        discord.SelectOption(
            label=FACES[key].value(found.field, value, say)[:100],
            value=".".join(map(str, (*path, index))),
            description=say("narrow-count", count=count),
        )
        for index, (value, count) in enumerate(zip(found.values, found.counts, strict=True))
    ]
    title = say(f"{key}-field-{found.field}")
    return [
        row(Pick("narrow", table.id, f"{opened}/{start}", options=offered[start : start + LISTED], placeholder=title))
        for start in range(0, len(offered), LISTED)
    ][:LISTS]


def _back(table: Table, opened: int, path: Sequence[int], say: Say) -> Press:
    trail = ".".join(map(str, path[:-1]))
    return Press("narrow", table.id, f"{opened}/{trail}", label=say("press-back"))


def rows(presses: Sequence[Press]) -> list[ui.ActionRow[ui.LayoutView]]:
    return [row(*presses[start : start + 5]) for start in range(0, len(presses), 5)]
