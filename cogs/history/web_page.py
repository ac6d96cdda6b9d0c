"""A finished match as one HTML file, which needs no network and checks itself."""

import asyncio
from functools import partial
from io import BytesIO
from typing import Final

import discord
from discord import ui

from cogs.cards.board import match_head
from cogs.cards.names import names_of
from cogs.cards.parts import VERMILION, card
from cogs.cards.result import verdict
from cogs.client import Hikyaku
from cogs.history.drawing import awaited, drawn
from cogs.history.film_queue import FilmQueue
from cogs.interactions.controls import Click, on
from dojo.errors import DojoError
from dojo.match.history import History, hands_open
from dojo.match.verification import sealed
from faces.core import Say
from faces.web_page import WebPage


class WebPageFailed(DojoError):
    """The process that makes the page failed, or took too long."""

    key = "error-web-page-failed"


class WebPageTooLong(DojoError):
    """The page is larger than Discord allows here."""

    key = "error-web-page-too-long"


MAX_KEPT_BYTES: Final = 8 * 2**20  # about a dozen pages
PAGES: Final = FilmQueue(partial(drawn, "faces.web_page", WebPageFailed), MAX_KEPT_BYTES)


@on("webpage", replies_at_once=True)
async def send_page(click: Click) -> None:
    history = await click.dojo.archive.ended(click.subject)
    await click.interaction.response.defer(ephemeral=True, thinking=True)
    hands = await hands_open(click.dojo.servers, history.table, click.user)
    order = await asyncio.to_thread(
        lambda: str(page_order(history, click.say, hands=hands, safe=click.preferences.colour_safe))
    )
    page = await awaited(click, PAGES, order, "webpage-waiting")
    if len(page) > click.interaction.filesize_limit:
        raise WebPageTooLong
    file = discord.File(BytesIO(page), f"{history.table.game.key}-{history.table.id}.html")
    view = page_card(history, file.filename, click.say)
    await click.interaction.edit_original_response(view=view, attachments=[file])


def page_order(history: History, say: Say, *, hands: bool, safe: bool) -> WebPage:
    """It replays the match, so call it in a thread."""
    table = history.table
    return WebPage(
        record=sealed(history),
        names=names_of(table, say),
        locale=say.locale,
        hands=hands,
        safe=safe,
        code=table.id,
        last=history.last,
        verdict=verdict(table, table.outcome, say, names_of) if table.outcome else "",
    )


def page_card(history: History, name: str, say: Say) -> ui.LayoutView:
    text = f"{match_head(history.table, say)}\n{say('webpage-ready')}"
    return card(ui.TextDisplay(text), ui.File(f"attachment://{name}"), colour=VERMILION)


async def setup(_: Hikyaku) -> None:
    """Importing this module is enough: it registers the button."""
