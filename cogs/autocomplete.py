"""Autocompletion: the choices offered while a command is being typed."""

from itertools import islice

import discord
from discord import app_commands

from cogs.cards.pictures import scene
from cogs.interactions.context import require_one_match, speaker_for
from cogs.interactions.services import dojo_of
from cogs.panel.legal_moves import HINT_SEPARATOR, Offer, with_hint
from dojo.errors import DojoError
from dojo.people.turns import Turn
from dojo.table.table import Table
from engine.core import BadOption, Seat
from engine.games import GAMES
from engine.match import counting
from faces.core import Say
from faces.names import clean, known_as
from faces.text import separated

MAX_CHOICES, MAX_CHOICE_CHARS = 25, 100  # Discord's limits


def parse_options(text: str) -> dict[str, str]:
    """Parse text like `level=advanced, specials=on`. Raises `BadOption`."""
    pairs = [part.strip() for part in text.replace(";", ",").split(",") if part.strip()]
    for pair in pairs:
        if "=" not in pair:
            raise BadOption("form", pair, ("name=value",))
    return {name.strip().lower(): value.strip().lower() for name, value in (pair.split("=", 1) for pair in pairs)}


async def options(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Complete the last `name=value`, with options of the chosen game that apply beside those already typed."""
    game = GAMES.get(getattr(interaction.namespace, "game", None) or "")
    if game is None:
        return []
    done, _, last = typed.rpartition(",")
    typed_options = {
        name.strip(): value.strip() for name, _, value in (part.partition("=") for part in done.lower().split(","))
    }
    head = f"{done.strip()}, " if done else ""
    applicable = [name for name in counting(game, typed_options) if name not in typed_options]
    open_ = [f"{name}={value}" for name in applicable for value in game.options[name]]
    fitting = [pair for pair in open_ if last.strip().lower() in pair]
    say = speaker_for(interaction)
    return [
        app_commands.Choice(name=_option_name(game.key, head, pair, say), value=(head + pair)[:100])
        for pair in fitting[:MAX_CHOICES]
    ]


def _option_name(game: str, head: str, pair: str, say: Say) -> str:
    name, value = pair.split("=")
    words = say("labelled", name=say(f"{game}-option-{name}"), value=say(f"{game}-option-{name}-{value}"))
    return f"{head}{words}"[:100]


async def moves(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The legal moves of the user in the match they mean."""
    dojo = dojo_of(interaction)
    try:
        table = await require_one_match(dojo, interaction, getattr(interaction.namespace, "match", None))
        return move_choices(table, table.seat_of(interaction.user.id), typed, speaker_for(interaction))
    except DojoError:  # no such match, not theirs, or several: the command itself will say so
        return []


def move_choices(table: Table, seat: Seat, typed: str, say: Say) -> list[app_commands.Choice[str]]:
    """The moves of this seat that fit what is typed, as many as there is room for."""
    ask = table.ask_of(seat)
    if ask is None:
        return []
    offer = Offer(table, seat, ask, scene(table, say, seat))
    named = ((option, f"{option}{HINT_SEPARATOR}{offer.label(option)}") for option in ask.options)
    wanted = typed.lower().split()
    fitting = ((option, name) for option, name in named if all(part in name.lower() for part in wanted))
    shown = islice(fitting, MAX_CHOICES)  # hints only for these: there may be hundreds of moves
    hinted = [(with_hint(name, offer.hint(option), MAX_CHOICE_CHARS), str(option)) for option, name in shown]
    return [app_commands.Choice(name=name, value=text) for name, text in hinted]


def match_name(match: Turn, say: Say) -> str:
    """The code first, because Discord cuts off what is too long."""
    opponents = separated((known_as(name, say) for name in match.opponents), say)
    return f"{match.id} · {say(f'{match.game}-name')} · {opponents} · {clean(match.guild_name)}"[:MAX_CHOICE_CHARS]


async def matches(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The open matches of the user."""
    dojo = dojo_of(interaction)
    say = speaker_for(interaction)
    found = [(match_name(each, say), each.id) for each in await dojo.turns.playing(interaction.user.id)]
    fitting = [(name, id) for name, id in found if typed.lower() in name.lower()]
    return [app_commands.Choice(name=name, value=id) for name, id in fitting[:MAX_CHOICES]]


async def finished(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The latest finished matches of the user."""
    dojo = dojo_of(interaction)
    say, found = speaker_for(interaction), await dojo.archive.finished(interaction.user.id)
    named = [(f"{each.id} · {say(f'{each.game}-name')} · {clean(each.guild_name)}"[:100], each.id) for each in found]
    return [app_commands.Choice(name=name, value=id) for name, id in named if typed.lower() in name.lower()]
