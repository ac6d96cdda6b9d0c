"""Our drawings as emoji of the application: uploaded once, and known by name. Nothing depends on them."""

import asyncio
from typing import Final

import discord

from cogs.guard.circuit_breaker import SEND_ERRORS
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from faces.emoji import drawings, emoji_name, emoji_png

log = logger("emoji")

UPLOAD_PAUSE: Final = 0.1  # seconds; all requests of the bot share one limit of 50 a second
LOOK_AGAIN_SECONDS: Final = 600  # while some are missing
KNOWN: dict[str, discord.PartialEmoji] = {}  # by drawing; the ids are Discord's


def emoji_of(key: str | None) -> discord.PartialEmoji | None:
    """The emoji of a drawing; None if there is none, or it isn't there yet."""
    return KNOWN.get(key) if key else None


def emblem_of(game: str) -> discord.PartialEmoji | None:
    return emoji_of(f"{game}_emblem")


async def keep_emoji(bot: discord.Client, *, uploads: bool) -> None:
    """Ask once which emoji there are, and upload what is missing, if this process is the one that does."""
    while missing := await find_missing(bot):
        if uploads and await upload(bot, missing):
            return
        await asyncio.sleep(LOOK_AGAIN_SECONDS)


async def find_missing(bot: discord.Client) -> list[str]:
    """The drawings that are not there, or all if Discord doesn't say; the others are known from now on."""
    try:
        there = {emoji.name: emoji for emoji in await bot.fetch_application_emojis()}
    except SEND_ERRORS as failure:
        log.warning("emoji not listed", reason=redacted(failure))
        there = {}
    KNOWN.update({key: as_partial(there[emoji_name(key)]) for key in drawings() if emoji_name(key) in there})
    return [key for key in drawings() if key not in KNOWN]


async def upload(bot: discord.Client, keys: list[str]) -> bool:
    """Upload drawings one by one; a kill in between loses nothing. Whether all have arrived."""
    for key in keys:
        await asyncio.sleep(UPLOAD_PAUSE)
        png = await asyncio.to_thread(emoji_png, key)
        try:
            KNOWN[key] = as_partial(await bot.create_application_emoji(name=emoji_name(key), image=png))
        except SEND_ERRORS as failure:
            log.warning("emoji not uploaded", emoji=key, reason=redacted(failure))
            return False
    log.info("emoji uploaded", count=len(keys))
    return True


def as_partial(emoji: discord.Emoji) -> discord.PartialEmoji:
    return discord.PartialEmoji(name=emoji.name, id=emoji.id)
