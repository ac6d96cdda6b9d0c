"""Our drawings as emoji of the application: uploaded once, and known by name. Nothing depends on them.

Discord refuses a button with an emoji that it doesn't know, so one refusal is enough to do without them for a while.
"""

import asyncio
import re
from collections.abc import Callable, Sequence
from typing import Final

import discord
from discord import ui

from cogs.guard.limits import SEND_ERRORS, Code
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.ops.system_clock import sleep_until
from engine.core import Seat
from faces.core import Say
from faces.emoji import drawing_of_game, drawing_of_seat, drawings, emoji_name, emoji_png

log = logger("emoji")

UPLOAD_PAUSE: Final = 0.1  # seconds; all requests of the bot share one limit of 50 a second
LOOK_AGAIN_MS: Final = 600_000  # while some are missing
LOOK_SECONDS: Final = 1.0  # between two looks whether one has been refused
HASHED: Final = re.compile(r"(\w+)_[0-9a-f]{8}", re.ASCII)  # the names of our drawings
KNOWN: dict[str, discord.PartialEmoji] = {}  # by drawing; the ids are Discord's


def emoji_of(key: str) -> discord.PartialEmoji | None:
    """The emoji of a drawing; None if there is none, or it isn't there yet."""
    return KNOWN.get(key) if key else None


def emblem_of(game: str) -> discord.PartialEmoji | None:
    return emoji_of(drawing_of_game(game))


# For texts that render markdown


def game_name(game: str, say: Say, around: str = "") -> str:
    """The name of a game, perhaps between asterisks, after its emblem if there is one."""
    return f"{emblem_of(game) or ''} {around}{say(f'{game}-name')}{around}".strip()


def seat_mark(game: str, seat: Seat | None) -> str:
    """The mark of a seat and a space; "" if there is none."""
    mark = None if seat is None else emoji_of(drawing_of_seat(game, seat))
    return f"{mark} " if mark else ""


# Listing and uploading


def forget_refused(trouble: BaseException) -> bool:
    """Whether Discord has refused an emoji, as it does when the host has deleted it; then all are looked for again."""
    malformed = isinstance(trouble, discord.HTTPException) and trouble.code == Code.MALFORMED
    refused = malformed and "emoji" in str(trouble).lower()
    if refused and KNOWN:
        KNOWN.clear()
        log.warning("emoji gone")
    return refused


def without_emoji(view: ui.LayoutView) -> ui.LayoutView:
    """The same view, in which buttons and lists have words alone."""
    for item in view.walk_children():
        if isinstance(item, ui.Button):
            item.emoji = None
        elif isinstance(item, ui.Select):
            for option in item.options:
                option.emoji = None
    return view


async def keep_emoji(bot: discord.Client, now: Callable[[], int], *, uploads: bool) -> None:
    """Find out which emoji there are, and upload what is missing, if this process is the one that does.

    Old ones go only at a start that finds all the others: until then a process of the version before may show them.
    """
    there = await list_emoji(bot)
    if uploads and not find_missing(there):
        await delete_old(there)
    while True:
        missing = find_missing(there)
        if missing and not (uploads and await upload(bot, missing)):
            await sleep_until(now() + LOOK_AGAIN_MS, now)
        while KNOWN.keys() >= set(drawings()):  # noqa: ASYNC110  of all bots in this process
            await asyncio.sleep(LOOK_SECONDS)
        there = await list_emoji(bot)


async def list_emoji(bot: discord.Client) -> list[discord.Emoji]:
    """Those that are there, or none if Discord doesn't say; our drawings among them are known from now on."""
    try:
        there = await bot.fetch_application_emojis()
    except SEND_ERRORS as failure:
        log.warning("emoji not listed", reason=redacted(failure))
        return []
    found = {emoji.name: as_partial(emoji) for emoji in there}
    KNOWN.clear()
    KNOWN.update({key: found[emoji_name(key)] for key in drawings() if emoji_name(key) in found})
    return there


def find_missing(there: Sequence[discord.Emoji]) -> list[str]:
    names = {emoji.name for emoji in there}
    return [key for key in drawings() if emoji_name(key) not in names]


async def delete_old(there: Sequence[discord.Emoji]) -> None:
    """Delete drawings that have changed since; what the host has uploaded is left alone."""
    for emoji in filter(is_old, there):
        try:
            await emoji.delete()
        except SEND_ERRORS as failure:
            log.warning("emoji not deleted", emoji=emoji.name, reason=redacted(failure))


def is_old(emoji: discord.Emoji) -> bool:
    current = set(map(emoji_name, drawings()))
    stem = HASHED.fullmatch(emoji.name)
    return emoji.name not in current and stem is not None and stem[1] in {name[:-9] for name in current}


async def upload(bot: discord.Client, keys: list[str]) -> bool:
    """Upload drawings one by one; a kill in between loses nothing. Whether all are there now.

    If one is refused, another process may have been faster, so they are listed again.
    """
    for key in keys:
        if key in KNOWN:
            continue
        await asyncio.sleep(UPLOAD_PAUSE)
        png = await asyncio.to_thread(emoji_png, key)
        try:
            KNOWN[key] = as_partial(await bot.create_application_emoji(name=emoji_name(key), image=png))
        except SEND_ERRORS as failure:
            await list_emoji(bot)
            if key not in KNOWN:
                log.warning("emoji not uploaded", emoji=key, reason=redacted(failure))
                return False
    log.info("emoji uploaded", count=len(keys))
    return True


def as_partial(emoji: discord.Emoji) -> discord.PartialEmoji:
    return discord.PartialEmoji(name=emoji.name, id=emoji.id)
