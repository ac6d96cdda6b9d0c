"""The bot's messages: posted once per nonce, and not into closed DMs or archived threads."""

from typing import Any

from simcord.backend import errors, serializers
from simcord.enums import ChannelType
from simcord.http.router import RequestContext
from simcord.http.routes import messages as simcord_messages

from sandbox.api.body import message_of
from sandbox.api.routes.table import Wire, route
from sandbox.strict.kinds import require_text
from sandbox.strict.refusals import (
    require_decent,
    require_not_quarantined,
    require_room_to_wake,
    require_unlocked,
)
from sandbox.world.nonces import LONGEST
from sandbox.world.threads import require_awake

UPDATE = 7


@route("POST", "/channels/{channel_id}/messages")
def send(context: RequestContext, wire: Wire) -> Any:
    world, channel = wire.world, wire.world.get_channel(context.int_arg("channel_id"))
    if channel.type == ChannelType.DM:
        require_not_quarantined(world, channel)
        world.require_open_dm(channel)
    require_text(channel)
    require_unlocked(world, channel)
    require_room_to_wake(world, channel)
    require_decent(world, channel, context.body())
    require_files_named(context)
    nonce = _nonce(context)
    if nonce is not None and context.body().get("enforce_nonce"):
        earlier = world.nonces.earlier(nonce, world.clock.milliseconds())
        if earlier is not None:
            return serializers.message_payload(world, world.get_message(earlier.channel, earlier.message))
    with world.nonces.sending(nonce):
        return simcord_messages.send_message(context)


def _nonce(context: RequestContext) -> str | int | None:
    nonce = context.body().get("nonce")
    if isinstance(nonce, str) and len(nonce) > LONGEST:
        raise errors.invalid_form_body(f"nonce: Must be {LONGEST} or fewer in length.")
    return nonce


def require_files_named(context: RequestContext) -> None:
    """Refuse a message that names an attachment without its file."""
    kept = message_of(context.body()).get("attachments") if context.body().get("type") != UPDATE else ()
    for item in kept or ():
        if not str(item.get("id", "")).isdigit() or int(item["id"]) >= len(context.files):
            raise errors.invalid_form_body(f"attachments: unknown attachment id {item.get('id')}")


@route("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit(context: RequestContext, wire: Wire) -> Any:
    channel = wire.world.get_channel(context.int_arg("channel_id"))
    require_unlocked(wire.world, channel)
    require_awake(channel)
    require_decent(wire.world, channel, context.body())
    return simcord_messages.edit_message(context)
