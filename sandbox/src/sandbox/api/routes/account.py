"""The bot's own account, its application, and where the gateway is."""

from typing import Any

from simcord.backend import serializers
from simcord.http.router import RequestContext

from sandbox.api.routes.table import Wire, route
from sandbox.world.payloads import complete
from sandbox.world.world import World

# The flags for message content, members and presences of a bot in few servers.
INTENTS_GRANTED = 1 << 15 | 1 << 19 | 1 << 23
SERVERS_IN_A_SHARD = 1000
IDENTIFIES = {"total": 1000, "remaining": 999, "reset_after": 86400000, "max_concurrency": 1}


def account(world: World) -> dict[str, Any]:
    user = dict(serializers.user_payload(world.bot_user)) | {"email": None}
    whole: dict[str, Any] = complete(world, user)
    return whole


@route("GET", "/users/@me")
def me(context: RequestContext, wire: Wire) -> Any:
    return account(wire.world)


@route("GET", "/applications/@me")
@route("GET", "/oauth2/applications/@me")
def application(context: RequestContext, wire: Wire) -> Any:
    bot = dict(serializers.user_payload(wire.world.bot_user))
    return {
        "id": str(wire.world.application_id),
        "name": wire.world.bot_user.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": bot,
        "owner": dict(serializers.user_payload(wire.world.owner)),
        "team": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": INTENTS_GRANTED,
        "flags_new": str(INTENTS_GRANTED),
        "integration_types_config": {"0": {}, **({"1": {}} if wire.world.rules.user_install else {})},
        **dict.fromkeys(("interactions_endpoint_url", "role_connections_verification_url")),
        **{name: [] for name in ("redirect_uris", "eligible_oauth2_scopes")},
        "approximate_guild_count": len(wire.world.guilds),
        **dict.fromkeys(("approximate_user_install_count", "approximate_user_authorization_count"), 0),
        "explicit_content_filter": 0,
    }


@route("GET", "/gateway")
def gateway(context: RequestContext, wire: Wire) -> Any:
    return {"url": wire.gateway_address}


@route("GET", "/gateway/bot")
def gateway_for_bots(context: RequestContext, wire: Wire) -> Any:
    shards = 1 + len(wire.world.guilds) // SERVERS_IN_A_SHARD
    return {"url": wire.gateway_address, "shards": shards, "session_start_limit": IDENTIFIES}
