"""Calls through which a person sees and does things. Actions return when the bot has answered."""

import asyncio
from typing import Any

from simcord.backend.models import Channel

from sandbox.actions.reading import Refused, field, snowflake
from sandbox.actions.slash import CommandFinder, in_language
from sandbox.control.asked import Asked, call
from sandbox.strict.kinds import require_text
from sandbox.world.people import Person
from sandbox.world.tracked_interactions import TrackedInteraction

# Discord waits three seconds; the rest is for an answer that is just being recorded.
PATIENCE = 3.05
HERE = "/people/{person}/channels/{channel}"
MOST_MESSAGES = 500
KINDS = (2, 3, 4, 5)  # command, component, autocomplete, modal


@call("GET", "/people/{person}/places")
async def places(asked: Asked) -> Any:
    return asked.services.presenter.places(asked.person())


@call("GET", HERE + "/messages")
async def messages(asked: Asked) -> Any:
    person = asked.person()
    limit = asked.request.query.get("limit", "50")
    if not limit.isdecimal() or int(limit) > MOST_MESSAGES:
        raise Refused(f"The limit is a number up to {MOST_MESSAGES}.")
    return asked.services.presenter.messages(person, asked.channel(person), int(limit))


@call("GET", HERE + "/commands")
async def commands(asked: Asked) -> Any:
    person = asked.person()
    return [in_language(command, person.locale) for command in _finder(asked, person).commands()]


@call("POST", HERE + "/command")
async def command(asked: Asked) -> Any:
    person = asked.person()
    invocation = _finder(asked, person).invoke(_command_name(asked), field(asked.body, "options", dict, {}))
    return await _answer(asked, asked.services.actions.command(person, asked.channel(person), invocation))


@call("GET", HERE + "/menus")
async def menus(asked: Asked) -> Any:
    person = asked.person()
    return [in_language(command, person.locale) for command in _finder(asked, person).menus()]


@call("POST", HERE + "/menu")
async def menu(asked: Asked) -> Any:
    """Choose from the menu of a person or a message."""
    person = asked.person()
    target = snowflake(field(asked.body, "target", str))
    invocation = _finder(asked, person).pick(field(asked.body, "name", str), target)
    return await _answer(asked, asked.services.actions.command(person, asked.channel(person), invocation))


@call("POST", HERE + "/autocomplete")
async def autocomplete(asked: Asked) -> Any:
    person, name, given = asked.person(), _command_name(asked), field(asked.body, "options", dict, {})
    invocation = _finder(asked, person).complete(name, given, field(asked.body, "focused", str))
    interaction = asked.services.actions.autocomplete(person, asked.channel(person), invocation)
    await _wait(interaction)
    choices = interaction.record.autocomplete_choices or []
    named = [choice | {"name": _localised(choice, person.locale)} for choice in choices]
    return {"choices": [{"name": choice["name"], "value": choice["value"]} for choice in named]}


@call("POST", HERE + "/press")
async def press(asked: Asked) -> Any:
    person = asked.person()
    custom_id = field(asked.body, "custom_id", str)
    return await _answer(asked, asked.services.actions.press(person, asked.message(person), custom_id))


@call("POST", HERE + "/choose")
async def choose(asked: Asked) -> Any:
    person = asked.person()
    custom_id, values = field(asked.body, "custom_id", str), field(asked.body, "values", list)
    if not all(isinstance(value, str) for value in values):
        raise Refused("The field 'values' has to be a list of texts.")
    return await _answer(asked, asked.services.actions.choose(person, asked.message(person), custom_id, values))


@call("POST", HERE + "/submit")
async def submit(asked: Asked) -> Any:
    person = asked.person()
    asked.channel(person)
    interaction = _tracked(asked, person, asked.body.get("interaction"))
    return await _answer(asked, asked.services.actions.submit(person, interaction, field(asked.body, "values", dict)))


@call("POST", HERE + "/forge")
async def forge(asked: Asked) -> Any:
    """Send an interaction exactly as given; `message` is the message it claims to come from."""
    person, kind = asked.person(), field(asked.body, "type", int)
    if kind not in KINDS:
        raise Refused(f"The type of an interaction is one of {', '.join(map(str, KINDS))}.")
    message = asked.body.get("message")
    if message is not None and not isinstance(message, dict):
        raise Refused("The field 'message' has to be a message object.")
    data = field(asked.body, "data", dict)
    return await _answer(asked, asked.services.actions.forge(kind, person, asked.channel(person), data, message))


@call("POST", HERE + "/say")
async def say(asked: Asked) -> Any:
    person = asked.person()
    channel = asked.channel(person)
    require_text(channel)
    _require_may_say(asked, person, channel)
    message = asked.world.create_message(channel.id, person.id, field(asked.body, "content", str))
    return asked.world.message_of(message)


@call("GET", "/people/{person}/interactions/{interaction}")
async def interaction(asked: Asked) -> Any:
    person = asked.person()
    return asked.services.presenter.interaction(_tracked(asked, person, asked.request.match_info["interaction"]))


@call("GET", "/live")
async def live(asked: Asked) -> Any:
    person = asked.world.people.get(snowflake(asked.request.query.get("person")))
    if person is None:
        raise Refused("The address needs ?person= with the id of a person.", 404)
    return await asked.services.live.connect(asked.request, person.id)


def _finder(asked: Asked, person: Person) -> CommandFinder:
    return CommandFinder(asked.world, person, asked.channel(person))


def _command_name(asked: Asked) -> str:
    return field(asked.body, "name", str).removeprefix("/")


def _localised(choice: dict[str, Any], locale: str) -> Any:
    return (choice.get("name_localizations") or {}).get(locale, choice["name"])


def _tracked(asked: Asked, person: Person, identity: Any) -> TrackedInteraction:
    interaction = asked.world.tracked_interactions.get(snowflake(identity))
    if interaction is None or interaction.record.user_id != person.id:
        raise Refused(f"There is no interaction {identity} of this person.", 404)
    return interaction


def _require_may_say(asked: Asked, person: Person, channel: Channel) -> None:
    if channel.guild_id is None:
        return
    needed = "send_messages_in_threads" if channel.is_thread else "send_messages"
    asked.world.require_permissions(channel.guild_id, person.id, channel.id, needed)


async def _answer(asked: Asked, interaction: TrackedInteraction) -> Any:
    await _wait(interaction)
    return asked.services.presenter.interaction(interaction)


async def _wait(interaction: TrackedInteraction) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            await interaction.answered.wait()
    except TimeoutError:
        return
