"""Completes simcord's payloads with the fields that Discord's API description requires and simcord leaves out."""

from typing import Any

from simcord.backend import serializers

from sandbox.world.nonces import Remembering

Payload = dict[str, Any]

# Only values under these keys need completing; components, by far the largest part of a message, do not.
# fmt: off
OPEN = frozenset((
    "author", "user", "member", "members", "mentions", "message", "referenced_message", "interaction_metadata",
    "channel", "channels", "threads", "thread", "recipients", "resource", "items",
    "triggering_interaction_metadata", "owner", "bot",
))
# fmt: on
OWN_ACCOUNT_ONLY = ("verified", "mfa_enabled", "locale")
HAS_THREAD = 1 << 5
TEXT, VOICE, NEWS, FORUM = 0, 2, 5, 15
WITH_AGES = (TEXT, VOICE, NEWS, FORUM)
NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12


def complete(world: Remembering, value: Any) -> Any:
    """Complete a payload in place and return it. Stored objects inside it only gain missing fields."""
    if isinstance(value, list):
        for item in value:
            complete(world, item)
    elif isinstance(value, dict):
        for key in OPEN & value.keys():
            complete(world, value[key])
        for sign, finish in KINDS:
            if sign in value:
                finish(world, value)
                break
    return value


def finish_user(world: Remembering, user: Payload) -> None:
    # Only the account itself sees its e-mail address, and these fields with it.
    for name in OWN_ACCOUNT_ONLY if "email" not in user else ():
        user.pop(name, None)
    if not user.get("system"):
        user.pop("system", None)
    user.setdefault("flags", 0)
    user.setdefault("primary_guild", None)
    user.setdefault("avatar_decoration_data", None)


def finish_message(world: Remembering, message: Payload) -> None:
    identity = int(message["id"])
    if message.get("nonce") is None:
        message.pop("nonce", None)
    if (nonce := world.nonces.of(identity)) is not None:
        message["nonce"] = nonce
    if message.get("message_reference"):
        message["message_reference"].setdefault("type", 0)
    for name in ("reactions", "sticker_items"):
        if not message.get(name):
            message.pop(name, None)
    if message.get("interaction_metadata"):
        message["application_id"] = str(world.application_id)
    if message.get("flags", 0) & HAS_THREAD and identity in world.channels:
        thread = serializers.channel_payload(world, world.channels[identity])
        message["thread"] = complete(world, dict(thread))


def finish_channel(world: Remembering, channel: Payload) -> None:
    channel.setdefault("flags", 0)
    if channel["type"] in WITH_AGES:
        channel["nsfw"] = int(channel["id"]) in world.age_restricted
    if channel["type"] == FORUM:
        channel.setdefault("default_forum_layout", 0)
        channel.setdefault("default_sort_order", None)


def finish_thread(world: Remembering, thread: Payload) -> None:
    if thread["type"] == PUBLIC_THREAD:
        thread["thread_metadata"].pop("invitable", None)
        parent = world.channels.get(int(thread["parent_id"]))
        # simcord has no type of its own for the threads of announcement channels.
        thread["type"] = NEWS_THREAD if parent is not None and parent.type == NEWS else PUBLIC_THREAD
    if not thread.get("applied_tags"):
        thread.pop("applied_tags", None)


def finish_direct(world: Remembering, channel: Payload) -> None:
    channel.setdefault("flags", 0)
    for name in ("parent_id", "topic", "rate_limit_per_user"):
        channel.pop(name, None)


def finish_member(world: Remembering, member: Payload) -> None:
    member.setdefault("banner", None)


def finish_guild(world: Remembering, guild: Payload) -> None:
    guild["threads"] = [thread for thread in guild["threads"] if not thread["thread_metadata"]["archived"]]
    for name in ("nsfw_level", "nsfw", "hub_type", "incidents_data", "safety_alerts_channel_id"):
        guild.setdefault(name, 0 if name == "nsfw_level" else None)
    guild["nsfw"] = False
    guild.setdefault("max_video_channel_users", 25)
    guild.setdefault("max_stage_video_channel_users", 50)
    guild.setdefault("home_header", None)


KINDS = (
    ("discriminator", finish_user),
    ("mention_roles", finish_message),
    ("thread_metadata", finish_thread),
    ("permission_overwrites", finish_channel),
    ("recipients", finish_direct),
    ("premium_since", finish_member),
    ("afk_timeout", finish_guild),
)
