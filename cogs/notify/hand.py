"""DMs with a hand: one for each match, deleted when a newer one comes, closed when it's answered."""

from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

import discord

from cogs.guard.circuit_breaker import SEND_ERRORS
from cogs.notify.delivery import Delivery
from cogs.notify.dm import CLOSED, unsent
from cogs.notify.ended import ended_panel
from cogs.notify.threads import ignoring_missing
from cogs.panel.held_moves import player_panel
from cogs.panel.panel import Panel, waiting_card
from cogs.panel.recap import own_secret_move
from dojo.dojo import Dojo
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.ops.retry import retry_write
from dojo.people.people import Player
from dojo.people.servers import NOWHERE
from dojo.table.table import Table
from engine.core import Seat
from faces.translation import speaker

if TYPE_CHECKING:
    from cogs.client import Hikyaku

log = logger("hand")


async def hand(delivery: Delivery) -> None:
    """A new DM when a seat is asked, so that it's noticed; one that was answered says whom we wait for."""
    bot, table, seat = delivery.bot, delivery.table, delivery.seat
    asked, wanted = is_asked(table, seat), takes_dms(table, delivery.player)
    if asked and delivery.notice.number < table.opened(seat):
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
        await bot.dojo.outbox.add(table.id, "quiet", seat, table.match.number, why)


def is_asked(table: Table, seat: Seat) -> bool:
    """A player who is away isn't called for what a computer is about to answer; their last DM lets them come back."""
    return seat in table.asked and seat not in table.standins


def who_want(table: Table, seats: Iterable[Seat], *notices: str) -> list[Player]:
    """The people in these seats who want to hear of a match in one of these ways ("dm", "thread", ...)."""
    people = [table.players[seat] for seat in table.people(seats)]
    return [player for player in people if player.preferences.notices in notices]


def takes_dms(table: Table, player: Player) -> bool:
    """Where there's no server the DMs are the table, whatever else somebody prefers."""
    return player.dm == "yes" or (table.guild == NOWHERE and player.preferences.notices != "dm")


async def send_hand(delivery: Delivery, channel: discord.PartialMessageable) -> None:
    """The DM before is deleted, so that there's one for each match. It stays if its own button led to the question.

    A player whose answer is held is written to, too, silently: if Discord refuses it, all see the call in the thread.
    """
    bot, table, seat = delivery.bot, delivery.table, delivery.seat
    made = await player_panel(bot.dojo, table, seat, speaker(delivery.player.locale))
    before = table.hands[seat]
    if before and bot.clicked.has_led_to(table.match.number, before):
        if await bot.clicked.edit(before, view=made.view, attachments=made.files):
            return
        made = await player_panel(bot.dojo, table, seat, speaker(delivery.player.locale))
    silent = await delivery.has_held()
    sent = await channel.send(view=made.view, files=made.files, nonce=delivery.nonce, silent=silent)
    delivery.posted_hand(sent.id)
    if before and before != sent.id:
        await delete_some_day(delivery, channel, before)
    await bot.stale_messages.sweep(table.id, channel, kept={sent.id})


async def delete_some_day(delivery: Delivery, channel: discord.PartialMessageable, old: int) -> None:
    """If that fails, it alone is tried again: the new hand is there, and its player has been called."""
    table = delivery.table
    try:
        await ignoring_missing(channel.get_partial_message(old).delete())
    except SEND_ERRORS as failure:
        log.info("hand not deleted", match=table.id, seat=delivery.seat, reason=redacted(failure))
        outbox, number = delivery.bot.dojo.outbox, table.match.number
        await retry_write(lambda: outbox.add(table.id, "old-hand", delivery.seat, number, about=str(old)))


async def old_hand(delivery: Delivery) -> None:
    channel = await delivery.bot.open_dm(delivery.player.id)
    await ignoring_missing(channel.get_partial_message(int(delivery.notice.about)).delete())


async def close_hand(delivery: Delivery, channel: discord.PartialMessageable) -> None:
    """Unless the reply to the click has closed it."""
    bot, table = delivery.bot, delivery.table
    before = table.hands[delivery.seat]
    if before and not bot.clicked.has_led_to(table.match.number, before):
        waiting = await bot.dojo.turns.count(delivery.player.id, but=table.id)
        closed = await closed_hand(bot.dojo, table, delivery.seat, waiting)
        if not await bot.clicked.edit(before, view=closed.view, attachments=closed.files):
            closed = await closed_hand(bot.dojo, table, delivery.seat, waiting)  # files are sent once
            await ignoring_missing(channel.get_partial_message(before).edit(view=closed.view, attachments=closed.files))
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


async def closed_hand(dojo: Dojo, table: Table, seat: Seat, waiting: int) -> Panel:
    """`waiting`: how many other matches wait for this player. Where the DMs are the table, the result comes as well."""
    if table.outcome is not None and table.guild != NOWHERE:
        return await ended_panel(dojo, table, table.outcome, seat, waiting)
    say = speaker(table.players[seat].locale)
    mine = await own_secret_move(dojo, table, seat, say)
    return Panel(waiting_card(table, seat, say, waiting, dojo.now(), mine), [])
