"""The world of the sandbox: simcord's backend with a running clock, people, direct messages and threads."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import discord
from simcord.backend import errors, serializers
from simcord.backend.access import channel_accessible
from simcord.backend.models import Channel, Guild, Interaction, Message, Overwrite, Role, User
from simcord.backend.ops.base import EventListener
from simcord.enums import ChannelType, MessageType, OverwriteType

from sandbox.strict.kinds import KINDS
from sandbox.strict.rules import Rules
from sandbox.world.cdn import Cdn
from sandbox.world.clock import MovableClock
from sandbox.world.media import identified
from sandbox.world.nonces import Nonces, Remembering
from sandbox.world.payloads import complete
from sandbox.world.people import DM_REFUSALS, People
from sandbox.world.threads import join_mentioned, wake
from sandbox.world.tracked_interactions import TrackedInteractions

GROUP_DM = 3  # a type of channel that simcord doesn't have
# What a bot's install link usually grants, and this bot's does: nothing that is left to moderators.
INVITED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
# The permissions that Discord states in a direct message or group DM, and in one with the bot.
AMONG_PEOPLE = discord.Permissions(attach_files=True, embed_links=True, mention_everyone=True)
WITH_BOT = AMONG_PEOPLE | discord.Permissions(use_external_emojis=True)


class World(Remembering):
    clock: MovableClock  # type: ignore[assignment]  # simcord's own class is private
    cdn: Cdn

    def __init__(self, bot_name: str = "Hikyaku") -> None:
        self.last_id = 0
        super().__init__(clock=MovableClock())  # type: ignore[arg-type]
        self.cdn = Cdn()
        self.bot_user.name = bot_name
        # simcord keeps everything forever; `sandbox.traffic.journal` replaces both lists.
        self.http_requests = deque(maxlen=0)  # type: ignore[assignment]
        self.transcript = deque(maxlen=0)  # type: ignore[assignment]
        self.whisperers: list[EventListener] = []
        self.people = People(self)
        self.stranger = self.make_user("operator")
        self.nonces = Nonces()
        self.tracked_interactions = TrackedInteractions(self)
        self.rules = Rules()
        self.age_restricted = set()
        self.aside: set[int] = set()  # channels, servers and groups that the page folds away, to be tried when wanted
        self.shown_dms: set[int] = set()
        self.hushed = False

    def _allocate_at(self, milliseconds: int) -> int:
        self.last_id = max(milliseconds << 22, self.last_id + 1)
        return self.last_id

    def now_iso(self) -> str:
        # simcord compares these as text, which requires the microseconds even if they are zero.
        return self.clock.now().isoformat(timespec="microseconds")

    # Events

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        if self.hushed:
            return
        whole = complete(self, dict(payload))
        for listener in self.subscribers:
            listener(event, whole)

    def whisper(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send an event to pages only, never to the bot: ephemeral messages and modals."""
        whole = complete(self, dict(payload))
        for listener in self.whisperers:
            listener(event, whole)

    @contextmanager
    def hush(self) -> Iterator[None]:
        self.hushed = True
        try:
            yield
        finally:
            self.hushed = False

    # Servers

    def open_server(self, name: str, members: Sequence[int], channels: Sequence[str], *, bot: bool = True) -> Guild:
        """Create a server, owned by the first member. The bot, if it is a member, gets one event at the end."""
        with self.hush():
            guild = self.create_guild(name, owner_id=members[0] if members else None)
            for member in members[1:]:
                self.add_member(guild.id, member)
            for channel in channels:
                self.create_channel(guild.id, channel)
            self.bot_role(guild).permissions = INVITED.value
        if bot:
            self._tell_bot_of(guild)
        else:
            del guild.members[self.bot_user.id]
        return guild

    def open_group(self, name: str, members: Sequence[int]) -> Channel:
        """Create a group DM, to which no bot belongs."""
        group = self.create_channel(None, name, type=GROUP_DM, recipient_ids=[*members])
        for member in members:
            self.whisper("DM_CREATE", {"id": str(group.id), "user_id": str(member)})
        return group

    def add_channel(
        self, guild: int, name: str, kind: str = "text", *, slow_mode: int = 0, age_restricted: bool = False
    ) -> Channel:
        with self.hush():
            channel = self.create_channel(guild, name, type=KINDS[kind], rate_limit_per_user=slow_mode)
        if age_restricted:
            self.age_restricted.add(channel.id)
        self.emit("CHANNEL_CREATE", dict(serializers.channel_payload(self, channel)))
        return channel

    def _tell_bot_of(self, guild: Guild) -> None:
        payload = dict(serializers.guild_create_payload(self, guild))
        # Without this field, discord.py knows that the bot was just invited, not that the server came back.
        del payload["unavailable"]
        self.emit("GUILD_CREATE", payload)

    def send_bot_away(self, guild: Guild) -> None:
        """Remove the bot from a server, which stays for everybody else."""
        del guild.members[self.bot_user.id]
        self.emit("GUILD_DELETE", {"id": str(guild.id)})

    def invite_bot(self, guild: Guild) -> None:
        with self.hush():
            self.add_member(guild.id, self.bot_user.id, roles=[self.bot_role(guild).id])
        self._tell_bot_of(guild)

    def bot_role(self, guild: Guild) -> Role:
        """The role that a server gets with the bot, with the permissions of its invitation."""
        return next(role for role in guild.roles.values() if role.managed)

    def hosts_bot(self, guild: Guild) -> bool:
        return self.bot_user.id in guild.members

    def hosting_bot(self) -> list[Guild]:
        return [guild for guild in self.guilds.values() if self.hosts_bot(guild)]

    def take_down(self, channel: Channel) -> None:
        """Delete a channel, its threads first, because they are found through it."""
        for thread in [each for each in self.channels.values() if each.parent_id == channel.id and each.is_thread]:
            self.delete_channel(thread.id)
        self.delete_channel(channel.id)

    def deny_bot(self, channel_id: int, names: Sequence[str], allowed: Sequence[str] = ()) -> None:
        deny, allow = (discord.Permissions(**dict.fromkeys(each, True)).value for each in (names, allowed))
        self.set_overwrite(channel_id, Overwrite(self.bot_user.id, OverwriteType.MEMBER, allow=allow, deny=deny))

    @property
    def owner(self) -> User:
        """The owner of the application: the first person, or a stranger as long as there are no people."""
        first = next(iter(self.people), self.stranger.id)
        return self.users[first]

    @property
    def everything(self) -> int:
        return discord.Permissions.all().value

    def sees(self, person: int, channel: int) -> bool:
        place = self.channels.get(channel)
        if place is not None and place.type == GROUP_DM:
            return person in place.recipient_ids
        return channel_accessible(self, channel, person)

    def is_home(self, channel: Channel) -> bool:
        """Whether the bot is here: in the server, or in its own direct messages."""
        if channel.guild_id is None:
            return channel.type == ChannelType.DM
        return self.hosts_bot(self.guilds[channel.guild_id])

    def concerns_bot(self, event: str, data: Mapping[str, Any]) -> bool:
        """Whether the bot hears of an event. It hears of interactions wherever they come from."""
        if event in ("INTERACTION_CREATE", "GUILD_DELETE"):
            return True
        guild = self.guilds.get(int(data.get("guild_id") or 0))
        channel = self.channels.get(int(data.get("channel_id") or 0))
        return not (guild and not self.hosts_bot(guild)) and not (channel and not self.is_home(channel))

    # Direct messages

    def require_open_dm(self, channel: Channel) -> None:
        user = channel.recipient_ids[0]
        person = self.people.get(user)
        if person is not None and not person.dms_open:
            raise errors.BackendError(403, person.dm_refusal, DM_REFUSALS[person.dm_refusal])
        installed = person is not None and person.installed
        if not installed and not any(user in guild.members for guild in self.hosting_bot()):
            raise errors.BackendError(403, 50278, DM_REFUSALS[50278])

    def show_dm(self, channel: Channel) -> None:
        if channel.type != ChannelType.DM or channel.id in self.shown_dms:
            return
        self.shown_dms.add(channel.id)
        self.whisper("DM_CREATE", {"id": str(channel.id), "user_id": str(channel.recipient_ids[0])})

    # Messages

    def message_of(self, message: Message) -> dict[str, Any]:
        payload: dict[str, Any] = complete(self, dict(serializers.message_payload(self, message)))
        return payload

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        channel = self.get_channel(message.channel_id)
        if not message.is_ephemeral:
            wake(self, channel)
        if message.type == MessageType.THREAD_STARTER_MESSAGE:
            message.content = ""
        self.show_dm(channel)
        self.tracked_interactions.sign(message)
        message.components = identified(message.components, message.attachments)
        self.nonces.committed(channel.id, message.id, self.clock.milliseconds())
        stored = super().commit_message(message, broadcast=broadcast)
        if message.is_ephemeral:
            self.whisper("MESSAGE_CREATE", self.message_of(message))
        join_mentioned(self, channel, message.ping_user_ids)
        return stored

    def edit_message(self, channel_id: int, message_id: int, fields: dict[str, Any]) -> Message:
        old = self.get_message(channel_id, message_id)
        # The components may show attachments that are kept from before.
        attachments = fields.get("attachments", old.attachments) or []
        if fields.get("components"):
            fields["components"] = identified(fields["components"], attachments)
        message = super().edit_message(channel_id, message_id, fields)
        if message.is_ephemeral:
            self.whisper("MESSAGE_UPDATE", self.message_of(message))
        return message

    def delete_message(self, channel_id: int, message_id: int) -> None:
        message = self.get_message(channel_id, message_id)
        super().delete_message(channel_id, message_id)
        if message.is_ephemeral:
            reader = (message.interaction_metadata or {}).get("user", {}).get("id")
            gone = {"id": str(message_id), "channel_id": str(channel_id), "reader": reader}
            self.whisper("MESSAGE_DELETE", gone)

    def _mention_state(self, *about: Any) -> tuple[list[int], list[int], list[int], list[int], bool]:
        """As in Discord, only those who were notified are listed; a mention that was not allowed is only text."""
        _, _, users, roles, everyone = super()._mention_state(*about)
        return users, roles, users, roles, everyone

    # Interactions

    def interaction_by_token(self, token: str) -> Interaction:
        record = self.interactions.get(self.interaction_tokens.get(token, 0))
        if record is not None and record.expires_at is not None and self.now_iso() >= record.expires_at:
            raise errors.BackendError(401, 50027, "Invalid Webhook Token")
        return super().interaction_by_token(token)
