"""What the coach says: the move it would make, what would follow from any other, and a warning before a blunder."""

import asyncio
from typing import Any, Final

import discord
from discord import ui

from cogs.cards.parts import VERMILION, card, press, row
from cogs.cards.pictures import scene
from cogs.interactions.controls import Pick, Press
from cogs.panel.held_moves import chosen_move_panel
from cogs.panel.legal_moves import CONFIRMED, HINT_SEPARATOR, MAX_SELECT_OPTIONS, Offer, move_option
from cogs.panel.panel import Panel
from cogs.panel.reasons import consequences, hinted, warning
from dojo.table.table import Table
from engine.core import Ask
from engine.player.teacher import Decision
from faces import FACES
from faces.core import Say

PLAY: Final = discord.ButtonStyle.success


async def looked_ahead(table: Table, ask: Ask[Any], move: Any, say: Say, head: str) -> Panel:
    """A move and what would follow from it, drawn as if it were made where its face can; a list of the others."""
    decision, label = Decision(table.view(ask.seat), ask, move), FACES[table.game.key].option(move, say)
    told = await asyncio.to_thread(consequences, table, decision, move, say)
    named = HINT_SEPARATOR.join(filter(None, (f"**{say(head, move=label)}**", hinted(table, ask.seat, move, say))))
    lines = [named, *(told or [say(f"{head}-open")]), f"-# {say('coach-fair')}"]
    give = Press("answer", table.id, f"{table.opened(ask.seat)}/{move}{CONFIRMED}", label=say("press-give"), style=PLAY)
    parts = [
        ui.TextDisplay("\n".join(lines)),
        row(give, Press("again", table.id, label=say("press-back"))),
        row(other_moves(table, ask, say)),
    ]
    if move.kind in FACES[table.game.key].weighs:
        return await chosen_move_panel(table, ask.seat, say, move, *parts)
    return Panel(card(*parts), [])


def other_moves(table: Table, ask: Ask[Any], say: Say) -> Pick:
    """A list of moves, the likeliest first, each to be looked ahead at."""
    offer = Offer(table, ask.seat, ask, scene(table, say, ask.seat))
    sensible = table.game.sensible(table.match.state, ask) if table.game.sensible else ()
    moves = list(dict.fromkeys((*sensible, *ask.options)))[:MAX_SELECT_OPTIONS]
    lines = [move_option(offer, each) for each in moves]
    return Pick("whatif", table.id, f"{offer.opened}/", placeholder=say("coach-what-if"), options=lines)


async def warning_panel(table: Table, ask: Ask[Any], move: Any, better: Any, say: Say) -> Panel:
    """What the move would let happen; the better one is not given away."""
    decision = Decision(table.view(ask.seat), ask, move)
    why = await asyncio.to_thread(warning, table, decision, better, say)
    label = FACES[table.game.key].option(move, say)
    rest = f"{table.opened(ask.seat)}/{move}{CONFIRMED}"
    play = Press("answer", table.id, rest, label=say("press-anyway"), style=discord.ButtonStyle.danger)
    look = Press("again", table.id, label=say("press-look-again"), style=PLAY)
    head = say("coach-warning", move=label, rounds=int(table.game.rounds is not None))
    text = ui.TextDisplay[ui.LayoutView](f"**{head}** {why}")
    return Panel(card(text, row(look, play, press(say, "hint", table.id)), colour=VERMILION), [])
