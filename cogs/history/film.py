"""A film of a match that is over, made in a process of its own, so that nobody who clicks has to wait for it."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from io import BytesIO
from pathlib import Path
from typing import Final

import discord
from discord import ui

from cogs.cards.board import match_title
from cogs.cards.parts import VERMILION, card
from cogs.cards.result import verdict
from cogs.client import Hikyaku
from cogs.interactions.controls import Click, on
from dojo.computer.pool import bare
from dojo.errors import DojoError
from dojo.match.history import History, hands_open
from dojo.ops.log import logger
from engine.record import Record
from faces.core import Say
from faces.film import Order

log = logger("film")

ROOT: Final = Path(__file__).parents[2]
AT_ONCE: Final = 1  # films in the making; the others wait
PATIENCE: Final = 120.0  # seconds
ALT: Final = 1024  # characters
UNDER_WAY: Final = asyncio.Semaphore(AT_ONCE)


class FilmFailed(DojoError):
    key = "error-film-failed"


class FilmTooLong(DojoError):
    """Even a few pictures are more than Discord takes here."""

    key = "error-film-too-long"


@on("film")
async def film(click: Click) -> None:
    history = await click.dojo.archive.ended(click.subject)
    await click.interaction.response.defer(ephemeral=True, thinking=True)
    hands = await hands_open(click.dojo.servers, history.table, click.user)
    limit = click.interaction.filesize_limit
    await asyncio.to_thread(lambda: history.whole)
    safe = click.preferences.colour_safe
    gif = await made(Order(shown(history), history.table.names, click.say.locale, hands, limit, safe))
    if len(gif) > limit:
        raise FilmTooLong
    file = discord.File(BytesIO(gif), "film.gif")
    await click.interaction.edit_original_response(view=film_card(history, click.say), attachments=[file])


def shown(history: History) -> Record:
    """As far as today's rules can play it through."""
    return history.record.model_copy(update={"moves": history.record.moves[: history.last]})


async def made(order: Order) -> bytes:
    """It ends with us; what it has to say goes to our log."""
    async with UNDER_WAY:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "faces.film"),
            cwd=ROOT,
            env=bare(os.environ),
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,
        )
        gif = b""
        try:
            async with asyncio.timeout(PATIENCE):
                gif, _ = await process.communicate(str(order).encode())
        except TimeoutError:
            log.error("film took too long", game=order.record.game)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
    if process.returncode:
        raise FilmFailed
    return gif


def film_card(history: History, say: Say) -> ui.LayoutView:
    table, won = history.table, ""
    if table.outcome:
        won = verdict(table, table.outcome, say)
    alt = say("film-alt", title=match_title(table, say), verdict=won)[:ALT]
    return card(
        ui.TextDisplay(f"### {match_title(table, say)}\n{say('film-ready', count=history.last)}\n**{won}**"),
        ui.MediaGallery(discord.MediaGalleryItem("attachment://film.gif", description=alt)),
        colour=VERMILION,
    )


async def setup(_: Hikyaku) -> None:
    """Its button is known once it is loaded."""
