"""`/turns`, the Next button and the daily digest: which matches wait for a player, on all servers."""

from dataclasses import replace

import discord
from discord import ui

from cogs.cards.board import linked_id
from cogs.cards.parts import card, page_row, plain
from cogs.client import Hikyaku
from cogs.guard.limits import SEND_ERRORS
from cogs.interactions.acknowledge import Panel, show
from cogs.interactions.commands import Background, command
from cogs.interactions.context import speaker_for
from cogs.interactions.controls import Click, Press, on, parse_page, pressed_dm_id
from cogs.interactions.emoji import forget_refused, game_name
from cogs.interactions.services import dojo_of
from cogs.notify.dms import refused
from cogs.panel.legal_moves import button_rows
from cogs.panel.panel import player_panel
from dojo.dojo import Dojo
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.ops.redaction import redacted
from dojo.ops.retry import retry_write
from dojo.people.digests import Digest
from dojo.people.turns import PAGE_SIZE, Page, Turn
from faces.core import Say
from faces.names import escaped, known_as
from faces.text import separated
from faces.translation import speaker

log = logger("turns")

MAX_OPPONENTS_CHARS, MAX_SERVER_CHARS = 120, 50  # so that ten lines and the rest fit into one message
MOMENT = "<t>"  # placeholder for the time in a sentence that is translated once per page


@command("command-turns")
async def turns(interaction: discord.Interaction) -> None:
    await show(interaction, await turns_panel(dojo_of(interaction), interaction.user.id, 0, speaker_for(interaction)))


async def turns_panel(dojo: Dojo, user: int, number: int, say: Say) -> ui.LayoutView:
    """A page of the matches that wait for the player, the earliest deadline first.

    If none do, those that wait for others.
    """
    page = await dojo.turns.waiting(user, number)
    if page.total:
        return turns_card(page, say("turns-head", count=page.total), say)
    others = await dojo.turns.all_open(user)
    head = [say("turns-none", count=others.total), *([say("turns-first")] if others.total > PAGE_SIZE else [])]
    return turns_card(replace(others, total=len(others.turns)), "\n".join(head), say)


def turns_card(page: Page, head: str, say: Say, foot: str = "") -> ui.LayoutView:
    """Numbered lines in a single text, with a button for each: every additional component slows the reply down."""
    first = page.number * PAGE_SIZE + 1
    phrases = {True: say("turns-since", when=MOMENT), False: say("turns-due", when=MOMENT)}
    lines = [turn_line(number, each, say, phrases) for number, each in enumerate(page.turns, first)]
    presses = [turn_press(number, each, say) for number, each in enumerate(page.turns, first)]
    where = f"-# {say('turns-page', page=page.number + 1, pages=page.last + 1)}" if page.last else foot
    return card(
        "\n".join(filter(None, (head, *lines, where))),
        *button_rows(presses),
        page_row(say, "turns", page.number, page.last),
    )


def turn_line(number: int, each: Turn, say: Say, phrases: dict[bool, str]) -> str:
    opponents = escaped(separated((known_as(name, say) for name in each.opponents), say), MAX_OPPONENTS_CHARS)
    server = escaped(each.guild_name, MAX_SERVER_CHARS)
    at = (each.since if each.due is None else each.due) // 1000
    when = phrases[each.due is None].replace(MOMENT, f"<t:{at}:R>")
    return f"**{number}** · {game_name(each.game, say)} · {opponents}\n-# {server} · {when} · {linked_id(each)}"


def turn_press(number: int, each: Turn, say: Say) -> Press:
    return Press("hand", each.id, label=say("turns-open", number=number, game=say(f"{each.game}-name")))


@on("turns")
async def turn_page(click: Click) -> None:
    await click.replace(await turns_panel(click.dojo, click.user, parse_page(click.subject), click.say))


@on("next")
async def open_next_match(click: Click) -> None:
    """Show the match that has waited longest: in place of an ephemeral panel, otherwise as a new message."""
    id = await click.dojo.turns.next(click.user, last=click.subject)
    if id is None:
        panel = Panel(plain(click.say("next-none")), [])
    else:
        table = await click.dojo.referee.table(id)
        panel = await player_panel(click.dojo, table, table.seat_of(click.user), click.say)
    if pressed_dm_id(click.interaction) is None:
        await click.replace(panel)
    else:
        await click.show(panel)


# The digest: one direct message a day with all matches that wait, for those who want no others.


class Digests(Background):
    def __init__(self, bot: Hikyaku) -> None:
        self.bot = bot
        self.loops = (Loop("digests", self.look),)

    async def look(self) -> None:
        await self.bot.connected.wait()
        if self.bot.circuit_breaker.is_open():
            return
        for digest in await self.bot.dojo.digests.due():
            if await self.bot.dojo.digests.take_lease(digest):
                await self.deliver(digest)

    async def deliver(self, digest: Digest) -> None:
        """Send a digest, then mark it as done. After a crash in between it is sent again with the same nonce."""
        page = await self.bot.dojo.turns.waiting(digest.user)
        try:
            if page.total and not digest.closed:
                await self.send(digest, page)
        except SEND_ERRORS as trouble:
            forget_refused(trouble)
            if await refused(self.bot, digest.user, trouble) == "later":
                log.warning("digest put off", user=digest.user, reason=redacted(trouble))
                await retry_write(lambda: self.bot.dojo.digests.retry_later(digest))
                return
        await retry_write(lambda: self.bot.dojo.digests.done(digest))

    async def send(self, digest: Digest, page: Page) -> None:
        channel = await self.bot.open_dm(digest.user)
        say = speaker(digest.locale)
        view = turns_card(
            replace(page, total=len(page.turns)), say("digest-head", count=page.total), say, f"-# {say('digest-foot')}"
        )
        await channel.send(view=view, nonce=nonce(digest))


def nonce(digest: Digest) -> str:
    """A nonce for this person and day: 16 hex digits of the id, 8 of the time. Nonces are shared by all channels.

    The day ends when the next digest is due, so a digest has the same nonce whenever it's tried again.
    """
    return f"{digest.user:x}:{digest.next_at // 1000:x}"
