"""The Discord client: which cogs it loads, which events it handles, and how it starts and stops."""

import asyncio
import tomllib
from collections import deque
from copy import copy
from dataclasses import dataclass, replace
from http import HTTPStatus
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from cogs.guard.channels import PATIENCE_SECONDS, BlockedChannels, DmChannels, StaleMessages
from cogs.guard.limits import MAX_LIMIT_SECONDS, Budget, CircuitBreaker, Code, hand_back
from cogs.guard.payloads import Forged, command_error, is_ours
from cogs.interactions.commands import BACKGROUND, COMMANDS, Translator
from cogs.interactions.context import is_elsewhere, name_of
from cogs.interactions.controls import serve_component, serve_modal, track_current_task, wait_until_answered
from cogs.interactions.emoji import keep_emoji
from cogs.interactions.errors import refuse
from cogs.interactions.services import ClickedMessages, LastMatches, Listing, OpenPanels, Panels
from dojo.dojo import Dojo
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.ops.system_clock import SteadyClock
from dojo.people.preferences import Preferences

log = logger("")

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # we do not use voice

ALSO_AMONG_PEOPLE: Final = {"play"}  # commands for servers that are of use wherever people are
PROJECT: Final = Path(__file__).parents[1] / "pyproject.toml"
VERSION: Final[str] = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["version"]
DM_SHARD: Final = 0  # the shard that gets direct messages
ENTRY_POINT: Final = 4  # the type of the command that starts an Activity; discord.py doesn't know it
SERVED_HERE: Final = {discord.InteractionType.modal_submit, discord.InteractionType.component}
REMEMBERED_INTERACTIONS: Final = 500
SHUTDOWN_SECONDS: Final = 3.0  # for interactions in flight to be answered

ROOMS = (
    "lobby.lobby",
    "lobby.practice",
    "match.answer",
    "match.watching",
    "history.replay",
    "history.files",
    "history.look_closer",
    "match.coach",
    "match.more",
    "match.plans",
    "people.settings",
    "people.turns",
    "learning.puzzles",
    "learning.lessons",
    "people.help",
    "people.profile",
    "people.privacy",
    "server",
    "notify.places",
    "notify.courier",
)


@dataclass(frozen=True, slots=True)
class Shards:
    """Which shards this process runs. Without ids it runs all, as many as Discord recommends."""

    ids: list[int] | None = None
    count: int | None = None


ALL_SHARDS: Final = Shards()
NOTHING_SAID: Final = Listing()


