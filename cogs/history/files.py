"""A finished match as a film or as one HTML file, made in a process of its own, one after another."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Final, TypeAlias

import discord
from discord import ui

from cogs.cards.board import match_head, match_title, verdict
from cogs.cards.parts import VERMILION, card, picture, plain
from cogs.cards.pictures import names_of
from cogs.history.look_closer import page_moments
from cogs.interactions.acknowledge import OwnMessage, think
from cogs.interactions.controls import Click, on, only_waits
from dojo.clock.paces import HOUR
from dojo.computer.pool import scrub_environment
from dojo.computer.teacher import Moment
from dojo.dojo import Dojo
from dojo.errors import Refusal
from dojo.limits import FILES_AN_HOUR
from dojo.match.history import History, hands_open
from dojo.match.verification import sealed
from dojo.ops.fair_queue import FairQueue
from dojo.ops.log import logger
from dojo.table.table import Table
from engine.core import Seat
from faces.core import Say
from faces.film import Film
from faces.text import joined
from faces.web_page import WebPage

log = logger("files")

MAX_WAITING_EACH: Final = 3  # of one person; the one that is being made does not count
MAX_WAITING: Final = 20  # of all; Discord takes an answer for 15 minutes
MAX_KEPT_BYTES: Final = 16 * 2**20  # about a dozen films


class FilmQueue:
    """One film at a time. Those who want the same film give the same order and share it.

    An order is a text with everything that the film shows, so no film is shown after a name or a right has changed.
    """

    def __init__(self, make: Callable[[str], Awaitable[bytes]], max_kept: int = MAX_KEPT_BYTES) -> None:
        self._make = make
        self._max_kept = max_kept
        self._films: dict[str, asyncio.Future[bytes]] = {}  # wanted and finished ones, the longest unused first
        self._waiting = FairQueue[str]()
        self._making: str | None = None
        self._moved = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def want(self, person: int, order: str) -> asyncio.Future[bytes]:
        """The film, now or later. Raises `Refusal`; the film may raise what making it raises."""
        film = self._films.pop(order, None)
        if film is None:
            if len(self._waiting.of(person)) >= MAX_WAITING_EACH:
                raise Refusal("error-films-waiting", count=MAX_WAITING_EACH)
            if len(self._waiting) >= MAX_WAITING:
                raise Refusal("error-film-queue-full")
            film = asyncio.get_running_loop().create_future()
        self._films[order] = film
        if not film.done() and order != self._making:
            self._waiting.put(person, order)
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._make_all(), name="films")
        return film

    async def progress(self, person: int, order: str) -> AsyncIterator[int]:
        """How many films come before this one, whenever that changes, until it is made; 0 while it is being made."""
        film, told = self._films[order], -1
        while not film.done():
            moved, before = self._moved, self._before(person, order)
            if before != told:
                yield (told := before)
            await moved.wait()

    def _before(self, person: int, order: str) -> int:
        if order == self._making:
            return 0
        return len(self._waiting.before(person, order)) + (self._making is not None)

    async def _make_all(self) -> None:
        while self._waiting:
            self._making = order = self._waiting.pop()
            self._waiting.discard(order)
            self._step()
            film = self._films[order]
            try:
                film.set_result(await self._make(order))
            except Exception as error:
                film.set_exception(error)
                del self._films[order]
            self._making = None
            self._forget_oldest()
            self._step()

    def _forget_oldest(self) -> None:
        kept = {order: len(film.result()) for order, film in self._films.items() if film.done()}
        for order in list(kept):
            if sum(kept.values()) <= self._max_kept:
                return
            del self._films[order], kept[order]

    def _step(self) -> None:
        """Wake those who follow the progress."""
        self._moved.set()
        self._moved = asyncio.Event()


# What takes long to draw is drawn in a process of its own, so that other clicks do not wait for it.

ROOT: Final = Path(__file__).parents[2]
SECONDS: Final = 120.0  # the time limit for one of them


async def drawn(module: str, failed: str, order: str) -> bytes:
    """What the module makes of the order. Its process ends with ours and logs to our standard error.

    Raises `Refusal` with the key `failed`.
    """
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module),
        cwd=ROOT,
        env=scrub_environment(os.environ),
        stdin=PIPE,
        stdout=PIPE,
        start_new_session=True,
    )
    made = b""
    try:
        async with asyncio.timeout(SECONDS):
            made, _ = await process.communicate(order.encode())
    except TimeoutError:
        log.error("drawing took too long", made_by=module)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise Refusal(failed)
    return made


SENT: Final[dict[int, deque[int]]] = {}  # by person, when they were sent films and pages in the last hour (ms)


def count_file(person: int, now: int) -> None:
    """Raises `Refusal`."""
    for each in [each for each, times in SENT.items() if times[-1] <= now - HOUR]:
        del SENT[each]
    times = SENT.setdefault(person, deque(maxlen=FILES_AN_HOUR))
    if len(times) == FILES_AN_HOUR and times[0] > now - HOUR:
        raise Refusal("error-too-many-files", at=times[0] + HOUR)
    times.append(now)


async def begun(click: Click) -> tuple[History, OwnMessage, bool]:
    """The match, the reply that is to have the file, and whether this person may see all hands. Raises `Refusal`."""
    history = await click.dojo.archive.ended(click.subject)
    count_file(click.user, click.dojo.now())
    reply = await think(click.interaction)
    return history, reply, await hands_open(click.dojo.servers, history.table, click.user)


async def made(click: Click, reply: OwnMessage, queue: FilmQueue, order: str, waiting: str, too_long: str) -> BytesIO:
    """What was ordered, once it's there. Until then the reply says how many come before it. Raises `Refusal`."""
    wanted = queue.want(click.user, order)
    only_waits()
    async for before in queue.progress(click.user, order):
        await reply.edit(view=plain(click.say(waiting, before=before)))
    if len(wanted.result()) > click.interaction.filesize_limit:  # larger than Discord allows here
        raise Refusal(too_long)
    return BytesIO(wanted.result())


