"""News are told where their match is shown; where that is gone it moves, and where the door is shut they wait."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, TypeAlias

import discord

from cogs.doors import SHUT
from cogs.knocking import bring
from dojo.news import News
from dojo.table import Table

if TYPE_CHECKING:
    from cogs.client import Hikyaku

NO_CHANNEL: Final = 10003
BY_LETTER: Final = {"remind", "nudge"}  # told in the thread only where no letter can be sent
HOW_IT_STANDS: Final = {"board", "result"}

Delivery: TypeAlias = Callable[["Hikyaku", News], Awaitable[bool]]  # whether something was written in the place
Letters: TypeAlias = Callable[["Hikyaku", News], Awaitable[None]]


def housed(deliver: Delivery, letters: Letters | None = None) -> Delivery:
    """First what of it is told by letter, for that needs no door; then what is told in the place."""

    async def delivered(bot: "Hikyaku", news: News) -> bool:
        if letters:
            await letters(bot, news)
        return await placed(bot, news, deliver)

    return delivered


async def placed(bot: "Hikyaku", news: News, deliver: Delivery) -> bool:
    """Where somebody has deleted the thread, the match goes on in the channel; where we may not write, it waits."""
    if bot.doors and news.kind not in BY_LETTER and await shut(bot, news):
        return False
    try:
        written = await deliver(bot, news)
    except discord.Forbidden as refusal:
        if refusal.code not in SHUT:
            raise
        await found_shut(bot, news)
        return False
    except discord.NotFound as gone:
        if gone.code != NO_CHANNEL:
            raise
        return await moved(bot, news) and await placed(bot, news, deliver)
    if written and bot.doors:
        await opened(bot, news)
    return written


async def moved(bot: "Hikyaku", news: News) -> bool:
    """From the thread into the channel; if that is gone as well, nothing is left but letters."""
    table = await bot.house.referee.table(news.match)
    if table.thread in {None, table.channel}:
        bot.doors.found_gone(table.channel, table.guild, table.id)
        return False
    await bot.house.referee.placed(table.id, thread=table.channel)
    bot.doors.forget(place(table))
    return True


async def found_shut(bot: "Hikyaku", news: News) -> None:
    table = await bot.house.referee.table(news.match)
    bot.doors.found_shut(place(table), table.guild, table.id)
    await bot.house.referee.unshown(table.id)


def place(table: Table) -> int:
    return table.thread or table.channel


async def shut(bot: "Hikyaku", news: News) -> bool:
    table = await bot.house.referee.table(news.match)
    if not bot.doors.is_shut(place(table), table.id):
        return False
    await bot.house.referee.unshown(table.id)
    return True


async def opened(bot: "Hikyaku", news: News) -> None:
    """Others wait behind the same door; and the match itself does, unless this was how it stands."""
    waiting = bot.doors.opened(place(await bot.house.referee.table(news.match)))
    await bring(bot, waiting - {news.match} if news.kind in HOW_IT_STANDS else waiting)
