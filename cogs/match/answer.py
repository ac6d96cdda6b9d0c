"""Making a move: at once, held for some seconds so that it can be undone, or after a confirmation.

Which of these it is depends on the player's preferences.
"""

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
from cogs.notify.hand import closed_hand
from cogs.panel.answer_controls import kinds_with_forms
from cogs.panel.held_moves import CONFIRMED, confirm_panel, held_panel, move_label, move_made_card, player_panel
from cogs.panel.legal_moves import HINT_SEPARATOR, Offer
from cogs.panel.panel import MAX_COMPONENTS, Panel
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
    """The move was played or undone meanwhile, and the match has gone on."""

    key = "error-no-longer-held"


class HeldMovesCog(commands.Cog):
    """Keeps the tasks that redraw a panel once its held move is played; they may be lost in a restart."""

    def __init__(self) -> None:
        self.under_way: set[asyncio.Task[None]] = set()

    async def cog_unload(self) -> None:
        for task in self.under_way:
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)

    def follow(self, interaction: discord.Interaction, hold: HeldMove, say: Say) -> None:
        task = asyncio.create_task(edit_panel_when_played(interaction, hold, say), name=f"held {hold.match}")
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)


async def edit_panel_when_played(interaction: discord.Interaction, hold: HeldMove, say: Say) -> None:
    """Wait until the held move is played, then show so on the ephemeral panel; the courier redraws direct messages."""
    dojo: Dojo = interaction.client.dojo  # type: ignore[attr-defined]
    try:
        if reply := await dojo.held_moves.until_played(hold):
            waiting = await dojo.turns.count(interaction.user.id, but=hold.match)
            view = move_made_card(reply.table, interaction.user.id, move_label(reply, say), waiting, say)
            await interaction.edit_original_response(view=view, attachments=[])
    except (*SEND_ERRORS, NotWritten) as failure:
        log.info("panel not redrawn", match=hold.match, seat=hold.seat, reason=redacted(failure))


