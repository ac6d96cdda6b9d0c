"""The panel behind the More button: what is rarely needed, in the order in which people look for it."""

import discord
from discord import ui

from cogs.cards.parts import card, press, row
from cogs.cards.time import time_parts
from cogs.client import Hikyaku
from cogs.interactions.acknowledge import message_id_of
from cogs.interactions.controls import Click, Press, on
from cogs.match.agreements import agreement_presses, take_back_presses
from cogs.match.notes import private_presses
from cogs.notify.dm import dm_offer
from cogs.panel.panel import prefers_text
from cogs.panel.upkeep import panels_of
from dojo.people.servers import ELSEWHERE, NOWHERE
from dojo.table.table import Table
from dojo.watching.guesses import question
from engine.core import Seat
from faces.core import Say


@on("more")
async def open_more(click: Click) -> None:
    table, say = await click.dojo.referee.table(click.subject), click.say
    seat = table.find_seat(click.user)
    is_playing = seat is not None and seat not in table.left and table.status == "playing"
    view = card(
        ui.TextDisplay(say("more-head", match=table.id)),
        row(*information_presses(table, seat, say)),
        *own_rows(table, seat, is_playing, say),
        *time_parts(table, click.user, say, click.dojo.now()),
        *(dm_offer(table.id, say) if is_playing and table.guild != NOWHERE else ()),
        *([row(*leave_presses(table, seat, say))] if is_playing and seat is not None else ()),
    )
    sent = await click.interaction.response.send_message(view=view, ephemeral=True)
    panels_of(click.interaction).aside_shown(click.interaction, table.id, "more", message_id_of(sent))


def information_presses(table: Table, seat: Seat | None, say: Say) -> list[Press]:
    """For players, what their panel has no room for."""
    if seat is None:
        return [press(say, "howto", table.game.key), *watching_presses(table, say)]
    board = press(say, "picture", table.id) if prefers_text(table, seat) else press(say, "text", table.id)
    return [press(say, "howto", table.game.key), board, press(say, "log", table.id)]


def watching_presses(table: Table, say: Say) -> list[Press]:
    """For those who don't play in it. Nobody can watch a match that is shown to its players alone."""
    if table.status == "over" or table.guild in {NOWHERE, ELSEWHERE}:
        return []
    guess = [press(say, "guessing", table.id)] if question(table) else []
    return [press(say, "follow", table.id), *guess]


def own_rows(table: Table, seat: Seat | None, is_playing: bool, say: Say) -> list[ui.ActionRow[ui.LayoutView]]:
    if seat is None:
        return []
    return [row(*(private_presses(table, say) if is_playing else ()), press(say, "report", table.id))]


def leave_presses(table: Table, seat: Seat, say: Say) -> list[Press]:
    back = [] if table.coached else take_back_presses(table, seat, say)  # their panel has a button for it
    leave = [*back, *agreement_presses(table, say)]
    return [*leave, press(say, "resign", table.id, style=discord.ButtonStyle.danger)]


async def setup(_: Hikyaku) -> None:
    """Importing this module is enough: it registers the button."""
