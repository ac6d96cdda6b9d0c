"""Look closer: up to three moves of a match that gave much away, each as its player saw it, with a better one."""

import asyncio
from typing import Any

from discord import ui

from cogs.cards.board import match_head
from cogs.cards.parts import card, code_block, plain, row
from cogs.cards.pictures import scene
from cogs.client import Hikyaku
from cogs.history.replay_panel import draw_position, picture_items
from cogs.interactions.controls import Click, Press, on, parse_number
from cogs.panel.legal_moves import HINT_SEPARATOR
from cogs.panel.panel import Panel
from cogs.panel.reasons import Reasons, reasons
from dojo.computer.teacher import Moment, Teacher, decisions
from dojo.match.history import History
from dojo.table.table import Table
from engine.core import Seat
from engine.player.teacher import Decision
from faces import FACES
from faces.core import Say


@on("closer", replies_at_once=True)
async def look_closer(click: Click) -> None:
    history = await click.dojo.archive.ended(click.subject)
    seat = history.table.seat_of(click.user)
    await click.interaction.response.defer(ephemeral=True, thinking=True)
    made = await first_panel(click, history, seat)
    await click.interaction.edit_original_response(view=made.view, attachments=made.files)


@on("moment")
async def show_moment(click: Click) -> None:
    """Turn to another moment."""
    history = await click.dojo.archive.ended(click.subject)
    seat = history.table.seat_of(click.user)
    moments = await click.dojo.teacher.moments(click.subject, seat) or ()
    made = await moment_panel(click, history, seat, moments, parse_number(click.rest))
    await click.interaction.response.edit_message(view=made.view, attachments=made.files)


async def first_panel(click: Click, history: History, seat: Seat) -> Panel:
    """The worst moment. If nobody has looked for it yet, that is done first, and the reader sees how far it is."""
    teacher: Teacher = click.dojo.teacher
    if (moments := await teacher.moments(history.table.id, seat)) is None:
        async for done, count in teacher.progress(history, seat, click.user):
            working = plain(click.say("closer-working", done=done, count=count))
            await click.interaction.edit_original_response(view=working)
        moments = await teacher.moments(history.table.id, seat) or ()
    return await moment_panel(click, history, seat, moments, 0)


async def moment_panel(click: Click, history: History, seat: Seat, moments: tuple[Moment, ...], number: int) -> Panel:
    seen = await asyncio.to_thread(seen_moments, history, seat, moments)
    if not seen:
        return Panel(plain(click.say("closer-nothing")), [])
    number = max(0, min(number, len(seen) - 1))
    ply, decision, better = seen[number]
    then, say = history.at(ply - 1), click.say
    why = await asyncio.to_thread(reasons, then, decision, better, say)
    title = say("closer-head", number=number + 1, count=len(seen), ply=ply - 1)
    lines = [*moment_lines(then, decision, better, why, say), f"-# {say('closer-fair')}"]
    position, files = await pictured(click, then, seat)
    turn = [row(*turn_presses(then.id, number, len(seen), say))] if len(seen) > 1 else []
    head: ui.TextDisplay[ui.LayoutView] = ui.TextDisplay(f"{match_head(history.table, say)}\n**{title}**")
    return Panel(card(head, *position, ui.TextDisplay("\n".join(lines)), *turn), files)


def seen_moments(history: History, seat: Seat, moments: tuple[Moment, ...]) -> list[tuple[int, Decision, Any]]:
    """Those that today's rules still know: the ply, the decision, and the better move."""
    known = decisions(history, seat, {each.ply for each in moments})
    found = []
    for each in moments:
        options = known[each.ply].ask.options if each.ply in known else ()
        found += [(each.ply, known[each.ply], option) for option in options if str(option) == each.better]
    return found


async def pictured(click: Click, then: Table, seat: Seat) -> tuple[list[ui.Item[ui.LayoutView]], list[Any]]:
    """The position as the seat saw it, as pictures, or as text for those who prefer it."""
    if click.preferences.text_first:
        text = FACES[then.game.key].board(scene(then, click.say, seat))
        return [ui.TextDisplay(code_block(text))], []
    files, alt = await draw_position(then, click.say, seat, safe=click.preferences.colour_safe)
    return [*picture_items(then, seat, click.say, alt)], files


def turn_presses(id: str, number: int, count: int, say: Say) -> list[Press]:
    ways = {"previous": number - 1, "next": number + 1}
    return [
        Press("moment", id, str(to), label=say(f"press-replay-{way}"), disabled=not 0 <= to < count)
        for way, to in ways.items()
    ]


# What is said


def moment_lines(table: Table, decision: Decision, better: Any, why: Reasons, say: Say) -> list[str]:
    """The move that was made and the better one, each with what is to be said of it."""
    option = FACES[table.game.key].option
    told = (("closer-played", decision.move, why.against), ("closer-better", better, why.in_favour))
    return [HINT_SEPARATOR.join(filter(None, (say(key, move=option(move, say)), why))) for key, move, why in told]


async def setup(_: Hikyaku) -> None:
    """Importing this module is enough: it registers the buttons."""
