"""Cards and letters drawn anew where they lie, when a time that stands in them has changed."""

from collections.abc import Awaitable, Iterable
from typing import TYPE_CHECKING, Final

import discord

from cogs.cards.board import board_card
from cogs.cards.pictures import draw_board
from cogs.notify.dm import CLOSED
from cogs.notify.hand import redraw_hand
from cogs.notify.threads import lost, messageable
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.table.table import Table
from engine.core import Seat
from faces.translation import speaker

if TYPE_CHECKING:
    from cogs.client import Hikyaku

log = logger("redrawing")

EDITED_ENOUGH: Final = 30046  # Discord lets a message that is older than an hour be edited so often and no more


async def redraw_card(bot: "Hikyaku", table: Table) -> None:
    say = speaker(table.locale)
    if table.card:
        file, alt = await draw_board(table, say, None, "board.png")
        message = at_table(bot, table).get_partial_message(table.card)
        view = board_card(table, say, alt, bot.dojo.now())
        await tolerant(lost(message.edit(view=view, attachments=[file])))


async def redraw_dms(bot: "Hikyaku", table: Table, seats: Iterable[Seat]) -> None:
    for seat in set(seats) & set(table.people(table.asked)):
        await tolerant(redraw_hand(bot, table, seat))


async def tolerant(editing: Awaitable[None]) -> None:
    """A card that can be edited no more stays as it is until the next one comes."""
    try:
        await editing
    except discord.HTTPException as refusal:
        if refusal.code not in {EDITED_ENOUGH, *CLOSED}:
            raise
        log.info("card not redrawn", reason=redacted(refusal))


def at_table(bot: "Hikyaku", table: Table) -> discord.PartialMessageable:
    return messageable(bot, table, table.thread or table.channel)
