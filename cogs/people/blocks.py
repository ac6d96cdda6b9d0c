"""`/block`: the people a player does not want to meet; nobody else learns of it."""

import discord
from discord import SelectOption, app_commands, ui
from discord.ext import commands

from cogs.cards.parts import card, row
from cogs.client import Hikyaku
from cogs.interactions.command_names import described, localized
from cogs.interactions.context import speaker_for
from cogs.interactions.controls import Click, Pick, on, parse_number
from cogs.interactions.responses import replace_clicked
from dojo.errors import DojoError
from faces.core import Say
from faces.names import clean

MAX_LISTED = 25  # options of a select


class NotBlockable(DojoError):
    """The user named is a bot, which joins no lobby anyway."""

    key = "error-not-blockable"


class BlockingCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.blocks = bot.dojo.blocks

    @app_commands.command(name=localized("command-block"), description=localized("command-block-about"))
    @described(user="command-block-user")
    async def block(self, interaction: discord.Interaction, user: discord.User | None = None) -> None:
        if user and user.bot:
            raise NotBlockable
        if user:
            await self.blocks.block(interaction.user.id, user.id)
        view = blocks_panel(await self.blocks.of(interaction.user.id), speaker_for(interaction))
        await interaction.response.send_message(view=view, ephemeral=True)


@on("unblock")
async def unblock(click: Click) -> None:
    await click.dojo.blocks.unblock(click.user, parse_number(click.value))
    view = blocks_panel(await click.dojo.blocks.of(click.user), click.say)
    await replace_clicked(click, view)


def blocks_panel(blocked: list[tuple[int, str]], say: Say) -> ui.LayoutView:
    if not blocked:
        return card(ui.TextDisplay(say("blocks-none")))
    shown, more = blocked[:MAX_LISTED], len(blocked) - MAX_LISTED
    former = say("former-player", number=1)
    names = [f"{number}. {former if id < 0 else f'<@{id}>'}" for number, (id, _) in enumerate(shown, 1)]
    options = [
        SelectOption(label=f"{number}. {former if id < 0 else clean(name) or id}"[:100], value=str(id))
        for number, (id, name) in enumerate(shown, 1)
    ]
    beyond = [f"-# {say('blocks-more', count=more)}"] if more > 0 else []
    return card(
        ui.TextDisplay(say("blocks-head", count=len(blocked))),
        ui.TextDisplay("\n".join([*names, *beyond])),
        row(Pick("unblock", "", options=options, placeholder=say("blocks-pick"))),
    )


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(BlockingCog(bot))
