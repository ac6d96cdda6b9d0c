"""Which match a guest means when they do not name one."""

import discord

from dojo.dojo import Dojo
from dojo.errors import DojoError
from dojo.people.people import Player
from dojo.people.preferences import USUAL, Preferences
from dojo.table.table import Table
from engine.games import GAMES
from faces.core import Say
from faces.translation import speaker


class NoMatchYet(DojoError):
    """Whoever names none plays none."""

    key = "error-no-match-yet"


async def meant(dojo: Dojo, interaction: discord.Interaction, id: str | None) -> Table | None:
    """The one named, else the one this thread belongs to, else the one that has waited longest for them, else any."""
    if id:
        return await dojo.referee.table(id.strip().lower())
    here = await dojo.messages.by_thread(interaction.channel_id or 0)
    if here:
        return await dojo.referee.table(here)
    waiting = await dojo.turns.asked(interaction.user.id) or await dojo.turns.playing(interaction.user.id)
    return await dojo.referee.table(waiting[0].id) if waiting else None


async def surely_meant(dojo: Dojo, interaction: discord.Interaction, id: str | None) -> Table:
    table = await meant(dojo, interaction, id)
    if table is None:
        raise NoMatchYet
    return table


def preferences_of(interaction: discord.Interaction) -> Preferences:
    """What whoever clicked wishes; it is read before anything else is done for them."""
    wished: Preferences = interaction.extras.get("preferences", USUAL)
    return wished


def say_to(interaction: discord.Interaction) -> Say:
    """The language of whoever clicked: the one they chose, else Discord's."""
    return speaker(preferences_of(interaction).language or interaction.locale.value)


def guest(interaction: discord.Interaction) -> Player:
    """Whoever clicked, as the dojo knows people."""
    user = interaction.user
    return Player(user.id, user.display_name, locale=interaction.locale.value, click=interaction.id)


class NotAPerson(DojoError):
    """A seat cannot be kept for a bot: no bot would ever take it."""

    key = "error-not-a-person"


def person(opponent: discord.User | None) -> int | None:
    if opponent and opponent.bot:
        raise NotAPerson
    return opponent.id if opponent else None


def known(game: str) -> str:
    """A custom id may be forged: only games there are."""
    return game if game in GAMES else next(iter(GAMES))
