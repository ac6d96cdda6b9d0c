"""What replaces the legal moves on a panel: a move that is held for some seconds, to be confirmed, or made."""

import asyncio
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from cogs.cards.parts import VERMILION, card, plain, press, row
from cogs.cards.pictures import scene
from cogs.interactions.controls import Press
from cogs.interactions.layout import Layout
from cogs.panel.legal_moves import CONFIRMED, Row, label_of
from cogs.panel.panel import Panel, build_panel, draw_panel, next_press, panel_card
from cogs.panel.recap import Recap, recap_since_last_move
from cogs.panel.round_end import round_end_panel
from dojo.dojo import Dojo
from dojo.match.held_moves import HeldMove, Reply
from dojo.table.table import Table
from engine import match
from engine.core import Seat
from faces import FACES
from faces.core import Say

MAX_COMPONENTS = 40  # in one message


def move_made_card(reply: Reply, user: int, waiting: int, say: Say) -> ui.LayoutView:
    """What replaces the panel: the move made, and buttons to go on in this match or to the next."""
    after, seat = reply.table, reply.table.seat_of(user)
    label = label_of(after.game, after.view(seat), reply.move, say)
    more = [f"-# {say('next-waiting', count=waiting)}"] if waiting else []
    view = plain("\n".join([say("played", move=label), *more]))
    mine = seat in after.asked
    again = [press(say, "again", after.id, style=discord.ButtonStyle.primary)] if mine else []
    if presses := [*again, *next_press(after.id, waiting, say)]:
        view.add_item(row(*presses))
    return view


async def player_panel(dojo: Dojo, table: Table, seat: Seat, say: Say, *, by_itself: bool = False) -> Panel:
    """The panel of a player; a held move replaces the legal moves.

    `by_itself`: the one before leads on to it, so if a round has ended, it first shows how.
    """
    hold = await dojo.held_moves.held(table, seat)
    if hold:
        return await held_panel(table, hold, say, planned=hold.made_at > dojo.now())
    recap = asyncio.ensure_future(recap_for(dojo, table, seat, say))
    if by_itself and (end := (await recap).ended):
        return await round_end_panel(table, seat, say, end, dojo.now(), leads_on=seat in table.asked)
    return await build_panel(table, seat, say, recap=recap, now=dojo.now())


async def recap_for(dojo: Dojo, table: Table, seat: Seat, say: Say) -> Recap:
    """What has happened, and that this player's plans were withdrawn for it."""
    recap = await recap_since_last_move(dojo, table, seat, say)
    if await dojo.plans.withdrawn(table, seat):
        return replace(recap, text="\n".join(filter(None, (recap.text, f"**{say('plan-withdrawn')}**"))))
    return recap


async def next_panel(dojo: Dojo, reply: Reply, seat: Seat, say: Say) -> Panel:
    """The panel with the next question, or with the end of the round, and above it the move that led there."""
    made = say("played", move=label_of(reply.table.game, reply.table.view(seat), reply.move, say))
    return with_head(await player_panel(dojo, reply.table, seat, say, by_itself=True), made)


def with_foot(panel: Panel, foot: str | Row) -> Panel:
    """The panel with a line or a row below it, if there's room: it's seen even where the panel fills the window."""
    below = ui.TextDisplay[ui.LayoutView](foot) if isinstance(foot, str) else foot
    taken = panel.view.total_children_count + 1 + len(getattr(below, "children", ()))
    if not foot or taken > MAX_COMPONENTS:
        return panel
    view = Layout()
    for item in (*panel.view.children, below):
        view.add_item(item)
    return Panel(view, panel.files)


def with_head(panel: Panel, text: str, *rows: Row) -> Panel:
    """The panel with a text and rows of buttons above it; without the rows, or either, if there is no room."""
    room = MAX_COMPONENTS - panel.view.total_children_count - bool(text)
    if not text or room < 0:
        return panel
    more = rows if sum(1 + len(each.children) for each in rows) <= room else ()
    view = Layout()
    for item in (ui.TextDisplay[ui.LayoutView](text), *more, *panel.view.children):
        view.add_item(item)
    return Panel(view, panel.files)


async def held_panel(table: Table, hold: HeldMove, say: Say, *, planned: bool = False) -> Panel:
    move = match.parse(table.game, table.match, hold.seat, hold.move, opened=hold.opened)
    label, when = label_of(table.game, table.view(hold.seat), move, say), f"<t:{hold.due // 1000}:R>"
    undo = press(say, "undo", table.id, str(hold.opened))
    send = press(say, "sendnow", table.id, str(hold.opened), style=discord.ButtonStyle.success)
    head = say("plan-held" if planned else "hold-head", move=label, when=when)
    return await chosen_move_panel(table, hold.seat, say, move, ui.TextDisplay(head), row(undo, send))


async def confirm_panel(table: Table, seat: Seat, say: Say, move: Any) -> Panel:
    """Ask whether a move is meant, with a picture of what would come of it where the game can draw one."""
    label = label_of(table.game, table.view(seat), move, say)
    rest, look = f"{table.opened(seat)}/{move}{CONFIRMED}", discord.ButtonStyle.success
    confirm = Press("answer", table.id, rest, label=say("press-give"), style=look)
    back = Press("again", table.id, label=say("press-all-moves"))
    parts: tuple[ui.Item[ui.LayoutView], ...] = (ui.TextDisplay(say("confirm-head", move=label)), row(confirm, back))
    if move.kind not in FACES[table.game.key].weighs:
        return Panel(card(*parts, colour=VERMILION), [])
    return await chosen_move_panel(table, seat, say, move, *parts)


async def chosen_move_panel(table: Table, seat: Seat, say: Say, move: Any, *parts: ui.Item[ui.LayoutView]) -> Panel:
    """The panel around one move, drawn as if it were made where the face of the game can do that."""
    weighed = move if move.kind in FACES[table.game.key].weighs else None
    seen = replace(scene(table, say, seat), weighed=weighed)
    files, alt = await draw_panel(table, seat, seen)
    return Panel(panel_card(table, seat, seen, alt, *parts), files)
