"""A minimal bot with the same library and settings: the baseline for a click in a match, and for telling of it."""

import asyncio
import gc
import io
import os

import discord
import yarl
from discord import app_commands, ui

PICTURE = os.urandom(50_000)  # as heavy as one of a match


class Ball(ui.View):
    """Two buttons, which work as long as the process runs."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="pong", custom_id="pong")
    async def hit(self, interaction: discord.Interaction, button: ui.Button["Ball"]) -> None:
        await interaction.response.edit_message(content="pong")

    @ui.button(label="tell", custom_id="tell")
    async def tell(self, interaction: discord.Interaction, button: ui.Button["Ball"]) -> None:
        """What an answer in a match sends: a reply, and then side by side a DM and another board."""
        assert interaction.message
        await interaction.response.edit_message(content="told")
        board = interaction.message.edit(content="board", attachments=[_picture()])
        await asyncio.gather(interaction.user.send("hand", file=_picture(), view=Heard()), board)


class Heard(ui.View):
    """By its button the other process sees that the DM is there."""

    def __init__(self) -> None:
        super().__init__()
        self.add_item(ui.Button[Heard](label="heard", custom_id="heard"))


def _picture() -> discord.File:
    return discord.File(io.BytesIO(PICTURE), "picture.png")


class Pong(discord.Client):
    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        self.add_view(Ball())
        self.tree.command(name="pong", description="pong")(pong)
        self.tree.command(name="ball", description="a button to press")(ball)
        await self.tree.sync()


async def pong(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("pong")


async def ball(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("ping", view=Ball())


async def main(url: str) -> None:
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{url.replace('http', 'ws', 1)}/gateway")
    async with Pong() as client:
        gc.freeze()  # as bot.py does
        await client.start("sandbox-token")


if __name__ == "__main__":
    asyncio.run(main(os.environ["DISCORD_URL"]))
