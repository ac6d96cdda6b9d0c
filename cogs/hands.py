"""Letters with a hand: one for each match, taken away when a newer one comes, closed when it is answered."""

from contextlib import suppress
from typing import TYPE_CHECKING

import discord

from cogs.holding import own_panel
from cogs.letters import CLOSED
from cogs.panel import waiting_card
from cogs.places import lost, nonce
from dojo.news import News
from dojo.order import NOWHERE
from dojo.people import Player
from dojo.table import Table
from engine.core import Seat
from faces.words import speaker

if TYPE_CHECKING:
    from cogs.client import Hikyaku


async def hand(bot: "Hikyaku", news: News) -> None:
    """A new letter when a seat is asked, so that it is noticed; an answered one says whom we wait for."""
    table = await bot.house.referee.table(news.match)
    seat = int(news.seat or 0)
    before = await bot.house.referee.hand_message(table.id, seat)
    asked, wanted = seat in table.asked, by_letter(table, table.players[seat])
    if not (asked and wanted) and before is None:
        return
    channel = await bot.create_dm(discord.Object(table.players[seat].id))
    try:
        await (close_hand if not asked else send_hand if wanted else take_away)(bot, news, table, seat, channel, before)
    except discord.Forbidden as refusal:
        if refusal.code not in CLOSED:
            raise
        await take_away(bot, news, table, seat, channel, before)
        await bot.house.people.dm_closed(table.players[seat].id)
        await bot.house.newsroom.add(table.id, "quiet", seat, table.match.ply)


def by_letter(table: Table, player: Player) -> bool:
    """Where there is no server, letters are the table, whatever else somebody wishes."""
    return player.dm == "yes" or (table.guild == NOWHERE and player.wishes.notices != "dm")


async def send_hand(
    bot: "Hikyaku", news: News, table: Table, seat: Seat, channel: discord.DMChannel, before: int | None
) -> None:
    """The letter before is taken away, so that there is one for each match."""
    made = await own_panel(bot.house, table, seat, speaker(table.players[seat].locale))
    sent = await channel.send(view=made.view, files=made.files, nonce=nonce(news))
    if before and before != sent.id:
        await lost(channel.get_partial_message(before).delete())
    await bot.house.referee.hand_placed(table.id, seat, sent.id)
    await bot.broom.sweep(table.id, channel, kept={sent.id})


async def close_hand(
    bot: "Hikyaku", news: News, table: Table, seat: Seat, channel: discord.DMChannel, before: int | None
) -> None:
    player = table.players[seat]
    waiting = await bot.house.turns.count(player.id, but=table.id)
    view = waiting_card(table, seat, speaker(player.locale), waiting)
    await lost(channel.get_partial_message(int(before or 0)).edit(view=view, attachments=[]))


async def take_away(
    bot: "Hikyaku", news: News, table: Table, seat: Seat, channel: discord.DMChannel, before: int | None
) -> None:
    """An old letter goes where no new one may follow, so that the question is owed again once letters are wanted."""
    if before:
        with suppress(discord.Forbidden):
            await lost(channel.get_partial_message(before).delete())
        await bot.house.referee.hand_placed(table.id, seat, None)
