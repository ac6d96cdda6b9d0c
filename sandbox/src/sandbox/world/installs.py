"""Where the application is installed, by a server or by a person, and what it may do there."""

from typing import Any, Final

from simcord.backend import errors, serializers
from simcord.backend.command_access import command_access
from simcord.backend.models import Channel, Interaction
from simcord.enums import ChannelType

from sandbox.world.people import Person
from sandbox.world.world import GROUP_DM, World

Spec = dict[str, Any]
Owners = dict[str, str]

BY_SERVER, BY_PERSON = 0, 1  # Discord's integration types
IN_SERVER, IN_DM, AMONG_PEOPLE = 0, 1, 2  # Discord's contexts
FOLLOW_UPS: Final = 5  # for each interaction with an application that only a person has installed
TOO_MANY_FOLLOW_UPS: Final = 40094


def context_of(channel: Channel) -> int:
    if channel.guild_id is not None:
        return IN_SERVER
    return IN_DM if channel.type == ChannelType.DM else AMONG_PEOPLE


def owners(world: World, person: Person, channel: Channel, command: Spec) -> Owners:
    """The installations that offer the command here, as Discord lists them; without any it isn't offered."""
    types = command.get("integration_types") or _default_types(world)
    found = {}
    if BY_SERVER in types and world.is_home(channel):
        found[str(BY_SERVER)] = str(channel.guild_id or 0)
    if BY_PERSON in types and person.installed:
        found[str(BY_PERSON)] = str(person.id)
    return found


def _default_types(world: World) -> tuple[int, ...]:
    return (BY_SERVER, BY_PERSON) if world.rules.user_install else (BY_SERVER,)


def is_offered(world: World, person: Person, channel: Channel, command: Spec) -> bool:
    if not owners(world, person, channel, command):
        return False
    if context_of(channel) == AMONG_PEOPLE:
        return "guild_id" not in command and AMONG_PEOPLE in (command.get("contexts") or (AMONG_PEOPLE,))
    return command_access(world, command, user_id=person.id, channel_id=channel.id).allowed


def require_installable(world: World, command: Spec) -> None:
    """Refuse a command for people where the application may only be installed in servers."""
    if BY_PERSON in (command.get("integration_types") or ()) and not world.rules.user_install:
        raise errors.invalid_form_body(f"{command.get('name')}: integration_types: USER_INSTALL is not enabled")


def require_access(world: World, channel: Channel) -> None:
    if not world.is_home(channel):
        raise errors.BackendError(403, 50001, "Missing Access")


def require_follow_up(record: Interaction, owned: Owners) -> None:
    """Refuse a follow-up beyond the limit; the one that fills in a deferred answer isn't counted."""
    if str(BY_SERVER) not in owned and not record.loading and len(record.followup_ids) >= FOLLOW_UPS:
        raise errors.BackendError(
            400, TOO_MANY_FOLLOW_UPS, "This interaction has reached the maximum number of follow-up messages"
        )


def describe_group(world: World, channel: Channel) -> Spec:
    """A group DM as interactions describe it."""
    people = [dict(serializers.user_payload(world.users[id])) for id in channel.recipient_ids]
    return {
        "id": str(channel.id),
        "type": GROUP_DM,
        "name": channel.name,
        "icon": None,
        "owner_id": str(channel.recipient_ids[0]),
        "last_message_id": None,
        "recipients": people,
    }
