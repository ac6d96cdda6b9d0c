"""How a round ended, as a still picture, with the way on to the next round.

A panel that leads on by itself becomes this first. All others show the question at once, with a button that leads here,
so no move takes more than two clicks. Both buttons carry the match alone; what ended is read from its moves.
"""

from dataclasses import replace

from discord import ButtonStyle, ui

from cogs.cards.parts import GOLD, INDIGO, card, row
from cogs.cards.pictures import scene
from cogs.interactions.controls import Press
from cogs.panel.panel import Panel, draw_panel, heading, position_items, question_text
from cogs.panel.recap import RoundEnd
from dojo.table.table import Table
from engine.core import Seat
from faces.core import AnyScene, Say


async def round_end_panel(
    table: Table, seat: Seat, say: Say, end: RoundEnd, now: int, *, leads_on: bool = True
) -> Panel:
    """Without `leads_on` there is no button: the computers are about to move, and the panel is drawn again."""
    seen = replace(scene(table, say, seat), ended=end.event)
    files, alt = await draw_panel(table, seat, seen)
    return Panel(round_end_layout(table, seat, seen, alt, end, now, leads_on=leads_on), files)


def round_end_layout(
    table: Table, seat: Seat, seen: AnyScene, alt: str, end: RoundEnd, now: int, *, leads_on: bool = True
) -> ui.LayoutView:
    say = seen.say
    onward = Press("again", table.id, label=say("press-next-round"), style=ButtonStyle.primary)
    return card(
        ui.TextDisplay(heading(table, seat, say, now)),
        *position_items(table, seat, seen, alt),
        ui.TextDisplay(end.text),
        row(onward) if leads_on else ui.TextDisplay(question_text(table, None, say, now)),
        colour=GOLD if seat in table.asked else INDIGO,
    )
