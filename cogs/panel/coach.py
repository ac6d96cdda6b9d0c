"""What the coach says: the move it would make, what would follow from any other, and a warning before a blunder."""

import asyncio
from dataclasses import replace
from typing import Any, Final

import discord
from discord import ui

from cogs.cards.parts import VERMILION, card, press, row
from cogs.cards.pictures import scene
from cogs.interactions.controls import Pick, Press
from cogs.panel.legal_moves import (
    CONFIRMED,
    HINT_SEPARATOR,
    MAX_LABEL_CHARS,
    MAX_SELECT_OPTIONS,
    Offer,
    move_option,
)
from cogs.panel.panel import Panel, draw_panel, position_items
from cogs.panel.reasons import consequences, position_of, risked, warning
from dojo.table.table import Table
from engine.core import Ask
from engine.player.teacher import Advice, Decision
from faces import FACES
from faces.core import Say

PLAY: Final = discord.ButtonStyle.success
EVEN: Final = 0.04  # of what is at stake: a move that is behind by less is called as good
CLEAR: Final = 0.15  # and one that is behind by more, clearly weaker


async def hint_panel(table: Table, ask: Ask[Any], advice: Advice, say: Say) -> Panel:
    """The move that the coach would make, a button that makes it, and how it compares with the next best."""
    head, offer = "coach-hint" if len(ask.options) > 1 else "coach-only", offered(table, ask, say)
    told = await followed(offer, advice.best)
    beside = [] if advice.next_best is None else await compared(offer, advice, told)
    return await looked_at(
        offer, advice.best, [headline(offer, head, advice.best), *(told or [say(f"{head}-open")]), *beside], PLAY
    )


async def looked_ahead(table: Table, ask: Ask[Any], move: Any, say: Say) -> Panel:
    """A move, and what would follow. Nothing is advised by being asked about, so its button is grey."""
    offer = offered(table, ask, say)
    told = await followed(offer, move) or [say("coach-if-open")]
    return await looked_at(offer, move, [headline(offer, "coach-if", move), *told], discord.ButtonStyle.secondary)


async def looked_at(offer: Offer, move: Any, lines: list[str], style: discord.ButtonStyle) -> Panel:
    """What is said of a move, a button that makes it, and a list of the others.

    It stands below the player's panel. A move that pictures can show as if it were made has one of its own, because the
    panel's is out of sight there.
    """
    rest, label = f"{offer.opened}/{move}{CONFIRMED}", offer.label(move)[:MAX_LABEL_CHARS]
    give = Press("answer", offer.table.id, rest, label=label, style=style, emoji=offer.emoji(move))
    others = [row(other_moves(offer))] if len(offer.ask.options) > 1 else []
    shown, files = await after_move(offer, move)
    return Panel(card(*shown, ui.TextDisplay("\n".join(lines)), row(give), *others), files)


def offered(table: Table, ask: Ask[Any], say: Say) -> Offer:
    return Offer(table, ask.seat, ask, scene(table, say, ask.seat))


async def followed(offer: Offer, move: Any) -> list[str]:
    """What would follow from a move, in lines."""
    table, ask = offer.table, offer.ask
    decision = Decision(table.view(ask.seat), ask, move)
    return await asyncio.to_thread(consequences, position_of(table, ask.seat, offer.say), decision, move)


def headline(offer: Offer, head: str, move: Any) -> str:
    """A move and its hint, under a heading."""
    return HINT_SEPARATOR.join(filter(None, (f"**{offer.say(head, move=offer.label(move))}**", offer.hint(move))))


async def compared(offer: Offer, advice: Advice, told: list[str]) -> list[str]:
    """The next best move, how far it's behind, and what is said of it but not of the best."""
    behind = "even" if advice.behind < EVEN else "clear" if advice.behind > CLEAR else "little"
    others = [line for line in await followed(offer, advice.next_best) if line not in told]
    return [headline(offer, f"coach-next-{behind}", advice.next_best), *others[:1]]


async def after_move(offer: Offer, move: Any) -> tuple[list[ui.Item[ui.LayoutView]], list[discord.File]]:
    """The position as if the move were made, where pictures can show that; otherwise nothing."""
    if move.kind not in FACES[offer.key].weighs:
        return [], []
    seen = replace(offer.scene, weighed=move)
    files, alt = await draw_panel(offer.table, offer.seat, seen)
    return position_items(offer.table, offer.seat, seen, alt)[:1], files[:1]


def other_moves(offer: Offer) -> Pick:
    """A list of moves, the likeliest first, each to be looked ahead at."""
    table, ask = offer.table, offer.ask
    sensible = table.game.sensible(table.match.state, ask) if table.game.sensible else ()
    moves = list(dict.fromkeys((*sensible, *ask.options)))[:MAX_SELECT_OPTIONS]
    lines = [move_option(offer, each) for each in moves]
    return Pick("whatif", table.id, f"{offer.opened}/", placeholder=offer.say("coach-what-if"), options=lines)


async def warning_panel(table: Table, ask: Ask[Any], move: Any, better: Any, say: Say) -> Panel:
    """What the move would let happen; the better one is not given away."""
    decision = Decision(table.view(ask.seat), ask, move)
    why = await asyncio.to_thread(warning, position_of(table, ask.seat, say), decision, better)
    return await warned(table, ask, move, why, say)


async def risk_panel(table: Table, ask: Ask[Any], move: Any, say: Say) -> Panel | None:
    """A warning of what may well go wrong after the move, as far as its game can tell."""
    why = await asyncio.to_thread(risked, position_of(table, ask.seat, say), ask, move)
    return await warned(table, ask, move, why, say) if why else None


async def warned(table: Table, ask: Ask[Any], move: Any, why: str, say: Say) -> Panel:
    """It takes the place of the panel, so it has a picture of what would be."""
    shown, files = await after_move(offered(table, ask, say), move)
    label = FACES[table.game.key].label(table.view(ask.seat), move, say)
    rest = f"{table.opened(ask.seat)}/{move}{CONFIRMED}"
    play = Press("answer", table.id, rest, label=say("press-anyway"), style=discord.ButtonStyle.danger)
    look = Press("again", table.id, label=say("press-look-again"), style=PLAY)
    head = say("coach-warning", move=label, rounds=int(table.game.rounds is not None))
    text = ui.TextDisplay[ui.LayoutView](f"**{head}** {why}")
    return Panel(card(*shown, text, row(look, play, press(say, "hint", table.id)), colour=VERMILION), files)
