"""An answer on its way, in place of all that could be answered: held for some seconds, or given once more."""

from dataclasses import replace
from typing import Any, Final

import discord
from discord import ui

from cogs.cards.parts import VERMILION, card, plain, press, row
from cogs.cards.pictures import scene
from cogs.interactions.controls import Press
from cogs.panel.display import looked
from cogs.panel.panel import Panel, framed, next_press, panel
from cogs.panel.recap import since
from dojo.dojo import House
from dojo.match.held_moves import Hold, Reply
from dojo.table.table import Table
from engine import match
from engine.core import Seat
from faces import FACES
from faces.core import Say

SURE: Final = "/sure"  # ends the id of an answer somebody has been asked about once more


def named(reply: Reply, say: Say) -> str:
    return FACES[reply.table.game.key].option(reply.move, say)


def answered(after: Table, user: int, label: str, waiting: int, say: Say) -> ui.LayoutView:
    """What stays in place of the panel: the answer, and the way on, in this match or to the next."""
    more = [f"-# {say('next-waiting', count=waiting)}"] if waiting else []
    view = plain("\n".join([say("played", move=label), *more]))
    mine = after.seat_of(user) in after.asked
    again = [press(say, "again", after.id, style=discord.ButtonStyle.primary)] if mine else []
    if presses := [*again, *next_press(after.id, waiting, say)]:
        view.add_item(row(*presses))
    return view


async def own_panel(house: House, table: Table, seat: Seat, say: Say) -> Panel:
    """A player's own panel; an answer that is held stands in place of all that could be answered."""
    hold = await house.holding.held(table, seat)
    if hold:
        return await held_panel(table, hold, say)
    return await panel(table, seat, say, since=await since(house, table, seat, say), now=house.now())


async def held_panel(table: Table, hold: Hold, say: Say) -> Panel:
    move = match.parse(table.game, table.match, hold.seat, hold.move, opened=hold.opened)
    label, when = FACES[table.game.key].option(move, say), f"<t:{hold.due // 1000}:R>"
    undo = press(say, "undo", table.id, str(hold.opened))
    send = press(say, "sendnow", table.id, str(hold.opened), style=discord.ButtonStyle.success)
    return await chosen(
        table, hold.seat, say, move, ui.TextDisplay(say("hold-head", move=label, when=when)), row(undo, send)
    )


async def confirm_panel(table: Table, seat: Seat, say: Say, move: Any) -> Panel:
    """With a picture of what would come of it, where there is one."""
    label = FACES[table.game.key].option(move, say)
    rest, look = f"{table.opened(seat)}/{move}{SURE}", discord.ButtonStyle.success
    give = Press("answer", table.id, rest, label=say("press-give"), style=look)
    back = Press("again", table.id, label=say("press-back"))
    parts: tuple[ui.Item[ui.LayoutView], ...] = (ui.TextDisplay(say("confirm-head", move=label)), row(give, back))
    if move.kind not in FACES[table.game.key].weighs:
        return Panel(card(*parts, colour=VERMILION), [])
    return await chosen(table, seat, say, move, *parts)


async def chosen(table: Table, seat: Seat, say: Say, move: Any, *parts: ui.Item[ui.LayoutView]) -> Panel:
    """The panel with nothing left to choose, shown as if the answer were given where its face can do that."""
    weighed = move if move.kind in FACES[table.game.key].weighs else None
    seen = replace(scene(table, say, seat), weighed=weighed)
    files, alt = await looked(table, seat, seen)
    return Panel(framed(table, seat, seen, alt, *parts), files)
