"""Registration of application commands, which is refused where Discord would refuse it."""

from collections.abc import Sequence
from typing import Any

from simcord.backend import errors
from simcord.http.router import RequestContext

from sandbox.api.registration import Command, keep_entry_point, key_of, register, require_entry_point, require_valid
from sandbox.api.routes.table import Wire, route
from sandbox.world.installs import require_installable


@route("PUT", "/applications/{application_id}/commands")
def put_global(context: RequestContext, wire: Wire) -> Any:
    return _put(context, wire, None)


@route("PUT", "/applications/{application_id}/guilds/{guild_id}/commands")
def put_in_guild(context: RequestContext, wire: Wire) -> Any:
    return _put(context, wire, wire.world.get_guild(context.int_arg("guild_id")).id)


@route("GET", "/applications/{application_id}/commands")
def get_global(context: RequestContext, wire: Wire) -> Any:
    if wire.world.rules.activities:
        keep_entry_point(wire.world)
    return list(wire.world.commands.get(None, {}).values())


def _put(context: RequestContext, wire: Wire, guild: int | None) -> Any:
    if not isinstance(context.json, list):
        raise errors.invalid_form_body("The body must be an array of commands.")
    _require_allowed(wire, context.json)
    if guild is None and wire.world.rules.activities:
        require_entry_point(context.json)
    return register(wire.world, guild, context.json)


@route("POST", "/applications/{application_id}/commands")
def add_global(context: RequestContext, wire: Wire) -> Any:
    command = context.body()
    _require_allowed(wire, [command])
    kept = [each for key, each in wire.world.commands.get(None, {}).items() if key != key_of(command)]
    require_valid([*kept, command])
    return register(wire.world, None, [*kept, command])[-1]


def _require_allowed(wire: Wire, commands: Sequence[Command]) -> None:
    require_valid(commands)
    for command in commands:
        require_installable(wire.world, command)
