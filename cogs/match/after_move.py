"""What a panel becomes after a move, at once and later: the held move, the move made, the next question, or nothing."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, TypeAlias

import discord

from cogs.guard.circuit_breaker import SEND_ERRORS
from cogs.interactions.acknowledge import OwnMessage
from cogs.interactions.responses import is_in_our_dm, pressed_dm_id
from cogs.interactions.services import services
from cogs.next_question import is_soon_asked, show_next_question
from cogs.notify.hand import closed_hand
from cogs.panel.held_moves import confirm_panel, held_panel, move_made_card, next_panel
from cogs.panel.panel import Panel
from cogs.panel.upkeep import delete_reply, panels_of
from dojo.errors import NotWritten
from dojo.match.held_moves import HeldMove, Reply
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.table.table import Table
from engine.core import Seat
from faces.core import Say

log = logger("after move")

READ_SECONDS: Final = 8.0  # to read what was played, before the ephemeral message goes away


async def edit_panel_when_played(
    interaction: discord.Interaction, hold: HeldMove, say: Say, message: OwnMessage
) -> None:
    """Wait until the held move is played. The ephemeral panel then leads on, or goes away if there is nothing to press.

    The board tells of the move in any case, and the courier redraws direct messages.
    """
    dojo = services(interaction).dojo
    try:
        if reply := await dojo.held_moves.until_played(hold):
            await show_played(interaction, reply, hold.seat, say, message)
    except (*SEND_ERRORS, NotWritten) as failure:
        log.info("panel not redrawn", match=hold.match, seat=hold.seat, reason=redacted(failure))


async def show_played(
    interaction: discord.Interaction, reply: Reply, seat: Seat, say: Say, message: OwnMessage
) -> None:
    """The next question, or what else waits; if nothing does, the panel goes away."""
    dojo = services(interaction).dojo
    if seat in reply.table.asked:
        shown = await next_panel(dojo, reply, seat, say)
    else:
        waiting = await dojo.turns.count(interaction.user.id, but=reply.table.id)
        shown = Panel(move_made_card(reply, interaction.user.id, waiting, say), [])
    if shown.view.total_children_count > 1:
        await message.edit(view=shown.view, attachments=shown.files)
    else:
        await message.delete()


def leads_on(interaction: discord.Interaction, table: Table) -> bool:
    """Whether this panel shows the next question by itself. What is said to `/move` in the thread goes away instead."""
    typed = interaction.message is None
    return is_soon_asked(interaction, table) and not (typed and interaction.channel_id == table.thread)


async def delete_when_read(message: OwnMessage) -> None:
    """So that a move leaves nothing behind: the board tells of it."""
    await asyncio.sleep(READ_SECONDS)
    await delete_reply(message)


Later: TypeAlias = Callable[[OwnMessage], Coroutine[Any, Any, None]]
"""What becomes of a panel after it was shown, given the message in which it is."""


def start_later(interaction: discord.Interaction, later: Later | None, message: OwnMessage) -> None:
    if later:
        panels_of(interaction).start(later(message), name=f"after {interaction.id}")


async def reply_panel(
    interaction: discord.Interaction, reply: Reply, waiting: int, say: Say
) -> tuple[Panel, Later | None]:
    """What replaces the legal moves: the held move, the confirmation, or the move made."""
    user = interaction.user.id
    if reply.hold:
        # The courier redraws direct messages.
        later = partial(edit_panel_when_played, interaction, reply.hold, say) if is_ephemeral(interaction) else None
        return await held_panel(reply.table, reply.hold, say), later
    if reply.way == "confirm":
        return await confirm_panel(reply.table, reply.table.seat_of(user), say, reply.move), None
    return await made_panel(interaction, reply, waiting, say)


async def made_panel(
    interaction: discord.Interaction, reply: Reply, waiting: int, say: Say
) -> tuple[Panel, Later | None]:
    """The move made; in an ephemeral panel the next question if there is one. Nobody edits a closed DM later."""
    table, dojo = reply.table, services(interaction).dojo
    seat = table.seat_of(interaction.user.id)
    if is_ephemeral(interaction) and not is_in_our_dm(interaction) and seat in table.asked:
        return await next_panel(dojo, reply, seat, say), None
    if is_ephemeral(interaction) and leads_on(interaction, table):
        # The position after the move stays in sight until the computers have made theirs.
        made = Panel(move_made_card(reply, interaction.user.id, 0, say), []) if table.outcome else None
        return made or await next_panel(dojo, reply, seat, say), partial(show_next_question, interaction, table)
    if pressed_dm_id(interaction) is None or seat in table.asked:
        view = move_made_card(reply, interaction.user.id, waiting, say)
        goes = is_ephemeral(interaction) and view.total_children_count == 1
        return Panel(view, []), delete_when_read if goes else None
    return await closed_hand(dojo, table, seat, waiting), None


def note_open_panel(interaction: discord.Interaction, match: str) -> None:
    """Before the move is made: the board that follows from it needn't call its player."""
    if is_ephemeral(interaction) and interaction.message:
        client = services(interaction)
        client.open_panels.open(match, interaction.user.id)


def is_ephemeral(interaction: discord.Interaction) -> bool:
    """Whether our reply is an ephemeral message: a new one to a command, or in place of one that was clicked."""
    return interaction.message is None or interaction.message.flags.ephemeral
