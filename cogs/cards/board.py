"""TODO."""

from collections.abc import Iterable

import discord
from discord import ui

from cogs.cards.parts import GOLD, RECENT, SEATS_OFFERED, card, picture, plain, press, row
from cogs.cards.shuffle import first_words
from cogs.cards.time import absences, turns
from cogs.interactions.controls import Press
from dojo.people.people import Player
from dojo.table.table import Table
from faces import FACES
from faces.core import Say

# The board


def board_card(table: Table, say: Say, alt: str, now: int | None = None) -> ui.LayoutView:
    """Without `now`, as it was when the last answer was given."""
    return card(
        ui.TextDisplay(f"### {title(table, say)}\n{whose_turn(table, say, table.since if now is None else now)}"),
        picture("board.png", alt),
        ui.TextDisplay("\n".join([*(recent(table, say) or [silence(table, say)]), *first_words(table, say)])),
        row(
            press(say, "hand", table.id, style=discord.ButtonStyle.primary),
            press(say, "text", table.id),
            press(say, "log", table.id),
            press(say, "more", table.id),
        ),
        *([away_presses(table, say)] if table.standins else ()),
        colour=GOLD,
    )


def away_presses(table: Table, say: Say) -> ui.ActionRow[ui.LayoutView]:
    """For whose seats computers have taken over; for the others, who may agree on it; for whoever would sit down."""
    labels = {seat: say("press-seat-of", who=table.names[seat], count=len(table.standins)) for seat in table.standins}
    return row(
        press(say, "return", table.id, style=discord.ButtonStyle.success),
        Press("vote", table.id, "wait", label=say("vote-wait")),
        Press("vote", table.id, "end", label=say("vote-end"), style=discord.ButtonStyle.danger),
        *[Press("seat", table.id, str(seat), label=label[:80]) for seat, label in labels.items()][:SEATS_OFFERED],
    )


def title(table: Table, say: Say) -> str:
    return f"{say(f'{table.game.key}-name')} · {' – '.join(safe_names(table))} · `{table.id}`"


def whose_turn(table: Table, say: Say, now: int) -> str:
    """And until when, and for whom a computer plays."""
    return "\n".join([turns(table, say, now, called), *(f"-# {line}" for line in absences(table, say, called))])


def recent(table: Table, say: Say) -> list[str]:
    return event_lines(table, table.recent, say)[-RECENT:]


def event_lines(table: Table, events: Iterable[object], say: Say) -> list[str]:
    face, names = FACES[table.game.key], safe_names(table)
    return [line for line in (face.event(event, names, say) for event in events) if line]


def called(player: Player) -> str:
    """People by a mention, which Discord words for each reader; computers, and who was forgotten, by their name."""
    return f"**{name(player)}**" if player.computer or player.former else f"<@{player.id}>"


def name(player: Player) -> str:
    """As it is, whatever signs of markup people put into it."""
    return discord.utils.escape_markdown(player.name)


def safe_names(table: Table) -> tuple[str, ...]:
    return tuple(map(name, table.players))


def turned_card(lines: list[str], ply: int, say: Say) -> ui.LayoutView:
    """What stays of a board once the match has gone on: its words, without picture or buttons.

    A picture of every turn would let anybody count the cards that a game wants forgotten.
    """
    return plain(f"-# {say('ply', ply=ply)} · {' '.join(lines) or untold(ply, say)}")


def untold(ply: int, say: Say) -> str:
    """What is said where no event is: at the start, or of a choice that stays secret for now."""
    return say("log-secret" if ply else "log-empty")


def silence(table: Table, say: Say) -> str:
    return f"-# {untold(table.match.ply, say)}"
