"""The card that says how a match ended, and what it did to the ratings."""

from collections.abc import Mapping

import discord
from discord import ui

from cogs.cards.board import called, recent, safe_names, title
from cogs.cards.parts import VERMILION, card, picture, press, row
from dojo.ratings.leaderboard import Change
from dojo.ratings.ratings import NO_RESULT
from dojo.table.table import Table
from engine.core import Outcome, Seat
from faces.core import Say


def result_card(
    table: Table, outcome: Outcome, say: Say, alt: str, changes: Mapping[Seat, Change] | None = None, shuffle: str = ""
) -> ui.LayoutView:
    return card(
        ui.TextDisplay(f"### {title(table, say)}\n**{verdict(table, outcome, say)}**"),
        picture("board.png", alt),
        ui.TextDisplay(
            "\n".join(filter(None, [*standing(table, outcome, changes or {}, say), *recent(table, say), shuffle]))
        ),
        row(
            press(say, "rematch", table.id, style=discord.ButtonStyle.success),
            press(say, "text", table.id),
            press(say, "log", table.id),
        ),
        row(
            press(say, "replay", table.id),
            press(say, "film", table.id),
            press(say, "export", table.id),
            press(say, "verify", table.id),
        ),
        colour=VERMILION,
    )


def standing(table: Table, outcome: Outcome, changes: Mapping[Seat, Change], say: Say) -> list[str]:
    """Who took which place; and for whom another one counts, since a computer had to take it for them."""
    order = sorted(range(len(table.players)), key=outcome.places.__getitem__)
    lines = [f"{outcome.places[seat]}. {called(table.players[seat])}{changed(changes.get(seat))}" for seat in order]
    gone = [called(table.players[seat]) for seat in order if fallen(outcome, changes, seat)]
    return [*lines, *(f"-# {say('result-gone', who=who)}" for who in gone)]


def fallen(outcome: Outcome, changes: Mapping[Seat, Change], seat: Seat) -> bool:
    return seat in changes and changes[seat].place > outcome.places[seat]


def changed(change: Change | None) -> str:
    """The rating after a match and what the match did to it; whoever is not known well yet has a question mark."""
    if change is None:
        return ""
    gain = f"{change.gain:+}".replace("-", "−")
    return f" **{change.after}{'' if change.sure else '?'}** ({gain})"


# The result


def verdict(table: Table, outcome: Outcome, say: Say) -> str:
    """Who has won, and why; where a match counts for nothing, only why."""
    winner = ", ".join(safe_names(table)[seat] for seat in outcome.winners) or "-"
    key = f"{table.game.key}-reason-{outcome.reason}"
    why = say(key if say.has(key) else f"reason-{outcome.reason}", winner=winner)
    return why if outcome.reason in NO_RESULT else f"{say('result-won', who=winner, count=len(outcome.winners))} {why}"
