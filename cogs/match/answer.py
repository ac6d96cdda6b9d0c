"""Making a move: at once, held for some seconds so that it can be undone, or after a confirmation.

Which of these it is depends on the player's preferences.
"""

import asyncio
from collections.abc import Coroutine
from functools import wraps
from typing import Any, Final

import discord
from discord import ui
from discord.ext import commands

from cogs.client import Hikyaku
from cogs.guard.circuit_breaker import SEND_ERRORS
from cogs.interactions.controls import Click, Verb, on, parse_number
from cogs.interactions.errors import MESSAGE_GONE
from cogs.interactions.responses import is_in_our_dm, is_private, pressed_dm_id, replace_clicked
from cogs.match.next_question import is_soon_asked, show_next_question
from cogs.notify.hand import closed_hand
from cogs.panel.coach import warning_panel
from cogs.panel.held_moves import confirm_panel, held_panel, move_made_card, next_panel, player_panel, with_note
from cogs.panel.legal_moves import COACHED, CONFIRMED
from cogs.panel.panel import Panel
from dojo.dojo import Dojo
from dojo.errors import DojoError, NotWritten
from dojo.match.held_moves import HeldMove, Reply
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.table.table import Table
from engine import match
from engine.core import MatchOver, Seat, StaleAsk
from faces.core import Say

log = logger("answer")

READ_SECONDS: Final = 8.0  # to read what was played, before the ephemeral message goes away


class NoLongerHeld(DojoError):
    """The move was played or undone meanwhile, and the match has gone on."""

    key = "error-no-longer-held"


class AnswerCog(commands.Cog):
    """Keeps the tasks that redraw or delete a panel after a move, and the hints; they may be lost in a restart."""

    def __init__(self) -> None:
        self.under_way: set[asyncio.Task[None]] = set()
        self.hints: dict[tuple[int, str], tuple[discord.Interaction, int]] = {}  # by user and match

    async def cog_unload(self) -> None:
        for task in self.under_way:
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)

    def hint_shown(self, interaction: discord.Interaction, match: str, message: int) -> None:
        """One hint is enough, until the next move. Through the interaction it can be deleted for some minutes."""
        self.hint_answered(interaction.user.id, match)
        self.hints[interaction.user.id, match] = interaction, message

    def hint_answered(self, user: int, match: str, clicked: int | None = None) -> None:
        """Delete the hint; or, if its own button was `clicked` and says what was played, the panel it was asked in."""
        hint, message = self.hints.pop((user, match), (None, None))
        if hint and message != clicked:
            self.start(delete_reply(hint), name=f"hint {match}")
        elif hint and hint.message and hint.message.flags.ephemeral:
            client: Any = hint.client
            self.start(client.clicked.delete(hint.message.id), name=f"panel {match}")

    def start(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)


async def edit_panel_when_played(interaction: discord.Interaction, hold: HeldMove, say: Say) -> None:
    """Wait until the held move is played. The ephemeral panel then leads on, or goes away if there is nothing to press.

    The board tells of the move in any case, and the courier redraws direct messages.
    """
    dojo: Dojo = interaction.client.dojo  # type: ignore[attr-defined]
    try:
        if reply := await dojo.held_moves.until_played(hold):
            await show_played(interaction, reply, hold.seat, say)
    except (*SEND_ERRORS, NotWritten) as failure:
        log.info("panel not redrawn", match=hold.match, seat=hold.seat, reason=redacted(failure))


async def show_played(interaction: discord.Interaction, reply: Reply, seat: Seat, say: Say) -> None:
    """The next question, or what else waits; if nothing does, the panel goes away."""
    dojo: Dojo = interaction.client.dojo  # type: ignore[attr-defined]
    if seat in reply.table.asked:
        shown = await next_panel(dojo, reply, seat, say)
    else:
        waiting = await dojo.turns.count(interaction.user.id, but=reply.table.id)
        shown = Panel(move_made_card(reply, interaction.user.id, waiting, say), [])
    if shown.view.total_children_count > 1:
        await interaction.edit_original_response(view=shown.view, attachments=shown.files)
    else:
        await interaction.delete_original_response()


def follow_up(interaction: discord.Interaction, table: Table, view: ui.LayoutView) -> None:
    """Away from the thread, where no board leads on, the next question; else the move made goes away when it's read."""
    if is_soon_asked(interaction, table) and interaction.channel_id != table.thread:
        panels_of(interaction).start(show_next_question(interaction, table), name=f"next question {table.id}")
    elif view.total_children_count == 1:
        panels_of(interaction).start(delete_when_read(interaction), name=f"read {table.id}")


async def delete_when_read(interaction: discord.Interaction) -> None:
    """So that a move leaves nothing behind: the board tells of it."""
    await asyncio.sleep(READ_SECONDS)
    await delete_reply(interaction)


async def delete_reply(interaction: discord.Interaction) -> None:
    try:
        await interaction.delete_original_response()
    except SEND_ERRORS as failure:
        log.info("panel not deleted", reason=redacted(failure))


