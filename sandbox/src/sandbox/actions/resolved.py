"""The people, roles and channels behind the ids in an option or a menu, which Discord sends along with them."""

from collections.abc import Iterable
from typing import Any

from simcord.backend import serializers
from simcord.backend.models import Channel, Guild

from sandbox.actions.reading import Refused, snowflake
from sandbox.world.payloads import complete
from sandbox.world.world import World

Resolved = dict[str, dict[str, Any]]


def resolve(world: World, channel: Channel, ids: Iterable[str]) -> Resolved:
    resolved: Resolved = {}
    guild = world.guilds.get(channel.guild_id) if channel.guild_id is not None else None
    for text in ids:
        _add(world, guild, snowflake(text), resolved)
    return resolved


def _add(world: World, guild: Guild | None, identity: int, resolved: Resolved) -> None:
    if identity in world.users:
        _add_user(world, guild, identity, resolved)
    elif guild is not None and identity in guild.roles:
        role = dict(serializers.role_payload(guild.roles[identity]))
        resolved.setdefault("roles", {})[str(identity)] = role
    elif guild is not None and identity in world.channels and world.channels[identity].guild_id == guild.id:
        place = dict(serializers.channel_payload(world, world.channels[identity]))
        place["permissions"] = str(world.everything)
        resolved.setdefault("channels", {})[str(identity)] = complete(world, place)
    else:
        raise Refused(f"There is nobody and nothing with the id {identity} here.", 404)


def _add_user(world: World, guild: Guild | None, identity: int, resolved: Resolved) -> None:
    user = complete(world, dict(serializers.user_payload(world.users[identity])))
    resolved.setdefault("users", {})[str(identity)] = user
    if guild is not None and identity in guild.members:
        payload = serializers.member_payload(world, guild, guild.members[identity], with_user=False)
        permissions = str(world.compute_permissions(guild.id, identity))
        member = {name: value for name, value in payload.items() if name not in ("deaf", "mute")}
        whole = complete(world, member | {"permissions": permissions})
        resolved.setdefault("members", {})[str(identity)] = whole
