"""Buttons about time: extend it, mute reminders, nudge an opponent, come back, vote on an absent player."""

from discord import ui

from cogs.cards.names import safe_names
from cogs.cards.parts import card
from cogs.cards.time import countdown, own_time_line, time_card
from cogs.client import Hikyaku
from cogs.interactions.controls import Click, on, parse_number
from cogs.interactions.responses import is_private, replace_clicked
from cogs.match.hand import show_hand
from cogs.panel.held_moves import player_panel
from dojo.errors import DojoError
from dojo.table.table import Table
from engine.core import NotYourTurn, Seat, StaleAsk


class NotForYou(DojoError):
    """The reminder is for somebody else: everybody in the thread can press its buttons."""

    key = "error-not-for-you"


async def require_own_reminder(click: Click) -> None:
    """Raises `NotForYou` on somebody else's reminder, `StaleAsk` on one of an earlier question."""
    table = await click.dojo.referee.table(click.subject)
    seat_text, opened, *_ = (*click.rest.split("/"), "")
    seat = parse_seat(table, seat_text)
    if seat != table.seat_of(click.user):
        raise NotForYou(who=safe_names(table, click.say)[seat])
    if opened != str(table.opened(seat)):
        raise StaleAsk


def parse_seat(table: Table, text: str) -> Seat:
    """The seat in a custom id, which may be forged. Raises `NotYourTurn` if there is no such seat."""
    if not text.isdecimal() or int(text) >= len(table.players):
        raise NotYourTurn
    return int(text)


@on("extend")
async def extend_time(click: Click) -> None:
    await require_own_reminder(click)
    left = click.rest.split("/")[2:]
    table = await click.dojo.time_control.extend(click.subject, click.user, *map(parse_number, left[:1]))
    seat = table.seat_of(click.user)
    clock = table.clocks[seat]
    text = clock.due is not None and click.say("extended-now", when=countdown(clock.due), tokens=clock.tokens)
    view = time_card(table, seat, click.say, text or own_time_line(table, seat, click.say))
    await replace_clicked(click, view)


@on("mute")
async def mute_reminders(click: Click) -> None:
    await require_own_reminder(click)
    table = await click.dojo.time_control.mute(click.subject, click.user)
    seat = table.seat_of(click.user)
    due = table.clocks[seat].due
    text = click.say("muted-now-untimed") if due is None else click.say("muted-now", when=countdown(due))
    await replace_clicked(click, time_card(table, seat, click.say, text))


@on("nudge")
async def nudge_player(click: Click) -> None:
    seat = parse_seat(await click.dojo.referee.table(click.subject), click.rest)
    table = await click.dojo.time_control.nudge(click.subject, click.user, seat)
    text = click.say("nudged-now", who=safe_names(table, click.say)[seat])
    await replace_clicked(click, card(ui.TextDisplay(text)))


@on("return")
async def come_back(click: Click) -> None:
    """Come back from an absence. The panel replaces a direct message, or appears ephemerally below a public card."""
    table = await click.dojo.time_control.back(click.subject, click.user)
    interaction = click.interaction
    if not is_private(interaction):
        await show_hand(interaction, table, click.say)
        return
    made = await player_panel(click.dojo, table, table.seat_of(click.user), click.say)
    await replace_clicked(click, made.view, made.files)


@on("vote")
async def vote_on_absence(click: Click) -> None:
    """The public card keeps its buttons; the thread hears of the result."""
    await click.dojo.time_control.vote(click.subject, click.user, click.rest)
    view = card(ui.TextDisplay(click.say(f"voted-now-{click.rest}")))
    await click.interaction.response.send_message(view=view, ephemeral=True)


async def setup(_: Hikyaku) -> None:
    """Importing this module is enough: it registers the buttons."""
