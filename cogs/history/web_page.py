"""A finished match as one HTML file, which needs no network and checks itself."""

import asyncio
from functools import partial
from io import BytesIO
from typing import Final, TypeAlias

import discord
from discord import ui

from cogs.cards.board import match_head
from cogs.cards.names import names_of
from cogs.cards.parts import VERMILION, card
from cogs.cards.result import verdict
from cogs.client import Hikyaku
from cogs.history.drawing import awaited, count_file, drawn
from cogs.history.film_queue import FilmQueue
from cogs.history.look_closer import page_moments
from cogs.interactions.acknowledge import think
from cogs.interactions.controls import Click, on
from dojo.computer.teacher import Moment
from dojo.dojo import Dojo
from dojo.errors import DojoError
from dojo.match.history import History, hands_open
from dojo.match.verification import sealed
from dojo.table.table import Table
from engine.core import Seat
from faces.core import Say
from faces.text import joined
from faces.web_page import WebPage


class WebPageFailed(DojoError):
    """The process that makes the page failed, or took too long."""

    key = "error-web-page-failed"


class WebPageTooLong(DojoError):
    """The page is larger than Discord allows here."""

    key = "error-web-page-too-long"


Own: TypeAlias = tuple[Seat, tuple[Moment, ...]]
"""A reader's seat, and what Look closer found there."""

MAX_KEPT_BYTES: Final = 8 * 2**20  # about a dozen pages
PAGES: Final = FilmQueue(partial(drawn, "faces.web_page", WebPageFailed), MAX_KEPT_BYTES)


@on("webpage", replies_at_once=True)
async def send_page(click: Click) -> None:
    history = await click.dojo.archive.ended(click.subject)
    count_file(click.user, click.dojo.now())
    waiting = await think(click.interaction)
    hands = await hands_open(click.dojo.servers, history.table, click.user)
    own = await own_moments(click.dojo, history.table, click.user)
    order = await asyncio.to_thread(
        lambda: page_order(history, click.say, hands=hands, safe=click.preferences.colour_safe, own=own)
    )
    page = await awaited(click, waiting, PAGES, str(order), "webpage-waiting")
    if len(page) > click.interaction.filesize_limit:
        raise WebPageTooLong
    file = discord.File(BytesIO(page), f"{history.table.game.key}-{history.table.id}.html")
    view = page_card(history, file.filename, click.say, moments=bool(order.moments))
    await waiting.edit(view=view, attachments=[file])


async def own_moments(dojo: Dojo, table: Table, user: int) -> Own | None:
    """The reader's own moments, if Look closer has found any. Nothing is looked for here."""
    seat = table.find_seat(user)
    found = None if seat is None else await dojo.teacher.moments(table.id, seat)
    return (seat, found) if seat is not None and found else None


def page_order(history: History, say: Say, *, hands: bool, safe: bool, own: Own | None = None) -> WebPage:
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
        moments=page_moments(history, *own, say) if own else [],
    )


def page_card(history: History, name: str, say: Say, *, moments: bool) -> ui.LayoutView:
    """With moments, it says so: its reader may want to know before passing it on."""
    told = joined((say("webpage-ready"), say("webpage-ready-moments") if moments else ""), say)
    text = f"{match_head(history.table, say)}\n{told}"
    return card(ui.TextDisplay(text), ui.File(f"attachment://{name}"), colour=VERMILION)


async def setup(_: Hikyaku) -> None:
    """Importing this module is enough: it registers the button."""
