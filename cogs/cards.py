"""The cards that lie in channels: the lobby, the board, the result, and what is left of an old one."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import SelectOption, ui

from cogs.controls import Pick, Press
from dojo.computers import LEVELS
from dojo.lobby import Lobby
from dojo.people import Player
from dojo.table import Table
from engine.core import Outcome
from engine.games import GAMES
from engine.match import counting
from faces import FACES
from faces.core import Say

GOLD = discord.Colour(0xE9AE34)  # the turn, and nothing else
INDIGO = discord.Colour(0x22508C)
VERMILION = discord.Colour(0xC23420)
RECENT = 3  # lines of the log on a board card


def card(*parts: ui.Item[ui.LayoutView], colour: discord.Colour = INDIGO) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts, accent_colour=colour))
    return view


def plain(text: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
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
        ui.TextDisplay(terms(lobby.game, lobby.options, lobby.pace, say)),
        ui.TextDisplay(seats(lobby, say)),
    ]
    if opened:
        parts += [lobby_presses(lobby, say), *computer_picks(lobby, say)]
    else:
        parts.append(ui.TextDisplay(f"-# {say(f'lobby-{lobby.status}')}"))
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
    pick = Pick("computer", lobby.id, str(lobby.version), options=added + removed, placeholder=say(key))
    return [row(pick)] if added or removed else []


def terms(game: str, options: dict[str, str], pace: str, say: Say) -> str:
    """What was agreed: the pace, and each option of the game that counts."""
    lines = [f"**{say('pace')}** {say(f'pace-{pace}')}"]
    for name, value in counting(GAMES[game], options).items():
        changed = value != GAMES[game].options[name][0]
        shown = say(f"{game}-option-{name}-{value}")
        lines.append(f"**{say(f'{game}-option-{name}')}** {f'__{shown}__' if changed else shown}")
    return "\n".join(lines)


def seats(lobby: Lobby, say: Say) -> str:
    taken = [
        f"{number}. {called(player)}{say('seat-host') if player.id == lobby.host else ''}"
        for number, player in enumerate(lobby.players, 1)
    ]
    kept = say("seat-invited", who=f"<@{lobby.invited}>") if lobby.invited else say("seat-free")
    free = [f"{number}. {kept}" for number in range(len(taken) + 1, lobby.seats + 1)]
    soon = [say("lobby-soon", when=f"<t:{lobby.starts_at // 1000}:R>")] if lobby.starts_at else []
    unrated = [] if lobby.rated else [f"-# {say('lobby-unrated')}"]
    return "\n".join(taken + free + soon + unrated)


# The board


def board_card(table: Table, say: Say, alt: str) -> ui.LayoutView:
    return card(
        ui.TextDisplay(f"### {title(table, say)}\n{whose_turn(table, say)}"),
        picture("board.png", alt),
        ui.TextDisplay("\n".join(recent(table, say)) or f"-# {untold(table.match.ply, say)}"),
        row(
            press(say, "hand", table.id, style=discord.ButtonStyle.primary),
            press(say, "text", table.id),
            press(say, "log", table.id),
            press(say, "more", table.id),
        ),
        colour=GOLD,
    )


def title(table: Table, say: Say) -> str:
    return f"{say(f'{table.game.key}-name')} · {' – '.join(safe_names(table))} · `{table.id}`"


def whose_turn(table: Table, say: Say) -> str:
    asked = [called(table.players[seat]) for seat in table.asked]
    return say("turn-of", who=" ".join(asked), count=len(asked))


def recent(table: Table, say: Say) -> list[str]:
    return event_lines(table, table.recent, say)[-RECENT:]


def event_lines(table: Table, events: Iterable[object], say: Say) -> list[str]:
    face, names = FACES[table.game.key], safe_names(table)
    return [line for line in (face.event(event, names, say) for event in events) if line]


def called(player: Player) -> str:
    """People by a mention, which Discord words for each reader; computers by their name."""
    return f"**{discord.utils.escape_markdown(player.name)}**" if player.computer else f"<@{player.id}>"


def safe_names(table: Table) -> tuple[str, ...]:
    """Names as they are, whatever signs of markup people put into them."""
    return tuple(discord.utils.escape_markdown(name) for name in table.names)


def turned_card(lines: list[str], ply: int, say: Say) -> ui.LayoutView:
    """What stays of a board once the match has gone on: its words, without picture or buttons.

    A picture of every turn would let anybody count the cards that a game wants forgotten.
    """
    return plain(f"-# {say('ply', ply=ply)} · {' '.join(lines) or untold(ply, say)}")


def untold(ply: int, say: Say) -> str:
    """What is said where no event is: at the start, or of a choice that stays secret for now."""
    return say("log-secret" if ply else "log-empty")


# The result


def verdict(table: Table, outcome: Outcome, say: Say) -> str:
    winner = ", ".join(safe_names(table)[seat] for seat in outcome.winners) or "-"
    head = say("result-won", who=winner, count=len(outcome.winners))
    return f"{head} {say(f'{table.game.key}-reason-{outcome.reason}', winner=winner)}"
