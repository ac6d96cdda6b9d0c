"""Letters with a hand: one for each match, taken away when a newer one comes, closed when it is answered."""

from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

import discord
from discord import ui

from cogs.notify.dm import CLOSED
from cogs.notify.threads import lost, nonce
from cogs.panel.held_moves import player_panel
from cogs.panel.panel import waiting_card
from cogs.panel.recap import own_secret_move
from dojo.ops.retry import retry_write
from dojo.outbox import Notice
from dojo.people.people import Player
from dojo.people.servers import NOWHERE
from dojo.table.table import Table
from engine.core import Seat
from faces.translation import speaker

if TYPE_CHECKING:
    from cogs.client import Hikyaku


async def hand(bot: "Hikyaku", notice: Notice) -> None:
    """A new letter when a seat is asked, so that it is noticed; an answered one says whom we wait for."""
    table = await bot.dojo.referee.table(notice.match)
    seat = int(notice.seat or 0)
    before = await bot.dojo.referee.hand_message(table.id, seat)
    asked, wanted = is_asked(table, seat), by_dm(table, table.players[seat])
    if asked and notice.ply < table.opened(seat):
        return  # the question has news of its own, which come next
    if not (asked and wanted) and before is None and not bot.stale_messages.doubts(table.id):
        return
    channel = await bot.create_dm(discord.Object(table.players[seat].id))
    try:
        await (close_hand if not asked else send_hand if wanted else take_away)(
            bot, notice, table, seat, channel, before
        )
    except discord.Forbidden as refusal:
        if refusal.code not in CLOSED:
            raise
        await take_away(bot, notice, table, seat, channel, before)
        await bot.dojo.people.dm_closed(table.players[seat].id)
        await bot.dojo.outbox.add(table.id, "quiet", seat, table.match.ply)


def is_asked(table: Table, seat: Seat) -> bool:
    """Who is away is not called for what a computer is about to answer; their last letter lets them come back."""
    return seat in table.asked and seat not in table.standins


def wishing(table: Table, seats: Iterable[Seat], *notices: str) -> list[Player]:
    """The people in these seats who want to hear of a match in one of these ways."""
    people = [table.players[seat] for seat in table.people(seats)]
    return [player for player in people if player.preferences.notices in notices]


def by_dm(table: Table, player: Player) -> bool:
    """Where there is no server, letters are the table, whatever else somebody wishes."""
    return player.dm == "yes" or (table.guild == NOWHERE and player.preferences.notices != "dm")


async def send_hand(
    bot: "Hikyaku", notice: Notice, table: Table, seat: Seat, channel: discord.DMChannel, before: int | None
) -> None:
    """The letter before is taken away, so that there is one for each match."""
    made = await player_panel(bot.dojo, table, seat, speaker(table.players[seat].locale))
    sent = await channel.send(view=made.view, files=made.files, nonce=nonce(notice))
    if before and before != sent.id:
        await lost(channel.get_partial_message(before).delete())
    await retry_write(lambda: bot.dojo.referee.hand_placed(table.id, seat, sent.id))
    await bot.stale_messages.sweep(table.id, channel, kept={sent.id})


async def redraw_hand(bot: "Hikyaku", table: Table, seat: Seat) -> None:
    """The letter that lies there, where something that stands in it has changed; nobody is called for it."""
    before = await bot.dojo.referee.hand_message(table.id, seat)
    if before is None or not is_asked(table, seat):
        return
    channel = await bot.create_dm(discord.Object(table.players[seat].id))
    made = await player_panel(bot.dojo, table, seat, speaker(table.players[seat].locale))
    await lost(channel.get_partial_message(before).edit(view=made.view, attachments=made.files))


async def answered_dm(bot: "Hikyaku", table: Table, seat: Seat) -> ui.LayoutView:
    player = table.players[seat]
    say = speaker(player.locale)
    waiting = await bot.dojo.turns.count(player.id, but=table.id)
    return waiting_card(table, seat, say, waiting, bot.dojo.now(), await own_secret_move(bot.dojo, table, seat, say))


async def close_hand(
    bot: "Hikyaku", notice: Notice, table: Table, seat: Seat, channel: discord.DMChannel, before: int | None
) -> None:
    if before:
        view = await answered_dm(bot, table, seat)
        await lost(channel.get_partial_message(before).edit(view=view, attachments=[]))
    if bot.stale_messages.doubts(table.id):
        await bot.stale_messages.sweep(table.id, channel, kept={before})


async def take_away(
    bot: "Hikyaku", notice: Notice, table: Table, seat: Seat, channel: discord.DMChannel, before: int | None
) -> None:
    """An old letter goes where no new one may follow, so that the question is owed again once letters are wanted."""
    if before:
        with suppress(discord.Forbidden):
            await lost(channel.get_partial_message(before).delete())
        await bot.dojo.referee.hand_placed(table.id, seat, None)
