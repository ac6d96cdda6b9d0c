"""Which match a guest means when they do not name one."""

import discord

from dojo.errors import DojoError, NotSeated
from dojo.house import House
from dojo.table import Table
from engine.core import Seat


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


def seat_or_bystander(table: Table, user: int) -> Seat | None:
    try:
        return table.seat_of(user)
    except NotSeated:
        return None
