"""Giving up a match."""

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import choices
from cogs.cards import VERMILION, card, press, row
from cogs.client import Hikyaku
from cogs.controls import Click, on
from cogs.house import say_to
from cogs.which import surely_meant
from cogs.words import word
from dojo.table import Table
from faces.core import Say


class LeavingCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.house = bot.house

    @app_commands.command(name=word("command-resign"), description=word("command-resign-about"))
    @app_commands.describe(match=word("command-match"))
    @app_commands.autocomplete(match=choices.matches)
    async def resign(self, interaction: discord.Interaction, match: str | None = None) -> None:
        table, say = await surely_meant(self.house, interaction, match), say_to(interaction)
        table.seat_of(interaction.user.id)
        await interaction.response.send_message(view=resign_panel(table, say), ephemeral=True)


def resign_panel(table: Table, say: Say) -> ui.LayoutView:
    return card(
        ui.TextDisplay(say("resign-sure")),
        row(press(say, "resignsure", table.id, style=discord.ButtonStyle.danger)),
        colour=VERMILION,
    )


@on("resign")
async def resign(click: Click) -> None:
    table = await click.house.referee.table(click.subject)
    table.seat_of(click.user)
    await click.interaction.response.edit_message(view=resign_panel(table, click.say))


@on("resignsure")
async def resign_surely(click: Click) -> None:
    await click.house.referee.resign(click.subject, click.user)
    await click.interaction.response.edit_message(view=card(ui.TextDisplay(click.say("resigned"))))


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(LeavingCog(bot))
