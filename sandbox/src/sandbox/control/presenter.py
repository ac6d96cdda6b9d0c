"""What a person sees: people, channels, messages and interactions in the shapes of the control interface."""

from simcord.backend.models import Channel, Guild, Message

from sandbox.strict.kinds import kind_of
from sandbox.world.payloads import Payload
from sandbox.world.people import Person
from sandbox.world.tracked_interactions import TrackedInteraction
from sandbox.world.world import GROUP_DM, World


class Presenter:
    def __init__(self, world: World) -> None:
        self.world = world

    def person(self, person: Person) -> Payload:
        avatar = self.world.users[person.id].avatar
        told = {"id": str(person.id), "name": person.name, "avatar": avatar, "locale": person.locale}
        names = ("dms_open", "dm_refusal", "installed")
        return told | {name: getattr(person, name) for name in names}

    def server(self, guild: Guild) -> Payload:
        return {
            "id": str(guild.id),
            "name": guild.name,
            "bot": self.world.hosts_bot(guild),
            "members": [str(user) for user in guild.members if user in self.world.people],
            "channels": [self.channel(self.world.channels[identity]) for identity in guild.channel_ids],
        }

    def channel(self, channel: Channel) -> Payload:
        return {"id": str(channel.id), "name": channel.name, "kind": kind_of(channel)}

    def all(self, shards: list[int]) -> Payload:
        bot = self.world.bot_user
        return {
            "bot": {"id": str(bot.id), "name": bot.name, "online": bool(shards), "shards": shards},
            "people": [self.person(person) for person in self.world.people.values()],
            "servers": [self.server(guild) for guild in self.world.guilds.values()],
            "now": self.world.clock.milliseconds(),
        }

    def places(self, person: Person) -> Payload:
        guilds = [guild for guild in self.world.guilds.values() if person.id in guild.members]
        return {
            "servers": [self._visited(person, guild) for guild in guilds],
            "dms": self.dms(person),
            "groups": self.groups(person),
        }

    def _visited(self, person: Person, guild: Guild) -> Payload:
        channels = [self.world.channels[identity] for identity in guild.channel_ids]
        seen = [channel for channel in channels if self.world.sees(person.id, channel.id)]
        told = [
            self.channel(channel) | self._aside(channel) | {"threads": self._threads(person, guild, channel)}
            for channel in seen
        ]
        return {"id": str(guild.id), "name": guild.name, "channels": told} | self._aside(guild)

    def _aside(self, place: Guild | Channel) -> Payload:
        return {"aside": True} if place.id in self.world.aside else {}

    def _threads(self, person: Person, guild: Guild, parent: Channel) -> list[Payload]:
        threads = [self.world.channels[identity] for identity in guild.thread_ids]
        return [
            self.channel(thread) | {name: _is(thread, name) for name in ("archived", "locked")}
            for thread in threads
            if thread.parent_id == parent.id and self.world.sees(person.id, thread.id)
        ]

    def dms(self, person: Person) -> list[Payload]:
        channel = self.world.dm_channels.get(person.id)
        return [self.dm(self.world.channels[channel])] if channel in self.world.shown_dms else []

    def groups(self, person: Person) -> list[Payload]:
        channels = self.world.channels.values()
        return [self.group(each) for each in channels if each.type == GROUP_DM and person.id in each.recipient_ids]

    def group(self, channel: Channel) -> Payload:
        members = [str(member) for member in channel.recipient_ids]
        return {"id": str(channel.id), "name": channel.name, "members": members} | self._aside(channel)

    def dm(self, channel: Channel) -> Payload:
        bot = self.world.bot_user
        return {"id": str(channel.id), "with": {"id": str(bot.id), "name": bot.name}}

    def messages(self, person: Person, channel: Channel, limit: int) -> list[Payload]:
        kept = self.world.messages[channel.id].values()
        seen = [message for message in kept if message.visible_to(person.id)]
        return [self.world.message_of(message) for message in seen[-limit:]] if limit else []

    def interaction(self, interaction: TrackedInteraction) -> Payload:
        record = interaction.record
        state = self.world.tracked_interactions.state(interaction)
        told: Payload = {"id": str(record.id), "state": state, "ms": interaction.ms}
        message = self._message(record.channel_id, record.message_id) if record.message_id else None
        if message is not None:
            told["message"] = self.world.message_of(message)
        if record.modal is not None:
            told["modal"] = record.modal
        if record.responded:
            told["ephemeral"] = bool(message.is_ephemeral if message else record.ephemeral)
        followups = [self._message(record.channel_id, identity) for identity in record.followup_ids]
        told["followups"] = [self.world.message_of(message) for message in followups if message]
        return told

    def _message(self, channel: int, message: int) -> Message | None:
        return self.world.messages.get(channel, {}).get(message)


def _is(thread: Channel, name: str) -> bool:
    return bool(getattr(thread.thread_metadata, name, False))