async def submit_move(
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
    """What came of a move, and how many other matches wait for the player; both are awaited together."""
    reply, waiting = await asyncio.gather(
        dojo.held_moves.answer(id, user, opened, text, sure=sure, dm=dm), dojo.turns.count(user, but=id)
    )
    if reply.way == "confirm" and already_previewed(reply, user, say):
        reply = await dojo.held_moves.answer(id, user, opened, text, sure=True)
    return reply, waiting


def already_previewed(reply: Reply, user: int, say: Say) -> bool:
    """Whether the move was put together in a form, which previews it: then its button was the confirmation."""
    table, seat = reply.table, reply.table.seat_of(user)
    ask = table.ask_of(seat)
    return ask is not None and reply.move.kind in kinds_with_forms(Offer(table, seat, ask, scene(table, say, seat)))


async def reply_panel(interaction: discord.Interaction, reply: Reply, label: str, waiting: int, say: Say) -> Panel:
    """What replaces the legal moves: the held move, the confirmation, or the move made."""
    user = interaction.user.id
    if reply.hold:
        follow(interaction, reply.hold, say)
        return await held_panel(reply.table, reply.hold, say)
    if reply.way == "confirm":
        return await confirm_panel(reply.table, reply.table.seat_of(user), say, reply.move)
    return Panel(await made_card(interaction, reply.table, label, waiting, say), [])


async def made_card(
    interaction: discord.Interaction, table: Table, label: str, waiting: int, say: Say
) -> ui.LayoutView:
    """The move made. In a DM that isn't needed any more, also whom the match waits for; then nobody edits it later."""
    seat = table.seat_of(interaction.user.id)
    if pressed_dm_id(interaction) is None or seat in table.asked:
        return move_made_card(table, interaction.user.id, label, waiting, say)
    return await closed_hand(interaction.client.dojo, table, seat, waiting)  # type: ignore[attr-defined]


async def reply_in_place(click: Click, reply: Reply, shown: Panel) -> None:
    """What replaces the clicked panel. Through the click a DM can be edited for some minutes more."""
    await replace_clicked(click, shown.view, shown.files)
    if pressed_dm_id(click.interaction) is not None:
        client: Any = click.interaction.client
        client.clicked.remember(click.interaction, reply.table.match.ply if reply.way == "once" else None)


def follow(interaction: discord.Interaction, hold: HeldMove, say: Say) -> None:
    """Redraw an ephemeral panel once the move is played; the courier redraws direct messages."""
    cog: Any = interaction.client.get_cog(HeldMovesCog.__name__)  # type: ignore[attr-defined]
    if interaction.message is None or interaction.message.flags.ephemeral:
        cog.follow(interaction, hold, say)


def parse_question_and_move(click: Click) -> tuple[int, str]:
    """The ply at which the question was asked, and the move that was pressed or picked. Raises `Unreadable`."""
    opened, _, rest = click.rest.partition("/")
    return parse_number(opened), click.values[0] if click.values else rest.partition("/")[0]


def restore_panel_when_stale(serve: Verb) -> Verb:
    """Decorates a verb: if the question was already answered elsewhere, the panel shows the current one and says so."""

    @wraps(serve)
    async def served(click: Click) -> None:
        try:
            await serve(click)
        except (StaleAsk, MatchOver):
            if not is_private(click.interaction):
                raise
            table = await click.dojo.referee.table(click.subject)
            click = knowing_player(click, table)
            await restore_panel(click, table, click.say("panel-moved-on"))

    return served


def knowing_player(click: Click, table: Table) -> Click:
    """The click with the preferences that were read with the match."""
    return click.knowing(table.players[table.seat_of(click.user)].preferences)


@on("answer", finds_preferences=True)
@restore_panel_when_stale
async def answer(click: Click) -> None:
    """Commit the move, then reply. The courier sends all pictures that follow."""
    opened, text = parse_question_and_move(click)
    sure, dm = click.rest.endswith(CONFIRMED), pressed_dm_id(click.interaction)
    reply, waiting = await submit_move(click.dojo, click.subject, click.user, opened, text, click.say, sure=sure, dm=dm)
    click = knowing_player(click, reply.table)
    shown = await reply_panel(click.interaction, reply, click.label.partition(HINT_SEPARATOR)[0], waiting, click.say)
    await reply_in_place(click, reply, shown)


@on("undo")
async def undo(click: Click) -> None:
    """Take back a held move: the question is open again, and the panel shows it."""
    opened, _ = parse_question_and_move(click)
    table = await click.dojo.held_moves.undo(click.subject, click.user, opened)
    if table is None:
        raise NoLongerHeld
    await restore_panel(click, table)


@on("sendnow")
async def send_now(click: Click) -> None:
    opened, _ = parse_question_and_move(click)
    reply = await click.dojo.held_moves.send_now(click.subject, click.user, opened)
    if reply is None:
        await restore_open_question(click, opened)
        return
    waiting = await click.dojo.turns.count(click.user, but=click.subject)
    view = await made_card(click.interaction, reply.table, move_label(reply, click.say), waiting, click.say)
    await reply_in_place(click, reply, Panel(view, []))


async def restore_open_question(click: Click, opened: int) -> None:
    """The move was undone elsewhere, or is played already: show the question if it is still open."""
    table = await click.dojo.referee.table(click.subject)
    seat = table.seat_of(click.user)
    if seat not in table.asked or opened != table.opened(seat):
        raise NoLongerHeld
    await restore_panel(click, table)


async def restore_panel(click: Click, table: Table, note: str = "") -> None:
    shown = with_note(await player_panel(click.dojo, table, table.seat_of(click.user), click.say), note)
    await replace_clicked(click, shown.view, shown.files)


def with_note(panel: Panel, note: str) -> Panel:
    """The panel with a line above it, if there is room for one."""
    if not note or panel.view.total_children_count >= MAX_COMPONENTS:
        return panel
    view = Layout()
    for item in (ui.TextDisplay[ui.LayoutView](note), *panel.view.children):
        view.add_item(item)
    return Panel(view, panel.files)


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(HeldMovesCog())
