"""What is this card?: the cards of a hand, each with a line that says what it does."""

from collections.abc import Sequence
from io import BytesIO

import discord
from discord import ui

from cogs.cards.parts import card, page_rows, picture
from cogs.cards.pictures import on_drawing_thread, scene, with_reader_colours
from cogs.client import Hikyaku
from cogs.interactions.acknowledge import reply
from cogs.interactions.controls import Click, on, parse_number
from cogs.interactions.responses import replace_clicked
from cogs.panel.panel import Panel, cards_key, prefers_text
from cogs.panel.upkeep import panels_of
from dojo.table.table import Table
from engine.core import Seat
from faces import FACES
from faces.core import Entry, Say
from faces.glossary import PAGE, mark
from faces.glossary import picture as drawn_entries
from faces.text import separated


@on("cards")
async def explain_cards(click: Click) -> None:
    """The first page is a message of its own, so that the hand stays where it is; the others take its place."""
    table = await click.dojo.referee.table(click.subject)
    page = parse_number(click.rest) if click.rest else 0
    made = await glossary_panel(table, table.seat_of(click.user), click.say, page)
    if click.rest:
        await replace_clicked(click, made.view, made.files)
    else:
        shown = await reply(click.interaction, view=made.view, files=made.files, ephemeral=True)
        panels_of(click.interaction).aside_shown(click.interaction, table.id, "cards", shown)


async def glossary_panel(table: Table, seat: Seat, say: Say, page: int = 0) -> Panel:
    seen = scene(table, say, seat)
    entries = FACES[table.game.key].glossary(seen)
    last = max(0, -(-len(entries) // PAGE) - 1)
    page = min(max(page, 0), last)
    first, shown = page * PAGE, entries[page * PAGE : (page + 1) * PAGE]
    named = enumerate(shown, first)
    lines = [say("labelled", name=f"**{mark(place)} · {entry.name}**", value=entry.line) for place, entry in named]
    head, text = f"### {say(cards_key(table.game.key, say))}", "\n".join(lines or [say("glossary-none")])
    files, gallery = [], []
    if shown and not prefers_text(table, seat):
        png = await on_drawing_thread(lambda: with_reader_colours(drawn_entries(shown, first), seen))
        files = [discord.File(BytesIO(png), "glossary.png")]
        gallery = [picture("glossary.png", alt(shown, first, say))]
    return Panel(
        card(ui.TextDisplay(head), *gallery, ui.TextDisplay(text), *page_rows(say, "cards", page, last, table.id)),
        files,
    )


def alt(shown: Sequence[Entry], first: int, say: Say) -> str:
    named = (say("labelled", name=mark(place), value=entry.name) for place, entry in enumerate(shown, first))
    return separated(named, say)


async def setup(_: Hikyaku) -> None:
    """Importing this module is enough: it registers the button."""
