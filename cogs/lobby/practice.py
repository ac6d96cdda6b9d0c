"""Playing against the computer at once: in a server in a thread, and just as well in direct messages."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import autocomplete
from cogs.cards.lobby import lobby_card
from cogs.cards.parts import plain
from cogs.cards.shuffle import started
from cogs.client import Hikyaku
from cogs.interactions.command_names import word
from cogs.interactions.context import guest, say_to
from cogs.interactions.permissions import may_open, where
from cogs.interactions.responses import hung
from cogs.lobby.play import named, offer_letters
from dojo.lobby.lobby import Lobby
from dojo.people.computers import LEVELS
from engine.games import GAMES
from faces.translation import speaker

PACE = "friendly"  # a computer does not mind waiting


class PracticeCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.house, self.lobbies, self.people = bot.house, bot.house.lobbies, bot.house.people

    @app_commands.command(name=word("command-practice"), description=word("command-practice-about"))
    @app_commands.describe(
        game=word("command-play-game"),
        level=word("command-practice-level"),
        seats=word("command-practice-seats"),
        options=word("command-play-options"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=word(f"{key}-name"), value=key) for key in GAMES],
        level=[app_commands.Choice(name=word(f"level-{level}"), value=level) for level in LEVELS],
    )
    @app_commands.autocomplete(options=autocomplete.options)
    async def practice(
        self,
        interaction: discord.Interaction,
        game: str,
        level: str = next(iter(LEVELS)),
        seats: app_commands.Range[int, 2, 4] | None = None,
        options: str = "",
    ) -> None:
        await may_open(interaction, self.house)
        place = await where(interaction, self.house)
        call = named(level, speaker(place["locale"]))
        order: Any = {"game": game, "host": guest(interaction), "seats": seats, "options": autocomplete.parsed(options)}
        lobby = await self.lobbies.practise(level=level, call=call, pace=PACE, **order, **place)
        await (self.in_thread if interaction.guild_id else self.in_letters)(interaction, lobby)

    async def in_thread(self, interaction: discord.Interaction, lobby: Lobby) -> None:
        """The card first, for the thread hangs from it. Should we be killed in between, the lobby's clock begins."""
        say = speaker(lobby.locale)
        await hung(interaction, self.house, lobby, view=lobby_card(lobby, say))
        await self.lobbies.start(lobby.id, lobby.host)
        await interaction.edit_original_response(view=lobby_card(await self.lobbies.get(lobby.id), say))
        await offer_letters(interaction, lobby.id, say_to(interaction))

    async def in_letters(self, interaction: discord.Interaction, lobby: Lobby) -> None:
        """No card, no thread: the letters are the table. Whoever calls us by letter can be written to."""
        await self.people.dm_open(lobby.host)
        await self.lobbies.start(lobby.id, lobby.host)
        say = say_to(interaction)
        words = say("practice-open"), started(lobby.commitment, lobby.joins, say)
        await interaction.response.send_message(view=plain("\n".join(words)))


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(PracticeCog(bot))
