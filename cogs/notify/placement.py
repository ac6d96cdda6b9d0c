"""Where a notice is posted: if the thread is gone, in the channel; if we may not write there, once we may again."""

from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Final, TypeAlias

import discord
from discord.ext import commands

from cogs.client import Hikyaku
from cogs.guard.blocked_channels import BLOCKED_CODES
from cogs.notify.delivery import Delivery
from dojo.errors import NoSuchMatch
from dojo.ops.loop import Loop
from dojo.ops.retry import retry_write
from dojo.table.table import Table

NO_CHANNEL: Final = 10003
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
    """Where somebody has deleted the thread, the match goes on in the channel; where we may not write, it waits."""
    blocked = delivery.bot.blocked_channels
    if blocked and delivery.notice.kind not in BY_DM and await is_blocked(delivery):
        return False
    try:
        written = await deliver(delivery)
    except discord.Forbidden as refusal:
        if refusal.code not in BLOCKED_CODES:
            raise
        blocked.mark_blocked(place(delivery.table), delivery.table.guild, delivery.table.id)
        await delivery.bot.dojo.messages.unshown(delivery.table.id)
        return False
    except discord.NotFound as gone:
        if gone.code != NO_CHANNEL:
            raise
        return await move_to_channel(delivery) and await deliver_where_possible(delivery, deliver)
    if written and blocked:
        await bring_others(delivery)
    return written


async def move_to_channel(delivery: Delivery) -> bool:
    """From the thread; if the channel is gone as well, nothing is left but DMs."""
    table, blocked = delivery.table, delivery.bot.blocked_channels
    if table.thread in {None, table.channel}:
        blocked.mark_gone(table.channel, table.guild, table.id)
        return False
    delivery.moved_to(table.channel)
    blocked.forget(place(table))
    return True


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


class BlockedChannelsCog(commands.Cog):
    """Hears of whatever may open a channel to us again."""

    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot
        self.recollected = False
        self.loop = Loop("blocked channels", self.run)

    async def cog_load(self) -> None:
        self.loop.start()

    async def cog_unload(self) -> None:
        await self.loop.stop()

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
    """A board for each, or how it ended. Whether the channel is open still is found out by it."""
    for match in sorted(matches):
        try:
            table = await bot.dojo.referee.table(match)
        except NoSuchMatch:
            continue
        kind = "result" if table.status == "over" else "board"
        await retry_write(partial(bot.dojo.outbox.add, match, kind, ply=table.match.ply))
        bot.blocked_channels.mark_retrying(match)


async def bring_owed(bot: Hikyaku) -> None:
    await bring(bot, [match for match, guild in await bot.dojo.messages.all_unshown() if bot.hears(guild)])


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(BlockedChannelsCog(bot))
