"""Threads: started from a message or without one, edited by those who may manage them."""

from typing import Any

from simcord.backend import errors
from simcord.backend.models import Channel
from simcord.enums import ChannelType, MessageType
from simcord.http.router import RequestContext
from simcord.http.routes import channels as simcord_channels

from sandbox.api.routes.table import Wire, route
from sandbox.strict.refusals import require_room_for_thread, require_room_to_wake
from sandbox.world.threads import announce, asleep, is_private, payload_of, require_awake, start_from_message

MINUTES = (60, 1440, 4320, 10080)
# What may be changed while the thread is archived.
WAKING = {"archived", "locked"}
METADATA = ("archived", "locked", "auto_archive_duration", "invitable")
EDITABLE = ("name", "rate_limit_per_user", "applied_tags", *METADATA)


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def create_from_message(context: RequestContext, wire: Wire) -> Any:
    channel = context.require_channel_permissions(context.int_arg("channel_id"), "create_public_threads")
    if channel.type not in (ChannelType.TEXT, ChannelType.NEWS):
        raise errors.cannot_execute_on_channel_type()
    require_room_for_thread(wire.world, channel.guild_id, news=channel.type == ChannelType.NEWS)
    message = context.require_message(channel.id, context.int_arg("message_id"), "read_message_history")
    body = context.fields("name", "auto_archive_duration", ignore=("rate_limit_per_user", "type"))
    thread = start_from_message(wire.world, message, _name(body), _minutes(body))
    return payload_of(wire.world, thread)


@route("POST", "/channels/{channel_id}/threads")
def create(context: RequestContext, wire: Wire) -> Any:
    channel = wire.world.get_channel(context.int_arg("channel_id"))
    require_room_for_thread(wire.world, channel.guild_id, news=channel.type == ChannelType.NEWS)
    if channel.type == ChannelType.FORUM:
        return simcord_channels.create_thread(context)
    kind = int(context.body().get("type", ChannelType.PRIVATE_THREAD))
    public = kind == ChannelType.PUBLIC_THREAD
    context.require_channel_permissions(channel.id, "create_public_threads" if public else "create_private_threads")
    return payload_of(wire.world, _create(context, wire, channel, kind))


def _create(context: RequestContext, wire: Wire, channel: Channel, kind: int) -> Channel:
    world, bot = wire.world, wire.world.bot_user.id
    body = context.fields("name", "type", "auto_archive_duration", "invitable", ignore=("rate_limit_per_user",))
    thread = world.create_thread(
        channel.id, _name(body), bot, type=kind, auto_archive_duration=_minutes(body), broadcast=False
    )
    if is_private(thread) and thread.thread_metadata is not None:
        thread.thread_metadata.invitable = bool(body.get("invitable", True))
    announce(world, thread)
    if not is_private(thread):
        world.create_system_message(channel.id, MessageType.THREAD_CREATED, bot, target_channel_id=thread.id)
    return thread


def _name(body: dict[str, Any]) -> str:
    name = body.get("name")
    if not isinstance(name, str) or not 1 <= len(name) <= 100:
        raise errors.invalid_form_body("name: Must be between 1 and 100 in length.")
    return name


def _minutes(body: dict[str, Any]) -> int:
    minutes = body.get("auto_archive_duration") or 1440
    if minutes not in MINUTES:
        raise errors.invalid_form_body(f"auto_archive_duration: Value must be one of {MINUTES}.")
    return int(minutes)


@route("PATCH", "/channels/{channel_id}")
def edit(context: RequestContext, wire: Wire) -> Any:
    channel = wire.world.get_channel(context.int_arg("channel_id"))
    if not channel.is_thread:
        return simcord_channels.edit_channel(context)
    body = context.fields(*EDITABLE)
    _require_may_edit(context, wire, channel, body)
    metadata: dict[str, Any] = {name: body[name] for name in METADATA if name in body}
    if "archived" in metadata:
        metadata["archive_timestamp"] = wire.world.now_iso()
    changes: dict[str, Any] = {name: body[name] for name in ("name", "rate_limit_per_user") if name in body}
    if "name" in changes:
        _name(changes)
    return payload_of(wire.world, wire.world.edit_channel(channel.id, changes, thread_metadata=metadata))


def _require_may_edit(context: RequestContext, wire: Wire, thread: Channel, body: dict[str, Any]) -> None:
    own = thread.owner_id == wire.world.bot_user.id
    context.require_channel_permissions(thread.id, *(() if own and "locked" not in body else ("manage_threads",)))
    if asleep(thread) and body.get("archived") is not False and set(body) - WAKING:
        require_awake(thread)
    if body.get("archived") is False:
        require_room_to_wake(wire.world, thread)


@route("PUT", "/channels/{channel_id}/thread-members/@me")
def join(context: RequestContext, wire: Wire) -> Any:
    require_awake(wire.world.get_channel(context.int_arg("channel_id")))
    return simcord_channels.join_thread(context)


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_member(context: RequestContext, wire: Wire) -> Any:
    thread = wire.world.get_channel(context.int_arg("channel_id"))
    require_awake(thread)
    if thread.guild_id is None or context.int_arg("user_id") not in wire.world.get_guild(thread.guild_id).members:
        raise errors.unknown_member()
    return simcord_channels.add_thread_member(context)
