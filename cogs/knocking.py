"""Trying doors again that were found shut: at a start, when something has changed in a server, else ever less often."""

from collections.abc import Iterable
from functools import partial
from typing import Final

import discord
from discord.ext import commands, tasks

from cogs.client import Hikyaku
from dojo.diary import diary
from dojo.errors import NoSuchMatch
from dojo.insisting import insist

log = diary("doors")

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
            await bring(self.bot, self.bot.doors.worth_trying())
        except Exception:
            log.exception("doors not tried")  # the clock must not stop

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
        await bring(self.bot, self.bot.doors.worth_trying(guild.id))

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
        self.bot.doors.worth_trying(guild.id)
        await bring(self.bot, await self.bot.house.people.met_again(guild.id))


async def bring(bot: Hikyaku, matches: Iterable[str]) -> None:
    """A board for each, or how it ended; whether a door is open still is found out by it."""
    for match in sorted(matches):
        try:
            table = await bot.house.referee.table(match)
        except NoSuchMatch:
            continue
        kind = "result" if table.status == "over" else "board"
        await insist(partial(bot.house.newsroom.add, match, kind, ply=table.match.ply))
        bot.doors.knocks(match)


async def bring_owed(bot: Hikyaku) -> None:
    await bring(bot, [match for match, guild in await bot.house.referee.all_unshown() if bot.hears(guild)])


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(KnockingCog(bot))
