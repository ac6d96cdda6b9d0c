"""What players do about time: take more of it, silence its reminders, nudge, come back, vote on who is away."""

import discord
from discord import ui

from cogs.cards import card, name, row
from cogs.client import Hikyaku
from cogs.controls import Click, Press, number, on
from cogs.deadlines import own, own_after, span, when
from cogs.holding import own_panel
from cogs.panel import return_press
from cogs.table import show_hand
from cogs.which import seat_or_bystander
from dojo.errors import DojoError
from dojo.table import Table
from engine.core import NotYourTurn, Seat, StaleAsk
from faces.core import Say


class NotForYou(DojoError):
    """Everybody in the thread can press the buttons under somebody's reminder."""

    key = "error-not-for-you"


# What there is to press


def extend_press(table: Table, seat: Seat, say: Say) -> Press:
    """It says which extension it takes: pressed again, it takes no other."""
    tokens = table.clocks[seat].tokens
    label = say("extend-label", span=span(table.tempo.extension, say), tokens=tokens)
    return Press("extend", table.id, f"{asked_of(table, seat)}/{tokens}", label=label, disabled=not tokens)


def due_presses(table: Table, seat: Seat, say: Say) -> list[Press]:
    """More time, where there is any clock, and silence."""
    clock = table.clocks[seat]
    if clock.standin or (clock.due is None and clock.rest is None):
        return []
    mute = [] if clock.muted else [Press("mute", table.id, asked_of(table, seat), label=say("press-mute"))]
    return [extend_press(table, seat, say), *mute]


def play_press(table: Table, say: Say) -> Press:
    return Press("hand", table.id, label=say("press-play"), style=discord.ButtonStyle.primary)


def nudge_presses(table: Table, seat: Seat, say: Say) -> list[Press]:
    """For each of the others who is asked."""
    asked = [other for other in table.people(table.asked) if other != seat and other not in table.standins]
    return [
        Press("nudge", table.id, str(other), label=say("nudge-label", who=table.names[other])[:80]) for other in asked
    ]


def vote_presses(table: Table, seat: Seat, say: Say) -> list[Press]:
    """Of the others, on whoever is away."""
    if not table.standins or seat in table.standins:
        return []
    end = Press("vote", table.id, "end", label=say("vote-end"), style=discord.ButtonStyle.danger)
    return [Press("vote", table.id, "wait", label=say("vote-wait")), end]


def time_parts(table: Table, user: int, say: Say, now: int) -> list[ui.Item[ui.LayoutView]]:
    """All that a player is told of time, and may do about it, as it stands under More."""
    seat = seat_or_bystander(table, user)
    if seat is None or seat in table.left or table.status == "over":
        return []
    lines = [line for line in (own(table, seat, say, now), own_after(table, seat, say, now)) if line]
    presses = (
        [*due_presses(table, seat, say), *nudge_presses(table, seat, say)],
        [*return_press(table, seat, say), *vote_presses(table, seat, say)],
    )
    text = [ui.TextDisplay[ui.LayoutView]("\n".join(lines))] if lines else []
    return [*text, *(row(*each) for each in presses if each)]


def time_card(table: Table, seat: Seat, say: Say, text: str) -> ui.LayoutView:
    """Of one's own time: what it is, and what can be done about it."""
    return card(ui.TextDisplay(text), row(play_press(table, say), *due_presses(table, seat, say)))


# What they do


def asked_of(table: Table, seat: Seat) -> str:
    """Of whom, and which question: an old reminder has nothing to do with the next one."""
    return f"{seat}/{table.opened(seat)}"


async def be_theirs(click: Click) -> None:
    table = await click.house.referee.table(click.subject)
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
    await be_theirs(click)
    left = click.rest.split("/")[2:]
    table = await click.house.timekeeper.extend(click.subject, click.user, *map(number, left[:1]))
    seat = table.seat_of(click.user)
    clock = table.clocks[seat]
    longer = clock.due is not None and click.say("extended-now", when=when(clock.due), tokens=clock.tokens)
    view = time_card(table, seat, click.say, longer or own(table, seat, click.say))
    await click.interaction.response.edit_message(view=view)


@on("mute")
async def mute(click: Click) -> None:
    await be_theirs(click)
    table = await click.house.timekeeper.mute(click.subject, click.user)
    seat = table.seat_of(click.user)
    due = table.clocks[seat].due
    text = click.say("muted-now-untimed") if due is None else click.say("muted-now", when=when(due))
    await click.interaction.response.edit_message(view=time_card(table, seat, click.say, text))


@on("nudge")
async def nudge(click: Click) -> None:
    seat = seat_named(await click.house.referee.table(click.subject), click.rest)
    table = await click.house.timekeeper.nudge(click.subject, click.user, seat)
    text = click.say("nudged-now", who=name(table.players[seat]))
    await click.interaction.response.edit_message(view=card(ui.TextDisplay(text)))


@on("return")
async def come_back(click: Click) -> None:
    """Back at the table at once: with the panel, in place of the letter or privately below the card."""
    table = await click.house.timekeeper.back(click.subject, click.user)
    message, interaction = click.interaction.message, click.interaction
    if interaction.guild_id and not (message and message.flags.ephemeral):
        await show_hand(click.house, interaction, table, click.say)
        return
    made = await own_panel(click.house, table, table.seat_of(click.user), click.say)
    await interaction.response.edit_message(view=made.view, attachments=made.files)


@on("vote")
async def vote(click: Click) -> None:
    """On a card that all can see it stays; what comes of it is told in the thread."""
    await click.house.timekeeper.vote(click.subject, click.user, click.rest)
    view = card(ui.TextDisplay(click.say(f"voted-now-{click.rest}")))
    await click.interaction.response.send_message(view=view, ephemeral=True)


async def setup(_: Hikyaku) -> None:
    """Its buttons are known once it is loaded."""
