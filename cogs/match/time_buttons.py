"""What players do about time: take more of it, silence its reminders, nudge, come back, vote on who is away."""

from discord import ui

from cogs.cards.board import name
from cogs.cards.parts import card
from cogs.cards.time import own, time_card, when
from cogs.client import Hikyaku
from cogs.interactions.controls import Click, on, parse_number
from cogs.match.hand import show_hand
from cogs.panel.held_moves import own_panel
from dojo.errors import DojoError
from dojo.table.table import Table
from engine.core import NotYourTurn, Seat, StaleAsk


class NotForYou(DojoError):
    """Everybody in the thread can press the buttons under somebody's reminder."""

    key = "error-not-for-you"


async def require_own_reminder(click: Click) -> None:
    table = await click.dojo.referee.table(click.subject)
    named, opened, *_ = (*click.rest.split("/"), "")
    seat = seat_named(table, named)
    if seat != table.seat_of(click.user):
        raise NotForYou(who=name(table.players[seat]))
    if opened != str(table.opened(seat)):
        raise StaleAsk


def seat_named(table: Table, text: str) -> Seat:
    """A custom id may be forged."""
    if not text.isdecimal() or int(text) >= len(table.players):
        raise NotYourTurn
    return int(text)


@on("extend")
async def extend(click: Click) -> None:
    await require_own_reminder(click)
    left = click.rest.split("/")[2:]
    table = await click.dojo.time_control.extend(click.subject, click.user, *map(parse_number, left[:1]))
    seat = table.seat_of(click.user)
    clock = table.clocks[seat]
    longer = clock.due is not None and click.say("extended-now", when=when(clock.due), tokens=clock.tokens)
    view = time_card(table, seat, click.say, longer or own(table, seat, click.say))
    await click.interaction.response.edit_message(view=view)


@on("mute")
async def mute(click: Click) -> None:
    await require_own_reminder(click)
    table = await click.dojo.time_control.mute(click.subject, click.user)
    seat = table.seat_of(click.user)
    due = table.clocks[seat].due
    text = click.say("muted-now-untimed") if due is None else click.say("muted-now", when=when(due))
    await click.interaction.response.edit_message(view=time_card(table, seat, click.say, text))


@on("nudge")
async def nudge(click: Click) -> None:
    seat = seat_named(await click.dojo.referee.table(click.subject), click.rest)
    table = await click.dojo.time_control.nudge(click.subject, click.user, seat)
    text = click.say("nudged-now", who=name(table.players[seat]))
    await click.interaction.response.edit_message(view=card(ui.TextDisplay(text)))


@on("return")
async def come_back(click: Click) -> None:
    """Back at the table at once: with the panel, in place of the letter or privately below the card."""
    table = await click.dojo.time_control.back(click.subject, click.user)
    message, interaction = click.interaction.message, click.interaction
    if interaction.guild_id and not (message and message.flags.ephemeral):
        await show_hand(click.dojo, interaction, table, click.say)
        return
    made = await own_panel(click.dojo, table, table.seat_of(click.user), click.say)
    await interaction.response.edit_message(view=made.view, attachments=made.files)


@on("vote")
async def vote(click: Click) -> None:
    """On a card that all can see it stays; what comes of it is told in the thread."""
    await click.dojo.time_control.vote(click.subject, click.user, click.rest)
    view = card(ui.TextDisplay(click.say(f"voted-now-{click.rest}")))
    await click.interaction.response.send_message(view=view, ephemeral=True)


async def setup(_: Hikyaku) -> None:
    """Its buttons are known once it is loaded."""
