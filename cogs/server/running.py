"""`/matches`: what runs on this server, for everybody who wants to watch or join; only where they may look."""

from typing import Any, Final

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.cards.parts import card, plain
from cogs.client import Hikyaku
from cogs.interactions.command_names import localized
from cogs.interactions.context import speaker_for
from cogs.server.matches import ongoing_line
from dojo.dojo import Dojo
from dojo.lobby.lobby import Lobby
from dojo.match.moderation import PAGE_SIZE, LobbyOrTable
from faces.core import Say

MAX_PAGES: Final = 5  # to be read where a person may see little of what runs


class RunningCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.dojo = bot.dojo

    @app_commands.command(name=localized("command-matches"), description=localized("command-matches-about"))
    @app_commands.guild_only()
    async def matches(self, interaction: discord.Interaction) -> None:
        games = await games_in_sight(self.dojo, interaction)
        await interaction.response.send_message(view=running_panel(games, speaker_for(interaction)), ephemeral=True)


async def games_in_sight(dojo: Dojo, interaction: Any) -> list[LobbyOrTable]:
    """The newest open lobbies and running matches in channels that this person may see."""
    found: list[LobbyOrTable] = []
    for number in range(MAX_PAGES):
        page = await dojo.moderation.ongoing(interaction.guild_id, number)
        found += [game for game in page.games if may_see(interaction, game.channel)]
        if len(found) >= PAGE_SIZE or number >= page.last:
            break
    return found[:PAGE_SIZE]


def may_see(interaction: Any, channel: int) -> bool:
    """Private threads are shown to nobody here, because we can't tell who has been added to them."""
    found = interaction.guild.get_channel_or_thread(channel)
    if found is None or (isinstance(found, discord.Thread) and found.is_private()):
        return False
    return bool(found.permissions_for(interaction.user).view_channel)


def running_panel(games: list[LobbyOrTable], say: Say) -> ui.LayoutView:
    if not games:
        return plain(say("running-none"))
    lines = [running_line(number, game, say) for number, game in enumerate(games, 1)]
    return card(ui.TextDisplay("\n".join([say("running-head"), *lines])))


def running_line(number: int, game: LobbyOrTable, say: Say) -> str:
    progress = "" if isinstance(game, Lobby) else f" · {say('ply', ply=game.match.ply)}"
    return ongoing_line(number, game, say) + progress


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(RunningCog(bot))
