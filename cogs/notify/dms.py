"""DMs: sent only to those who asked for them, given up where Discord refuses; one hand for each match."""

from collections.abc import Iterable
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

import discord

from cogs.cards.board import match_address, match_head, placing_lines, recent_lines, verdict
from cogs.cards.parts import GOLD, VERMILION, Part, card, press, row
from cogs.client import Hikyaku
from cogs.guard.channels import DmsPaused
from cogs.guard.limits import SEND_ERRORS, Code
from cogs.interactions.acknowledge import Panel
from cogs.interactions.controls import Click, on
from cogs.interactions.emoji import forget_refused
from cogs.interactions.services import Services, services
from cogs.notify.delivery import Delivery
from cogs.notify.places import ignoring_missing
from cogs.panel.panel import closed_hand, last_board, player_panel
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.ops.retry import retry_write
from dojo.people.people import Player
from dojo.people.servers import NOWHERE
from dojo.table.table import Table
from dojo.watching.followers import part
from engine.core import Seat
from faces.core import Say
from faces.names import escaped
from faces.translation import speaker

log = logger("dms")

CLOSED: Final[dict[int, str]] = {
    Code.NO_ACCESS: "uses us where we may not write",
    Code.TAKES_NO_DMS: "takes no messages from us",
    Code.NO_SHARED_SERVER: "shares no server with us",
}
GREETING_SECONDS: Final = 20.0  # somebody has pressed, and was told to wait
PATIENT_TRIES: Final = 2  # while Discord itself fails; then the player is called in another way
SHORT_LIMIT_SECONDS: Final = 30.0  # of a limit after which the DM is still worth sending


def is_failure(trouble: BaseException) -> bool:
    """Whether Discord has failed, or the connection to it, so that what was sent may have arrived."""
    status: int = getattr(trouble, "status", HTTPStatus.INTERNAL_SERVER_ERROR)
    return status >= HTTPStatus.INTERNAL_SERVER_ERROR


async def unsent(bot: Services, user: int, trouble: BaseException, tries: int, **facts: Any) -> str:
    """Why no DM can be sent, as `refused` says. What may pass soon is raised again."""
    if isinstance(trouble, discord.RateLimited) and trouble.retry_after <= SHORT_LIMIT_SECONDS:
        raise trouble
    if tries < PATIENT_TRIES and forget_refused(trouble):
        raise trouble
    passing = is_failure(trouble) and not isinstance(trouble, DmsPaused | discord.RateLimited)
    if passing and tries < PATIENT_TRIES:
        raise trouble
    return await refused(bot, user, trouble, **facts)


async def refused(bot: Services, user: int, trouble: BaseException, **facts: Any) -> str:
    """Why no DM can be sent: "closed" (until they ask for DMs again) or "later". A channel that's gone is forgotten."""
    code = getattr(trouble, "code", 0)
    log.info("dm refused", reason=CLOSED.get(code, redacted(trouble)), code=code, **facts)
    if code == Code.UNKNOWN_CHANNEL:  # it was kept from another bot's days
        await bot.dm_channels.forget(user)
    if code not in CLOSED:
        return "later"
    await bot.dojo.people.dm_closed(user)
    return "closed"


async def send_greeting(click: Click) -> str:
    """Send a DM to the person who pressed: "open", "closed" or "later". They get one, however often they press."""
    bot = services(click.interaction)
    nonce = f"{click.subject}{click.user:x}"[:25]
    try:
        await (await bot.open_dm(click.user, GREETING_SECONDS)).send(click.say("dms-hello"), nonce=nonce)
    except SEND_ERRORS as trouble:
        return await unsent(bot, click.user, trouble, PATIENT_TRIES, about=click.subject)
    await click.dojo.people.dm_open(click.user)
    return "open"


def dm_offer(id: str, say: Say) -> list[Part]:
    """The question whether hands should come by DM, for those who missed it on joining or have changed their mind."""
    return [say("more-dms"), row(press(say, "bydm", id), press(say, "nodm", id))]


@on("bydm")
async def dms(click: Click) -> None:
    """A DM is sent at once, so that nobody finds out in the middle of a match that theirs are closed."""
    await click.dojo.people.wants_dm(click.subject, click.user, True)
    text = click.say(f"dms-{await send_greeting(click)}")
    await click.replace(card(text))


@on("nodm")
async def no_dms(click: Click) -> None:
    await click.dojo.people.wants_dm(click.subject, click.user, False)
    await click.replace(card(click.say("dms-none")))


# DMs with a hand: one for each match, deleted when a newer one comes, closed when it's answered.


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


async def redraw_hand(bot: Hikyaku, table: Table, seat: Seat) -> None:
    """The DM that is there, where something it shows has changed; nobody is called for it."""
    before = table.hands[seat]
    if before is None or not is_asked(table, seat):
        return
    channel = await bot.open_dm(table.players[seat].id)
    made = await player_panel(bot.dojo, table, seat, speaker(table.players[seat].locale))
    await ignoring_missing(channel.get_partial_message(before).edit(view=made.view, attachments=made.files))


# Followers


async def followed(delivery: Delivery) -> None:
    """Tell one follower, unless a newer notice has overtaken this one; in their quiet hours without a sound.

    There's no call in the thread in its place, because nobody is to see who follows.
    """
    bot, table = delivery.bot, delivery.table
    user, _, told = delivery.notice.about.partition("/")
    player = await bot.dojo.followers.follower(int(user))
    if player is None or told != part(table):
        return
    made = await followed_panel(table, player)
    quiet = player.preferences.quiet
    silent = quiet is not None and quiet.quiet_until(bot.dojo.now()) is not None
    try:
        channel = await bot.open_dm(player.id)
        await channel.send(view=made.view, files=made.files, nonce=delivery.nonce, silent=silent)
    except SEND_ERRORS as trouble:
        if await unsent(bot, player.id, trouble, delivery.notice.attempts, match=table.id) != "closed":
            raise


async def followed_panel(table: Table, player: Player) -> Panel:
    """What everybody can see, with the way to the match. Only the end has a picture, because drawing takes a while."""
    say, outcome = speaker(player.locale), table.outcome
    board, files = await last_board(table, None, player.preferences, say) if outcome else (None, [])
    head = verdict(table, outcome, say) if outcome else say("followed-round")
    places = placing_lines(table, outcome, {}, say) if outcome else []
    where = say("followed-where", server=escaped(table.guild_name), where=match_address(table))
    view = card(
        f"{match_head(table, say)}\n**{head}**",
        board,
        "\n".join([*places, *recent_lines(table, say), f"-# {where}"]),
        row(press(say, "log", table.id), press(say, "replay", table.id) if outcome else press(say, "follow", table.id)),
        colour=VERMILION if outcome else GOLD,
    )
    return Panel(view, files)
