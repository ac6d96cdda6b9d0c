"""What is offered while a command is being typed."""

from itertools import islice

import discord
from discord import app_commands

from cogs.cards.pictures import scene
from cogs.interactions.context import meant, say_to
from cogs.panel.legal_moves import HINTED, Offer
from dojo.dojo import Dojo
from dojo.errors import DojoError
from dojo.table.table import Table
from engine.core import BadOption, Seat
from engine.games import GAMES
from engine.match import counting
from faces.core import Say

SHOWN = 25


def parsed(text: str) -> dict[str, str]:
    """Read `level=advanced, specials=on`."""
    pairs = [part.strip() for part in text.replace(";", ",").split(",") if part.strip()]
    for pair in pairs:
        if "=" not in pair:
            raise BadOption("form", pair, ("name=value",))
    return {name.strip().lower(): value.strip().lower() for name, value in (pair.split("=", 1) for pair in pairs)}


async def options(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Complete the last `name=value` of the game that has been chosen; options that count beside what is there."""
    game = GAMES.get(getattr(interaction.namespace, "game", None) or "")
    if game is None:
        return []
    done, _, last = typed.rpartition(",")
    said = {name.strip(): value.strip() for name, _, value in (part.partition("=") for part in done.lower().split(","))}
    head = f"{done.strip()}, " if done else ""
    counted = [name for name in counting(game, said) if name not in said]
    open_ = [f"{name}={value}" for name in counted for value in game.options[name]]
    fitting = [pair for pair in open_ if last.strip().lower() in pair]
    say = say_to(interaction)
    return [
        app_commands.Choice(name=_named(game.key, head, pair, say), value=(head + pair)[:100])
        for pair in fitting[:SHOWN]
    ]


def _named(game: str, head: str, pair: str, say: Say) -> str:
    name, value = pair.split("=")
    return f"{head}{say(f'{game}-option-{name}')}: {say(f'{game}-option-{name}-{value}')}"[:100]


async def moves(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The legal answers of whoever is typing, in the match they mean."""
    dojo: Dojo = interaction.client.dojo  # type: ignore[attr-defined]
    try:
        table = await meant(dojo, interaction, getattr(interaction.namespace, "match", None))
        return offered(table, table.seat_of(interaction.user.id), typed, say_to(interaction)) if table else []
    except DojoError:  # no such match, or none of theirs: the command itself will say so
        return []


def offered(table: Table, seat: Seat, typed: str, say: Say) -> list[app_commands.Choice[str]]:
    """The answers of this seat that fit what is typed, as far as there is room."""
    ask = table.ask_of(seat)
    if ask is None:
        return []
    offer = Offer(table, seat, ask, scene(table, say, seat))
    named = ((option, f"{option}{HINTED}{offer.label(option)}") for option in ask.options)
    wanted = typed.lower().split()
    fitting = ((option, name) for option, name in named if all(part in name.lower() for part in wanted))
    shown = islice(fitting, SHOWN)  # no more are worded: there may be hundreds
    hinted = [(HINTED.join(filter(None, (name, offer.hint(option)))), str(option)) for option, name in shown]
    return [app_commands.Choice(name=name[:100], value=text) for name, text in hinted]


async def matches(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The open matches of whoever is typing."""
    dojo: Dojo = interaction.client.dojo  # type: ignore[attr-defined]
    say = say_to(interaction)
    found = [
        (f"{say(f'{each.game}-name')} · {', '.join(each.opponents)} · {each.guild_name} · {each.id}"[:100], each.id)
        for each in await dojo.turns.playing(interaction.user.id)
    ]
    fitting = [(name, id) for name, id in found if typed.lower() in name.lower()]
    return [app_commands.Choice(name=name, value=id) for name, id in fitting[:SHOWN]]


async def finished(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The latest matches of whoever is typing that are over."""
    dojo: Dojo = interaction.client.dojo  # type: ignore[attr-defined]
    say, found = say_to(interaction), await dojo.archive.finished(interaction.user.id)
    named = [(f"{say(f'{each.game}-name')} · {each.guild_name} · {each.id}"[:100], each.id) for each in found]
    return [app_commands.Choice(name=name, value=id) for name, id in named if typed.lower() in name.lower()]
