"""Opens DMs, as far as the rules allow it."""

from typing import Any

from simcord.http.router import RequestContext
from simcord.http.routes import application as simcord_application

from sandbox.api.routes.table import Wire, route
from sandbox.strict.refusals import require_may_open_dm


@route("POST", "/users/@me/channels")
def open_dm(context: RequestContext, wire: Wire) -> Any:
    require_may_open_dm(wire.world, int(context.body().get("recipient_id") or 0))
    return simcord_application.create_dm(context)
