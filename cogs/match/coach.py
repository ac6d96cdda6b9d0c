"""What the coach says beside a panel, what is on its cards: a hint, a warning before a blunder, the glossary."""

import asyncio
from dataclasses import replace
from io import BytesIO
from typing import Any, Final

import discord

from cogs.cards.parts import VERMILION, Part, card, page_row, picture, press, row
from cogs.cards.pictures import on_drawing_thread, scene, with_reader_colours
from cogs.interactions.acknowledge import Panel, think
from cogs.interactions.controls import Click, Press, on, parse_number
from cogs.interactions.services import panels_of
from cogs.panel.legal_moves import CONFIRMED, HINT_SEPARATOR, MAX_LABEL_CHARS, Offer
from cogs.panel.panel import PanelContext, cards_key, draw_panel, position_items, prefers_text
from cogs.panel.reasons import position_of, risked, warning, what_follows
from dojo.errors import Refusal
from dojo.table.table import Table
from engine import match
from engine.core import Ask, Seat
from engine.player.teacher import Advice, Decision, passes_up_a_win
from faces import FACES
from faces.core import Say
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
    shown, files = await position_after(offer, move)
    return Panel(card(*shown, "\n".join(lines), row(give)), files)


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


async def position_after(offer: Offer, move: Any) -> tuple[list[Part], list[discord.File]]:
    """The position as if the move were made, where pictures can show that; otherwise nothing."""
    if move.kind not in FACES[offer.key].weighs:
        return [], []
    context = PanelContext(offer.table, offer.seat, replace(offer.scene, weighed=move))
    files, alt = await draw_panel(context)
    return position_items(context, alt)[:1], files[:1]


async def warning_panel(table: Table, ask: Ask[Any], move: Any, better: Any, say: Say) -> Panel | None:
    """What the move would let happen, or that another wins at once; the better one is not given away.

    Where none is known to be better: what may well go wrong, as far as the game can tell. It takes the place of the
    panel, so it has a picture of what would be.
    """
    then, decision = position_of(table, ask.seat, say), Decision(table.view(ask.seat), ask, move)
    if better is not None and await asyncio.to_thread(passes_up_a_win, table.game, decision, better):
        text = f"**{say('coach-missed')}**"
    else:
        known = better is not None
        why = await (
            asyncio.to_thread(warning, then, decision, better) if known else asyncio.to_thread(risked, then, ask, move)
        )
        if not why:
            return None
        label = FACES[table.game.key].label(decision.view, move, say)
        text = f"**{say('coach-warning', move=label, rounds=int(table.game.pacing.rounds is not None))}** {why}"
    shown, files = await position_after(offered(table, ask, say), move)
    rest = f"{table.opened(ask.seat)}/{move}{CONFIRMED}"
    play = Press("answer", table.id, rest, label=say("press-anyway"), style=discord.ButtonStyle.danger)
    look = Press("again", table.id, label=say("press-look-again"), style=PLAY)
    return Panel(card(*shown, text, row(look, play, press(say, "hint", table.id)), colour=VERMILION), files)


# The button of a coached match: **Hint**. Nothing is played by it.


@on("hint", replies_at_once=True)
async def hint(click: Click) -> None:
    """The move that the coach would make, below the panel, which stays. An older hint on the match goes away.

    The search takes a moment, so the click is acknowledged first.
    """
    table = await click.dojo.referee.table(click.subject)
    seat = table.seat_of(click.user)
    if not table.coached:
        raise Refusal("error-not-coached")
    ask = match.ask(table.game, table.match, seat)
    waiting = await think(click.interaction)
    advice = await click.dojo.coach.hint(table, ask, click.user)
    made = await hint_panel(table, ask, advice, click.say)
    shown = await waiting.edit(view=made.view, attachments=made.files)
    panels_of(click.interaction).aside_shown(click.interaction, table.id, "hint", shown)


# What is this card?: the cards of a hand, each with a line that says what it does.


@on("cards")
async def explain_cards(click: Click) -> None:
    """The first page is a message of its own, so that the hand stays where it is; the others take its place."""
    table = await click.dojo.referee.table(click.subject)
    page = parse_number(click.rest) if click.rest else 0
    made = await glossary_panel(table, table.seat_of(click.user), click.say, page)
    if click.rest:
        await click.replace(made)
    else:
        shown = await click.show(made)
        panels_of(click.interaction).aside_shown(click.interaction, table.id, "cards", shown)


async def glossary_panel(table: Table, seat: Seat, say: Say, page: int = 0) -> Panel:
    seen = scene(table, say, seat)
    entries = FACES[table.game.key].glossary(seen)
    last = max(0, -(-len(entries) // PAGE) - 1)
    page = min(max(page, 0), last)
    first, shown = page * PAGE, entries[page * PAGE : (page + 1) * PAGE]
    lines = [
        say("labelled", name=f"**{mark(place)} · {entry.name}**", value=entry.line)
        for place, entry in enumerate(shown, first)
    ]
    files, drawing = [], None
    if shown and not prefers_text(table, seat):
        png = await on_drawing_thread(lambda: with_reader_colours(drawn_entries(shown, first), seen))
        files = [discord.File(BytesIO(png), "glossary.png")]
        named = (say("labelled", name=mark(place), value=entry.name) for place, entry in enumerate(shown, first))
        drawing = picture("glossary.png", separated(named, say))
    view = card(
        f"### {say(cards_key(table.game.key, say))}",
        drawing,
        "\n".join(lines or [say("glossary-none")]),
        page_row(say, "cards", page, last, table.id),
    )
    return Panel(view, files)
