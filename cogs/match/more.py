"""What is under More: what is needed seldom, in the order in which people look for it."""

import discord
from discord import ui

from cogs.cards.parts import card, press, row
from cogs.cards.time import time_parts
from cogs.client import Hikyaku
from cogs.interactions.controls import Click, Press, on
from cogs.match.agreements import agreement_presses
from cogs.match.notes import private_presses
from cogs.notify.dm import letters_asked
from dojo.people.servers import NOWHERE
from dojo.table.table import Table
from engine.core import Seat
from faces.core import Say


@on("more")
async def more(click: Click) -> None:
    table, say = await click.house.referee.table(click.subject), click.say
    seat = table.find_seat(click.user)
    plays = seat is not None and seat not in table.left and table.status == "playing"
    view = card(
        ui.TextDisplay(say("more-head", match=table.id)),
        row(*reading(table, seat, plays, say)),
        *time_parts(table, click.user, say, click.house.now()),
        *(letters_asked(table.id, say) if plays and table.guild != NOWHERE else ()),
        *([row(*ending(table, say))] if plays else ()),
    )
    await click.interaction.response.send_message(view=view, ephemeral=True)


def reading(table: Table, seat: Seat | None, plays: bool, say: Say) -> list[Press]:
    return [
        press(say, "learn", table.game.key),
        *(private_presses(table, say) if plays else ()),
        *([] if seat is None else [press(say, "report", table.id)]),
    ]


def ending(table: Table, say: Say) -> list[Press]:
    return [*agreement_presses(table, say), press(say, "resign", table.id, style=discord.ButtonStyle.danger)]


async def setup(_: Hikyaku) -> None:
    """Its button is known once it is loaded."""
