"""The replay panel: one position of a finished match through somebody's eyes, and the controls to reach the others."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord
from discord import ui

from cogs.cards.board import event_lines, match_head
from cogs.cards.names import names_of, safe_names
from cogs.cards.parts import card, code_block, picture, press, row
from cogs.cards.pictures import draw_board, draw_hand, scene
from cogs.interactions.controls import Pick, Press
from cogs.panel.panel import Panel
from dojo.dojo import Dojo
from dojo.match.history import History, hands_open
from dojo.table.table import Table
from engine.core import Seat
from faces import FACES
from faces.core import Say
from faces.text import no_event_text

MAX_JUMP_TARGETS: Final = 25  # options of a select
MAX_EVENT_CHARS: Final = 2400  # the events of one move
MAX_LABEL_CHARS: Final = 100  # of an option
MOVER, TABLE = "mover", "table"  # through whose eyes; otherwise the number of a seat


async def position_panel(dojo: Dojo, user: int, history: History, ply: int, eyes: str, say: Say) -> Panel:
    """The panel for one position, limited to what this user may see."""
    allowed = await hands_open(dojo.servers, history.table, user)
    await asyncio.to_thread(lambda: history.whole)  # replays the match off the event loop
    ply = max(0, min(ply, history.last))
    seat = viewpoint_seat(history, ply, eyes) if allowed else None
    then, preferences, shown = history.at(ply), await dojo.people.preferences(user), eyes if allowed else ""
    if preferences.text_first:
        text = FACES[then.game.key].board(scene(then, say, seat))
        return Panel(position_layout(history, ply, seat, shown, say, text=text), [])
    files, alt = await draw_position(then, say, seat, safe=preferences.colour_safe)
    return Panel(position_layout(history, ply, seat, shown, say, alt), files)


def viewpoint_seat(history: History, ply: int, eyes: str) -> Seat | None:
    """The seat whose eyes are meant; None for the public view, and for the mover at the start."""
    if eyes == MOVER:
        return history.moves[ply].seat
    return int(eyes) if eyes.isdecimal() and int(eyes) < len(history.table.players) else None


async def draw_position(then: Table, say: Say, seat: Seat | None, *, safe: bool) -> tuple[list[discord.File], str]:
    """The pictures and alt text of a position. `safe` is the reader's own preference, not that of the seat."""
    if seat is None:
        file, alt = await draw_board(then, say, None, "hand.png", safe=safe)
        return [file], alt
    return await draw_hand(then.game.key, replace(scene(then, say, seat), safe=safe))


def position_layout(
    history: History, ply: int, seat: Seat | None, eyes: str, say: Say, alt: str = "", *, text: str = ""
) -> ui.LayoutView:
    """The components around the pictures, or the board as text. Without `eyes` there is only the public view."""
    table = history.table
    notes = [] if eyes else [say("replay-hands-closed")]
    notes += [] if history.whole else [say("replay-older", last=history.last)]
    return card(
        ui.TextDisplay(heading(history, ply, seat, say)),
        *([ui.TextDisplay(code_block(text))] if text else []),
        *([] if text else picture_items(table, seat, say, alt)),
        ui.TextDisplay(what_happened(history, ply, say)),
        step_presses(history, ply, eyes, say),
        row(jump_pick(history, ply, eyes, say)),
        *([row(viewpoint_pick(table, ply, eyes, say))] if eyes else []),
        row(press(say, "film", table.id), press(say, "webpage", table.id), press(say, "export", table.id)),
        *([ui.TextDisplay("\n".join(f"-# {note}" for note in notes))] if notes else []),
    )


def picture_items(table: Table, seat: Seat | None, say: Say, alt: str) -> list[ui.MediaGallery[ui.LayoutView]]:
    apart = FACES[table.game.key].hand and seat is not None
    return [picture("hand.png", alt), *([picture("cards.png", say("panel-cards"))] if apart else [])]


def heading(history: History, ply: int, seat: Seat | None, say: Say) -> str:
    table = history.table
    names = safe_names(table, say)
    seen = say("replay-seen-table") if seat is None else say("replay-seen-seat", who=names[seat])
    return f"{match_head(table, say)}\n**{say('replay-at', ply=ply, last=history.last)}** · {seen}"


def what_happened(history: History, ply: int, say: Say) -> str:
    table, past = history.table, history.moves[ply]
    lines = event_lines(table, past.events, say, in_full=True)
    return "\n".join(lines)[:MAX_EVENT_CHARS] or no_event_text(past.ply, past.seat, safe_names(table, say), say)


def step_presses(history: History, ply: int, eyes: str, say: Say) -> ui.ActionRow[ui.LayoutView]:
    """The buttons to step; their custom ids differ even if two lead to the same position."""
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


def jump_pick(history: History, ply: int, eyes: str, say: Say) -> Pick:
    """A select with positions spread over the whole match."""
    options = [
        discord.SelectOption(label=jump_label(history, at, say), value=str(at), default=at == ply)
        for at in evenly_spaced(range(history.last + 1), MAX_JUMP_TARGETS)
    ]
    return Pick("step", history.table.id, f"{ply}/{eyes}", options=options, placeholder=say("replay-marks"))


def evenly_spaced(plies: Sequence[int], most: int) -> list[int]:
    """At most `most` plies, spread evenly from the first to the last."""
    if len(plies) <= most:
        return list(plies)
    return [plies[round(step * (len(plies) - 1) / (most - 1))] for step in range(most)]


def jump_label(history: History, ply: int, say: Say) -> str:
    """The first event of a ply, without markdown, which labels do not render."""
    if not ply:
        return f"0 · {say('replay-start')}"
    face, names, past = FACES[history.table.game.key], names_of(history.table, say), history.moves[ply]
    lines = filter(None, (face.event(event, names, say) for event in past.events))
    label = f"{ply} · {discord.utils.remove_markdown(next(lines, no_event_text(past.ply, past.seat, names, say)))}"
    return label if len(label) <= MAX_LABEL_CHARS else f"{label[: MAX_LABEL_CHARS - 1]}…"


def viewpoint_pick(table: Table, ply: int, eyes: str, say: Say) -> Pick:
    choices = {MOVER: say("replay-eyes-mover"), TABLE: say("replay-eyes-table")}
    choices |= {str(seat): say("replay-eyes-seat", who=name) for seat, name in enumerate(names_of(table, say))}
    options = [
        discord.SelectOption(
            label=say("labelled", name=say("replay-eyes"), value=label)[:100], value=value, default=value == eyes
        )
        for value, label in choices.items()
    ]
    return Pick("eyes", table.id, str(ply), options=options)
