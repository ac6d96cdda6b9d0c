"""What an interaction tells us: who clicked, their language and preferences, and which match they mean."""

import re
from dataclasses import dataclass
from typing import Final

import discord

from cogs.interactions.services import services
from dojo.dojo import Dojo
from dojo.errors import DojoError
from dojo.people.people import Player
from dojo.people.preferences import DEFAULTS, Preferences
from dojo.people.turns import Turn
from dojo.table.table import Table
from engine.games import GAMES
from faces.core import Say
from faces.names import clean
from faces.translation import speaker


class NoMatchYet(DojoError):
    """No match was named, and the player is in none."""

    key = "error-no-match-yet"


class WhichMatch(DojoError):
    """Several matches could be meant by a command that does something at once."""

    key = "error-which-match"


CODE: Final = re.compile(r"[0-9a-z]{8}")


def code_in(text: str) -> str:
    """The code in what was given as a match: Discord sends the value of a choice, or the text it shows."""
    found = CODE.match(text.strip().lower())
    return found[0] if found else text.strip().lower()


@dataclass(frozen=True, slots=True)
class Meant:
    """The match that a command is about, and which others of this player it could have meant; none if it was named."""

    table: Table
    others: tuple[Turn, ...] = ()


async def find_meant_match(dojo: Dojo, interaction: discord.Interaction, id: str | None) -> Meant | None:
    """The match named; or this thread's; or that of this person's last panel or click here; or the one that waits.

    If none is waiting, it is any match they are in; None if there is none.
    """
    if id:
        return Meant(await dojo.referee.table(code_in(id)))
    here = await dojo.messages.by_thread(interaction.channel_id or 0, interaction.user.id)
    if here:
        return Meant(await dojo.referee.table(here))
    user = interaction.user.id
    playing = {turn.id: turn for turn in (*await dojo.turns.asked(user), *await dojo.turns.playing(user))}
    last = services(interaction).last_matches.of(interaction)
    meant = last if last in playing else next(iter(playing), None)
    if meant is None:
        return None
    return Meant(await dojo.referee.table(meant), tuple(turn for turn in playing.values() if turn.id != meant))


async def require_meant_match(dojo: Dojo, interaction: discord.Interaction, id: str | None) -> Meant:
    """Like `find_meant_match`, but raises `NoMatchYet` where that returns None."""
    meant = await find_meant_match(dojo, interaction, id)
    if meant is None:
        raise NoMatchYet
    return meant


async def require_one_match(dojo: Dojo, interaction: discord.Interaction, id: str | None) -> Table:
    """For what is done at once. Raises `WhichMatch` if another one could be meant, too."""
    meant = await require_meant_match(dojo, interaction, id)
    if meant.others:
        raise WhichMatch
    return meant.table


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


def name_of(user: discord.User | discord.Member) -> str:
    """The name of an account. What a server calls somebody is never read, because it's not for others."""
    return clean(user.global_name or user.name)


def player_from(interaction: discord.Interaction) -> Player:
    """The person who clicked, as the dojo knows people."""
    user = interaction.user
    return Player(user.id, name_of(user), locale=interaction.locale.value, click=interaction.id)


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
