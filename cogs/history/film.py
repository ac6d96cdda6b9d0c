"""An animated film of a finished match."""

import asyncio
from functools import partial
from io import BytesIO
from typing import Final

import discord
from discord import ui

from cogs.cards.board import match_head, match_title
from cogs.cards.names import names_of
from cogs.cards.parts import VERMILION, card
from cogs.cards.result import verdict
from cogs.client import Hikyaku
from cogs.history.drawing import awaited, count_file, drawn
from cogs.history.film_queue import FilmQueue
from cogs.interactions.acknowledge import think
from cogs.interactions.controls import Click, on
from dojo.errors import DojoError
from dojo.match.history import History, hands_open
from engine.record import Record
from faces.core import Say
from faces.film import Film

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
    count_file(click.user, click.dojo.now())
    waiting = await think(click.interaction)
    hands = await hands_open(click.dojo.servers, history.table, click.user)
    limit = click.interaction.filesize_limit
    await asyncio.to_thread(lambda: history.whole)
    safe = click.preferences.colour_safe
    names = names_of(history.table, click.say)
    order = Film(playable_record(history), names, click.say.locale, hands, safe, limit=limit)
    gif = await awaited(click, waiting, FILMS, str(order), "film-waiting")
    if len(gif) > limit:
        raise FilmTooLong
    file = discord.File(BytesIO(gif), "film.gif")
    await waiting.edit(view=film_card(history, click.say), attachments=[file])


def playable_record(history: History) -> Record:
    """The record of the match, as far as today's rules can replay it."""
    return history.record.model_copy(update={"moves": history.record.moves[: history.last]})


FILMS: Final = FilmQueue(partial(drawn, "faces.film", FilmFailed))


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
