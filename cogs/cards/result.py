"""The result card of a match: who won and why, and how the ratings changed."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import discord
from discord import ui

from cogs.cards.board import match_head, mention, recent_lines
from cogs.cards.names import safe_names
from cogs.cards.parts import VERMILION, card, picture, press, row
from cogs.interactions.emoji import seat_mark
from dojo.ratings.leaderboard import Change
from dojo.ratings.ratings import NO_RESULT
from dojo.table.table import Table
from engine.core import Outcome, Seat
from faces.core import Names, Say

Namer: TypeAlias = Callable[[Table, Say], Names]


def result_card(
    table: Table,
    outcome: Outcome,
    say: Say,
    alt: str,
    changes: Mapping[Seat, Change] | None = None,
    notes: Sequence[str] = (),
) -> ui.LayoutView:
    lines = [*placing_lines(table, outcome, changes or {}, say), *recent_lines(table, say), *notes]
    return card(
        ui.TextDisplay(f"{match_head(table, say)}\n**{verdict(table, outcome, say)}**"),
        picture("board.png", alt),
        ui.TextDisplay("\n".join(filter(None, lines))),
        row(
            press(say, "rematch", table.id, style=discord.ButtonStyle.success),
            press(say, "text", table.id),
            press(say, "log", table.id),
            press(say, "closer", table.id),
        ),
        row(
            press(say, "replay", table.id),
            press(say, "film", table.id),
            press(say, "webpage", table.id),
            press(say, "export", table.id),
            press(say, "verify", table.id),
        ),
        colour=VERMILION,
    )


def placing_lines(table: Table, outcome: Outcome, changes: Mapping[Seat, Change], say: Say) -> list[str]:
    """The place and rating of each player, and for whom a lower place counts because a computer finished for them."""
    order = sorted(range(len(table.players)), key=outcome.places.__getitem__)
    lines = [
        f"{outcome.places[seat]}. {seat_mark(table.game.key, seat)}{mention(table.players[seat])}"
        f"{rating_change(changes.get(seat))}"
        for seat in order
    ]
    gone = [mention(table.players[seat]) for seat in order if is_counted_lower(outcome, changes, seat)]
    return [*lines, *(f"-# {say('result-gone', who=who)}" for who in gone)]


def is_counted_lower(outcome: Outcome, changes: Mapping[Seat, Change], seat: Seat) -> bool:
    return seat in changes and changes[seat].place > outcome.places[seat]


def rating_change(change: Change | None) -> str:
    """The new rating and the change; a question mark if the rating is provisional."""
    if change is None:
        return ""
    gain = f"{change.gain:+}".replace("-", "−")
    return f" **{change.after}{'' if change.sure else '?'}** ({gain})"


def verdict(table: Table, outcome: Outcome, say: Say, names: Namer = safe_names) -> str:
    """Who has won and why; only why if the match does not count."""
    winner = ", ".join(names(table, say)[seat] for seat in outcome.winners) or "-"
    key = f"{table.game.key}-reason-{outcome.reason}"
    why = say(key if say.has(key) else f"reason-{outcome.reason}", winner=winner)
    return why if outcome.reason in NO_RESULT else f"{say('result-won', who=winner, count=len(outcome.winners))} {why}"
