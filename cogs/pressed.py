"""The message in which something was clicked, and what is put in its place."""

from collections.abc import Sequence

import discord
from discord import ui

from cogs.controls import Click


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
