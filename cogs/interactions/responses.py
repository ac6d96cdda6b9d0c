"""The message in which something was clicked, and what is put in its place."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.guard.circuit_breaker import UNSENT
from cogs.interactions.controls import Click
from dojo.dojo import House
from dojo.lobby.lobby import Lobby
from dojo.ops.retry import insist


def private(interaction: discord.Interaction) -> bool:
    """A hand is shown to whoever holds it and to nobody else, wherever a control may have come from."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


def pressed_letter(interaction: discord.Interaction) -> int | None:
    """The letter with a hand in which a control was pressed."""
    message = interaction.message
    if message is None or message.flags.ephemeral or interaction.guild_id is not None:
        return None
    return message.id


async def put(click: Click, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
    """In place of what was clicked; but never where others would see it, though a control be forged onto their card."""
    if private(click.interaction):
        await click.interaction.response.edit_message(view=view, attachments=[*files])
    else:
        await click.interaction.response.send_message(view=view, files=[*files], ephemeral=True)


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
