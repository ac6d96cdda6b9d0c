"""Where a match is shown: the thread under its lobby card, or the channel itself."""

from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import discord

from cogs.cards.lobby import lobby_card
from cogs.cards.names import names_of
from cogs.cards.parts import plain
from cogs.client import Hikyaku
from cogs.guard.circuit_breaker import SEND_ERRORS
from cogs.guard.codes import Code
from cogs.interactions.services import Services
from cogs.notify.delivery import Delivery
from dojo.errors import NoSuchLobby
from dojo.lobby.lobby import Lobby
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.people.servers import ELSEWHERE
from dojo.table.table import Table
from faces.text import against
from faces.translation import speaker

log = logger("lobby")

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


async def open_thread(bot: "Hikyaku", table: Table) -> int:
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
