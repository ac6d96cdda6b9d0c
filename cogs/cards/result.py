"""The result card of a match: who won and why, and how the ratings changed."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

import discord
from discord import ui

from cogs.cards.board import match_head, mention, recent_lines, resigned_seat
from cogs.cards.names import safe_names
from cogs.cards.parts import VERMILION, card, picture, press, row
from cogs.cards.shuffle import shuffle_part, shuffle_press
from cogs.interactions.controls import Press
from cogs.interactions.emoji import seat_mark
from dojo import shuffle
from dojo.match.ending import RESIGNED
from dojo.people.computers import LEVELS, level_of
from dojo.ratings.leaderboard import Change
from dojo.ratings.ratings import NO_RESULT
from dojo.table.table import Table
from engine.core import Outcome, Seat
from faces.core import Names, Say
from faces.text import joined, listed

Namer: TypeAlias = Callable[[Table, Say], Names]


def result_card(
    table: Table,
    outcome: Outcome,
    say: Say,
    alt: str,
    changes: Mapping[Seat, Change] | None = None,
    note: str = "",
    seal: str = "",
) -> ui.LayoutView:
    """The `note` is a line at the end; the digits of the record's `seal` are in the custom id of **Shuffle**.

    Film, web page and record are behind **Replay**.
    """
    lines = [*placing_lines(table, outcome, changes or {}, say), *recent_lines(table, say), note, way_on(table, say)]
    return card(
        ui.TextDisplay(f"{match_head(table, say)}\n**{verdict(table, outcome, say)}**"),
        picture("board.png", alt),
        ui.TextDisplay("\n".join(filter(None, lines))),
        row(
            press(say, "rematch", table.id, style=discord.ButtonStyle.success),
            press(say, "closer", table.id),
            *next_level_press(table, say),
            press(say, "replay", table.id),
            press(say, "log", table.id),
        ),
        shuffle_part(shuffle_press(say, table.id, shuffle.shown(seal)), say),
        colour=VERMILION,
    )


def next_level_press(table: Table, say: Say) -> list[Press]:
    """After a coached match, one of the same game without the coach; after one that was won, against the next level."""
    computers = {player.id for player in table.players if player.computer}
    if table.coached:
        return [Press("practise", table.game.key, f"{next(iter(LEVELS))}/{table.id}", label=say("press-uncoached"))]
    if len(computers) + 1 < len(table.players) or not table.outcome or not won_by_somebody(table):
        return []
    levels = list(LEVELS)
    harder = levels[max(levels.index(level_of(id)) for id in computers) + 1 :]
    label = say("press-next-level", level=say(f"level-{harder[0]}")) if harder else ""
    return [Press("practise", table.game.key, f"{harder[0]}/{table.id}", label=label)] if harder else []


def way_on(table: Table, say: Say) -> str:
    """After practice on a server, how to play with people; otherwise ""."""
    practice = sum(player.computer for player in table.players) + 1 == len(table.players)
    return f"-# {say('result-practice')}" if practice and table.guild > 0 else ""


def won_by_somebody(table: Table) -> bool:
    """Whether a person has won, not a computer."""
    return table.outcome is not None and bool(table.people(table.outcome.winners))


def placing_lines(table: Table, outcome: Outcome, changes: Mapping[Seat, Change], say: Say) -> list[str]:
    """The place and rating of each player, and for whom a lower place counts because a computer finished for them."""
    order = sorted(range(len(table.players)), key=outcome.places.__getitem__)
    lines = [
        f"{outcome.places[seat]}. {seat_mark(table.game.key, seat)}{mention(table.players[seat])}"
        f"{rating_change(changes.get(seat), say)}"
        for seat in order
    ]
    gone = [mention(table.players[seat]) for seat in order if is_counted_lower(outcome, changes, seat)]
    known = [f"-# {say('result-certainty')}"] if any(change.certainty for change in changes.values()) else []
    return [*lines, *known, *(f"-# {say('result-gone', who=who)}" for who in gone)]


def is_counted_lower(outcome: Outcome, changes: Mapping[Seat, Change], seat: Seat) -> bool:
    return seat in changes and changes[seat].place > outcome.places[seat]


def rating_change(change: Change | None, say: Say) -> str:
    """The new rating, and what the result and our growing certainty have done to it; "?" if it is provisional."""
    if change is None:
        return ""
    mark, facts = "" if change.sure else "?", {"gain": signed(change.gain), "certainty": signed(change.certainty)}
    return f" **{change.after}{mark}** {say('result-rating', sure=change.certainty, **facts)}"


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number else "±0"


def verdict(table: Table, outcome: Outcome, say: Say, names: Namer = safe_names) -> str:
    """Who has won and why; only why if the match does not count."""
    losers = [seat for seat in range(len(table.players)) if seat not in outcome.winners]
    winner, loser = (listed(names(table, say), seats, say) or "-" for seats in (outcome.winners, losers))
    gone = resigned_seat(table)
    reason = "left" if outcome.reason == RESIGNED and gone is None else outcome.reason
    key = f"{table.game.key}-reason-{reason}"
    agreed = {name: int(value) if value.isdecimal() else value for name, value in table.options.items()}
    who = "" if gone is None else names(table, say)[gone]
    facts = agreed | {"winner": winner, "loser": loser, "others": len(table.players) - 1, "who": who}
    why = say(key if say.has(key) else f"reason-{reason}", **facts)
    if outcome.reason in NO_RESULT:
        return why
    return joined((say("result-won", who=winner, count=len(outcome.winners)), why), say)
