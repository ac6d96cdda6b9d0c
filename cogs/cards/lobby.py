"""What is agreed in a lobby, in words."""

import discord
from discord import SelectOption, ui

from cogs.cards.board import called
from cogs.cards.parts import GOLD, INDIGO, card, press, row
from cogs.cards.reliability import beside
from cogs.cards.shuffle import laid
from cogs.cards.time import gives
from cogs.interactions.controls import Pick
from dojo.clock.paces import pace
from dojo.lobby.lobby import Lobby
from dojo.people.computers import LEVELS
from engine.games import GAMES
from engine.match import counting
from faces.core import Say


def closed(lobby: Lobby) -> str:
    """Why nobody can join any more."""
    return "lobby-expired" if lobby.status == "closed" and lobby.players else f"lobby-{lobby.status}"


def terms(game: str, options: dict[str, str], tempo: str, say: Say) -> str:
    """What was agreed: the pace with its numbers, and each option of the game that counts."""
    numbers = gives(pace(tempo), say, reactions=bool(GAMES[game].reactions))
    lines = [f"**{say('pace')}** {say(f'pace-{tempo}')}\n-# {numbers}."]
    for name, value in counting(GAMES[game], options).items():
        changed = value != GAMES[game].options[name][0]
        shown = say(f"{game}-option-{name}-{value}")
        lines.append(f"**{say(f'{game}-option-{name}')}** {f'__{shown}__' if changed else shown}")
    return "\n".join(lines)


def agreed(lobby: Lobby, say: Say) -> list[str]:
    """What the host has decided besides, where it is not as usual."""
    sleeps = [f"**{say('sleeps')}** __{say('sleeps-on')}__"] if lobby.sleeps and pace(lobby.pace).timed else []
    on_time = [f"**{say('on-time')}** __{say(f'on-time-{lobby.on_time}')}__"] if lobby.on_time else []
    return sleeps + on_time


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
