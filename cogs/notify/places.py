"""Where a notice is posted: in its thread, or a new one; else in the channel; else once it can be written to again."""

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeAlias

import discord
from discord.ext import commands

from cogs.cards.lobby import lobby_card
from cogs.cards.parts import card, plain, row
from cogs.cards.pictures import names_of
from cogs.cards.time import play_press
from cogs.client import Hikyaku
from cogs.guard.channels import BLOCKED_CODES
from cogs.guard.limits import SEND_ERRORS, Code
from cogs.interactions.commands import Background
from cogs.interactions.services import Services
from cogs.notify.delivery import Delivery
from dojo.errors import NoSuchLobby, NoSuchMatch
from dojo.lobby.lobby import Lobby
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.ops.redaction import redacted
from dojo.ops.retry import retry_write
from dojo.people.servers import ELSEWHERE
from dojo.table.table import Table
from faces.text import against, separated
from faces.translation import speaker

log = logger("places")

ARCHIVE: Final = 10080  # minutes: a week without a word
MAX_NAME_CHARS: Final = 100
TOO_MANY_THREADS: Final = {Code.TOO_MANY_THREADS, Code.TOO_MANY_NEWS_THREADS}
NO_THREADS: Final = {
    *(Code.THREAD_EXISTS, Code.NO_ACCESS, Code.NO_PERMISSION, Code.UNKNOWN_MESSAGE, Code.WRONG_KIND_OF_CHANNEL),
    *TOO_MANY_THREADS,
}


async def thread(delivery: Delivery) -> None:
    """Open the match's thread under its lobby card; where that's not possible it's played in the channel.

    The lobby card is closed here too: a crash may have come before that.
    """
    bot, table = delivery.bot, delivery.table
    if table.thread is None:
        delivery.moved_to(await open_thread(bot, table))
    with suppress(NoSuchLobby):
        await ignoring_missing(redraw(bot, await bot.dojo.lobbies.get(table.id)))


async def open_thread(bot: Hikyaku, table: Table) -> int:
    """A thread made from a message has that message's id, so a second try finds the first one's."""
    say = speaker(table.locale)
    name = f"{say(f'{table.game.key}-name')} · {against(names_of(table, say), say)}"[:MAX_NAME_CHARS]
    if table.lobby_message is None:
        return table.channel
    how: Any = {"name": name, "auto_archive_duration": ARCHIVE}
    try:  # just after a start we may not know the server yet, without which discord.py's own messages open none
        return int((await bot.http.start_thread_with_message(table.channel, table.lobby_message, **how))["id"])
    except discord.HTTPException as refusal:
        if refusal.code not in NO_THREADS:
            raise
        return table.lobby_message if refusal.code == Code.THREAD_EXISTS else table.channel


async def open_another_thread(delivery: Delivery) -> int | None:
    """In place of one that is gone or full, under a message that says so. None where there can be no other."""
    bot, table = delivery.bot, delivery.table
    if not may_open_threads(bot, table):
        return None
    view = plain(delivery.say("thread-another", game=delivery.say(f"{table.game.key}-name"), match=table.id))
    place = bot.get_partial_messageable(table.channel, guild_id=table.guild)
    said = await place.send(view=view, nonce=f"{delivery.nonce}+"[-25:], silent=True)
    opened = await open_thread(bot, replace(table, lobby_message=said.id))
    if opened == table.channel:
        await ignoring_missing(said.delete())
    return opened if opened not in {table.channel, table.thread} else None


def may_open_threads(bot: Hikyaku, table: Table) -> bool:
    guild = bot.get_guild(table.guild)
    channel = guild.get_channel(table.channel) if guild else None
    if guild is None or channel is None or isinstance(channel, discord.VoiceChannel):
        return False
    held = channel.permissions_for(guild.me)
    return held.send_messages and held.create_public_threads and held.send_messages_in_threads


async def ignoring_missing(doing: Coroutine[Any, Any, Any]) -> None:
    """Do something to a message that may have been taken away by its reader."""
    try:
        await doing
    except discord.NotFound:
        return


