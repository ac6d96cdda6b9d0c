"""Looking back on a match that is over: step by step, through anybody's eyes, and its record to take away."""

import asyncio
from io import BytesIO
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import autocomplete
from cogs.client import Hikyaku
from cogs.history.replay_panel import MOVER, TABLE, stepped
from cogs.interactions.command_names import word
from cogs.interactions.context import say_to
from cogs.interactions.controls import Click, on
from dojo.dojo import Dojo
from dojo.errors import DojoError
from dojo.match.history import hands_open
from dojo.match.verification import sealed
from engine import record


class NoFinishedMatch(DojoError):
    """Whoever names none has finished none."""

    key = "error-no-finished-match"


class HandsClosed(DojoError):
    """The record holds every hand, and the server keeps them from those who did not play."""

    key = "error-hands-closed"


class ReplayCog(commands.Cog):
    def __init__(self, bot: Hikyaku) -> None:
        self.dojo = bot.dojo

    @app_commands.command(name=word("command-replay"), description=word("command-replay-about"))
    @app_commands.describe(match=word("command-replay-match"))
    @app_commands.autocomplete(match=autocomplete.finished)
    async def replay(self, interaction: discord.Interaction, match: str | None = None) -> None:
        history = await self.dojo.archive.ended(match.strip().lower() if match else await latest(interaction))
        made = await stepped(self.dojo, interaction.user.id, history, history.last, MOVER, say_to(interaction))
        await interaction.response.send_message(view=made.view, files=made.files, ephemeral=True)


async def latest(interaction: discord.Interaction) -> str:
    """The match of this thread, else the last that whoever asks has finished."""
    dojo: Dojo = interaction.client.dojo  # type: ignore[attr-defined]
    here = await dojo.messages.by_thread(interaction.channel_id or 0)
    finished = [] if here else await dojo.archive.finished(interaction.user.id)
    if not here and not finished:
        raise NoFinishedMatch
    return here or finished[0].id


# Its controls


@on("replay")
async def replay(click: Click) -> None:
    history = await click.dojo.archive.ended(click.subject)
    made = await stepped(click.dojo, click.user, history, 0, MOVER, click.say)
    await click.interaction.response.send_message(view=made.view, files=made.files, ephemeral=True)


@on("step")
async def step(click: Click) -> None:
    to, _, eyes = click.rest.partition("/")
    await turned(click, click.values[0] if click.values else to, eyes.partition("/")[0])


@on("eyes")
async def look_through(click: Click) -> None:
    await turned(click, click.rest, click.value)


async def turned(click: Click, ply: str, eyes: str) -> None:
    """A custom id may be forged: whatever it says, only what may be seen is shown."""
    history = await click.dojo.archive.ended(click.subject)
    at = int(ply) if ply.isdecimal() and len(ply) < 7 else 0
    known = {TABLE, *map(str, range(len(history.table.players)))}
    made = await stepped(click.dojo, click.user, history, at, eyes if eyes in known else MOVER, click.say)
    await click.interaction.response.edit_message(view=made.view, attachments=made.files)


@on("export")
async def export(click: Click) -> None:
    """The record with its seed, which is nobody's business before the end."""
    history = await click.dojo.archive.ended(click.subject)
    table = history.table
    if not await hands_open(click.dojo.servers, table, click.user):
        raise HandsClosed
    text = await asyncio.to_thread(lambda: record.write(sealed(history)))
    file = discord.File(BytesIO(text.encode()), f"{table.game.key}-{table.id}.json")
    said = [click.say("export-done", match=table.id)]
    if not await asyncio.to_thread(lambda: history.whole):
        said.append(click.say("export-older"))
    await click.interaction.response.send_message("\n".join(said), file=file, ephemeral=True)


async def setup(bot: Any) -> None:
    await bot.add_cog(ReplayCog(bot))
