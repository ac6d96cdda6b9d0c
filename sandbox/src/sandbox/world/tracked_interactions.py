"""The interactions of people with the bot, and how it answered each. Old ones are dropped."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

from simcord.backend import Backend
from simcord.backend.models import Channel, Interaction, Message
from simcord.backend.models.interaction import ResponseKind

KEPT = 2000

STATES = {
    ResponseKind.MESSAGE: "answered",
    ResponseKind.AUTOCOMPLETE: "answered",
    ResponseKind.PONG: "answered",
    ResponseKind.DEFERRED: "deferred",
    ResponseKind.DEFERRED_UPDATE: "acknowledged",
    ResponseKind.UPDATE: "updated",
    ResponseKind.MODAL: "modal",
}


@dataclass(slots=True)
class TrackedInteraction:
    """simcord's record of an interaction, with what it lacks."""

    record: Interaction
    owners: dict[str, str]  # the installations that allow it, as Discord lists them
    origin: "TrackedInteraction | None" = None
    began: float = field(default_factory=time.perf_counter)
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    ms: float | None = None

    def close(self) -> None:
        self.ms = round((time.perf_counter() - self.began) * 1000, 3)
        self.answered.set()


class TrackedInteractions(dict[int, TrackedInteraction]):
    def __init__(self, world: Backend) -> None:
        super().__init__()
        self.world = world

    def begin(
        self,
        kind: int,
        place: Channel,
        person: int,
        owners: dict[str, str],
        origin: TrackedInteraction | None = None,
    ) -> TrackedInteraction:
        record = self.world.new_interaction(kind, place.id, person, place.guild_id)
        # The interaction is timed from here, just before the bot can receive it.
        interaction = self[record.id] = TrackedInteraction(record, owners, origin)
        self._forget()
        return interaction

    def _forget(self) -> None:
        while len(self) > KEPT:
            oldest = self.pop(next(iter(self))).record
            self.world.interactions.pop(oldest.id, None)
            self.world.interaction_tokens.pop(oldest.token, None)

    def sign(self, message: Message) -> None:
        """Add to the message which interaction it belongs to, as Discord does."""
        metadata = message.interaction_metadata
        interaction = self.get(int(metadata["id"])) if metadata else None
        if metadata is None or interaction is None:
            return
        message.webhook_id = self.world.application_id
        metadata["authorizing_integration_owners"] = interaction.owners
        if interaction.record.type == 3:
            metadata["interacted_message_id"] = str(interaction.record.source_message_id)
        if interaction.record.type == 5 and interaction.origin is not None:
            metadata["triggering_interaction_metadata"] = self._trigger(interaction.origin, metadata["user"])

    def _trigger(self, origin: TrackedInteraction, user: dict[str, Any]) -> dict[str, Any]:
        record = origin.record
        trigger = {
            "id": str(record.id),
            "type": record.type,
            "user": user,
            "authorizing_integration_owners": origin.owners,
        }
        if record.type == 3:
            trigger["interacted_message_id"] = str(record.source_message_id)
        return trigger

    def state(self, interaction: TrackedInteraction) -> str:
        if interaction.record.response_kind is not None:
            return STATES[interaction.record.response_kind]
        deadline = interaction.record.initial_response_deadline or ""
        return "expired" if self.world.now_iso() >= deadline else "waiting"
