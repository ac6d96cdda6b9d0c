"""Calls that show the world and build it: people, servers, channels, permissions, time."""

from typing import Any

import discord
from simcord.backend import serializers

from sandbox.actions.reading import Refused, field, number, snowflake
from sandbox.control.asked import Asked, call
from sandbox.strict.kinds import KINDS, LONGEST_SLOW
from sandbox.world.people import DM_REFUSALS, Person
from sandbox.world.threads import put_to_sleep

LOCALE = frozenset(locale.value for locale in discord.Locale)


@call("GET", "/world")
async def world(asked: Asked) -> Any:
    return asked.services.presenter.all(asked.services.gateway.shards)


@call("POST", "/people")
async def add_person(asked: Asked) -> Any:
    locale = _locale(asked, "en-US")
    return asked.services.presenter.person(asked.world.people.arrive(_name(asked), locale))


@call("POST", "/people/{person}")
async def change_person(asked: Asked) -> Any:
    person = asked.person()
    dms_open, locale = field(asked.body, "dms_open", bool, person.dms_open), _locale(asked, person.locale)
    refusal = field(asked.body, "dm_refusal", int, person.dm_refusal)
    if refusal not in DM_REFUSALS:
        raise Refused(f"A closed DM answers with one of {', '.join(map(str, DM_REFUSALS))}.")
    installed = field(asked.body, "installed", bool, person.installed)
    person.dms_open, person.locale, person.dm_refusal, person.installed = dms_open, locale, refusal, installed
    return asked.services.presenter.person(person)


@call("POST", "/people/{person}/dms")
async def open_dm(asked: Asked) -> Any:
    channel = asked.world.get_dm_channel(asked.person().id)
    asked.world.show_dm(channel)
    return asked.services.presenter.dm(channel)


@call("POST", "/servers")
async def add_server(asked: Asked) -> Any:
    members = [_member(asked, identity).id for identity in field(asked.body, "members", list)]
    channels = field(asked.body, "channels", list, ["general"])
    if not all(isinstance(channel, str) and channel for channel in channels):
        raise Refused("The field 'channels' has to be a list of names.")
    bot = field(asked.body, "bot", bool, True)
    return asked.services.presenter.server(asked.world.open_server(_name(asked), members, channels, bot=bot))


@call("POST", "/groups")
async def add_group(asked: Asked) -> Any:
    members = [_member(asked, identity).id for identity in field(asked.body, "members", list)]
    return asked.services.presenter.group(asked.world.open_group(_name(asked), members))


@call("POST", "/servers/{server}/channels")
async def add_channel(asked: Asked) -> Any:
    kind, slow = field(asked.body, "kind", str, "text"), field(asked.body, "slow_mode", int, 0)
    if kind not in KINDS:
        raise Refused(f"The kind of a channel is one of {', '.join(KINDS)}.")
    if not 0 <= slow <= LONGEST_SLOW:
        raise Refused(f"Slow mode is up to {LONGEST_SLOW} seconds.")
    restricted = field(asked.body, "age_restricted", bool, False)
    guild, name = asked.server().id, _name(asked)
    channel = asked.world.add_channel(guild, name, kind, slow_mode=slow, age_restricted=restricted)
    return asked.services.presenter.channel(channel)


@call("POST", "/servers/{server}/members")
async def add_member(asked: Asked) -> Any:
    guild, person = asked.server(), _member(asked, field(asked.body, "person", str))
    if person.id in guild.members:
        raise Refused(f"{person.name} is already a member of {guild.name}.", 409)
    asked.world.add_member(guild.id, person.id, announce=True)
    asked.services.live.tell([person.id], "GUILD_CREATE", dict(serializers.guild_create_payload(asked.world, guild)))
    return asked.services.presenter.server(guild)


