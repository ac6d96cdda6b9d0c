"""Direct messages: sent only to those who asked for them, and given up where Discord refuses."""

import discord

CLOSED = {50007, 50278}  # the person takes no messages from us; the person shares no server with us


async def greeted(interaction: discord.Interaction, text: str) -> bool:
    """Write to whoever pressed; False if their door is closed. However often it is pressed, a button brings one."""
    nonce = f"hello:{interaction.message.id if interaction.message else interaction.id:x}"
    try:
        await (await interaction.client.create_dm(discord.Object(interaction.user.id))).send(text, nonce=nonce)
    except discord.Forbidden as refusal:
        if refusal.code not in CLOSED:
            raise
        return False
    return True
