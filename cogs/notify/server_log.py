"""A line in the channel that a server's moderators keep for it, for every match that begins and ends."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from cogs.cards.board import mention
from cogs.cards.parts import plain
from cogs.cards.result import verdict
from cogs.guard.circuit_breaker import SEND_ERRORS
from cogs.interactions.emoji import game_name, seat_mark
from cogs.notify.delivery import Delivery
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.table.table import Table
from faces.core import Say
from faces.text import separated
from faces.translation import speaker

if TYPE_CHECKING:
    from cogs.client import Hikyaku

log = logger("server_log")

T = TypeVar("T")


def with_server_log(deliver: Callable[[Delivery], Awaitable[T]], key: str) -> Callable[[Delivery], Awaitable[T]]:
    """Delivers, then posts a line about it. Its nonce is the match's: whichever notice posts it, it's the same."""

    async def delivered(delivery: Delivery) -> T:
        done = await deliver(delivery)
        table = delivery.table
        channel = (await delivery.bot.dojo.servers.get(table.guild)).log_channel
        if channel is not None:
            await note(delivery.bot, table, channel, key)
        return done

    return delivered


async def note(bot: "Hikyaku", table: Table, channel: int, key: str) -> None:
    place = bot.get_partial_messageable(channel, guild_id=table.guild)
    try:
        await place.send(view=plain(line(table, key, speaker(table.locale))), nonce=f"{table.id}:{key}"[:25])
    except SEND_ERRORS as closed:  # the match is more important than a line about it
        log.warning("log channel closed", server=table.guild, match=table.id, reason=redacted(closed))


def line(table: Table, key: str, say: Say) -> str:
    return say(
        key,
        game=game_name(table.game.key, say),
        match=table.id,
        who=separated(
            (f"{seat_mark(table.game.key, each)}{mention(player)}" for each, player in enumerate(table.players)), say
        ),
        where=f"<#{table.thread or table.channel}>",
        verdict=verdict(table, table.outcome, say) if table.outcome else "",
    )
