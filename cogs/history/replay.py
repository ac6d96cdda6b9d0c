"""`/replay`: a finished match step by step, through any player's eyes, and its record as a file."""

import asyncio
from io import BytesIO
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import autocomplete
from cogs.client import Hikyaku
from cogs.history.replay_panel import MOVER, TABLE, position_panel
from cogs.interactions.command_names import described, localized
from cogs.interactions.context import code_in, speaker_for
from cogs.interactions.controls import Click, on
from cogs.interactions.responses import replace_clicked
from cogs.interactions.services import services
from dojo.errors import DojoError
from dojo.match.history import hands_open
from dojo.match.verification import sealed
from engine import record


class NoFinishedMatch(DojoError):
    """No match was named, and the player has finished none."""

    key = "error-no-finished-match"


class HandsClosed(DojoError):
    """The record contains every hand, and this server shows those only to the players."""

    key = "error-hands-closed"


class ReplayCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.dojo = bot.dojo

    @app_commands.command(name=localized("command-replay"), description=localized("command-replay-about"))
    @described(match="command-replay-match")
    @app_commands.autocomplete(match=autocomplete.finished)
    async def replay(self, interaction: discord.Interaction, match: str | None = None) -> None:
        history = await self.dojo.archive.ended(code_in(match) if match else await latest_match(interaction))
        panel = await position_panel(
            self.dojo, interaction.user.id, history, history.last, MOVER, speaker_for(interaction)
        )
        await interaction.response.send_message(view=panel.view, files=panel.files, ephemeral=True)


async def latest_match(interaction: discord.Interaction) -> str:
    """The id of this thread's match, or else of the last one the player finished. Raises `NoFinishedMatch`."""
    dojo = services(interaction).dojo
    here = await dojo.messages.by_thread(interaction.channel_id or 0, interaction.user.id)
    finished = [] if here else await dojo.archive.finished(interaction.user.id)
    if not here and not finished:
        raise NoFinishedMatch
    return here or finished[0].id


# Its controls


@on("replay")
async def open_replay(click: Click) -> None:
    history = await click.dojo.archive.ended(click.subject)
    panel = await position_panel(click.dojo, click.user, history, 0, MOVER, click.say)
    await click.interaction.response.send_message(view=panel.view, files=panel.files, ephemeral=True)


@on("step")
async def show_ply(click: Click) -> None:
    to, _, eyes = click.rest.partition("/")
    await show_position(click, click.values[0] if click.values else to, eyes.partition("/")[0])


@on("eyes")
async def look_through(click: Click) -> None:
    await show_position(click, click.rest, click.value)


async def show_position(click: Click, ply: str, eyes: str) -> None:
    """Show another position. The custom id may be forged, so unknown values are replaced."""
    history = await click.dojo.archive.ended(click.subject)
    at = int(ply) if ply.isdecimal() and len(ply) < 7 else 0
    known = {TABLE, *map(str, range(len(history.table.players)))}
    panel = await position_panel(click.dojo, click.user, history, at, eyes if eyes in known else MOVER, click.say)
    await replace_clicked(click, panel.view, panel.files)


@on("export")
async def send_record(click: Click) -> None:
    """Send the record with its seed, which stays secret until the end of the match."""
    history = await click.dojo.archive.ended(click.subject)
    table = history.table
    if not await hands_open(click.dojo.servers, table, click.user):
        raise HandsClosed
    text = await asyncio.to_thread(lambda: record.write(sealed(history)))
    file = discord.File(BytesIO(text.encode()), f"{table.game.key}-{table.id}.json")
    lines = [click.say("export-done", match=table.id)]
    if not await asyncio.to_thread(lambda: history.whole):
        lines.append(click.say("export-older"))
    await click.interaction.response.send_message("\n".join(lines), file=file, ephemeral=True)


async def setup(bot: Any) -> None:
    await bot.add_cog(ReplayCog(bot))
