"""Direct messages: sent only to those who asked for them, and given up where Discord refuses."""

from typing import Any, Final

import discord
from discord import ui

from cogs.cards.parts import card, press, row
from cogs.interactions.controls import Click, on
from dojo.ops.log import logger
from faces.core import Say

log = logger("dm")

CLOSED: Final = {50007: "takes no messages from us", 50278: "shares no server with us"}


def log_refusal(refusal: discord.Forbidden, **facts: Any) -> None:
    """One line that says so and why; what isn't about a closed DM is raised again."""
    if refusal.code not in CLOSED:
        raise refusal
    log.info("dm refused", reason=CLOSED[refusal.code], code=refusal.code, **facts)


async def greeted(interaction: discord.Interaction, about: str, text: str) -> bool:
    """Write to whoever pressed; False if their door is closed. However often they press, one letter comes of it."""
    nonce = f"{about}{interaction.user.id:x}"[:25]
    try:
        await (await interaction.client.create_dm(discord.Object(interaction.user.id))).send(text, nonce=nonce)
    except discord.Forbidden as refusal:
        log_refusal(refusal, about=about)
        return False
    return True


def dm_offer(id: str, say: Say) -> list[ui.Item[ui.LayoutView]]:
    """The question for whoever has missed it on joining, or thinks otherwise now. Among letters there is none."""
    asked = ui.TextDisplay[ui.LayoutView](say("more-letters"))
    return [asked, row(press(say, "letters", id), press(say, "noletters", id))]


@on("letters")
async def dms(click: Click) -> None:
    """The permission to write is tried at once, so that nobody learns of closed doors in the middle of a match."""
    await click.dojo.people.wants_dm(click.subject, click.user, True)
    await click.interaction.response.defer()
    mark_open = await greeted(click.interaction, click.subject, click.say("letters-hello"))
    await (click.dojo.people.dm_open if mark_open else click.dojo.people.dm_closed)(click.user)
    key = "letters-open" if mark_open else "letters-closed"
    await click.interaction.edit_original_response(view=card(ui.TextDisplay(click.say(key))))


@on("noletters")
async def no_dms(click: Click) -> None:
    await click.dojo.people.wants_dm(click.subject, click.user, False)
    await click.interaction.response.edit_message(view=card(ui.TextDisplay(click.say("letters-none"))))
