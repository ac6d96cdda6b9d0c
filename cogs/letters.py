"""Direct messages: sent only to those who asked for them, and given up where Discord refuses."""

import discord

CLOSED = {50007, 50278}  # the person takes no messages from us; the person shares no server with us


async def letter(client: discord.Client, user: int, text: str) -> bool:
    """Write to somebody; False if their door is closed."""
    try:
        await (await client.create_dm(discord.Object(user))).send(text)
    except discord.Forbidden as refusal:
        if refusal.code not in CLOSED:
            raise
        return False
    return True
