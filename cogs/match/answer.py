"""Making a move: at once, held for some seconds so that it can be undone, or after a confirmation.

Which of these it is depends on the player's preferences.
"""

import asyncio
from functools import wraps

import discord

from cogs.cards.parts import plain
from cogs.client import Hikyaku
from cogs.guard.codes import Code
from cogs.interactions.acknowledge import pressed
from cogs.interactions.controls import Click, Verb, on, parse_number
from cogs.interactions.responses import is_private, pressed_dm_id, replace_clicked
from cogs.interactions.services import services
from cogs.match.after_move import Later, made_panel, note_open_panel, reply_panel, start_later
from cogs.panel.coach import risk_panel, warning_panel
from cogs.panel.held_moves import move_made_card, player_panel, with_foot
from cogs.panel.legal_moves import COACHED, CONFIRMED
from cogs.panel.panel import Panel
from cogs.panel.upkeep import panels_of
from dojo.dojo import Dojo
from dojo.errors import DojoError
from dojo.match.held_moves import Reply
from dojo.table.table import Table
from engine import match
from engine.core import MatchOver, NotYourTurn, StaleAsk


class NoLongerHeld(DojoError):
    """The move was played or undone meanwhile, and the match has gone on."""

    key = "error-no-longer-held"


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


async def reply_in_place(click: Click, reply: Reply, shown: Panel, later: Later | None) -> None:
    """What replaces the clicked panel. If the courier has already put the next DM in its place, a message says so."""
    try:
        replaced = await replace_clicked(click, shown.view, shown.files)
    except discord.NotFound as gone:
        if gone.code != Code.UNKNOWN_MESSAGE or reply.way != "once":
            raise
        view = move_made_card(reply, click.user, 0, click.say)
        await click.interaction.response.send_message(view=view, ephemeral=True)
        return
    start_later(click.interaction, later, replaced)
    remember_dm(click, reply.table.match.number if reply.way == "once" else None)


def remember_dm(click: Click, number: int | None) -> None:
    """Through the click it can be edited for some minutes. `number`: that to which the match came by it."""
    if pressed_dm_id(click.interaction) is not None:
        client = services(click.interaction)
        client.clicked.remember(pressed(click.interaction), number)


def parse_question_and_move(click: Click) -> tuple[int, str]:
    """The number of the question, and the move that was pressed or picked. Raises `Unreadable`."""
    opened, _, rest = click.rest.partition("/")
    return parse_number(opened), click.values[0] if click.values else rest.partition("/")[0]


def restore_panel_when_stale(serve: Verb) -> Verb:
    """Decorates a verb: if the question was already answered elsewhere, the panel shows the current one and says so.

    Once its player has resigned, or the match is over, the panel is one sentence, and no button is left to press.
    """

    @wraps(serve)
    async def served(click: Click) -> None:
        try:
            await serve(click)
        except (StaleAsk, MatchOver, NotYourTurn) as refusal:
            table = await click.dojo.referee.table(click.subject)
            resigned = table.find_seat(click.user) in table.left
            if not is_private(click.interaction) or (isinstance(refusal, NotYourTurn) and not resigned):
                raise
            if table.status == "over" or resigned:
                key = "panel-over" if table.status == "over" else "resigned"
                await replace_clicked(click, plain(click.say(key)))
                return
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
    note_open_panel(click.interaction, click.subject)
    reply, waiting = await submit_move(click.dojo, click.subject, click.user, opened, text, sure=sure, dm=dm)
    click = knowing_player(click, reply.table)
    await reply_in_place(click, reply, *await reply_panel(click.interaction, reply, waiting, click.say))
    panels_of(click.interaction).move_made(click.interaction, click.subject)


async def is_warned(click: Click, opened: int, text: str) -> bool:
    """Whether the coach has shown a warning instead of making the move, because it could throw the match away."""
    table = await click.dojo.referee.table(click.subject)
    seat, click = table.seat_of(click.user), knowing_player(click, table)
    move = match.parse(table.game, table.match, seat, text, opened=opened)
    ask = match.ask(table.game, table.match, seat)
    if not table.coached:
        return False
    better = await click.dojo.coach.better(table, ask, move, click.user)
    if better is None:
        shown = await risk_panel(table, ask, move, click.say)
    else:
        shown = await warning_panel(table, ask, move, better, click.say)
    if shown is None:
        return False
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
    await reply_in_place(click, reply, *await made_panel(click.interaction, reply, waiting, click.say))


async def restore_open_question(click: Click, opened: int) -> None:
    """The move was undone elsewhere, or is played already: show the question if it is still open."""
    table = await click.dojo.referee.table(click.subject)
    seat = table.seat_of(click.user)
    if seat not in table.asked or opened != table.opened(seat):
        raise NoLongerHeld
    await restore_panel(click, table)


async def restore_panel(click: Click, table: Table, note: str = "") -> None:
    shown = with_foot(await player_panel(click.dojo, table, table.seat_of(click.user), click.say), note)
    await replace_clicked(click, shown.view, shown.files)


async def setup(_: Hikyaku) -> None:
    """Importing this module is enough: it registers the buttons."""
