"""What the sandbox refuses when its rules say so: DMs of strangers, locked threads, a thread too many, some words."""

from collections.abc import Iterator
from typing import Any

import discord
from simcord.backend import errors
from simcord.backend.models import Channel
from simcord.enums import ChannelType

from sandbox.api.body import message_of
from sandbox.world.threads import asleep
from sandbox.world.world import World

QUARANTINED = "Your bot has been flagged by our anti-spam system for abusive behavior."
LOCKED = {160005: "Thread is locked", 50083: "Thread is archived"}


def require_may_open_dm(world: World, person: int) -> None:
    if world.rules.dms == "too_fast":
        raise errors.BackendError(403, 40003, "You are opening direct messages too fast")
    if world.rules.dms == "quarantine" and not _has_written_to(world, person):
        raise errors.BackendError(403, 20026, QUARANTINED)


def require_not_quarantined(world: World, channel: Channel) -> None:
    person = channel.recipient_ids[0]
    if world.rules.dms == "quarantine" and not _has_written_to(world, person):
        raise errors.BackendError(403, 20026, QUARANTINED)


def _has_written_to(world: World, person: int) -> bool:
    messages = world.messages.get(world.dm_channels.get(person, 0), {})
    return any(message.author_id == world.bot_user.id for message in messages.values())


def require_unlocked(world: World, channel: Channel) -> None:
    """Refuse messages and edits in a locked thread, even an active one, if the bot may not manage threads."""
    if channel.thread_metadata is None or not channel.thread_metadata.locked:
        return
    held = discord.Permissions(world.compute_permissions(channel.guild_id or 0, world.bot_user.id, channel.id))
    if not held.manage_threads:
        raise errors.BackendError(403, world.rules.locked, LOCKED[world.rules.locked])


def require_room_for_thread(world: World, guild: int | None, *, news: bool) -> None:
    active = [
        each for each in world.channels.values() if each.guild_id == guild and each.is_thread and not asleep(each)
    ]
    if news and sum(_is_news(world, each) for each in active) >= world.rules.announcement_threads:
        raise errors.BackendError(400, 160007, "Maximum number of active announcement threads reached")
    if len(active) >= world.rules.threads:
        raise errors.BackendError(400, 160006, "Maximum number of active threads reached")


def require_room_to_wake(world: World, channel: Channel) -> None:
    if asleep(channel):
        require_room_for_thread(world, channel.guild_id, news=_is_news(world, channel))


def _is_news(world: World, thread: Channel) -> bool:
    parent = world.channels.get(thread.parent_id or 0)
    return parent is not None and parent.type == ChannelType.NEWS


def require_decent(world: World, channel: Channel, body: Any) -> None:
    """Refuse a message with a word that the server's AutoMod blocks; DMs have no AutoMod."""
    words = [word.lower() for word in world.rules.automod]
    if words and channel.type != ChannelType.DM:
        written = "\n".join(_texts(message_of(body))).lower()
        if any(word in written for word in words):
            raise errors.BackendError(400, 200000, "Message was blocked by automatic moderation")


def require_known_emoji(world: World, body: Any) -> None:
    """Refuse a button or an option with an emoji that is gone. Texts are not checked."""
    known = {*world.application_emojis, *(id for guild in world.guilds.values() for id in guild.emojis)}
    for emoji in _emoji(message_of(body).get("components")):
        if emoji.get("id") and int(emoji["id"]) not in known:
            raise errors.invalid_form_body("components.emoji.id: Invalid emoji")


def _emoji(part: Any) -> Iterator[dict[str, Any]]:
    if isinstance(part, dict):
        if isinstance(part.get("emoji"), dict):
            yield part["emoji"]
        for value in part.values():
            yield from _emoji(value)
    elif isinstance(part, list):
        for value in part:
            yield from _emoji(value)


def _texts(part: Any) -> Iterator[str]:
    """All texts under `content`: the message's own, and those of its text displays."""
    if isinstance(part, dict):
        for name, value in part.items():
            if name == "content" and isinstance(value, str):
                yield value
            else:
                yield from _texts(value)
    elif isinstance(part, list):
        for value in part:
            yield from _texts(value)
