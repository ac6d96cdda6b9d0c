"""**Follow**: people who don't play in a match are told by DM when it ends, or after every round, too."""

from typing import Final

import discord
from discord import ui

from cogs.cards.parts import card, row
from cogs.client import Hikyaku
from cogs.guard.circuit_breaker import SEND_ERRORS
from cogs.interactions.context import player_from
from cogs.interactions.controls import Click, Press, on
from cogs.interactions.responses import replace_clicked
from cogs.interactions.services import services
from cogs.notify.dm import GREETING_SECONDS, PATIENT_TRIES, unsent
from dojo.table.table import Table
from dojo.watching.followers import choices, require_followable
from faces.core import Say
from faces.names import escaped

STOP: Final = "stop"


@on("follow")
async def open_follow(click: Click) -> None:
    table = await click.dojo.referee.table(click.subject)
    require_followable(table, click.user)
    often = await click.dojo.followers.often(table.id, click.user)
    await click.interaction.response.send_message(view=follow_card(table, often, click.say), ephemeral=True)


@on("following")
async def choose(click: Click) -> None:
    table, followers = await click.dojo.referee.table(click.subject), click.dojo.followers
    if click.rest == STOP:
        await followers.stop(table.id, click.user)
        await replace_clicked(click, card(ui.TextDisplay(click.say("follow-stop"))))
        return
    await followers.follow(table, player_from(click.interaction), click.rest)
    if refused := await greet(click, table):
        await followers.stop(table.id, click.user)
        await replace_clicked(click, card(ui.TextDisplay(click.say(f"follow-{refused}"))))
        return
    await replace_clicked(click, follow_card(table, click.rest, click.say))


async def greet(click: Click, table: Table) -> str:
    """Send a first DM to somebody who hasn't had one: followers must be reachable. Why it can't be sent, or ""."""
    if (await click.dojo.preferences.settings(click.user)).dm == "yes":
        return ""
    bot = services(click.interaction)
    hello = click.say("follow-hello", match=table.id, server=escaped(table.guild_name))
    try:
        channel = await bot.open_dm(click.user, GREETING_SECONDS)
        await channel.send(hello, nonce=f"{table.id}{click.user:x}"[:25])
    except SEND_ERRORS as trouble:
        return await unsent(bot, click.user, trouble, PATIENT_TRIES, match=table.id)
    return ""


def follow_card(table: Table, often: str | None, say: Say) -> ui.LayoutView:
    """How often they are told, and how to stop."""
    presses = [
        Press("following", table.id, each, label=say(f"press-following-{each}"), disabled=each == often)
        for each in choices(table)
    ]
    if often:
        look = {"label": say("press-following-stop"), "style": discord.ButtonStyle.danger}
        presses.append(Press("following", table.id, STOP, **look))
    told = say(f"follow-{often}" if often else "follow-when")
    return card(ui.TextDisplay(f"{say('follow-head', match=table.id)}\n{told}"), row(*presses))


async def setup(_: Hikyaku) -> None:
    """Importing this module is enough: it registers the buttons."""
