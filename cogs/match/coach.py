"""What the coach says beside a panel, what is on its cards: a hint, a warning before a blunder, the glossary."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any, Final

import discord
from discord import ui

from cogs.cards.parts import VERMILION, card, page_rows, picture, press, row
from cogs.cards.pictures import on_drawing_thread, scene, with_reader_colours
from cogs.interactions.acknowledge import reply, think
from cogs.interactions.controls import Click, Press, on, parse_number, replace_clicked
from cogs.interactions.services import panels_of
from cogs.panel.legal_moves import CONFIRMED, HINT_SEPARATOR, MAX_LABEL_CHARS, Offer
from cogs.panel.panel import Panel, cards_key, draw_panel, position_items, prefers_text
from cogs.panel.reasons import position_of, risked, warning, what_follows
from dojo.errors import DojoError
from dojo.table.table import Table
from engine import match
from engine.core import Ask, Seat
from engine.player.teacher import Advice, Decision, passes_up_a_win
from faces import FACES
from faces.core import Entry, Say
from faces.glossary import PAGE, mark
from faces.glossary import picture as drawn_entries
from faces.text import separated

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


# The button of a coached match: **Hint**. Nothing is played by it.


class NotCoached(DojoError):
    """Hints are for coached matches alone."""

    key = "error-not-coached"


@on("hint", replies_at_once=True)
async def hint(click: Click) -> None:
    """The move that the coach would make, below the panel, which stays. An older hint on the match goes away.

    The search takes a moment, so the click is acknowledged first.
    """
    table = await click.dojo.referee.table(click.subject)
    ask = coached_ask(click, table)
    waiting = await think(click.interaction)
    advice = await click.dojo.coach.hint(table, ask, click.user)
    made = await hint_panel(table, ask, advice, click.say)
    shown = await waiting.edit(view=made.view, attachments=made.files)
    panels_of(click.interaction).aside_shown(click.interaction, table.id, "hint", shown)


def coached_ask(click: Click, table: Table) -> Ask[Any]:
    """What the coach is to look at. Raises `NotCoached` or `RuleError`."""
    seat = table.seat_of(click.user)
    if not table.coached:
        raise NotCoached
    return match.ask(table.game, table.match, seat)


# What is this card?: the cards of a hand, each with a line that says what it does.


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
