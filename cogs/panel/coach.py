"""What the coach says besides the panel: the move it would make, and a warning before a blunder."""

import asyncio
from dataclasses import replace
from typing import Any, Final

import discord
from discord import ui

from cogs.cards.parts import VERMILION, card, press, row
from cogs.cards.pictures import scene
from cogs.interactions.controls import Press
from cogs.panel.legal_moves import CONFIRMED, HINT_SEPARATOR, MAX_LABEL_CHARS, Offer
from cogs.panel.panel import Panel, draw_panel, position_items
from cogs.panel.reasons import position_of, risked, warning, what_follows
from dojo.table.table import Table
from engine.core import Ask
from engine.player.teacher import Advice, Decision, passes_up_a_win
from faces import FACES
from faces.core import Say

PLAY: Final = discord.ButtonStyle.success
EVEN: Final = 0.04  # of what is at stake: a move that is behind by less is called as good
CLEAR: Final = 0.15  # and one that is behind by more, clearly weaker


async def hint_panel(table: Table, ask: Ask[Any], advice: Advice, say: Say) -> Panel:
    """The move that the coach would make, a button that makes it, and how it compares with the next best.

    It stands below the player's panel. A move that pictures can show as if it were made has one of its own, because the
    panel's is out of sight there.
    """
    head, offer = "coach-hint" if len(ask.options) > 1 else "coach-only", offered(table, ask, say)
    advice = in_order(offer, advice)
    move = advice.best
    usual = say(f"{head}-open")
    told = await what_follows(table, ask, move, say, usual)
    beside = [] if advice.next_best is None else await compared(offer, advice, told)
    lines = [headline(offer, head, move), *(told or [usual]), *beside]
    rest, label = f"{offer.opened}/{move}{CONFIRMED}", offer.label(move)[:MAX_LABEL_CHARS]
    give = Press("answer", table.id, rest, label=label, style=PLAY, emoji=offer.emoji(move))
    shown, files = await after_move(offer, move)
    return Panel(card(*shown, ui.TextDisplay("\n".join(lines)), row(give)), files)


def in_order(offer: Offer, advice: Advice) -> Advice:
    """Of two moves of one kind that are as good as each other, first the one that looks better to a player, too."""
    rank, best, other = FACES[offer.key].rank, advice.best, advice.next_best
    if rank is None or other is None or other.kind != best.kind or advice.behind >= EVEN:
        return advice
    looks_better = rank(offer.scene, other) > rank(offer.scene, best)
    return replace(advice, best=other, next_best=best) if looks_better else advice


def offered(table: Table, ask: Ask[Any], say: Say) -> Offer:
    return Offer(table, ask.seat, ask, scene(table, say, ask.seat))


def headline(offer: Offer, head: str, move: Any) -> str:
    """A move and its hint, under a heading."""
    return HINT_SEPARATOR.join(filter(None, (f"**{offer.say(head, move=offer.label(move))}**", offer.hint(move))))


async def compared(offer: Offer, advice: Advice, told: list[str]) -> list[str]:
    """The next best move, how far it's behind, and what is said of it but not of the best."""
    behind = "even" if advice.behind < EVEN else "clear" if advice.behind > CLEAR else "little"
    follows = await what_follows(offer.table, offer.ask, advice.next_best, offer.say)
    others = [line for line in follows if line not in told]
    return [headline(offer, f"coach-next-{behind}", advice.next_best), *others[:1]]


async def after_move(offer: Offer, move: Any) -> tuple[list[ui.Item[ui.LayoutView]], list[discord.File]]:
    """The position as if the move were made, where pictures can show that; otherwise nothing."""
    if move.kind not in FACES[offer.key].weighs:
        return [], []
    seen = replace(offer.scene, weighed=move)
    files, alt = await draw_panel(offer.table, offer.seat, seen)
    return position_items(offer.table, offer.seat, seen, alt)[:1], files[:1]


async def warning_panel(table: Table, ask: Ask[Any], move: Any, better: Any, say: Say) -> Panel:
    """What the move would let happen, or that another wins at once; the better one is not given away."""
    decision = Decision(table.view(ask.seat), ask, move)
    if await asyncio.to_thread(passes_up_a_win, table.game, decision, better):
        return await warned(table, ask, move, f"**{say('coach-missed')}**", say)
    why = await asyncio.to_thread(warning, position_of(table, ask.seat, say), decision, better)
    return await warned(table, ask, move, thrown_away(table, ask, move, why, say), say)


async def risk_panel(table: Table, ask: Ask[Any], move: Any, say: Say) -> Panel | None:
    """A warning of what may well go wrong after the move, as far as its game can tell."""
    why = await asyncio.to_thread(risked, position_of(table, ask.seat, say), ask, move)
    return await warned(table, ask, move, thrown_away(table, ask, move, why, say), say) if why else None


def thrown_away(table: Table, ask: Ask[Any], move: Any, why: str, say: Say) -> str:
    label = FACES[table.game.key].label(table.view(ask.seat), move, say)
    head = say("coach-warning", move=label, rounds=int(table.game.pacing.rounds is not None))
    return f"**{head}** {why}"


async def warned(table: Table, ask: Ask[Any], move: Any, told: str, say: Say) -> Panel:
    """It takes the place of the panel, so it has a picture of what would be."""
    shown, files = await after_move(offered(table, ask, say), move)
    rest = f"{table.opened(ask.seat)}/{move}{CONFIRMED}"
    play = Press("answer", table.id, rest, label=say("press-anyway"), style=discord.ButtonStyle.danger)
    look = Press("again", table.id, label=say("press-look-again"), style=PLAY)
    text = ui.TextDisplay[ui.LayoutView](told)
    return Panel(card(*shown, text, row(look, play, press(say, "hint", table.id)), colour=VERMILION), files)