async def try_redraw(bot: Services, lobby: Lobby) -> None:
    """Redraw a lobby card that may be gone, or in a channel we can no longer write to."""
    try:
        await redraw(bot, lobby)
    except SEND_ERRORS as failure:
        log.warning("lobby card not redrawn", lobby=lobby.id, reason=redacted(failure))


async def redraw(bot: Services, lobby: Lobby) -> None:
    """Redraw a lobby card that nobody has just clicked."""
    if lobby.message is None:
        return
    view = lobby_card(lobby, speaker(lobby.locale))
    if lobby.guild == ELSEWHERE:
        await bot.clicked.edit(lobby.message, again=True, view=view)
    else:
        message = bot.get_partial_messageable(lobby.channel, guild_id=lobby.guild).get_partial_message(lobby.message)
        await message.edit(view=view)


# Where a notice is posted: in its thread, or in a new one; else in the channel; else once it can be written to again.

UNWRITABLE: Final = {
    *(Code.UNKNOWN_CHANNEL, Code.THREAD_FULL, Code.THREAD_ARCHIVED, Code.THREAD_LOCKED),
    *TOO_MANY_THREADS,
    *BLOCKED_CODES,
}
BY_DM: Final = {"remind", "nudge"}  # posted in the thread only where no DM can be sent
HOW_IT_STANDS: Final = {"board", "result"}

Deliver: TypeAlias = Callable[[Delivery], Awaitable[bool]]  # whether something was posted where the match is shown
RedrawDms: TypeAlias = Callable[[Delivery], Awaitable[None]]


def in_place(deliver: Deliver, dms: RedrawDms | None = None) -> Deliver:
    """First the DMs, because they need no channel; then what is posted where the match is shown."""

    async def delivered(delivery: Delivery) -> bool:
        if dms:
            await dms(delivery)
        return await deliver_where_possible(delivery, deliver)

    return delivered


async def deliver_where_possible(delivery: Delivery, deliver: Deliver) -> bool:
    """In the first of the match's places that can be written to; if there is none, it waits."""
    blocked = delivery.bot.blocked_channels
    if blocked and delivery.notice.kind not in BY_DM and await is_blocked(delivery):
        return False
    try:
        written = await deliver(delivery)
    except discord.HTTPException as refusal:
        if refusal.code == Code.BLOCKED_WORD and delivery.notice.kind == "board":
            return await call_without_board(delivery)
        if refusal.code not in UNWRITABLE:
            raise
        return await find_place(delivery, refusal.code) and await deliver_where_possible(delivery, deliver)
    if written and blocked:
        await bring_others(delivery)
    return written


async def find_place(delivery: Delivery, code: int) -> bool:
    """The next place after one that refused: the thread, woken; another; the channel. False if only DMs are left."""
    table, blocked = delivery.table, delivery.bot.blocked_channels
    if code == Code.THREAD_ARCHIVED and await wake(delivery.bot, place(table)):
        return True
    shut = code in BLOCKED_CODES and not may_write_in_channel(delivery.bot, table)
    if table.thread not in {None, table.channel} and not shut:
        blocked.forget(place(table))
        await move(delivery, await another_thread(delivery, code) or table.channel)
        return True
    if code == Code.UNKNOWN_CHANNEL:
        blocked.mark_gone(table.channel, table.guild, table.id)
    else:
        blocked.mark_blocked(place(table), table.guild, table.id)
        await delivery.bot.dojo.messages.unshown(table.id)
    return False


def may_write_in_channel(bot: Hikyaku, table: Table) -> bool:
    """As far as we know. Where we may not, the match waits in its thread until we may again."""
    guild = bot.get_guild(table.guild)
    channel = guild.get_channel(table.channel) if guild else None
    if guild is None or channel is None:
        return True
    held = channel.permissions_for(guild.me)
    return held.view_channel and held.send_messages


