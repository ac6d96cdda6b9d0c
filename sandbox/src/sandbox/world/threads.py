"""Threads as in Discord: archived when nobody writes, unarchived by a message, joined by people mentioned in them."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from simcord.backend import Backend, errors, serializers
from simcord.backend.models import Channel, Message, ThreadMetadata
from simcord.enums import ChannelType, MessageType

from sandbox.world.payloads import HAS_THREAD

DISCORD_EPOCH = 1420070400000


def asleep(channel: Channel) -> ThreadMetadata | None:
    metadata = channel.thread_metadata
    return metadata if metadata is not None and metadata.archived else None


def require_awake(channel: Channel) -> None:
    if asleep(channel):
        raise errors.BackendError(400, 50083, "Thread is archived")


def wake(world: Backend, channel: Channel) -> None:
    """Unarchive a thread because of a message, unless it is locked."""
    metadata = asleep(channel)
    if metadata is None:
        return
    if metadata.locked:
        require_awake(channel)
    archive(world, channel, False)


def archive(world: Backend, thread: Channel, archived: bool) -> None:
    # Unarchiving counts as activity, or the thread would be archived again at once.
    stamp = {"archived": archived, "archive_timestamp": world.now_iso()}
    world.edit_channel(thread.id, {}, thread_metadata=stamp)


def join_mentioned(world: Backend, channel: Channel, users: Iterable[int]) -> None:
    if not channel.is_thread or channel.guild_id is None:
        return
    for user in users:
        if user in world.get_guild(channel.guild_id).members:
            world.add_thread_member(channel.id, user)


def start_from_message(world: Backend, message: Message, name: str, minutes: int) -> Channel:
    """Start a thread. It has the message's id, which is why a second one is impossible."""
    if message.id in world.channels:
        raise errors.BackendError(400, 160004, "A thread has already been created for this message")
    parent, bot = message.channel_id, world.bot_user.id
    thread = world.create_thread(
        parent, name, bot, message_id=message.id, auto_archive_duration=minutes, broadcast=False
    )
    announce(world, thread)
    message.flags |= HAS_THREAD
    world.emit("MESSAGE_UPDATE", dict(serializers.message_payload(world, message)))
    world.create_system_message(
        thread.id,
        MessageType.THREAD_STARTER_MESSAGE,
        bot,
        referenced_channel_id=parent,
        referenced_message_id=message.id,
    )
    return thread


def announce(world: Backend, thread: Channel) -> None:
    world.emit("THREAD_CREATE", {**payload_of(world, thread), "newly_created": True})


def payload_of(world: Backend, thread: Channel) -> dict[str, Any]:
    payload: dict[str, Any] = dict(serializers.thread_payload(world, thread))
    if world.bot_user.id in thread.thread_members:
        payload["member"] = serializers.thread_member_payload(thread, world.bot_user.id)
    return payload


def put_to_sleep(world: Backend) -> None:
    """Archive the threads that have been inactive for as long as their setting says."""
    now = world.clock.now()
    for thread in [channel for channel in world.channels.values() if channel.is_thread]:
        metadata = thread.thread_metadata
        if metadata is None or metadata.archived:
            continue
        if now - quiet_since(thread, metadata) >= timedelta(minutes=metadata.auto_archive_duration):
            archive(world, thread, True)


def quiet_since(thread: Channel, metadata: ThreadMetadata) -> datetime:
    touched = datetime.fromisoformat(metadata.archive_timestamp)
    spoken = ((thread.last_message_id or 0) >> 22) + DISCORD_EPOCH
    return max(touched, datetime.fromtimestamp(spoken / 1000, touched.tzinfo))


def is_private(thread: Channel) -> bool:
    return thread.type == ChannelType.PRIVATE_THREAD
