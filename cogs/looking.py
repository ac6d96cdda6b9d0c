"""Looking: the board as everybody sees it, as picture and as text, and the log."""

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import choices
from cogs.cards import card, event_lines
from cogs.client import Hikyaku
from cogs.controls import Click, on
from cogs.house import drawn, say_to, scene
from cogs.which import seat_or_bystander, surely_meant
from cogs.words import word
from faces import FACES
from faces.core import Say

LOG_LINES = 40
LOG_CHARACTERS = 3500  # of the 4000 that one message may hold


class LookingCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.house = bot.house

    @app_commands.command(name=word("command-board"), description=word("command-board-about"))
    @app_commands.describe(match=word("command-match"))
    @app_commands.autocomplete(match=choices.matches)
    async def board(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """What the table sees, for players and bystanders alike."""
        table, say = await surely_meant(self.house, interaction, match), say_to(interaction)
        file, alt = await drawn(table, say, None, "board.png")
        view = card(
            ui.MediaGallery(discord.MediaGalleryItem(file, description=alt)),
            ui.TextDisplay(code_block(FACES[table.game.key].board(scene(table, say, None)))),
        )
        await interaction.response.send_message(view=view, file=file, ephemeral=True)


def code_block(text: str) -> str:
    fenced = text.replace("```", "` ` `")  # a name may hold anything
    return f"```\n{fenced}\n```"


@on("text")
async def text_board(click: Click) -> None:
    """The board as text, with the hand of whoever asks if they have one."""
    table = await click.house.referee.table(click.subject)
    seen = scene(table, click.say, seat_or_bystander(table, click.user))
    text = FACES[table.game.key].board(seen)
    await click.interaction.response.send_message(code_block(text), ephemeral=True)


@on("log")
async def log(click: Click) -> None:
    """What has happened, as the whole table may know it."""
    table = await click.house.referee.table(click.subject)
    lines = [
        f"`{logged.ply:>3}` {' '.join(event_lines(table, logged.events, click.say))}"
        for logged in await click.house.referee.log(click.subject)
        if logged.events
    ]
    await click.interaction.response.send_message(view=card(ui.TextDisplay(newest(lines, click.say))), ephemeral=True)


def newest(lines: list[str], say: Say) -> str:
    """As many of the last lines as one message can hold."""
    shown: list[str] = []
    for line in reversed(lines[-LOG_LINES:]):
        if sum(map(len, shown)) + len(line) > LOG_CHARACTERS:
            break
        shown.insert(0, line)
    return "\n".join([f"### {say('log-head')}", *(shown or [say("log-empty")])])


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(LookingCog(bot))
