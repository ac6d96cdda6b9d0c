"""What waits for one player, on all servers."""

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.cards import card, press
from cogs.client import Hikyaku
from cogs.house import say_to
from cogs.words import word
from dojo.referee import Waiting
from faces.core import Say

SHOWN = 10  # three components each, and forty is all that fits


class PlayerCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.house = bot.house

    @app_commands.command(name=word("command-turns"), description=word("command-turns-about"))
    async def turns(self, interaction: discord.Interaction) -> None:
        say = say_to(interaction)
        waiting = await self.house.referee.waiting(interaction.user.id)
        others = [] if waiting else await self.house.referee.playing(interaction.user.id)
        await interaction.response.send_message(view=turns_panel(waiting, others, say), ephemeral=True)


def turns_panel(waiting: list[Waiting], others: list[Waiting], say: Say) -> ui.LayoutView:
    """Oldest first, a button each."""
    head = say("turns-head", count=len(waiting)) if waiting else say("turns-none", count=len(others))
    more: list[ui.TextDisplay[ui.LayoutView]] = (
        [ui.TextDisplay(f"-# {say('turns-more', count=len(waiting) - SHOWN)}")] if len(waiting) > SHOWN else []
    )
    return card(ui.TextDisplay(head), *(turn_line(each, say) for each in (waiting or others)[:SHOWN]), *more)


def turn_line(each: Waiting, say: Say) -> ui.Section[ui.LayoutView]:
    place = f"https://discord.com/channels/{each.guild or '@me'}/{each.thread}"
    code = f"[{each.id}]({place})" if each.thread else f"`{each.id}`"
    opponents = ", ".join(map(discord.utils.escape_markdown, each.opponents))
    text = f"**{say(f'{each.game}-name')}** · {opponents}\n-# {each.guild_name} · <t:{each.since // 1000}:R> · {code}"
    button: Any = press(say, "hand", each.id)
    return ui.Section(ui.TextDisplay(text), accessory=button)


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(PlayerCog(bot))
