"""An animated film of a finished match, made in a separate process so that other clicks do not wait for it."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from io import BytesIO
from pathlib import Path
from typing import Final

import discord
from discord import ui

from cogs.cards.board import match_head, match_title
from cogs.cards.names import names_of
from cogs.cards.parts import VERMILION, card, plain
from cogs.cards.result import verdict
from cogs.client import Hikyaku
from cogs.history.film_queue import FilmQueue
from cogs.interactions.controls import Click, on
from dojo.computer.pool import scrub_environment
from dojo.errors import DojoError
from dojo.match.history import History, hands_open
from dojo.ops.log import logger
from engine.record import Record
from faces.core import Say
from faces.film import Order

log = logger("film")

ROOT: Final = Path(__file__).parents[2]
FILM_SECONDS: Final = 120.0  # the time limit for one film
MAX_ALT_CHARS: Final = 1024  # Discord's limit


class FilmFailed(DojoError):
    """The process that makes the film failed, or took too long."""

    key = "error-film-failed"


class FilmTooLong(DojoError):
    """Even the shortest film is larger than Discord allows here."""

    key = "error-film-too-long"


@on("film", replies_at_once=True)
async def send_film(click: Click) -> None:
    history = await click.dojo.archive.ended(click.subject)
    await click.interaction.response.defer(ephemeral=True, thinking=True)
    hands = await hands_open(click.dojo.servers, history.table, click.user)
    limit = click.interaction.filesize_limit
    await asyncio.to_thread(lambda: history.whole)
    safe = click.preferences.colour_safe
    names = names_of(history.table, click.say)
    order = str(Order(playable_record(history), names, click.say.locale, hands, limit, safe))
    film = FILMS.want(click.user, order)
    async for before in FILMS.progress(click.user, order):
        await click.interaction.edit_original_response(view=plain(click.say("film-waiting", before=before)))
    gif = film.result()
    if len(gif) > limit:
        raise FilmTooLong
    file = discord.File(BytesIO(gif), "film.gif")
    await click.interaction.edit_original_response(view=film_card(history, click.say), attachments=[file])


def playable_record(history: History) -> Record:
    """The record of the match, as far as today's rules can replay it."""
    return history.record.model_copy(update={"moves": history.record.moves[: history.last]})


async def make_film(order: str) -> bytes:
    """The film as a GIF. Its process ends with ours and logs to our standard error. Raises `FilmFailed`."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "faces.film"),
        cwd=ROOT,
        env=scrub_environment(os.environ),
        stdin=PIPE,
        stdout=PIPE,
        start_new_session=True,
    )
    gif = b""
    try:
        async with asyncio.timeout(FILM_SECONDS):
            gif, _ = await process.communicate(order.encode())
    except TimeoutError:
        log.error("film took too long")
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise FilmFailed
    return gif


FILMS: Final = FilmQueue(make_film)


def film_card(history: History, say: Say) -> ui.LayoutView:
    table = history.table
    result = verdict(table, table.outcome, say) if table.outcome else ""
    alt = say("film-alt", title=match_title(table, say), verdict=result)[:MAX_ALT_CHARS]
    return card(
        ui.TextDisplay(f"{match_head(table, say)}\n{say('film-ready', count=history.last)}\n**{result}**"),
        ui.MediaGallery(discord.MediaGalleryItem("attachment://film.gif", description=alt)),
        colour=VERMILION,
    )


async def setup(_: Hikyaku) -> None:
    """Importing this module is enough: it registers the button."""
