"""What is agreed in a lobby, in words."""

from cogs.deadlines import gives
from dojo.lobby import Lobby
from dojo.paces import pace
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
