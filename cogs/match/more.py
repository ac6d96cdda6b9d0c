"""The panel behind the More button: what is rarely needed, in the order in which people look for it. Also the notes."""

import discord
from discord import ui

from cogs.cards.parts import card, plain, press, row, small
from cogs.cards.time import time_parts
from cogs.client import Hikyaku
from cogs.interactions.acknowledge import reply
from cogs.interactions.controls import Click, Press, on
from cogs.interactions.modals import VerbModal
from cogs.match.agreements import agreement_presses, take_back_presses
from cogs.notify.dm import dm_offer
from cogs.panel.panel import prefers_text
from cogs.panel.upkeep import panels_of
from dojo.match.agreements import MAX_NOTES_LENGTH
from dojo.people.servers import NO_SERVER, NOWHERE
from dojo.table.seat_clocks import consenting
from dojo.table.table import Table
from dojo.watching.guesses import question
from engine.core import Seat
from faces.core import Say
from faces.text import joined


@on("more")
async def open_more(click: Click) -> None:
    table = await click.dojo.referee.table(click.subject)
    view = more_panel(table, click.user, click.say, click.dojo.now())
    sent = await reply(click.interaction, view=view, ephemeral=True)
    panels_of(click.interaction).aside_shown(click.interaction, table.id, "more", sent)


def more_panel(table: Table, user: int, say: Say, now: int) -> ui.LayoutView:
    seat = table.find_seat(user)
    is_playing = seat is not None and seat not in table.left and table.status == "playing"
    return card(
        ui.TextDisplay("\n".join([say("more-head", match=table.id), *about_information(table, seat, say)])),
        row(*information_presses(table, seat, say)),
        *own_parts(table, seat, is_playing, say),
        *time_parts(table, user, say, now),
        *(dm_offer(table.id, say) if is_playing and table.guild != NOWHERE else ()),
        *(leave_parts(table, seat, say) if is_playing and seat is not None else ()),
    )


def about_information(table: Table, seat: Seat | None, say: Say) -> list[str]:
    return [] if seat is None or prefers_text(table, seat) else [small(say("more-look"))]


def information_presses(table: Table, seat: Seat | None, say: Say) -> list[Press]:
    """For players, what their panel has no room for."""
    if seat is None:
        return [press(say, "howto", table.game.key), *watching_presses(table, say)]
    board = press(say, "picture", table.id) if prefers_text(table, seat) else press(say, "text", table.id)
    return [press(say, "howto", table.game.key), board, press(say, "log", table.id)]


def watching_presses(table: Table, say: Say) -> list[Press]:
    """For those who don't play in it. Nobody can watch a match that is shown to its players alone."""
    if table.status == "over" or table.guild in NO_SERVER:
        return []
    guess = [press(say, "guessing", table.id)] if question(table) else []
    return [press(say, "follow", table.id), *guess]


def own_parts(table: Table, seat: Seat | None, is_playing: bool, say: Say) -> list[ui.Item[ui.LayoutView]]:
    if seat is None:
        return []
    report = press(say, "report", table.id)
    if not is_playing:
        return [row(report)]
    plans = bool(table.game.pacing.general_plans)
    about = [say("more-notes"), say("more-plan") if plans else ""]
    presses = [press(say, "notes", table.id), *([press(say, "plan", table.id)] if plans else ()), report]
    return [ui.TextDisplay(small(joined(about, say))), row(*presses)]


def leave_parts(table: Table, seat: Seat, say: Say) -> list[ui.Item[ui.LayoutView]]:
    back = [] if table.coached else take_back_presses(table, seat, say)  # their panel has a button for it
    leave = [*back, *agreement_presses(table, say), press(say, "resign", table.id, style=discord.ButtonStyle.danger)]
    return [ui.TextDisplay(small(say("more-leave", others=len(consenting(table)) - 1))), row(*leave)]


@on("notes", replies_at_once=True)
async def edit_notes(click: Click) -> None:
    text = await click.dojo.agreements.notes(click.subject, click.user)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="words", style=discord.TextStyle.paragraph, default=text, max_length=MAX_NOTES_LENGTH, required=False
    )
    title, label = click.say("notes-title"), click.say("notes-label")
    modal = VerbModal("noted", click.subject, title=title, fields={label: field})
    await click.interaction.response.send_modal(modal)


@on("noted")
async def save_notes(click: Click) -> None:
    await click.dojo.agreements.note_down(click.subject, click.user, click.fields.get("words", ""))
    await click.interaction.response.send_message(view=plain(click.say("notes-kept")), ephemeral=True)


async def setup(_: Hikyaku) -> None:
    """Importing this module is enough: it registers the buttons."""
