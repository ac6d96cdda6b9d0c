"""Direct messages: sent only to those who asked for them, and given up where Discord refuses."""

import discord

CLOSED = {50007, 50278}  # the person takes no messages from us; the person shares no server with us


async def greeted(interaction: discord.Interaction, about: str, text: str) -> bool:
    """Write to whoever pressed; False if their door is closed. However often they press, one letter comes of it."""
    nonce = f"{about}{interaction.user.id:x}"[:25]
    try:
        await (await interaction.client.create_dm(discord.Object(interaction.user.id))).send(text, nonce=nonce)
    except discord.Forbidden as refusal:
        if refusal.code not in CLOSED:
            raise
        return False
    return True
