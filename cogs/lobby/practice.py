"""`/practice`: playing against computers at once, in a thread on a server or in direct messages."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import autocomplete
from cogs.cards.lobby import lobby_card
from cogs.cards.parts import plain, press, row
from cogs.cards.shuffle import started_line
from cogs.client import Hikyaku
from cogs.interactions.command_names import localized
from cogs.interactions.context import player_from, speaker_for
from cogs.interactions.permissions import place_of_match
from cogs.interactions.responses import post_lobby_card
from cogs.lobby.play import computer_name, offer_dms
from dojo.lobby.lobby import Lobby
from dojo.people.computers import LEVELS
from dojo.people.servers import ELSEWHERE, NOWHERE
from engine.games import GAMES
from faces.translation import speaker

PRACTICE_PACE = "friendly"  # a computer does not mind waiting


class PracticeCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.dojo, self.lobbies, self.people = bot.dojo, bot.dojo.lobbies, bot.dojo.people

    @app_commands.command(name=localized("command-practice"), description=localized("command-practice-about"))
    @app_commands.describe(
        game=localized("command-play-game"),
        level=localized("command-practice-level"),
        seats=localized("command-practice-seats"),
        options=localized("command-play-options"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=localized(f"{key}-name"), value=key) for key in GAMES],
        level=[app_commands.Choice(name=localized(f"level-{level}"), value=level) for level in LEVELS],
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
        place = await place_of_match(interaction, self.dojo)
        namer = computer_name(level, speaker(place["locale"]))
        order: Any = {
            "game": game,
            "host": player_from(interaction),
            "seats": seats,
            "options": autocomplete.parse_options(options),
        }
        lobby = await self.lobbies.practise(level=level, namer=namer, pace=PRACTICE_PACE, **order, **place)
        await (self.start_in_dms if lobby.guild == NOWHERE else self.start_on_card)(interaction, lobby)

    async def start_on_card(self, interaction: discord.Interaction, lobby: Lobby) -> None:
        """Post the card first, because the thread is created from it. After a crash the lobby starts by itself.

        Where we can't create one, the card becomes the board.
        """
        say = speaker(lobby.locale)
        await post_lobby_card(interaction, self.dojo, lobby, view=lobby_card(lobby, say))
        await self.lobbies.start(lobby.id, lobby.host)
        if lobby.guild != ELSEWHERE:
            await interaction.edit_original_response(view=lobby_card(await self.lobbies.get(lobby.id), say))
        await offer_dms(interaction, lobby.id, speaker_for(interaction))

    async def start_in_dms(self, interaction: discord.Interaction, lobby: Lobby) -> None:
        """There is no card and no thread, only direct messages, which this player evidently can receive."""
        await self.people.dm_open(lobby.host)
        await self.lobbies.start(lobby.id, lobby.host)
        say = speaker_for(interaction)
        lines = say("practice-open"), started_line(lobby.commitment, lobby.joins, say)
        view = plain("\n".join(lines))
        view.add_item(row(press(say, "hand", lobby.id)))  # for those who can't be written to, after all
        await interaction.response.send_message(view=view)


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(PracticeCog(bot))