async def submit_move(
    dojo: Dojo,
    id: str,
    user: int,
    opened: int | None,
    text: str,
    *,
    sure: bool = False,
    dm: int | None = None,
) -> tuple[Reply, int]:
    """What came of a move, and how many other matches wait for the player; both are awaited together."""
    return await asyncio.gather(
        dojo.held_moves.answer(id, user, opened, text, sure=sure, dm=dm), dojo.turns.count(user, but=id)
    )


async def reply_panel(interaction: discord.Interaction, reply: Reply, waiting: int, say: Say) -> Panel:
    """What replaces the legal moves: the held move, the confirmation, or the move made."""
    user = interaction.user.id
    if reply.hold:
        follow(interaction, reply.hold, say)
        return await held_panel(reply.table, reply.hold, say)
    if reply.way == "confirm":
        return await confirm_panel(reply.table, reply.table.seat_of(user), say, reply.move)
    return await made_panel(interaction, reply, waiting, say)


async def made_panel(interaction: discord.Interaction, reply: Reply, waiting: int, say: Say) -> Panel:
    """The move made; in an ephemeral panel the next question if there is one. Nobody edits a closed DM later."""
    table, dojo = reply.table, interaction.client.dojo  # type: ignore[attr-defined]
    seat = table.seat_of(interaction.user.id)
    if is_ephemeral(interaction) and not is_in_our_dm(interaction) and seat in table.asked:
        return await next_panel(dojo, reply, seat, say)
    if pressed_dm_id(interaction) is None or seat in table.asked:
        view = move_made_card(reply, interaction.user.id, waiting, say)
        if is_ephemeral(interaction):
            follow_up(interaction, table, view)
        return Panel(view, [])
    return await closed_hand(dojo, table, seat, waiting)


async def reply_in_place(click: Click, reply: Reply, shown: Panel) -> None:
    """What replaces the clicked panel. If the courier has already put the next DM in its place, a message says so."""
    try:
        await replace_clicked(click, shown.view, shown.files)
    except discord.NotFound as gone:
        if gone.code != MESSAGE_GONE or reply.way != "once":
            raise
        view = move_made_card(reply, click.user, 0, click.say)
        await click.interaction.response.send_message(view=view, ephemeral=True)
        return
    remember_dm(click, reply.table.match.number if reply.way == "once" else None)


def remember_dm(click: Click, number: int | None) -> None:
    """Through the click it can be edited for some minutes. `number`: that to which the match came by it."""
    if pressed_dm_id(click.interaction) is not None:
        client: Any = click.interaction.client
        client.clicked.remember(click.interaction, number)


def follow(interaction: discord.Interaction, hold: HeldMove, say: Say) -> None:
    """Redraw an ephemeral panel once the move is played; the courier redraws direct messages."""
    if is_ephemeral(interaction):
        panels_of(interaction).start(edit_panel_when_played(interaction, hold, say), name=f"held {hold.match}")


def is_ephemeral(interaction: discord.Interaction) -> bool:
    """Whether our reply is an ephemeral message: a new one to a command, or in place of one that was clicked."""
    return interaction.message is None or interaction.message.flags.ephemeral


def panels_of(interaction: discord.Interaction) -> AnswerCog:
    cog: AnswerCog = interaction.client.get_cog(AnswerCog.__name__)  # type: ignore[attr-defined]
    return cog


def parse_question_and_move(click: Click) -> tuple[int, str]:
    """The number of the question, and the move that was pressed or picked. Raises `Unreadable`."""
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
    if click.rest.endswith(COACHED) and await is_warned(click, opened, text):
        return
    sure, dm = click.rest.endswith(CONFIRMED), pressed_dm_id(click.interaction)
    reply, waiting = await submit_move(click.dojo, click.subject, click.user, opened, text, sure=sure, dm=dm)
    click = knowing_player(click, reply.table)
    shown = await reply_panel(click.interaction, reply, waiting, click.say)
    await reply_in_place(click, reply, shown)
    message = click.interaction.message
    panels_of(click.interaction).hint_answered(click.user, click.subject, message.id if message else None)


async def is_warned(click: Click, opened: int, text: str) -> bool:
    """Whether the coach has shown a warning in place of the move: it would throw the match away."""
    table = await click.dojo.referee.table(click.subject)
    seat, click = table.seat_of(click.user), knowing_player(click, table)
    move = match.parse(table.game, table.match, seat, text, opened=opened)
    ask = match.ask(table.game, table.match, seat)
    better = await click.dojo.coach.better(table, ask, move, click.user) if table.coached else None
    if better is None:
        return False
    shown = await warning_panel(table, ask, move, better, click.say)
    await replace_clicked(click, shown.view, shown.files)
    return True


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
    shown = await made_panel(click.interaction, reply, waiting, click.say)
    await reply_in_place(click, reply, shown)


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


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(AnswerCog())
