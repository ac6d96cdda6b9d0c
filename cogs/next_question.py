"""An ephemeral panel that becomes the next one by itself, once the computers have made their moves."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import discord

from cogs.guard.limits import SEND_ERRORS
from cogs.interactions.acknowledge import OwnMessage
from cogs.interactions.context import speaker_for
from cogs.interactions.services import services
from cogs.notify.dms import ended_panel
from cogs.panel.panel import Panel, player_panel
from dojo.dojo import Dojo
from dojo.errors import NotRead
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.ops.retry import retry_write
from dojo.table.table import Table
from engine.core import Seat

log = logger("answer")

LOOK_SECONDS: Final = 1.0  # between checks whether the computers have made their moves
MOST_LOOKS: Final = 60


def is_soon_asked(interaction: discord.Interaction, table: Table) -> bool:
    """Whether the match is over or waits for computers alone, and no DM will lead its player on."""
    alone = len(table.all_people) == 1
    return alone and interaction.guild_id == table.guild and not table.people(table.asked)


async def show_next_question(
    interaction: discord.Interaction,
    table: Table,
    message: OwnMessage,
    head: Callable[[Panel], Panel] = lambda panel: panel,
) -> None:
    """Wait until the computers have made their moves; then show the next question, or the result, in its place.

    If a round has ended meanwhile, that is shown, and its button leads to the question.

    If it can't be shown, the board calls its player. `message`: the panel. `head` puts above it what stood there.
    """
    client = services(interaction)
    seat = table.seat_of(interaction.user.id)
    table = await computers_done(client.dojo, table, seat)
    leads_on = seat in table.asked or table.status == "over"
    if not leads_on:  # the board calls its player once they have moved
        client.open_panels.close(table.id, interaction.user.id)
    try:
        await show_now(interaction, table, seat, message, head)
    except (*SEND_ERRORS, NotRead) as failure:
        log.info("panel not redrawn", match=table.id, seat=seat, reason=redacted(failure))
        client.open_panels.close(table.id, interaction.user.id)
        if leads_on:
            await retry_write(lambda: client.dojo.outbox.add(table.id, "board", number=table.match.number))


async def computers_done(dojo: Dojo, table: Table, seat: Seat) -> Table:
    """The table once this seat is asked or the match is over, or as it stands after a minute."""
    for _ in range(MOST_LOOKS):
        await asyncio.sleep(LOOK_SECONDS)
        with suppress(NotRead):  # while the database is away, the computers can't move either
            table = await dojo.referee.table(table.id)
        if seat in table.asked or table.status == "over":
            break
    return table


async def show_now(
    interaction: discord.Interaction,
    table: Table,
    seat: Seat,
    message: OwnMessage,
    head: Callable[[Panel], Panel],
) -> None:
    """In place of the panel. Where the result is posted for all, the panel makes room for it."""
    client = services(interaction)
    if table.outcome and interaction.channel_id == table.thread:
        await message.delete()
        return
    over = table.outcome and await ended_panel(client.dojo, table, table.outcome, seat, 0)
    shown = over or head(await player_panel(client.dojo, table, seat, speaker_for(interaction), by_itself=True))
    await message.edit(view=shown.view, attachments=shown.files)
