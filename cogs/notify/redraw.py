"""Boards and DMs drawn again where they are, when a time they show has changed."""

from collections.abc import Awaitable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import discord

from cogs.cards.board import board_card
from cogs.cards.pictures import draw_board
from cogs.guard.codes import Code
from cogs.guard.dm_channels import DmsPaused
from cogs.notify.delivery import Delivery
from cogs.notify.dm import CLOSED
from cogs.notify.hand import redraw_hand
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.table.table import Table
from engine.core import Seat

if TYPE_CHECKING:
    from cogs.client import Hikyaku

log = logger("redrawing")

PLIES_ON_A_CARD: Final = 12  # at most; before a new one is posted, so that nobody scrolls far for the board


async def redraw_card(delivery: Delivery) -> bool:
    """Whether the card is there, and shows how things stand now."""
    table, say = delivery.table, delivery.say
    if not table.card:
        return False
    file, alt = await draw_board(table, say, None, "board.png")
    after = max(table.card_ply, table.match.ply - PLIES_ON_A_CARD)
    earlier = await delivery.bot.dojo.archive.between(table, after, table.match.ply - 1)
    view = board_card(table, say, alt, delivery.bot.dojo.now(), earlier)
    message = delivery.channel.get_partial_message(table.card)
    with suppress(discord.NotFound):
        return await tolerant(message.edit(view=view, attachments=[file]))
    return False


async def redraw_dms(bot: "Hikyaku", table: Table, seats: Iterable[Seat]) -> None:
    for seat in set(seats) & set(table.people(table.asked)):
        await tolerant(redraw_hand(bot, table, seat))


async def tolerant(editing: Awaitable[object]) -> bool:
    """Whether it was edited. A card that can be edited no more stays as it is until the next one comes."""
    try:
        await editing
    except (discord.HTTPException, DmsPaused) as refusal:
        if not isinstance(refusal, DmsPaused) and refusal.code not in {Code.EDITED_ENOUGH, *CLOSED}:
            raise
        log.info("card not redrawn", reason=redacted(refusal))
        return False
    return True
