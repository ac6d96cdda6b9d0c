"""The card of a new lobby, shown in answer to a command."""

from typing import Any

import discord

from cogs.brake import UNSENT
from dojo.house import House
from dojo.insisting import insist
from dojo.lobby import Lobby


async def hung(interaction: discord.Interaction, house: House, lobby: Lobby, **message: Any) -> None:
    """Show it and note where it hangs. A lobby whose card cannot be shown is closed: nobody would find it."""
    try:
        shown = await answered(interaction, **message)
    except UNSENT:
        await house.lobbies.leave(lobby.id, lobby.host)
        raise
    await insist(lambda: house.lobbies.placed(lobby.id, shown))


async def answered(interaction: discord.Interaction, **message: Any) -> int:
    """Answer, and say by which message. If what Discord said to it was lost, it is asked whether it has the answer."""
    try:
        return int((await interaction.response.send_message(**message)).message_id or 0)
    except UNSENT as lost:
        try:
            return (await interaction.original_response()).id
        except UNSENT:
            raise lost from None
