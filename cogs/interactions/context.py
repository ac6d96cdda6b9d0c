"""What an interaction tells us: who clicked, their language and preferences, and which match they mean."""

import discord

from dojo.dojo import Dojo
from dojo.errors import DojoError
from dojo.people.people import Player
from dojo.people.preferences import DEFAULTS, Preferences
from dojo.table.table import Table
from engine.games import GAMES
from faces.core import Say
from faces.names import clean
from faces.translation import speaker


class NoMatchYet(DojoError):
    """No match was named, and the player is in none."""

    key = "error-no-match-yet"


async def find_meant_match(dojo: Dojo, interaction: discord.Interaction, id: str | None) -> Table | None:
    """The match a command is about: the one named, or this thread's, or the one waiting longest for the player.

    If none is waiting, it is any match they are in; None if there is none.
    """
    if id:
        return await dojo.referee.table(id.strip().lower())
    here = await dojo.messages.by_thread(interaction.channel_id or 0, interaction.user.id)
    if here:
        return await dojo.referee.table(here)
    waiting = await dojo.turns.asked(interaction.user.id) or await dojo.turns.playing(interaction.user.id)
    return await dojo.referee.table(waiting[0].id) if waiting else None


async def require_meant_match(dojo: Dojo, interaction: discord.Interaction, id: str | None) -> Table:
    """Like `find_meant_match`, but raises `NoMatchYet` where that returns None."""
    table = await find_meant_match(dojo, interaction, id)
    if table is None:
        raise NoMatchYet
    return table


def is_elsewhere(interaction: discord.Interaction) -> bool:
    """Whether only people have installed us where this comes from, so that we can't post anything there."""
    if interaction.guild_id is None:
        return bool(interaction.context.private_channel)
    return not interaction.is_guild_integration()


def preferences_of(interaction: discord.Interaction) -> Preferences:
    """The preferences of the person who clicked; they are loaded before anything else is done for them."""
    preferences: Preferences = interaction.extras.get("preferences", DEFAULTS)
    return preferences


def speaker_for(interaction: discord.Interaction) -> Say:
    """Texts in the language of the person who clicked: the one they chose, or else the one Discord reports."""
    return speaker(preferences_of(interaction).language or interaction.locale.value)


def player_from(interaction: discord.Interaction) -> Player:
    """The person who clicked, as the dojo knows people."""
    user = interaction.user
    return Player(user.id, clean(user.display_name), locale=interaction.locale.value, click=interaction.id)


class NotAPerson(DojoError):
    """The user named is a bot, which could never take a seat."""

    key = "error-not-a-person"


def require_person(opponent: discord.User | None) -> int | None:
    """The id of a user who is no bot; None if there is no user. Raises `NotAPerson`."""
    if opponent and opponent.bot:
        raise NotAPerson
    return opponent.id if opponent else None


def known_game(game: str) -> str:
    """The game with this key, or the first of all games if there is none: a custom id may be forged."""
    return game if game in GAMES else next(iter(GAMES))
