"""What a person can do to a bot: run a command, press, choose, submit. Each becomes an interaction."""

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Any

from simcord.backend import serializers
from simcord.backend.models import Channel, Message
from simcord.components import walk_components
from simcord.enums import SELECT_TYPES

from sandbox.actions.forms import filled
from sandbox.actions.reading import Refused
from sandbox.actions.resolved import resolve
from sandbox.actions.slash import Invocation
from sandbox.strict.kinds import require_text
from sandbox.traffic.faults import Faults
from sandbox.world.installs import BY_SERVER, Owners, context_of, describe_group, owners
from sandbox.world.people import Person
from sandbox.world.threads import asleep
from sandbox.world.tracked_interactions import TrackedInteraction
from sandbox.world.world import AMONG_PEOPLE, GROUP_DM, WITH_BOT, World

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
BUTTON = 2
LARGEST_FILE = 10 * 1024 * 1024
LONGEST_KEPT = 2.0  # seconds an interaction waits for others that are to be sent before it


class UserActions:
    def __init__(self, world: World, faults: Faults) -> None:
        self.world = world
        self.faults = faults

    def command(self, person: Person, channel: Channel, invocation: Invocation) -> TrackedInteraction:
        require_text(channel)
        if asleep(channel):
            raise Refused("Commands cannot be used in an archived thread.", 403)
        return self._interact(COMMAND, person, channel, invocation.data(), self._owners(person, channel, invocation))

    def autocomplete(self, person: Person, channel: Channel, invocation: Invocation) -> TrackedInteraction:
        owned = self._owners(person, channel, invocation)
        return self._interact(AUTOCOMPLETE, person, channel, invocation.data(), owned)

    def _owners(self, person: Person, channel: Channel, invocation: Invocation) -> Owners:
        return owners(self.world, person, channel, invocation.command)

    def press(self, person: Person, message: Message, custom_id: str) -> TrackedInteraction:
        button = control(message, custom_id, (BUTTON,))
        data = {"custom_id": custom_id, "component_type": BUTTON, "id": button.get("id") or 0}
        return self._touch(person, message, data)

    def choose(self, person: Person, message: Message, custom_id: str, values: list[str]) -> TrackedInteraction:
        menu = control(message, custom_id, SELECT_TYPES)
        lowest, highest = menu.get("min_values", 1), menu.get("max_values", 1)
        if not lowest <= len(values) <= highest:
            raise Refused(f"This menu takes {lowest} to {highest} values, not {len(values)}.")
        data = {"custom_id": custom_id, "component_type": menu["type"], "id": menu.get("id") or 0, "values": values}
        resolved = self.resolved(menu, values, self.world.get_channel(message.channel_id))
        return self._touch(person, message, data | ({"resolved": resolved} if resolved else {}))

    def resolved(self, menu: dict[str, Any], values: list[str], channel: Channel) -> dict[str, Any]:
        if menu["type"] != 3:
            return resolve(self.world, channel, values)
        offered = {option["value"] for option in menu["options"]}
        if strange := [value for value in values if value not in offered]:
            raise Refused(f"This menu does not offer {strange[0]!r}.")
        return {}

    def submit(self, person: Person, interaction: TrackedInteraction, values: dict[str, Any]) -> TrackedInteraction:
        modal = interaction.record.modal
        if modal is None or interaction.record.user_id != person.id:
            raise Refused("That interaction did not open a modal for this person.", 404)
        channel = self.world.get_channel(interaction.record.channel_id)
        data = {"custom_id": modal["custom_id"], "components": filled(modal["components"], values)}
        source = interaction.record.source_message_id
        message = self.world.messages[channel.id].get(source) if source is not None else None
        return self._interact(SUBMIT, person, channel, data, interaction.owners, message, interaction)

    def forge(
        self,
        kind: int,
        person: Person,
        channel: Channel,
        data: dict[str, Any],
        message: dict[str, Any] | None,
        owned: Owners | None = None,
    ) -> TrackedInteraction:
        """Send an interaction with any data and message, as a forging client would. Nothing is checked."""
        interaction = self.world.tracked_interactions.begin(kind, channel, person.id, owned or at_home(channel))
        name, about = data.get("name"), {} if message is None else {"message": message}
        interaction.record.command_name = name if isinstance(name, str) else None
        if message is not None and str(message.get("id")).isdecimal():
            interaction.record.source_message_id = int(message["id"])
        self._tell(interaction, self._payload(interaction, person, channel, data) | about)
        return interaction

    def _touch(self, person: Person, message: Message, data: dict[str, Any]) -> TrackedInteraction:
        channel = self.world.get_channel(message.channel_id)
        if asleep(channel) and not self.world.rules.archived_buttons:
            raise Refused("Nothing can be pressed in this archived thread.", 403)
        made = message.interaction_metadata or {}
        owned = made.get("authorizing_integration_owners") or at_home(channel)
        return self._interact(COMPONENT, person, channel, data, owned, message)

    def _interact(
        self,
        kind: int,
        person: Person,
        channel: Channel,
        data: dict[str, Any],
        owned: Owners,
        message: Message | None = None,
        origin: TrackedInteraction | None = None,
    ) -> TrackedInteraction:
        interaction = self.world.tracked_interactions.begin(kind, channel, person.id, owned, origin)
        record = interaction.record
        if kind == COMMAND:
            record.command_name, record.command_type = data["name"], data["type"]
        payload = self._payload(interaction, person, channel, data)
        if message is not None:
            record.source_message_id = message.id
            payload["message"] = self.world.message_of(message)
        self._tell(interaction, payload)
        return interaction

    def _tell(self, interaction: TrackedInteraction, payload: Mapping[str, Any]) -> None:
        """Send it to the bot: at once, unless a failure is scheduled."""
        if self.faults.expires():
            interaction.record.expires_at = interaction.record.initial_response_deadline = ""
        telling = partial(self.world.emit, "INTERACTION_CREATE", payload)
        waiting = self.faults.kept
        if self.faults.keeps(telling):
            asyncio.get_running_loop().call_later(LONGEST_KEPT, self.faults.let_go, waiting)
            return
        for _ in range(1 + self.faults.duplicates()):
            if seconds := self.faults.delays():
                asyncio.get_running_loop().call_later(seconds, telling)
            else:
                telling()

    def _payload(
        self, interaction: TrackedInteraction, person: Person, channel: Channel, data: dict[str, Any]
    ) -> dict[str, Any]:
        record = interaction.record
        return {
            "id": str(record.id),
            "application_id": str(self.world.application_id),
            "type": record.type,
            "token": record.token,
            "version": 1,
            "data": data,
            "channel_id": str(channel.id),
            "channel": self._channel(channel),
            "locale": person.locale,
            "entitlements": [],
            "authorizing_integration_owners": interaction.owners,
            "attachment_size_limit": LARGEST_FILE,
            **self._place(person, channel),
        }

    def _channel(self, channel: Channel) -> dict[str, Any]:
        if channel.type == GROUP_DM:
            return describe_group(self.world, channel)
        return dict(serializers.channel_payload(self.world, channel))

    def _place(self, person: Person, channel: Channel) -> dict[str, Any]:
        world, guild_id = self.world, channel.guild_id
        if guild_id is None:
            user = dict(serializers.user_payload(world.get_user(person.id)))
            held = WITH_BOT if world.is_home(channel) else AMONG_PEOPLE
            return {"context": context_of(channel), "user": user, "app_permissions": str(held.value)}
        guild = world.get_guild(guild_id)
        member = dict(serializers.member_payload(world, guild, guild.members[person.id]))
        member["permissions"] = str(world.compute_permissions(guild_id, person.id, channel.id))
        return {
            "context": context_of(channel),
            "guild_id": str(guild_id),
            "guild": {"id": str(guild_id), "locale": guild.preferred_locale, "features": []},
            "guild_locale": guild.preferred_locale,
            "member": member,
            "app_permissions": str(self._app_permissions(person, channel)),
        }

    def _app_permissions(self, person: Person, channel: Channel) -> int:
        """The bot's permissions; where it is not a member, its answers have those of the person."""
        member = self.world.bot_user.id if self.world.is_home(channel) else person.id
        return self.world.compute_permissions(channel.guild_id or 0, member, channel.id)


def at_home(channel: Channel) -> Owners:
    return {str(BY_SERVER): str(channel.guild_id or 0)}


def control(message: Message, custom_id: str, kinds: tuple[int, ...]) -> dict[str, Any]:
    for component in walk_components(message.components):
        if component.get("custom_id") == custom_id and component["type"] in kinds:
            if component.get("disabled"):
                raise Refused("That control is disabled.", 409)
            return component
    raise Refused(f"The message has no such control as {custom_id!r}.", 404)