class Hikyaku(commands.AutoShardedBot):
    emoji: asyncio.Task[None] | None = None

    def __init__(
        self,
        dojo: Dojo,
        report_to: int = 0,
        shards: Shards = ALL_SHARDS,
        circuit_breaker: CircuitBreaker | None = None,
        listing: Listing = NOTHING_SAID,
        proxy: str | None = None,
    ) -> None:
        steady = SteadyClock(dojo.now)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),  # nothing privileged: buttons and commands need no more
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0.5,
            max_ratelimit_timeout=MAX_LIMIT_SECONDS,
            tree_cls=Tree,
            http_trace=trace_of(circuit_breaker := circuit_breaker or CircuitBreaker(steady)),
            shard_ids=shards.ids,  # type: ignore[arg-type]  # None is all of them
            shard_count=shards.count,
            proxy=proxy,
        )
        self.dojo, self.listing, self.report_to = dojo, listing, report_to  # a channel; 0: the application's owner
        self.stale_messages = StaleMessages(everywhere=not dojo.leases.shared)
        self.connected, self._heard = asyncio.Event(), deque[int](maxlen=REMEMBERED_INTERACTIONS)
        self.circuit_breaker, self.budget = circuit_breaker, Budget(self.http, steady)
        self.blocked_channels, self.clicked = BlockedChannels(steady), ClickedMessages()
        self.open_panels, self.last_matches, self.panels = OpenPanels(), LastMatches(), Panels()
        self.dm_channels = DmChannels(dojo.people, self._create_dm_channel, steady)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        load_rooms()
        for command in COMMANDS:
            self.tree.add_command(command)
        for kind in BACKGROUND:
            await self.add_cog(kind(self))
        if self.serves_dms:
            await self.register_commands()
        self.connected.set()
        self.emoji = asyncio.create_task(keep_emoji(self, self.dojo.now, uploads=self.serves_dms), name="emoji")

    async def register_commands(self) -> None:
        """If Discord doesn't let people install us, the commands are for servers only."""
        try:
            await self._put_commands()
        except discord.HTTPException as refused:
            if not self.listing.user_install or refused.status != HTTPStatus.BAD_REQUEST:
                raise
            log.error("user install refused", reason=redacted(refused))
            self.listing = replace(self.listing, user_install=False)
            for command in self.tree.get_commands():
                declare(command, user_install=False)
            await self._put_commands()

    async def _put_commands(self) -> None:
        """Where Activities are switched on, Discord wants to be given the command that starts them, too."""
        try:
            await self.tree.sync()
        except discord.HTTPException as refused:
            if refused.code != Code.ENTRY_POINT_MISSING or not self.application_id:
                raise
            before: list[Any] = await self.http.get_global_commands(self.application_id)
            kept = [command for command in before if command["type"] == ENTRY_POINT]
            translator = self.tree.translator or Translator()
            ours = [await each.get_translated_payload(self.tree, translator) for each in self.tree.get_commands()]
            await self.http.bulk_upsert_global_commands(self.application_id, payload=[*kept, *ours])

    @property
    def serves_dms(self) -> bool:
        """Whether this process is the one that registers commands and uploads emoji, so that it is done once."""
        return self.shard_ids is None or DM_SHARD in self.shard_ids

    async def open_dm(self, user: int, patience: float = PATIENCE_SECONDS) -> discord.PartialMessageable:
        """Where direct messages to this person are sent. Raises `DmsPaused`."""
        return self.get_partial_messageable(
            await self.dm_channels.get(user, patience), type=discord.ChannelType.private
        )

    async def _create_dm_channel(self, user: int) -> int:
        return (await self.create_dm(discord.Object(user))).id

    def hears(self, guild: int) -> bool:
        """Whether this process gets the events of that server."""
        return (guild >> 22) % (self.shard_count or 1) in self.shards

    async def close(self) -> None:
        """Stop getting new events, then answer the pending interactions."""
        if not self.is_closed():
            await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))
            await wait_until_answered(SHUTDOWN_SECONDS)
        await self.panels.close()
        if self.emoji:
            self.emoji.cancel()
        await super().close()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Serve modals and controls here and not in discord.py, which forgets them in a restart; refuse forged ones."""
        if interaction.type not in SERVED_HERE or self.has_heard(interaction):
            return
        if interaction.type is discord.InteractionType.modal_submit:
            await serve_modal(interaction)
        else:
            interaction.extras["elsewhere"] = is_elsewhere(interaction)
            await (serve_component(interaction) if is_ours(interaction) else refuse(interaction, Forged()))

    def has_heard(self, interaction: discord.Interaction) -> bool:
        """Whether it came before: Discord may repeat itself when a connection is resumed. Call this once for each."""
        again = interaction.id in self._heard
        self._heard.append(interaction.id)
        return again

    async def on_app_command_completion(self, interaction: discord.Interaction, command: Any) -> None:
        self.dojo.metrics.clicked("command", command.qualified_name, perf_counter() - interaction.extras["began"])

    async def on_ready(self) -> None:
        log.info("ready", user=str(self.user), servers=len(self.guilds))


def load_rooms() -> None:
    """Importing them registers what they serve: commands, controls and what goes on in the background."""
    for name in ROOMS:
        import_module(f"cogs.{name}")


def trace_of(circuit_breaker: CircuitBreaker) -> aiohttp.TraceConfig:
    """Every response is counted first, and then a failure is handed back."""
    trace = circuit_breaker.trace
    trace.on_request_end.append(hand_back)
    return trace


def declare(command: Any, *, user_install: bool) -> None:
    """Say who can install a command, and where it is offered."""
    among_people = user_install and (not command.guild_only or command.name in ALSO_AMONG_PEOPLE)
    command.allowed_installs = app_commands.AppInstallationType(guild=True, user=among_people)
    command.allowed_contexts = app_commands.AppCommandContext(
        guild=True, dm_channel=not command.guild_only, private_channel=among_people
    )


class Tree(app_commands.CommandTree[Hikyaku]):
    def add_command(self, command: Any, /, **about: Any) -> None:
        """Add a command that declares who can install it and where it is offered."""
        command = copy(command)  # others may belong to another client
        declare(command, user_install=self.client.listing.user_install)
        super().add_command(command, **about)

    async def interaction_check(self, interaction: discord.Interaction[Hikyaku]) -> bool:
        """Check a command before it runs, and store the name and language of its user for later direct messages."""
        if self.client.has_heard(interaction):
            return False
        if error := command_error(self, interaction):
            await refuse(interaction, error)
            return False
        interaction.extras["began"] = perf_counter()
        try:
            track_current_task(interaction.user.id)
            self.client.dojo.bars.require_welcome(interaction.user.id)
            interaction.extras["preferences"] = await remember_caller(interaction)
        except Exception as error:  # discord.py would not report it
            await refuse(interaction, error)
            return False
        return True

    async def on_error(self, interaction: discord.Interaction[Hikyaku], error: app_commands.AppCommandError) -> None:
        await refuse(interaction, error)


async def remember_caller(interaction: discord.Interaction[Hikyaku]) -> Preferences:
    """Their preferences; name and language are only stored for commands, not for autocompletion."""
    user, people = interaction.user, interaction.client.dojo.people
    if interaction.type is discord.InteractionType.application_command:
        return await people.remember(user.id, name_of(user), interaction.locale.value)
    return await people.preferences(user.id)
