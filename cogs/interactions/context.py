"""Which match a guest means when they do not name one."""

import discord

from dojo.dojo import House
from dojo.errors import DojoError
from dojo.people.people import Player
from dojo.people.preferences import USUAL, Wishes
from dojo.table.table import Table
from engine.games import GAMES
from faces.core import Say
from faces.translation import speaker


class NoMatchYet(DojoError):
    """Whoever names none plays none."""

    key = "error-no-match-yet"


async def meant(house: House, interaction: discord.Interaction, id: str | None) -> Table | None:
    """The one named, else the one this thread belongs to, else the one that has waited longest for them, else any."""
    if id:
        return await house.referee.table(id.strip().lower())
    here = await house.referee.by_thread(interaction.channel_id or 0)
    if here:
        return await house.referee.table(here)
    waiting = await house.referee.waiting(interaction.user.id) or await house.referee.playing(interaction.user.id)
    return await house.referee.table(waiting[0].id) if waiting else None


async def surely_meant(house: House, interaction: discord.Interaction, id: str | None) -> Table:
    table = await meant(house, interaction, id)
    if table is None:
        raise NoMatchYet
    return table


def wishes_of(interaction: discord.Interaction) -> Wishes:
    """What whoever clicked wishes; it is read before anything else is done for them."""
    wished: Wishes = interaction.extras.get("wishes", USUAL)
    return wished


def say_to(interaction: discord.Interaction) -> Say:
    """The language of whoever clicked: the one they chose, else Discord's."""
    return speaker(wishes_of(interaction).language or interaction.locale.value)


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
