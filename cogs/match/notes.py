"""What a player keeps to themselves at a table: notes, and orders for when the same is asked again."""

from typing import Final

import discord
from discord import SelectOption, ui

from cogs.cards.parts import card, plain, press, row
from cogs.client import Hikyaku
from cogs.interactions.controls import Click, Pick, Press, on
from cogs.interactions.modals import VerbModal
from cogs.interactions.responses import replace_clicked
from dojo.match.agreements import NOTES
from dojo.table.table import Table
from faces.core import Say

ASKED: Final = "-"  # no order: the player is asked


def private_presses(table: Table, say: Say) -> list[Press]:
    """Under More, for a player of a match that goes on."""
    orders = [press(say, "orders", table.id)] if table.game.orders else []
    return [press(say, "notes", table.id), *orders]


@on("notes")
async def notes(click: Click) -> None:
    written = await click.dojo.agreements.notes(click.subject, click.user)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="words", style=discord.TextStyle.paragraph, default=written, max_length=NOTES, required=False
    )
    title, label = click.say("notes-title"), click.say("notes-label")
    sheet = VerbModal("noted", click.subject, title=title, fields={label: field})
    await click.interaction.response.send_modal(sheet)


@on("noted")
async def noted(click: Click) -> None:
    await click.dojo.agreements.note_down(click.subject, click.user, click.fields.get("words", ""))
    await click.interaction.response.send_message(view=plain(click.say("notes-kept")), ephemeral=True)


@on("orders")
async def orders(click: Click) -> None:
    table = await click.dojo.referee.table(click.subject)
    standing = await click.dojo.standing_orders.of(table, table.seat_of(click.user))
    await replace_clicked(click, orders_panel(table, standing, click.say))


@on("order")
async def order(click: Click) -> None:
    key = None if click.value == ASKED else click.value
    table = await click.dojo.standing_orders.give(click.subject, click.user, click.rest, key)
    standing = await click.dojo.standing_orders.of(table, table.seat_of(click.user))
    await replace_clicked(click, orders_panel(table, standing, click.say))


def orders_panel(table: Table, standing: dict[str, str], say: Say) -> ui.LayoutView:
    """A select for each question that can be answered ahead."""
    topics = dict.fromkeys(order.topic for order in table.game.orders)
    return card(
        ui.TextDisplay(say("orders-head")),
        *(row(order_pick(table, topic, standing.get(topic, ASKED), say)) for topic in topics),
    )


def order_pick(table: Table, topic: str, now: str, say: Say) -> Pick:
    stem = f"{table.game.key}-order-{topic}"
    lines = {ASKED: say("orders-ask-me", what=say(stem))}
    lines |= {order.key: say(f"{stem}-{order.key}") for order in table.game.orders if order.topic == topic}
    options = [SelectOption(label=label[:100], value=key, default=key == now) for key, label in lines.items()]
    return Pick("order", table.id, topic, options=options)


async def setup(_: Hikyaku) -> None:
    """Its buttons are known once it is loaded."""
