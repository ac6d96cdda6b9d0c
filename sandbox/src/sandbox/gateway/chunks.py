"""The members of a server, as a bot requests them through the gateway."""

from typing import Any

from simcord.backend import serializers

from sandbox.api.routes.table import Wire
from sandbox.world.payloads import complete


def members_chunk(wire: Wire, guild_id: int, data: dict[str, Any]) -> dict[str, Any]:
    world, guild = wire.world, wire.world.get_guild(guild_id)
    asked = data.get("user_ids")
    wanted = {int(user) for user in (asked if isinstance(asked, list) else [asked])} if asked else None
    prefix = (data.get("query") or "").lower()
    members = [
        member
        for member in guild.members.values()
        if (wanted is None or member.user_id in wanted) and world.users[member.user_id].name.startswith(prefix)
    ]
    chunk = {
        "guild_id": str(guild_id),
        "members": [dict(serializers.member_payload(world, guild, member)) for member in members],
        "chunk_index": 0,
        "chunk_count": 1,
        "not_found": [str(user) for user in sorted((wanted or set()) - guild.members.keys())],
    }
    whole: dict[str, Any] = complete(world, chunk | ({"nonce": data["nonce"]} if data.get("nonce") else {}))
    return whole
