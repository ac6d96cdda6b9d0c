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


async def send_greeting(interaction: discord.Interaction, about: str, text: str) -> bool:
    """Send a DM to the person who pressed; False if theirs are closed. They get one, however often they press."""
    nonce = f"{about}{interaction.user.id:x}"[:25]
    try:
        await (await interaction.client.create_dm(discord.Object(interaction.user.id))).send(text, nonce=nonce)
    except discord.Forbidden as refusal:
        log_refusal(refusal, about=about)
        return False
    return True


def dm_offer(id: str, say: Say) -> list[ui.Item[ui.LayoutView]]:
    """The question whether hands should come by DM, for those who missed it on joining or have changed their mind."""
    asked = ui.TextDisplay[ui.LayoutView](say("more-letters"))
    return [asked, row(press(say, "letters", id), press(say, "noletters", id))]


@on("letters")
async def dms(click: Click) -> None:
    """A DM is sent at once, so that nobody finds out in the middle of a match that theirs are closed."""
    await click.dojo.people.wants_dm(click.subject, click.user, True)
    await click.interaction.response.defer()
    is_open = await send_greeting(click.interaction, click.subject, click.say("letters-hello"))
    await (click.dojo.people.dm_open if is_open else click.dojo.people.dm_closed)(click.user)
    key = "letters-open" if is_open else "letters-closed"
    await click.interaction.edit_original_response(view=card(ui.TextDisplay(click.say(key))))


@on("noletters")
async def no_dms(click: Click) -> None:
    await click.dojo.people.wants_dm(click.subject, click.user, False)
    await click.interaction.response.edit_message(view=card(ui.TextDisplay(click.say("letters-none"))))
