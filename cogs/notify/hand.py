"""DMs with a hand: one for each match, deleted when a newer one comes, closed when it's answered."""

from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

import discord
from discord import ui

from cogs.guard.circuit_breaker import SEND_ERRORS
from cogs.notify.delivery import Delivery
from cogs.notify.dm import CLOSED, unsent
from cogs.notify.threads import ignoring_missing
from cogs.panel.held_moves import player_panel
from cogs.panel.panel import waiting_card
from cogs.panel.recap import own_secret_move
from dojo.dojo import Dojo
from dojo.people.people import Player
from dojo.people.servers import NOWHERE
from dojo.table.table import Table
from engine.core import Seat
from faces.translation import speaker

if TYPE_CHECKING:
    from cogs.client import Hikyaku


async def hand(delivery: Delivery) -> None:
    """A new DM when a seat is asked, so that it's noticed; one that was answered says whom we wait for."""
    bot, table, seat = delivery.bot, delivery.table, delivery.seat
    asked, wanted = is_asked(table, seat), takes_dms(table, delivery.player)
    if asked and delivery.notice.ply < table.opened(seat):
        return  # the question has a notice of its own, which comes next
    if not (asked and wanted) and table.hands[seat] is None and not bot.stale_messages.doubts(table.id):
        return
    try:
        channel = await bot.open_dm(delivery.player.id)
        await (close_hand if not asked else send_hand if wanted else delete_hand)(delivery, channel)
    except SEND_ERRORS as trouble:
        if table.guild == NOWHERE and getattr(trouble, "code", None) not in CLOSED:
            raise  # there's no other place
        await call_instead(delivery, trouble)


async def call_instead(delivery: Delivery, trouble: Exception) -> None:
    """In the thread, because no DM can be sent: of one that was to be closed, only if there will be no more."""
    bot, table, seat = delivery.bot, delivery.table, delivery.seat
    why = await unsent(bot, delivery.player.id, trouble, delivery.notice.attempts, match=table.id, seat=seat)
    if why == "closed":
        await delete_hand(delivery, await bot.open_dm(delivery.player.id))
    if why == "closed" or is_asked(table, seat):
        await bot.dojo.outbox.add(table.id, "quiet", seat, table.match.ply, why)


def is_asked(table: Table, seat: Seat) -> bool:
    """Who is away isn't called for what a computer is about to answer; their last DM lets them come back."""
    return seat in table.asked and seat not in table.standins


def who_want(table: Table, seats: Iterable[Seat], *notices: str) -> list[Player]:
    """The people in these seats who want to hear of a match in one of these ways ("dm", "thread", ...)."""
    people = [table.players[seat] for seat in table.people(seats)]
    return [player for player in people if player.preferences.notices in notices]


def takes_dms(table: Table, player: Player) -> bool:
    """Where there's no server the DMs are the table, whatever else somebody prefers."""
    return player.dm == "yes" or (table.guild == NOWHERE and player.preferences.notices != "dm")


async def send_hand(delivery: Delivery, channel: discord.PartialMessageable) -> None:
    """The DM before is deleted, so that there's one for each match. It stays if its own button led to the question."""
    bot, table, seat = delivery.bot, delivery.table, delivery.seat
    made = await player_panel(bot.dojo, table, seat, speaker(delivery.player.locale))
    before = table.hands[seat]
    if before and bot.clicked.has_led_to(table.match.ply, before):
        if await bot.clicked.edit(before, view=made.view, attachments=made.files):
            return
        made = await player_panel(bot.dojo, table, seat, speaker(delivery.player.locale))
    sent = await channel.send(view=made.view, files=made.files, nonce=delivery.nonce)
    if before and before != sent.id:
        await ignoring_missing(channel.get_partial_message(before).delete())
    delivery.posted_hand(sent.id)
    await bot.stale_messages.sweep(table.id, channel, kept={sent.id})


async def close_hand(delivery: Delivery, channel: discord.PartialMessageable) -> None:
    """Unless the reply to the click has closed it."""
    bot, table = delivery.bot, delivery.table
    before = table.hands[delivery.seat]
    if before and not bot.clicked.has_led_to(table.match.ply, before):
        waiting = await bot.dojo.turns.count(delivery.player.id, but=table.id)
        view = await closed_hand(bot.dojo, table, delivery.seat, waiting)
        if not await bot.clicked.edit(before, view=view, attachments=[]):
            await ignoring_missing(channel.get_partial_message(before).edit(view=view, attachments=[]))
    if bot.stale_messages.doubts(table.id):
        await bot.stale_messages.sweep(table.id, channel, kept={before})


async def delete_hand(delivery: Delivery, channel: discord.PartialMessageable) -> None:
    """So that the question is owed again once DMs are wanted."""
    if before := delivery.table.hands[delivery.seat]:
        with suppress(discord.Forbidden):
            await ignoring_missing(channel.get_partial_message(before).delete())
        delivery.posted_hand(None)


async def redraw_hand(bot: "Hikyaku", table: Table, seat: Seat) -> None:
    """The DM that is there, where something it shows has changed; nobody is called for it."""
    before = table.hands[seat]
    if before is None or not is_asked(table, seat):
        return
    channel = await bot.open_dm(table.players[seat].id)
    made = await player_panel(bot.dojo, table, seat, speaker(table.players[seat].locale))
    await ignoring_missing(channel.get_partial_message(before).edit(view=made.view, attachments=made.files))


async def closed_hand(dojo: Dojo, table: Table, seat: Seat, waiting: int) -> ui.LayoutView:
    """`waiting`: how many other matches wait for this player."""
    say = speaker(table.players[seat].locale)
    return waiting_card(table, seat, say, waiting, dojo.now(), await own_secret_move(dojo, table, seat, say))
