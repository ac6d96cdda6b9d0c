"""The cards that lie in channels: the lobby, the board, the result, and what is left of an old one."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import SelectOption, ui

from cogs.controls import Pick, Press
from cogs.deadlines import absences, turns
from cogs.habits import beside
from cogs.layout import Layout
from cogs.seals import first_words, laid
from cogs.terms import agreed, closed, terms
from dojo.computers import LEVELS
from dojo.lobby import Lobby
from dojo.people import Player
from dojo.ratings import VOID
from dojo.table import Table
from engine.core import Outcome
from faces import FACES
from faces.core import Say

GOLD = discord.Colour(0xE9AE34)  # the turn, and nothing else
INDIGO = discord.Colour(0x22508C)
VERMILION = discord.Colour(0xC23420)
RECENT = 3  # lines of the log on a board card
SEATS_OFFERED = 2  # of those whose players are away: more have no room beside the other buttons


def card(*parts: ui.Item[ui.LayoutView], colour: discord.Colour = INDIGO) -> ui.LayoutView:
    view = Layout()
    view.add_item(ui.Container(*parts, accent_colour=colour))
    return view


def plain(text: str) -> ui.LayoutView:
    view = Layout()
    view.add_item(ui.TextDisplay(text))
    return view


def picture(name: str, alt: str) -> ui.MediaGallery[ui.LayoutView]:
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt))


def row(*controls: Press | Pick) -> ui.ActionRow[ui.LayoutView]:
    items: list[Any] = list(controls)  # discord.py types these by view, ours belong to none
    return ui.ActionRow(*items)


def press(say: Say, verb: str, subject: str, rest: str = "", **look: object) -> Press:
    """A button worded by its verb."""
    return Press(verb, subject, rest, label=say(f"press-{verb}"), **look)


# The lobby


def lobby_card(lobby: Lobby, say: Say) -> ui.LayoutView:
    opened = lobby.status == "open"
    parts: list[ui.Item[ui.LayoutView]] = [
        ui.TextDisplay(f"## {say(f'{lobby.game}-name')}\n{say(f'{lobby.game}-pitch')}"),
        ui.TextDisplay("\n".join([terms(lobby.game, lobby.options, lobby.pace, say), *agreed(lobby, say)])),
        ui.TextDisplay(seats(lobby, say)),
    ]
    if opened:
        parts += [lobby_presses(lobby, say), *computer_picks(lobby, say)]
    else:
        parts.append(ui.TextDisplay(f"-# {say(closed(lobby))}"))
    parts += [ui.TextDisplay(laid(lobby, say))] if lobby.commitment else []
    return card(*parts, colour=GOLD if opened else INDIGO)


def lobby_presses(lobby: Lobby, say: Say) -> ui.ActionRow[ui.LayoutView]:
    return row(
        press(say, "join", lobby.id, style=discord.ButtonStyle.success, disabled=lobby.full),
        press(say, "leave", lobby.id),
        press(say, "options", lobby.id),
        press(say, "start", lobby.id, style=discord.ButtonStyle.primary, disabled=not lobby.full),
        press(say, "learn", lobby.game),
    )


def computer_picks(lobby: Lobby, say: Say) -> list[ui.ActionRow[ui.LayoutView]]:
    """Seats given to computers and taken back, by the host. A new id each time, so that Discord shows it unpicked."""
    added = [] if lobby.full else [SelectOption(label=say(f"computer-add-{level}"), value=level) for level in LEVELS]
    removed = [
        SelectOption(label=say("computer-remove", who=player.name)[:100], value=str(player.id))
        for player in lobby.players
        if player.computer
    ]
    key = "computer-pick" if added else "computer-pick-full"
    drawn = f"{lobby.version}/{len(lobby.players)}"
    pick = Pick("computer", lobby.id, drawn, options=added + removed, placeholder=say(key))
    return [row(pick)] if added or removed else []


def seats(lobby: Lobby, say: Say) -> str:
    taken = [
        f"{number}. {called(player)}{say('seat-host') if player.id == lobby.host else ''}{beside(player.habits, say)}"
        for number, player in enumerate(lobby.players, 1)
    ]
    kept = say("seat-invited", who=f"<@{lobby.invited}>") if lobby.invited else say("seat-free")
    free = [f"{number}. {kept}" for number in range(len(taken) + 1, lobby.seats + 1)]
    soon = [say("lobby-soon", when=f"<t:{lobby.starts_at // 1000}:R>")] if lobby.starts_at else []
    why = "lobby-unrated" if lobby.ranked else "lobby-just-for-fun"
    unrated = [] if lobby.rated else [f"-# {say(why)}"]
    return "\n".join(taken + free + soon + unrated)


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


# The result


def verdict(table: Table, outcome: Outcome, say: Say) -> str:
    """Who has won, and why; where a match counts for nothing, only why."""
    winner = ", ".join(safe_names(table)[seat] for seat in outcome.winners) or "-"
    key = f"{table.game.key}-reason-{outcome.reason}"
    why = say(key if say.has(key) else f"reason-{outcome.reason}", winner=winner)
    return why if outcome.reason in VOID else f"{say('result-won', who=winner, count=len(outcome.winners))} {why}"
