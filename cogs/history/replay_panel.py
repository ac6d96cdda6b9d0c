"""The panel that shows one position of a match that is over, through somebody's eyes, and leads to all others."""

import asyncio
from dataclasses import replace
from typing import Final

import discord
from discord import ui

from cogs.cards.board import event_lines, match_title, no_event_text, safe_names
from cogs.cards.parts import card, code_block, picture, press, row
from cogs.cards.pictures import draw_board, draw_hand, scene
from cogs.interactions.controls import Pick, Press
from cogs.panel.panel import Panel
from cogs.panel.recap import evenly_spaced
from dojo.dojo import Dojo
from dojo.match.history import History, hands_open
from dojo.table.table import Table
from engine.core import Seat
from faces import FACES
from faces.core import Say

MARKS: Final = 25  # lines of one select
LINES: Final = 2400  # characters of what happened at one answer
MOVER, TABLE = "mover", "table"  # through whose eyes; else the number of a seat


async def stepped(dojo: Dojo, user: int, history: History, ply: int, eyes: str, say: Say) -> Panel:
    """One position, with the way to all others."""
    allowed = await hands_open(dojo.servers, history.table, user)
    await asyncio.to_thread(lambda: history.whole)  # played through off the event loop
    ply = max(0, min(ply, history.last))
    seat = through(history, ply, eyes) if allowed else None
    then, preferences, shown = history.at(ply), await dojo.people.preferences(user), eyes if allowed else ""
    if preferences.text_first:
        text = FACES[then.game.key].board(scene(then, say, seat))
        return Panel(layout(history, ply, seat, shown, say, text=text), [])
    files, alt = await pictures(then, say, seat, safe=preferences.colour_safe)
    return Panel(layout(history, ply, seat, shown, say, alt), files)


def through(history: History, ply: int, eyes: str) -> Seat | None:
    """Whose eyes are meant; the start is seen as the table sees it."""
    if eyes == MOVER:
        return history.told[ply].seat
    return int(eyes) if eyes.isdecimal() and int(eyes) < len(history.table.players) else None


async def pictures(then: Table, say: Say, seat: Seat | None, *, safe: bool) -> tuple[list[discord.File], str]:
    """In the colours of whoever looks, through whosever eyes."""
    if seat is None:
        file, alt = await draw_board(then, say, None, "hand.png", safe=safe)
        return [file], alt
    return await draw_hand(then.game.key, replace(scene(then, say, seat), safe=safe))


def layout(
    history: History, ply: int, seat: Seat | None, eyes: str, say: Say, alt: str = "", *, text: str = ""
) -> ui.LayoutView:
    """Around its pictures, or the board as text; without `eyes` there is nothing to choose but the table's."""
    table = history.table
    notes = [] if eyes else [say("replay-hands-closed")]
    notes += [] if history.whole else [say("replay-older", last=history.last)]
    return card(
        ui.TextDisplay(head(history, ply, seat, say)),
        *([ui.TextDisplay(code_block(text))] if text else []),
        *([] if text else galleries(table, seat, say, alt)),
        ui.TextDisplay(what_happened(history, ply, say)),
        steps(history, ply, eyes, say),
        row(marks(history, ply, eyes, say)),
        *([row(viewpoints(table, ply, eyes, say))] if eyes else []),
        row(press(say, "film", table.id), press(say, "export", table.id)),
        *([ui.TextDisplay("\n".join(f"-# {note}" for note in notes))] if notes else []),
    )


def galleries(table: Table, seat: Seat | None, say: Say, alt: str) -> list[ui.MediaGallery[ui.LayoutView]]:
    apart = FACES[table.game.key].hand and seat is not None
    return [picture("hand.png", alt), *([picture("cards.png", say("panel-cards"))] if apart else [])]


def head(history: History, ply: int, seat: Seat | None, say: Say) -> str:
    table = history.table
    names = safe_names(table)
    seen = say("replay-seen-table") if seat is None else say("replay-seen-seat", who=names[seat])
    return f"### {match_title(table, say)}\n**{say('replay-at', ply=ply, last=history.last)}** · {seen}"


def what_happened(history: History, ply: int, say: Say) -> str:
    told = history.told[ply]
    lines = event_lines(history.table, told.events, say) or [no_event_text(ply, say)]
    return "\n".join(lines)[:LINES]


def steps(history: History, ply: int, eyes: str, say: Say) -> ui.ActionRow[ui.LayoutView]:
    """Each has its own id, also where two lead to the same position."""
    ways = {"first": 0, "previous": ply - 1, "next": ply + 1, "last": history.last}
    return row(
        *(
            Press(
                "step",
                history.table.id,
                f"{to}/{eyes}/{way}",
                label=say(f"press-replay-{way}"),
                disabled=to == ply or not 0 <= to <= history.last,
            )
            for way, to in ways.items()
        )
    )


def marks(history: History, ply: int, eyes: str, say: Say) -> Pick:
    """The whole match in as many lines as a list can have."""
    options = [
        discord.SelectOption(label=mark(history, at, say), value=str(at), default=at == ply)
        for at in evenly_spaced(range(history.last + 1), MARKS)
    ]
    return Pick("step", history.table.id, f"{ply}/{eyes}", options=options, placeholder=say("replay-marks"))


def mark(history: History, ply: int, say: Say) -> str:
    """What happened first at it, without the signs that a text may have and a label may not."""
    if not ply:
        return f"0 · {say('replay-start')}"
    face, names = FACES[history.table.game.key], history.table.names
    lines = filter(None, (face.event(event, names, say) for event in history.told[ply].events))
    return f"{ply} · {discord.utils.remove_markdown(next(lines, no_event_text(ply, say)))}"[:100]


def viewpoints(table: Table, ply: int, eyes: str, say: Say) -> Pick:
    choices = {MOVER: say("replay-eyes-mover"), TABLE: say("replay-eyes-table")}
    choices |= {str(seat): say("replay-eyes-seat", who=name) for seat, name in enumerate(table.names)}
    options = [
        discord.SelectOption(label=f"{say('replay-eyes')}: {label}"[:100], value=value, default=value == eyes)
        for value, label in choices.items()
    ]
    return Pick("eyes", table.id, str(ply), options=options)
