"""What a panel becomes after a move, at once and later: the held move, the move made, the next question, or nothing."""

import asyncio
from typing import Any, Final

import discord

from cogs.guard.circuit_breaker import SEND_ERRORS
from cogs.interactions.responses import is_in_our_dm, pressed_dm_id
from cogs.next_question import is_soon_asked, show_next_question
from cogs.notify.hand import closed_hand
from cogs.panel.held_moves import confirm_panel, held_panel, move_made_card, next_panel
from cogs.panel.panel import Panel
from cogs.panel.upkeep import delete_reply, panels_of
from dojo.dojo import Dojo
from dojo.errors import NotWritten
from dojo.match.held_moves import HeldMove, Reply
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.table.table import Table
from engine.core import Seat
from faces.core import Say

log = logger("after move")

READ_SECONDS: Final = 8.0  # to read what was played, before the ephemeral message goes away


async def edit_panel_when_played(interaction: discord.Interaction, hold: HeldMove, say: Say) -> None:
    """Wait until the held move is played. The ephemeral panel then leads on, or goes away if there is nothing to press.

    The board tells of the move in any case, and the courier redraws direct messages.
    """
    dojo: Dojo = interaction.client.dojo  # type: ignore[attr-defined]
    try:
        if reply := await dojo.held_moves.until_played(hold):
            await show_played(interaction, reply, hold.seat, say)
    except (*SEND_ERRORS, NotWritten) as failure:
        log.info("panel not redrawn", match=hold.match, seat=hold.seat, reason=redacted(failure))


async def show_played(interaction: discord.Interaction, reply: Reply, seat: Seat, say: Say) -> None:
    """The next question, or what else waits; if nothing does, the panel goes away."""
    dojo: Dojo = interaction.client.dojo  # type: ignore[attr-defined]
    if seat in reply.table.asked:
        shown = await next_panel(dojo, reply, seat, say)
    else:
        waiting = await dojo.turns.count(interaction.user.id, but=reply.table.id)
        shown = Panel(move_made_card(reply, interaction.user.id, waiting, say), [])
    if shown.view.total_children_count > 1:
        await interaction.edit_original_response(view=shown.view, attachments=shown.files)
    else:
        await interaction.delete_original_response()


def leads_on(interaction: discord.Interaction, table: Table) -> bool:
    """Whether this panel shows the next question by itself. What is said to `/move` in the thread goes away instead."""
    typed = interaction.message is None
    return is_soon_asked(interaction, table) and not (typed and interaction.channel_id == table.thread)


async def delete_when_read(interaction: discord.Interaction) -> None:
    """So that a move leaves nothing behind: the board tells of it."""
    await asyncio.sleep(READ_SECONDS)
    await delete_reply(interaction)


async def reply_panel(interaction: discord.Interaction, reply: Reply, waiting: int, say: Say) -> Panel:
    """What replaces the legal moves: the held move, the confirmation, or the move made."""
    user = interaction.user.id
    if reply.hold:
        follow(interaction, reply.hold, say)
        return await held_panel(reply.table, reply.hold, say)
    if reply.way == "confirm":
        return await confirm_panel(reply.table, reply.table.seat_of(user), say, reply.move)
    return await made_panel(interaction, reply, waiting, say)


async def made_panel(interaction: discord.Interaction, reply: Reply, waiting: int, say: Say) -> Panel:
    """The move made; in an ephemeral panel the next question if there is one. Nobody edits a closed DM later."""
    table, dojo = reply.table, interaction.client.dojo  # type: ignore[attr-defined]
    seat = table.seat_of(interaction.user.id)
    if is_ephemeral(interaction) and not is_in_our_dm(interaction) and seat in table.asked:
        return await next_panel(dojo, reply, seat, say)
    if is_ephemeral(interaction) and leads_on(interaction, table):
        return await panel_that_leads_on(interaction, reply, seat, say)
    if pressed_dm_id(interaction) is None or seat in table.asked:
        view = move_made_card(reply, interaction.user.id, waiting, say)
        if is_ephemeral(interaction) and view.total_children_count == 1:
            panels_of(interaction).start(delete_when_read(interaction), name=f"read {table.id}")
        return Panel(view, [])
    return await closed_hand(dojo, table, seat, waiting)


async def panel_that_leads_on(interaction: discord.Interaction, reply: Reply, seat: Seat, say: Say) -> Panel:
    """The position after the move, which stays in sight until the computers have made theirs."""
    table, dojo = reply.table, interaction.client.dojo  # type: ignore[attr-defined]
    panels_of(interaction).start(show_next_question(interaction, table), name=f"next question {table.id}")
    if table.outcome:
        return Panel(move_made_card(reply, interaction.user.id, 0, say), [])
    return await next_panel(dojo, reply, seat, say)


def follow(interaction: discord.Interaction, hold: HeldMove, say: Say) -> None:
    """Redraw an ephemeral panel once the move is played; the courier redraws direct messages."""
    if is_ephemeral(interaction):
        panels_of(interaction).start(edit_panel_when_played(interaction, hold, say), name=f"held {hold.match}")


def note_open_panel(interaction: discord.Interaction, match: str) -> None:
    """Before the move is made: the board that follows from it needn't call its player."""
    if is_ephemeral(interaction) and interaction.message:
        client: Any = interaction.client
        client.open_panels.open(match, interaction.user.id)


def is_ephemeral(interaction: discord.Interaction) -> bool:
    """Whether our reply is an ephemeral message: a new one to a command, or in place of one that was clicked."""
    return interaction.message is None or interaction.message.flags.ephemeral
