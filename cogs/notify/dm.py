"""Direct messages: sent only to those who asked for them, and given up where Discord refuses."""

from http import HTTPStatus
from typing import Any, Final

import discord
from discord import ui

from cogs.cards.parts import card, press, row
from cogs.guard.circuit_breaker import SEND_ERRORS
from cogs.guard.codes import Code
from cogs.guard.dm_channels import DmsPaused
from cogs.interactions.controls import Click, on
from cogs.interactions.emoji import forget_refused
from cogs.interactions.responses import replace_clicked
from cogs.interactions.services import Services, services
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from faces.core import Say

log = logger("dm")

CLOSED: Final[dict[int, str]] = {
    Code.NO_ACCESS: "uses us where we may not write",
    Code.TAKES_NO_DMS: "takes no messages from us",
    Code.NO_SHARED_SERVER: "shares no server with us",
}
GREETING_SECONDS: Final = 20.0  # somebody has pressed, and was told to wait
PATIENT_TRIES: Final = 2  # while Discord itself fails; then the player is called in another way
SHORT_LIMIT_SECONDS: Final = 30.0  # of a limit after which the DM is still worth sending


def is_failure(trouble: BaseException) -> bool:
    """Whether Discord has failed, or the connection to it, so that what was sent may have arrived."""
    status: int = getattr(trouble, "status", HTTPStatus.INTERNAL_SERVER_ERROR)
    return status >= HTTPStatus.INTERNAL_SERVER_ERROR


async def unsent(bot: Services, user: int, trouble: BaseException, tries: int, **facts: Any) -> str:
    """Why no DM can be sent, as `refused` says. What may pass soon is raised again."""
    if isinstance(trouble, discord.RateLimited) and trouble.retry_after <= SHORT_LIMIT_SECONDS:
        raise trouble
    if tries < PATIENT_TRIES and forget_refused(trouble):
        raise trouble
    passing = is_failure(trouble) and not isinstance(trouble, DmsPaused | discord.RateLimited)
    if passing and tries < PATIENT_TRIES:
        raise trouble
    return await refused(bot, user, trouble, **facts)


async def refused(bot: Services, user: int, trouble: BaseException, **facts: Any) -> str:
    """Why no DM can be sent: "closed" (until they ask for DMs again) or "later". A channel that's gone is forgotten."""
    code = getattr(trouble, "code", 0)
    log.info("dm refused", reason=CLOSED.get(code, redacted(trouble)), code=code, **facts)
    if code == Code.UNKNOWN_CHANNEL:  # it was kept from another bot's days
        await bot.dm_channels.forget(user)
    if code not in CLOSED:
        return "later"
    await bot.dojo.people.dm_closed(user)
    return "closed"


async def send_greeting(click: Click) -> str:
    """Send a DM to the person who pressed: "open", "closed" or "later". They get one, however often they press."""
    bot = services(click.interaction)
    nonce = f"{click.subject}{click.user:x}"[:25]
    try:
        await (await bot.open_dm(click.user, GREETING_SECONDS)).send(click.say("dms-hello"), nonce=nonce)
    except SEND_ERRORS as trouble:
        return await unsent(bot, click.user, trouble, PATIENT_TRIES, about=click.subject)
    await click.dojo.people.dm_open(click.user)
    return "open"


def dm_offer(id: str, say: Say) -> list[ui.Item[ui.LayoutView]]:
    """The question whether hands should come by DM, for those who missed it on joining or have changed their mind."""
    asked = ui.TextDisplay[ui.LayoutView](say("more-dms"))
    return [asked, row(press(say, "bydm", id), press(say, "nodm", id))]


@on("bydm")
async def dms(click: Click) -> None:
    """A DM is sent at once, so that nobody finds out in the middle of a match that theirs are closed."""
    await click.dojo.people.wants_dm(click.subject, click.user, True)
    text = click.say(f"dms-{await send_greeting(click)}")
    await replace_clicked(click, card(ui.TextDisplay(text)))


@on("nodm")
async def no_dms(click: Click) -> None:
    await click.dojo.people.wants_dm(click.subject, click.user, False)
    await replace_clicked(click, card(ui.TextDisplay(click.say("dms-none"))))
