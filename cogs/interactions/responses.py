"""How we respond to a click: in place of the clicked message, as an ephemeral message, or with a lobby card."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import discord
from discord import ui

from cogs.guard.circuit_breaker import SEND_ERRORS
from cogs.interactions.acknowledge import OwnMessage, reply, sent_reply, update
from cogs.interactions.context import is_elsewhere
from cogs.interactions.controls import Click
from cogs.interactions.services import services
from dojo.dojo import Dojo
from dojo.lobby.lobby import Lobby
from dojo.ops.retry import retry_write
from dojo.people.servers import ELSEWHERE


def is_private(interaction: discord.Interaction) -> bool:
    """Whether only the person who clicked sees the message: then it may show their hand."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or is_in_our_dm(interaction))


def is_in_our_dm(interaction: discord.Interaction) -> bool:
    """Whether this comes from the direct messages between us and one person; group DMs have no server, too."""
    return interaction.guild_id is None and not is_elsewhere(interaction)


def pressed_dm_id(interaction: discord.Interaction) -> int | None:
    """The id of the direct message that was clicked; None if it was another kind of message."""
    message = interaction.message
    if message is None or message.flags.ephemeral or not is_in_our_dm(interaction):
        return None
    return message.id


async def replace_clicked(click: Click, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> OwnMessage:
    """Replace the message that was clicked, or reply ephemerally if others see it: the control may be forged."""
    if not is_private(click.interaction):
        return await reply(click.interaction, view=view, files=[*files], ephemeral=True)
    replaced = await update(click.interaction, view=view, attachments=[*files])
    if pressed_dm_id(click.interaction) is None:  # nothing else can edit or delete an ephemeral message later
        client = services(click.interaction)
        client.clicked.remember(replaced)
    return replaced


async def post_lobby_card(interaction: discord.Interaction, dojo: Dojo, lobby: Lobby, **message: Any) -> OwnMessage:
    """Respond with a lobby's card and save its message id. If that fails, close the lobby: nobody could find it."""
    try:
        card = await send_response(interaction, **message)
    except SEND_ERRORS:
        await dojo.lobbies.leave(lobby.id, lobby.host)
        raise
    if lobby.guild == ELSEWHERE:
        client = services(interaction)
        client.clicked.remember(card)
    await retry_write(lambda: dojo.lobbies.store_card(lobby.id, card.id))
    return card


async def send_response(interaction: discord.Interaction, **message: Any) -> OwnMessage:
    """Respond with a message.

    If Discord's reply is lost, ask whether the response arrived; if not, raise the first error.
    """
    try:
        return await reply(interaction, **message)
    except SEND_ERRORS as lost:
        with suppress(*SEND_ERRORS):
            if found := await sent_reply(interaction):
                return found
        raise lost from None
