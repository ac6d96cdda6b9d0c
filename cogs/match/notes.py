"""What only the player sees in a match: private notes, and standing orders that answer a question ahead of time."""

from typing import Final

import discord
from discord import SelectOption, ui

from cogs.cards.parts import card, plain, press, row
from cogs.client import Hikyaku
from cogs.interactions.controls import Click, Pick, Press, on
from cogs.interactions.modals import VerbModal
from cogs.interactions.responses import replace_clicked
from dojo.match.agreements import MAX_NOTES_LENGTH
from dojo.table.table import Table
from faces.core import Say

NO_ORDER: Final = "-"  # the value of a select: no standing order, so the player is asked


def private_presses(table: Table, say: Say) -> list[Press]:
    """Notes and standing orders, for the More panel of a player whose match is still going on."""
    orders = [press(say, "orders", table.id)] if table.game.orders else []
    return [press(say, "notes", table.id), *orders]


@on("notes", replies_at_once=True)
async def edit_notes(click: Click) -> None:
    text = await click.dojo.agreements.notes(click.subject, click.user)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="words", style=discord.TextStyle.paragraph, default=text, max_length=MAX_NOTES_LENGTH, required=False
    )
    title, label = click.say("notes-title"), click.say("notes-label")
    modal = VerbModal("noted", click.subject, title=title, fields={label: field})
    await click.interaction.response.send_modal(modal)


@on("noted")
async def save_notes(click: Click) -> None:
    await click.dojo.agreements.note_down(click.subject, click.user, click.fields.get("words", ""))
    await click.interaction.response.send_message(view=plain(click.say("notes-kept")), ephemeral=True)


@on("orders")
async def open_orders(click: Click) -> None:
    table = await click.dojo.referee.table(click.subject)
    standing = await click.dojo.standing_orders.of(table, table.seat_of(click.user))
    await replace_clicked(click, orders_panel(table, standing, click.say))


@on("order")
async def give_order(click: Click) -> None:
    key = None if click.value == NO_ORDER else click.value
    table = await click.dojo.standing_orders.give(click.subject, click.user, click.rest, key)
    standing = await click.dojo.standing_orders.of(table, table.seat_of(click.user))
    await replace_clicked(click, orders_panel(table, standing, click.say))


def orders_panel(table: Table, standing: dict[str, str], say: Say) -> ui.LayoutView:
    """A select for each question that a standing order can answer."""
    topics = dict.fromkeys(order.topic for order in table.game.orders)
    return card(
        ui.TextDisplay(say("orders-head")),
        *(part for topic in topics for part in order_parts(table, topic, standing.get(topic, NO_ORDER), say)),
        row(Press("more", table.id, "back", label=say("press-to-more"))),
    )


def order_parts(table: Table, topic: str, current: str, say: Say) -> tuple[ui.Item[ui.LayoutView], ...]:
    """What is asked, and below it the answers, of which the first is to be asked each time."""
    stem = f"{table.game.key}-order-{topic}"
    lines = {NO_ORDER: say("orders-ask-me")}
    lines |= {order.key: say(f"{stem}-{order.key}") for order in table.game.orders if order.topic == topic}
    options = [SelectOption(label=label[:100], value=key, default=key == current) for key, label in lines.items()]
    return ui.TextDisplay(f"**{say(stem)}**"), row(Pick("order", table.id, topic, options=options))


async def setup(_: Hikyaku) -> None:
    """Importing this module is enough: it registers the controls."""
