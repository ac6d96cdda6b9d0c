"""A line in the channel that a server's moderators keep for it, for every match that begins and ends."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from cogs.cards.board import called
from cogs.cards.parts import plain
from cogs.cards.result import verdict
from cogs.guard.circuit_breaker import UNSENT
from dojo.ops.log import diary
from dojo.ops.redaction import brief
from dojo.outbox import News
from dojo.table.table import Table
from faces.core import Say
from faces.translation import speaker

if TYPE_CHECKING:
    from cogs.client import Hikyaku

log = diary("chronicle")

T = TypeVar("T")


def chronicled(
    deliver: Callable[["Hikyaku", News], Awaitable[T]], key: str
) -> Callable[["Hikyaku", News], Awaitable[T]]:
    """The news, and after it a line on it. Its nonce is that of the match: whichever news tells it, it is the same."""

    async def delivered(bot: "Hikyaku", news: News) -> T:
        told = await deliver(bot, news)
        table = await bot.house.referee.table(news.match)
        channel = (await bot.house.servers.get(table.guild)).log_channel
        if channel is not None:
            await note(bot, table, channel, key)
        return told

    return delivered


async def note(bot: "Hikyaku", table: Table, channel: int, key: str) -> None:
    place = bot.get_partial_messageable(channel, guild_id=table.guild)
    try:
        await place.send(view=plain(line(table, key, speaker(table.locale))), nonce=f"{table.id}:{key}"[:25])
    except UNSENT as closed:  # the match is more important than a line about it
        log.warning("log channel closed", server=table.guild, match=table.id, reason=brief(closed))


def line(table: Table, key: str, say: Say) -> str:
    return say(
        key,
        game=say(f"{table.game.key}-name"),
        match=table.id,
        who=", ".join(map(called, table.players)),
        where=f"<#{table.thread or table.channel}>",
        verdict=verdict(table, table.outcome, say) if table.outcome else "",
    )
