"""The card of a lobby: the terms of the match, who has which seat, and the buttons to join and start."""

import discord
from discord import SelectOption, ui

from cogs.cards.board import mention, shuffle_part
from cogs.cards.parts import GOLD, INDIGO, Row, address, card, press, row
from cogs.cards.time import pace_numbers, reliability_suffix
from cogs.interactions.controls import Pick
from cogs.interactions.emoji import game_name
from dojo import shuffle
from dojo.clock.paces import pace
from dojo.lobby.lobby import Lobby
from dojo.people.computers import LEVELS
from dojo.people.people import Player
from engine.games import GAMES
from engine.match import counting
from faces.core import Say
from faces.names import clean
from faces.text import separated


def closed_reason_key(lobby: Lobby) -> str:
    """The key of the text that says why nobody can join any more."""
    return "lobby-expired" if lobby.status == "closed" and lobby.players else f"lobby-{lobby.status}"


def terms_text(game: str, options: dict[str, str], tempo: str, say: Say) -> str:
    """The pace with its numbers, and each option of the game that applies, underlined if it is not the default."""
    numbers = pace_numbers(pace(tempo), say, reactions=bool(GAMES[game].pacing.reactions))
    lines = [term_line(say("pace"), say(f"pace-{tempo}"), say), f"-# {say('sentence', text=numbers)}"]
    for name, value in counting(GAMES[game], options).items():
        changed = value != GAMES[game].options[name][0]
        shown = say(f"{game}-option-{name}-{value}")
        lines.append(term_line(say(f"{game}-option-{name}"), shown, say, changed=changed))
    return "\n".join(lines)


def term_line(name: str, value: str, say: Say, *, changed: bool = False) -> str:
    return say("lobby-term", name=name, value=f"__{value}__" if changed else value)


def lobby_card(lobby: Lobby, say: Say) -> ui.LayoutView:
    if is_against_computers(lobby) and (lobby.seating or lobby.status == "started"):  # from the start, or for good
        return practice_card(lobby, say)
    opened, computers = lobby.status == "open", sum(player.computer for player in lobby.players)
    # People meet again. Seats are fixed in practice, too, but there computers have all the others.
    rematch = lobby.seating and computers < lobby.seats - 1
    # What else the host has chosen, where it differs from the default.
    chosen = {"sleeps": "on"} if lobby.sleeps and pace(lobby.pace).timed else {}
    chosen |= {"on-time": str(lobby.on_time)} if lobby.on_time else {}
    lines = [term_line(say(name), say(f"{name}-{value}"), say, changed=True) for name, value in chosen.items()]
    agree = press(say, "accept", lobby.id, lobby.terms_code, style=discord.ButtonStyle.success)
    numbers = [shuffle.shown(lobby.commitment)]  # and after the start that of the joins, which are final then
    numbers += [shuffle.shorten(lobby.joins)] if lobby.status == "started" else []
    controls = (lobby_presses(lobby, say), row(agree) if lobby.undecided else None, computer_pick(lobby, say))
    return card(
        f"## {game_name(lobby.game, say)}\n{say('lobby-rematch' if rematch else f'{lobby.game}-pitch')}",
        "\n".join([terms_text(lobby.game, lobby.options, lobby.pace, say), *lines]),
        seats_text(lobby, say),
        *(controls if opened else [f"-# {say(closed_reason_key(lobby))}"]),
        shuffle_part(say, lobby.id, *numbers) if lobby.commitment else None,
        colour=GOLD if opened else INDIGO,
    )


def is_against_computers(lobby: Lobby) -> bool:
    """Whether one person plays against computers alone, and nobody else can join."""
    return lobby.full and sum(not player.computer for player in lobby.players) == 1


def practice_card(lobby: Lobby, say: Say) -> ui.LayoutView:
    """The game, the options that aren't the default, and who plays. Nobody can join, and the rest is in its thread."""
    options = GAMES[lobby.game].options
    changed = [
        term_line(say(f"{lobby.game}-option-{name}"), say(f"{lobby.game}-option-{name}-{value}"), say)
        for name, value in counting(GAMES[lobby.game], lobby.options).items()
        if value != options[name][0]
    ]
    seats = [f"{number}. {mention(player)}" for number, player in enumerate(lobby.players, 1)]
    closed = [f"-# {say(closed_reason_key(lobby))}"] if lobby.status == "closed" else []
    text = "\n".join([say(f"{lobby.game}-pitch"), *changed, *seats, *closed])
    return card(f"## {game_name(lobby.game, say)}\n{text}")