# An animated film of a finished match

MAX_ALT_CHARS: Final = 1024  # Discord's limit
FILMS: Final = FilmQueue(partial(drawn, "faces.film", "error-film-failed"))


@on("film", replies_at_once=True)
async def send_film(click: Click) -> None:
    """Of the match as far as today's rules can replay it."""
    history, reply, hands = await begun(click)
    await asyncio.to_thread(lambda: history.whole)
    table, say, limit = history.table, click.say, click.interaction.filesize_limit
    record = history.record.model_copy(update={"moves": history.record.moves[: history.last]})
    order = Film(record, names_of(table, say), say.locale, hands, click.preferences.colour_safe, limit=limit)
    gif = await made(click, reply, FILMS, str(order), "film-waiting", "error-film-too-long")
    result = verdict(table, table.outcome, say) if table.outcome else ""
    alt = say("film-alt", title=match_title(table, say), verdict=result)[:MAX_ALT_CHARS]
    view = card(
        f"{match_head(table, say)}\n{say('film-ready', count=history.last)}\n**{result}**",
        picture("film.gif", alt),
        colour=VERMILION,
    )
    await reply.edit(view=view, attachments=[discord.File(gif, "film.gif")])


# A finished match as one HTML file, which needs no network and checks itself

Own: TypeAlias = tuple[Seat, tuple[Moment, ...]]
"""A reader's seat, and what Look closer found there."""

MAX_PAGE_BYTES: Final = 8 * 2**20  # about a dozen pages
PAGES: Final = FilmQueue(partial(drawn, "faces.web_page", "error-web-page-failed"), MAX_PAGE_BYTES)


@on("webpage", replies_at_once=True)
async def send_page(click: Click) -> None:
    """With moments, it says so: its reader may want to know before passing it on."""
    history, reply, hands = await begun(click)
    table, say, own = history.table, click.say, await own_moments(click.dojo, history.table, click.user)
    order = await asyncio.to_thread(
        lambda: page_order(history, say, hands=hands, safe=click.preferences.colour_safe, own=own)
    )
    page = await made(click, reply, PAGES, str(order), "webpage-waiting", "error-web-page-too-long")
    file = discord.File(page, f"{table.game.key}-{table.id}.html")
    ready = joined((say("webpage-ready"), say("webpage-ready-moments") if order.moments else ""), say)
    attached = ui.File[ui.LayoutView](f"attachment://{file.filename}")
    await reply.edit(view=card(f"{match_head(table, say)}\n{ready}", attached, colour=VERMILION), attachments=[file])


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
