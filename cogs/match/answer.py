"""Answering: at once, after some seconds, or after a second look, as each player wishes."""

import asyncio
from functools import wraps
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from cogs.cards.pictures import scene
from cogs.client import Hikyaku
from cogs.guard.circuit_breaker import SEND_ERRORS
from cogs.interactions.controls import Click, Layout, Verb, on, parse_number
from cogs.interactions.responses import is_private, pressed_dm_id, replace_clicked
from cogs.panel.answer_controls import great_kinds
from cogs.panel.held_moves import SURE, answered, confirm_panel, held_panel, named, own_panel
from cogs.panel.legal_moves import HINTED, Offer
from cogs.panel.panel import MOST, Panel
from dojo.dojo import Dojo
from dojo.errors import DojoError, NotWritten
from dojo.match.held_moves import HeldMove, Reply
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.table.table import Table
from engine.core import MatchOver, StaleAsk
from faces.core import Say

log = logger("answer")


class NoLongerHeld(DojoError):
    """It was played, or taken back, and the table has moved on."""

    key = "error-no-longer-held"


class SendingCog(commands.Cog):
    """Keeps the tasks that tell of an answer once it has been sent; what they do may be lost."""

    def __init__(self) -> None:
        self.under_way: set[asyncio.Task[None]] = set()

    async def cog_unload(self) -> None:
        for task in self.under_way:
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)

    def follow(self, interaction: discord.Interaction, hold: HeldMove, say: Say) -> None:
        task = asyncio.create_task(told(interaction, hold, say), name=f"held {hold.match}")
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)


async def told(interaction: discord.Interaction, hold: HeldMove, say: Say) -> None:
    """What only its reader sees says by itself what has been played; a letter is the courier's business."""
    dojo: Dojo = interaction.client.dojo  # type: ignore[attr-defined]
    try:
        if reply := await dojo.held_moves.played(hold):
            waiting = await dojo.turns.count(interaction.user.id, but=hold.match)
            view = answered(reply.table, interaction.user.id, named(reply, say), waiting, say)
            await interaction.edit_original_response(view=view, attachments=[])
    except (*SEND_ERRORS, NotWritten) as gone:
        log.info("panel not redrawn", match=hold.match, seat=hold.seat, reason=redacted(gone))


async def sent(
    dojo: Dojo,
    id: str,
    user: int,
    opened: int | None,
    text: str,
    say: Say,
    *,
    sure: bool = False,
    dm: int | None = None,
) -> tuple[Reply, int]:
    """What came of an answer, and how many other matches wait; they are counted while it is written down."""
    reply, waiting = await asyncio.gather(
        dojo.held_moves.answer(id, user, opened, text, sure=sure, dm=dm), dojo.turns.count(user, but=id)
    )
    if reply.way == "confirm" and looked_at(reply, user, say):
        reply = await dojo.held_moves.answer(id, user, opened, text, sure=True)
    return reply, waiting


def looked_at(reply: Reply, user: int, say: Say) -> bool:
    """What is put together in a form was shown as if it were given; its button is the confirmation."""
    table, seat = reply.table, reply.table.seat_of(user)
    ask = table.ask_of(seat)
    return ask is not None and reply.move.kind in great_kinds(Offer(table, seat, ask, scene(table, say, seat)))


async def shown(interaction: discord.Interaction, reply: Reply, label: str, waiting: int, say: Say) -> Panel:
    """What stands in place of the answers then."""
    user = interaction.user.id
    if reply.hold:
        follow(interaction, reply.hold, say)
        return await held_panel(reply.table, reply.hold, say)
    if reply.way == "confirm":
        return await confirm_panel(reply.table, reply.table.seat_of(user), say, reply.move)
    return Panel(answered(reply.table, user, label, waiting, say), [])


def follow(interaction: discord.Interaction, hold: HeldMove, say: Say) -> None:
    """A letter is left to the courier."""
    cog: Any = interaction.client.get_cog("SendingCog")  # type: ignore[attr-defined]
    if interaction.message is None or interaction.message.flags.ephemeral:
        cog.follow(interaction, hold, say)


def asked_at(click: Click) -> tuple[int, str]:
    """At which ply the question was put, and which answer was pressed, or picked from a list."""
    opened, _, rest = click.rest.partition("/")
    return parse_number(opened), click.values[0] if click.values else rest.partition("/")[0]


def current(serve: Verb) -> Verb:
    """A panel whose question has been answered elsewhere shows what is asked now, and says why."""

    @wraps(serve)
    async def served(click: Click) -> None:
        try:
            await serve(click)
        except (StaleAsk, MatchOver):
            if not is_private(click.interaction):
                raise
            await put_back(click, await click.dojo.referee.table(click.subject), click.say("panel-moved-on"))

    return served


@on("answer")
@current
async def answer(click: Click) -> None:
    """Committed first, told then; every picture that follows is the courier's business."""
    opened, text = asked_at(click)
    sure, dm = click.rest.endswith(SURE), pressed_dm_id(click.interaction)
    reply, waiting = await sent(click.dojo, click.subject, click.user, opened, text, click.say, sure=sure, dm=dm)
    made = await shown(click.interaction, reply, click.label.partition(HINTED)[0], waiting, click.say)
    await replace_clicked(click, made.view, made.files)


@on("undo")
async def undo(click: Click) -> None:
    """The question is open as before, and its panel shows it."""
    opened, _ = asked_at(click)
    table = await click.dojo.held_moves.undo(click.subject, click.user, opened)
    if table is None:
        raise NoLongerHeld
    await put_back(click, table)


@on("sendnow")
async def send_now(click: Click) -> None:
    opened, _ = asked_at(click)
    reply = await click.dojo.held_moves.send_now(click.subject, click.user, opened)
    if reply is None:
        await not_held(click, opened)
        return
    waiting = await click.dojo.turns.count(click.user, but=click.subject)
    view = answered(reply.table, click.user, named(reply, click.say), waiting, click.say)
    await replace_clicked(click, view)


async def not_held(click: Click, opened: int) -> None:
    """It was taken back in another place, or sent before."""
    table = await click.dojo.referee.table(click.subject)
    seat = table.seat_of(click.user)
    if seat not in table.asked or opened != table.opened(seat):
        raise NoLongerHeld
    await put_back(click, table)


async def put_back(click: Click, table: Table, note: str = "") -> None:
    made = noted(await own_panel(click.dojo, table, table.seat_of(click.user), click.say), note)
    await replace_clicked(click, made.view, made.files)


def noted(made: Panel, note: str) -> Panel:
    """With a line above it, where there is room for one."""
    if not note or made.view.total_children_count >= MOST:
        return made
    view = Layout()
    for item in (ui.TextDisplay[ui.LayoutView](note), *made.view.children):
        view.add_item(item)
    return Panel(view, made.files)


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(SendingCog())
