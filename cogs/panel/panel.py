"""A player's own panel: their picture, what they are asked, and every legal answer as something to click.

The same panel is sent as a direct message and shown privately in a server.
"""

from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any

import discord
from discord import ui

from cogs.cards.board import event_lines, name, safe_names, title
from cogs.cards.parts import GOLD, INDIGO, card, picture, press, row
from cogs.cards.pictures import scene
from cogs.cards.result import verdict
from cogs.cards.time import own, return_press, turns
from cogs.interactions.controls import Press
from cogs.panel.answer_controls import answers, weighed_first
from cogs.panel.display import looked, looks, text_first
from cogs.panel.legal_moves import HINTED, Offer
from cogs.panel.recap import NOTHING, Since
from dojo.table.table import Table
from engine.core import Ask, Seat
from faces.core import AnyScene, Say

MOST = 40  # components of one message; the answers come before the strip


@dataclass(frozen=True, slots=True)
class Panel:
    view: ui.LayoutView
    files: list[discord.File]


async def panel(
    table: Table, seat: Seat, say: Say, weighed: Any = None, since: Since = NOTHING, now: int | None = None
) -> Panel:
    """What `seat` may see and do now, or, while an answer is weighed, what would come of it."""
    seen, ask = scene(table, say, seat), table.ask_of(seat)
    if weighed is None and ask:
        weighed = weighed_first(Offer(table, seat, ask, seen))
    seen = replace(seen, weighed=weighed)
    files, alt = await looked(table, seat, seen)
    view = layout(table, seat, seen, alt, since, now)
    if view.total_children_count > MOST:
        since = replace(since, png=b"")
        view = layout(table, seat, seen, alt, since, now)
    strip = [discord.File(BytesIO(since.png), "since.png")] if since.png else []
    return Panel(view, strip + files)


def layout(
    table: Table, seat: Seat, seen: AnyScene, alt: str, since: Since = NOTHING, now: int | None = None
) -> ui.LayoutView:
    """The panel around its pictures."""
    ask, say = table.ask_of(seat), seen.say
    offer = Offer(table, seat, ask, seen) if ask else None
    return framed(
        table,
        seat,
        seen,
        alt,
        ui.TextDisplay(question(table, ask, say, now)),
        *([ui.TextDisplay(weighing(offer))] if offer and seen.weighed is not None else ()),
        *(answers(offer, seen.weighed) if offer else ()),
        since=since,
        now=now,
    )


def framed(
    table: Table,
    seat: Seat,
    seen: AnyScene,
    alt: str,
    *parts: ui.Item[ui.LayoutView],
    since: Since = NOTHING,
    now: int | None = None,
) -> ui.LayoutView:
    """What is always there: which match, the pictures, the ways to look closer."""
    say = seen.say
    return card(
        ui.TextDisplay("\n".join(filter(None, (heading(table, seat, say, now), since.text)))),
        *([picture("since.png", since.alt)] if since.png else ()),
        *looks(table, seat, seen, alt),
        *parts,
        row(
            press(say, "picture", table.id) if text_first(table, seat) else press(say, "text", table.id),
            press(say, "log", table.id),
            press(say, "more", table.id),
            *return_press(table, seat, say),
        ),
        colour=GOLD if table.ask_of(seat) else INDIGO,
    )


def heading(table: Table, seat: Seat, say: Say, now: int | None = None) -> str:
    others = ", ".join(name for other, name in enumerate(safe_names(table)) if other != seat)
    server = discord.utils.escape_markdown(table.guild_name)
    where = f"### {title(table, say)}\n-# {say('panel-where', server=server, others=others)}"
    return "\n-# ".join(filter(None, (where, own(table, seat, say, now))))


def question(table: Table, ask: Ask[Any] | None, say: Say, now: int | None = None) -> str:
    if ask:
        return f"**{say(f'{table.game.key}-ask-{ask.topic}')}**"
    if table.status == "over":
        return say("panel-over")
    waiting = turns(table, say, table.since if now is None else now, name)
    return f"{waiting}\n{say('panel-waiting')}"


def weighing(offer: Offer) -> str:
    """What is being put together, and what would come of it."""
    weighed = offer.scene.weighed
    told = HINTED.join(filter(None, (f"**{offer.label(weighed)}**", offer.hint(weighed))))
    return f"{offer.say('panel-weighing')} {told}"


def waiting_card(
    table: Table, seat: Seat, say: Say, waiting: int = 0, now: int | None = None, mine: str = ""
) -> ui.LayoutView:
    """What a letter says once its question is answered: what happened, whom we wait for, and what else waits.

    `mine` is what its reader has chosen in secret.
    """
    lines = "\n".join(event_lines(table, table.recent, say))
    end = f"**{verdict(table, table.outcome, say)}**" if table.outcome else question(table, None, say, now)
    more = [f"-# {say('next-waiting', count=waiting)}"] if waiting else []
    return card(
        ui.TextDisplay(heading(table, seat, say, now)),
        ui.TextDisplay("\n".join(filter(None, (lines, mine, end, *more)))),
        row(
            press(say, "hand", table.id),
            press(say, "log", table.id),
            *return_press(table, seat, say),
            *next_press(table.id, waiting, say),
        ),
    )


def next_press(match: str, waiting: int, say: Say) -> list[Press]:
    """On to the match that waits longest, if there is one besides this."""
    return [press(say, "next", match, emoji="▶️")] if waiting else []