def lobby_presses(lobby: Lobby, say: Say) -> Row:
    return row(
        press(say, "join", lobby.id, lobby.terms_code, style=discord.ButtonStyle.success, disabled=lobby.full),
        press(say, "leave", lobby.id),
        press(say, "options", lobby.id),
        press(say, "start", lobby.id, style=discord.ButtonStyle.primary, disabled=not lobby.full),
        press(say, "learn", lobby.game),
    )


def computer_pick(lobby: Lobby, say: Say) -> Row | None:
    """The host adds and removes computers here. Its custom id is always new, so that Discord shows no pick."""
    added = [] if lobby.full else [SelectOption(label=say(f"computer-add-{level}"), value=level) for level in LEVELS]
    removed = [
        SelectOption(label=say("computer-remove", who=clean(player.name))[:100], value=str(player.id))
        for player in lobby.players
        if player.computer
    ]
    key = "computer-pick" if added else "computer-pick-full"
    shown = f"{lobby.version}/{len(lobby.players)}"
    pick = Pick("computer", lobby.id, shown, options=added + removed, placeholder=say(key))
    return row(pick) if added or removed else None


UNRATED = {
    "place": "lobby-elsewhere",
    "choice": "lobby-just-for-fun",
    "clock": "lobby-untimed",
    "computer": "lobby-unrated",
}


def seats_text(lobby: Lobby, say: Say) -> str:
    taken = []
    for number, player in enumerate(lobby.players, 1):
        host = say("seat-host") if player.id == lobby.host else ""
        taken.append(f"{number}. {mention(player)}{host}{reliability_suffix(player.habits, say)}")
    kept = say("seat-invited", who=f"<@{lobby.invited}>") if lobby.invited else say("seat-free")
    free = [f"{number}. {kept}" for number in range(len(taken) + 1, lobby.seats + 1)]
    soon = [say("lobby-soon", when=f"<t:{lobby.starts_at // 1000}:R>")] if lobby.starts_at else []
    ready = [say("lobby-ready")] if lobby.full and not lobby.starts_at and not lobby.undecided else []
    waiting = separated(map(mention, lobby.undecided), say)
    undecided = [say("lobby-undecided", who=waiting)] if waiting else []
    unrated = [f"-# {say(UNRATED[lobby.unrated])}"] if lobby.unrated else []
    state = soon + ready + undecided if lobby.status == "open" else []
    return "\n".join(taken + free + state + unrated)


# The terms, and what has changed in them


def term_name(game: str, name: str, say: Say) -> str:
    return say(_term_stem(game, name))


def term_value(game: str, name: str, value: str, say: Say) -> str:
    return say(f"{_term_stem(game, name)}-{value}")


def term_text(game: str, name: str, value: str, say: Say) -> str:
    return say("labelled", name=term_name(game, name, say), value=term_value(game, name, value, say))


def _term_stem(game: str, name: str) -> str:
    return f"{game}-option-{name}" if name in GAMES[game].options else name.replace("_", "-")


def changes_card(lobby: Lobby, player: Player, say: Say) -> ui.LayoutView:
    """The message that calls a player because the terms have changed since they agreed to them."""
    agreed, where = lobby.consent(player.id).terms, address(lobby.guild, lobby.channel, lobby.message)
    changes = [
        say(
            "terms-change",
            name=term_name(lobby.game, name, say),
            before=term_value(lobby.game, name, agreed[name], say),
            after=term_value(lobby.game, name, value, say),
        )
        for name, value in lobby.terms.items()
        if agreed.get(name, value) != value
    ]
    head = say("terms-changed", who=mention(player), game=game_name(lobby.game, say))
    return card("\n".join([head, *changes, say("terms-what-now", where=where)]), colour=GOLD)