async def another_thread(delivery: Delivery, code: int) -> int | None:
    """Where the match's own will never be open again."""
    if code not in {Code.UNKNOWN_CHANNEL, Code.THREAD_FULL}:
        return None
    try:
        return await open_another_thread(delivery)
    except discord.HTTPException as refusal:
        if refusal.code not in UNWRITABLE:
            raise
        return None


async def wake(bot: Hikyaku, thread: int) -> bool:
    """Take a thread out of the archive; False if it isn't there, or is locked."""
    try:
        found = await bot.fetch_channel(thread)
        if not isinstance(found, discord.Thread) or found.locked or not found.archived:
            return False
        await found.edit(archived=False)
    except discord.HTTPException:
        return False
    return True


async def move(delivery: Delivery, to: int) -> None:
    """With its board: nobody can edit it where it was, but we may delete it even in a locked thread."""
    if delivery.table.card:
        with suppress(discord.HTTPException):  # it stays where we have no access; its buttons refuse what is old
            await delivery.channel.get_partial_message(delivery.table.card).delete()
    delivery.bot.stale_messages.take_over(delivery.table.id)
    delivery.moved_to(to)


async def call_without_board(delivery: Delivery) -> bool:
    """AutoMod refuses the board, for a name or a word: those whose turn it is are called without either."""
    table, say = delivery.table, delivery.say
    asked = [table.players[seat] for seat in table.people(table.asked)]
    text = say("board-refused", who=separated((f"<@{player.id}>" for player in asked), say))
    await delivery.post(card(text, row(play_press(table, say))), to=asked)
    await delivery.bot.dojo.messages.unshown(table.id)
    return False


def place(table: Table) -> int:
    return table.thread or table.channel


async def is_blocked(delivery: Delivery) -> bool:
    table = delivery.table
    if not delivery.bot.blocked_channels.is_blocked(place(table), table.id):
        return False
    await delivery.bot.dojo.messages.unshown(table.id)
    return True


async def bring_others(delivery: Delivery) -> None:
    """Others wait for the same channel; and the match itself does, unless this showed how it stands."""
    waiting = delivery.bot.blocked_channels.mark_open(place(delivery.table))
    shown = delivery.notice.kind in HOW_IT_STANDS
    await bring(delivery.bot, waiting - {delivery.table.id} if shown else waiting)


class Reopening(Background):
    """Hears of whatever may open a channel to us again."""

    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot
        self.recollected = False
        self.loops = (Loop("blocked channels", self.run),)

    async def run(self) -> None:
        await self.bot.wait_until_ready()  # then it's known which servers are ours
        await self.recollect()
        await bring(self.bot, self.bot.blocked_channels.matches_to_retry())

    async def recollect(self) -> None:
        """Once: the boards that were owed when the last process ended."""
        if not self.recollected:
            await bring_owed(self.bot)
            self.recollected = True

    async def changed(self, guild: discord.Guild) -> None:
        await bring(self.bot, self.bot.blocked_channels.matches_to_retry(guild.id))

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        await self.changed(after.guild)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        if match := await self.bot.dojo.messages.of_thread(event.guild_id, event.thread_id):
            await bring(self.bot, [match])

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        await self.changed(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        if after == after.guild.me:
            await self.changed(after.guild)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """People who shared no server with us can be written to now."""
        self.bot.blocked_channels.matches_to_retry(guild.id)
        await bring(self.bot, await self.bot.dojo.people.reopen_dms(guild.id))


async def bring(bot: Hikyaku, matches: Iterable[str]) -> None:
    """A board for each, or how it ended. This also shows whether the channel is still open."""
    for match in sorted(matches):
        try:
            table = await bot.dojo.referee.table(match)
        except NoSuchMatch:
            continue
        kind = "result" if table.status == "over" else "board"
        await retry_write(partial(bot.dojo.outbox.add, match, kind, number=table.match.number))
        bot.blocked_channels.mark_retrying(match)


async def bring_owed(bot: Hikyaku) -> None:
    await bring(bot, [match for match, guild in await bot.dojo.messages.all_unshown() if bot.hears(guild)])
