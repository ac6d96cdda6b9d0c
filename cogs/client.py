"""The bot as Discord sees it: which events it hears, which commands it has, which house it serves."""

import asyncio
import logging

import discord
from discord import app_commands
from discord.ext import commands

from cogs.controls import Pick, Press
from cogs.forgeries import Forged, is_ours, mistaken
from cogs.guides import PickChannel, PickRole
from cogs.refusals import refuse
from cogs.sheets import filled
from cogs.sweeping import Broom
from cogs.words import Translator
from dojo.house import House

log = logging.getLogger("hikyaku")

COGS = (
    "lobby",
    "deciding",
    "practice",
    "rematch",
    "table",
    "sending",
    "looking",
    "replay",
    "verifying",
    "film",
    "leaving",
    "more",
    "agreeing",
    "private",
    "clocks",
    "vacation",
    "player",
    "digest",
    "rulebook",
    "standing",
    "settings",
    "blocking",
    "reporting",
    "privacy",
    "admin",
    "courier",
)


class Hikyaku(commands.Bot):
    def __init__(self, house: House, report_to: int = 0) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody here speaks aloud
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),  # nothing privileged: buttons and commands need no more
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0.5,
            tree_cls=Tree,
        )
        self.house = house
        self.report_to = report_to  # a channel; 0: whoever owns the application is written to
        self.broom = Broom()
        self.connected = asyncio.Event()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press, Pick, PickChannel, PickRole)
        await self.tree.set_translator(Translator())
        for name in COGS:
            await self.load_extension(f"cogs.{name}")
        await self.tree.sync()
        self.connected.set()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Sheets are served here and not by discord.py, which forgets them when it is restarted."""
        if interaction.type is discord.InteractionType.modal_submit:
            await filled(interaction)
        elif interaction.type is discord.InteractionType.component and not is_ours(interaction):
            await refuse(interaction, Forged())

    async def on_ready(self) -> None:
        log.info("ready as %s in %d servers", self.user, len(self.guilds))


class Tree(app_commands.CommandTree[Hikyaku]):
    async def interaction_check(self, interaction: discord.Interaction[Hikyaku]) -> bool:
        """Whoever calls us is remembered by name and language, for the letters that are sent unasked."""
        if trouble := mistaken(self, interaction):
            await refuse(interaction, trouble)
            return False
        user, people = interaction.user, interaction.client.house.people
        interaction.extras["wishes"] = (
            await people.remember(user.id, user.display_name, interaction.locale.value)
            if interaction.type is discord.InteractionType.application_command
            else await people.wishes(user.id)
        )
        return True

    async def on_error(self, interaction: discord.Interaction[Hikyaku], error: app_commands.AppCommandError) -> None:
        await refuse(interaction, error)