@call("DELETE", "/servers/{server}/members/{person}")
async def remove_member(asked: Asked) -> Any:
    guild, person = asked.server(), asked.person()
    if person.id not in guild.members:
        raise Refused(f"{person.name} is not a member of {guild.name}.", 404)
    asked.world.remove_member(guild.id, person.id)
    asked.services.live.tell([person.id], "GUILD_DELETE", {"id": str(guild.id)})
    return asked.services.presenter.server(guild)


@call("POST", "/servers/{server}/bot")
async def invite_bot(asked: Asked) -> Any:
    guild = asked.server()
    if asked.world.hosts_bot(guild):
        raise Refused(f"The bot is already in {guild.name}.", 409)
    asked.world.invite_bot(guild)
    return asked.services.presenter.server(guild)


@call("DELETE", "/servers/{server}/bot")
async def send_bot_away(asked: Asked) -> Any:
    guild = asked.server()
    if not asked.world.hosts_bot(guild):
        raise Refused(f"The bot is not in {guild.name}.", 404)
    asked.world.send_bot_away(guild)
    return asked.services.presenter.server(guild)


@call("POST", "/channels/{channel}/permissions")
async def deny(asked: Asked) -> Any:
    channel, names, allowed = asked.channel(), field(asked.body, "deny", list), field(asked.body, "allow", list, [])
    if strange := [name for name in (*names, *allowed) if name not in discord.Permissions.VALID_FLAGS]:
        raise Refused(f"There is no permission {strange[0]!r}.")
    if channel.guild_id is None:
        raise Refused("A direct message has no permissions.")
    asked.world.deny_bot(channel.permission_channel_id(), names, allowed)
    return asked.services.presenter.channel(channel)


@call("POST", "/channels/{channel}/thread")
async def change_thread(asked: Asked) -> Any:
    """Lock or archive a thread, as a moderator does."""
    thread = asked.channel()
    metadata = thread.thread_metadata
    if metadata is None:
        raise Refused("This is not a thread.")
    told = {name: field(asked.body, name, bool, getattr(metadata, name)) for name in ("archived", "locked")}
    changed = {**told, "archive_timestamp": asked.world.now_iso()}
    asked.world.edit_channel(thread.id, {}, thread_metadata=changed)
    return asked.services.presenter.channel(thread) | told


@call("DELETE", "/channels/{channel}")
async def delete_channel(asked: Asked) -> Any:
    """Delete a channel and its threads."""
    channel = asked.channel()
    if channel.guild_id is None:
        raise Refused("Direct messages cannot be deleted as a whole.")
    asked.world.take_down(channel)
    return {}


@call("DELETE", "/channels/{channel}/messages/{message}")
async def delete_message(asked: Asked) -> Any:
    channel, message = asked.channel(), snowflake(asked.request.match_info["message"])
    if message not in asked.world.messages[channel.id]:
        raise Refused(f"There is no message {message} here.", 404)
    asked.world.delete_message(channel.id, message)
    return {}


@call("GET", "/clock")
async def clock(asked: Asked) -> Any:
    asked.world.clock.reads += 1
    return {"now": asked.world.clock.milliseconds()}


@call("POST", "/clock")
async def advance(asked: Asked) -> Any:
    seconds = number(asked.body, "advance")
    if seconds < 0:
        raise Refused("The clock only moves ahead.")
    asked.world.clock.advance(seconds)
    put_to_sleep(asked.world)
    told = {"now": asked.world.clock.milliseconds()}
    asked.services.live.publish("CLOCK", told)
    return told | {"reads": asked.world.clock.reads}


def _name(asked: Asked) -> str:
    name = field(asked.body, "name", str).strip()
    if not 1 <= len(name) <= 100:
        raise Refused("A name has 1 to 100 characters.")
    return name


def _locale(asked: Asked, before: str) -> str:
    locale = field(asked.body, "locale", str, before)
    if locale not in LOCALE:
        raise Refused(f"Discord has no language {locale!r}.")
    return locale


def _member(asked: Asked, identity: Any) -> Person:
    person = asked.world.people.get(snowflake(identity))
    if person is None:
        raise Refused(f"There is no person {identity}.", 404)
    return person
