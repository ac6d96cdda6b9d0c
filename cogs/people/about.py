"""`/help` and `/about`: every command in a line, and what this bot is, who runs it, and whose the games are."""

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.cards.parts import card, plain
from cogs.client import VERSION, Hikyaku, Listing
from cogs.interactions.command_names import localized
from cogs.interactions.context import speaker_for
from cogs.interactions.emoji import game_name
from cogs.interactions.permissions import install_link
from engine.games import GAMES
from faces.core import Say
from faces.digest import digest


class AboutCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot

    @app_commands.command(name=localized("command-help"), description=localized("command-help-about"))
    async def help(self, interaction: discord.Interaction) -> None:
        say = speaker_for(interaction)
        names = sorted(command.name for command in self.bot.tree.get_commands(type=discord.AppCommandType.chat_input))
        lines = [f"**/{say(f'command-{name}')}** {say(f'command-{name}-about')}" for name in names]
        await interaction.response.send_message(view=plain("\n".join([say("help-head"), *lines])), ephemeral=True)

    @app_commands.command(name=localized("command-about"), description=localized("command-about-about"))
    async def about(self, interaction: discord.Interaction) -> None:
        view = about_card(self.bot.listing, interaction.application_id, speaker_for(interaction))
        await interaction.response.send_message(view=view, ephemeral=True)


def about_card(listing: Listing, application: int, say: Say) -> ui.LayoutView:
    """What the host has not set is left out."""
    by = [say("about-operator", name=listing.operator)] if listing.operator else []
    contact = [say("about-contact", contact=listing.contact)] if listing.contact else []
    games = [f"{game_name(key, say, '**')} {digest(key, say.locale).source}" for key in GAMES]
    links: list[Any] = [
        ui.Button(label=say(key), url=url)
        for key, url in {**listing.links, "about-install": install_link(application)}.items()
    ]
    return card(
        ui.TextDisplay("\n".join([say("about-head", version=VERSION), *by, *contact])),
        ui.TextDisplay("\n".join([say("about-games"), *games])),
        ui.ActionRow(*links),
    )


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(AboutCog(bot))
