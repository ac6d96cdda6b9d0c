"""`/help` and `/about`: every command in a line, and what this bot is, who runs it, and whose the games are."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.cards.parts import card
from cogs.client import VERSION, Hikyaku, Listing
from cogs.interactions.command_names import localized
from cogs.interactions.context import speaker_for
from cogs.interactions.emoji import game_name
from cogs.interactions.permissions import install_link, user_install_link
from engine.games import GAMES
from faces.core import Say
from faces.digest import digest

# Every command, in the order in which somebody new may want to know them.
COMMANDS: Final[dict[str, tuple[str, ...]]] = {
    "help-start": ("learn", "practice", "play", "puzzle", "rules"),
    "help-match": ("turns", "hand", "move", "board", "log", "substitute", "resign"),
    "help-past": ("replay", "verify", "profile", "leaderboard", "matches"),
    "help-you": ("settings", "vacation", "block", "privacy"),
    "help-more": ("help", "about", "report", "admin"),
}


class AboutCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot

    @app_commands.command(name=localized("command-help"), description=localized("command-help-about"))
    async def help(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=help_card(speaker_for(interaction)), ephemeral=True)

    @app_commands.command(name=localized("command-about"), description=localized("command-about-about"))
    async def about(self, interaction: discord.Interaction) -> None:
        view = about_card(self.bot.listing, interaction.application_id, speaker_for(interaction))
        await interaction.response.send_message(view=view, ephemeral=True)


def help_card(say: Say) -> ui.LayoutView:
    """Every command with what it does, a list for each of their purposes."""
    return card(ui.TextDisplay(say("help-head")), *(help_part(head, names, say) for head, names in COMMANDS.items()))


def help_part(head: str, names: Iterable[str], say: Say) -> ui.TextDisplay[ui.LayoutView]:
    lines = (f"- `/{say(f'command-{name}')}` {say(f'command-{name}-about')}" for name in names)
    return ui.TextDisplay("\n".join([f"**{say(head)}**", *lines]))


def about_card(listing: Listing, application: int, say: Say) -> ui.LayoutView:
    """What the host has not set is left out."""
    by = [say("about-operator", name=listing.operator)] if listing.operator else []
    contact = [say("about-contact", contact=listing.contact)] if listing.contact else []
    games = [f"{game_name(key, say, '**')} {digest(key, say.locale).source}" for key in GAMES]
    return card(
        ui.TextDisplay("\n".join([say("about-head", version=VERSION), *by, *contact])),
        ui.TextDisplay("\n".join([say("about-games"), *games])),
        *([links(listing.links, say)] if listing.links else ()),
        links(install_links(listing, application), say),
    )


def install_links(listing: Listing, application: int) -> dict[str, str]:
    """Where the bot is added to a server, or to one's own apps, by the key of their label."""
    mine = {"about-install-user": user_install_link(application)} if listing.user_install else {}
    return {"about-install": install_link(application), **mine}


def links(urls: Mapping[str, str], say: Say) -> ui.ActionRow[ui.LayoutView]:
    buttons: list[Any] = [ui.Button(label=say(key), url=url) for key, url in urls.items()]
    return ui.ActionRow(*buttons)


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(AboutCog(bot))
