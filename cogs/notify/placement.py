"""News are told where their match is shown; where that is gone it moves, and where the door is shut they wait."""

from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Final, TypeAlias

import discord
from discord.ext import commands, tasks

from cogs.client import Hikyaku
from cogs.guard.blocked_channels import BLOCKED_CODES
from dojo.errors import NoSuchMatch
from dojo.ops.log import logger
from dojo.ops.retry import retry_write
from dojo.outbox import Notice
from dojo.table.table import Table

NO_CHANNEL: Final = 10003
BY_DM: Final = {"remind", "nudge"}  # told in the thread only where no letter can be sent
HOW_IT_STANDS: Final = {"board", "result"}

Delivery: TypeAlias = Callable[["Hikyaku", Notice], Awaitable[bool]]  # whether something was written in the place
Dms: TypeAlias = Callable[["Hikyaku", Notice], Awaitable[None]]


def in_place(deliver: Delivery, dms: Dms | None = None) -> Delivery:
    """First what of it is told by letter, for that needs no door; then what is told in the place."""

    async def delivered(bot: "Hikyaku", notice: Notice) -> bool:
        if dms:
            await dms(bot, notice)
        return await placed(bot, notice, deliver)

    return delivered


async def placed(bot: "Hikyaku", notice: Notice, deliver: Delivery) -> bool:
    """Where somebody has deleted the thread, the match goes on in the channel; where we may not write, it waits."""
    if bot.blocked_channels and notice.kind not in BY_DM and await shut(bot, notice):
        return False
    try:
        written = await deliver(bot, notice)
    except discord.Forbidden as refusal:
        if refusal.code not in BLOCKED_CODES:
            raise
        await found_shut(bot, notice)
        return False
    except discord.NotFound as gone:
        if gone.code != NO_CHANNEL:
            raise
        return await moved(bot, notice) and await placed(bot, notice, deliver)
    if written and bot.blocked_channels:
        await opened(bot, notice)
    return written


async def moved(bot: "Hikyaku", notice: Notice) -> bool:
    """From the thread into the channel; if that is gone as well, nothing is left but letters."""
    table = await bot.dojo.referee.table(notice.match)
    if table.thread in {None, table.channel}:
        bot.blocked_channels.mark_gone(table.channel, table.guild, table.id)
        return False
    await bot.dojo.referee.placed(table.id, thread=table.channel)
    bot.blocked_channels.forget(place(table))
    return True


async def found_shut(bot: "Hikyaku", notice: Notice) -> None:
    table = await bot.dojo.referee.table(notice.match)
    bot.blocked_channels.mark_blocked(place(table), table.guild, table.id)
    await bot.dojo.referee.unshown(table.id)


def place(table: Table) -> int:
    return table.thread or table.channel


async def shut(bot: "Hikyaku", notice: Notice) -> bool:
    table = await bot.dojo.referee.table(notice.match)
    if not bot.blocked_channels.is_blocked(place(table), table.id):
        return False
    await bot.dojo.referee.unshown(table.id)
    return True


async def opened(bot: "Hikyaku", notice: Notice) -> None:
    """Others wait behind the same door; and the match itself does, unless this was how it stands."""
    waiting = bot.blocked_channels.mark_open(place(await bot.dojo.referee.table(notice.match)))
    await bring(bot, waiting - {notice.match} if notice.kind in HOW_IT_STANDS else waiting)


log = logger("blocked_channels")

ROUND: Final = 30.0  # seconds


class KnockingCog(commands.Cog):
    """Hears of whatever may open a door."""

    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot
        self.recollected = False

    async def cog_load(self) -> None:
        self.knock.start()

    async def cog_unload(self) -> None:
        self.knock.cancel()

    @tasks.loop(seconds=ROUND)
    async def knock(self) -> None:
        try:
            await self.recollect()
            await bring(self.bot, self.bot.blocked_channels.matches_to_retry())
        except Exception:
            log.exception("blocked channels not tried")  # the clock must not stop

    @knock.before_loop
    async def ready(self) -> None:
        """Then it is known which servers are ours."""
        await self.bot.wait_until_ready()

    async def recollect(self) -> None:
        """Once: what was owed behind doors of our servers when the last one of us ended."""
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
        """Whoever could not be written to, for want of a server in common, can be now."""
        self.bot.blocked_channels.matches_to_retry(guild.id)
        await bring(self.bot, await self.bot.dojo.people.met_again(guild.id))


async def bring(bot: Hikyaku, matches: Iterable[str]) -> None:
    """A board for each, or how it ended; whether a door is open still is found out by it."""
    for match in sorted(matches):
        try:
            table = await bot.dojo.referee.table(match)
        except NoSuchMatch:
            continue
        kind = "result" if table.status == "over" else "board"
        await retry_write(partial(bot.dojo.outbox.add, match, kind, ply=table.match.ply))
        bot.blocked_channels.mark_retrying(match)


async def bring_owed(bot: Hikyaku) -> None:
    await bring(bot, [match for match, guild in await bot.dojo.referee.all_unshown() if bot.hears(guild)])


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(KnockingCog(bot))
