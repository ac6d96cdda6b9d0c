"""Answers to interactions: simcord handles them, they are timed here, and pages are sent modals."""

from typing import Any

from simcord.backend import errors
from simcord.enums import CallbackType
from simcord.http.router import RequestContext
from simcord.http.routes import interactions as simcord_interactions

from sandbox.api.body import message_of
from sandbox.api.routes.messages import require_files_named
from sandbox.api.routes.table import Wire, route
from sandbox.world.installs import require_follow_up

CHOICES = 25
UNKNOWN_INTERACTION = 10062
IDLE = ("tts", "nonce", "enforce_nonce")  # in an edit


@route("POST", "/interactions/{interaction_id}/{token}/callback")
def callback(context: RequestContext, wire: Wire) -> Any:
    _require_choices(context)
    require_files_named(context)
    _leave_out_idle(context)
    told = _decided(context, wire)
    told["interaction"] = {name: value for name, value in told["interaction"].items() if value is not None}
    interaction = wire.world.tracked_interactions.get(context.int_arg("interaction_id"))
    if interaction is not None:
        interaction.close()
        if interaction.record.modal is not None:
            record = interaction.record
            modal = {"interaction": str(record.id), "user_id": str(record.user_id), "modal": record.modal}
            wire.world.whisper("MODAL", modal)
    return told if context.params.get("with_response") in ("1", "true") else None


def _decided(context: RequestContext, wire: Wire) -> dict[str, Any]:
    try:
        told: dict[str, Any] = simcord_interactions.interaction_callback(context)
        return told
    except errors.BackendError as refused:
        if refused.code == UNKNOWN_INTERACTION and context.int_arg("interaction_id") in wire.world.tracked_interactions:
            wire.world.tracked_interactions[context.int_arg("interaction_id")].answered.set()
        raise


@route("POST", "/webhooks/{webhook_id}/{token}")
def follow_up(context: RequestContext, wire: Wire) -> Any:
    require_files_named(context)
    world, token = wire.world, str(context.args["token"])
    if (interaction := world.tracked_interactions.get(world.interaction_tokens.get(token, 0))) is not None:
        require_follow_up(interaction.record, interaction.owners)
    return simcord_interactions.execute_webhook(context)


def _leave_out_idle(context: RequestContext) -> None:
    """Drop what Discord ignores in an edit: some libraries send all fields of a message."""
    if context.body().get("type") == CallbackType.UPDATE_MESSAGE:
        for name in IDLE:
            message_of(context.body()).pop(name, None)


def _require_choices(context: RequestContext) -> None:
    if context.body().get("type") != CallbackType.APPLICATION_COMMAND_AUTOCOMPLETE_RESULT:
        return
    choices = message_of(context.body()).get("choices")
    if not isinstance(choices, list) or len(choices) > CHOICES:
        raise errors.invalid_form_body(f"data.choices: Must be {CHOICES} or fewer in length.")
    if any(not 1 <= len(str(choice.get("name", ""))) <= 100 for choice in choices):
        raise errors.invalid_form_body("data.choices: names must be between 1 and 100 in length.")
