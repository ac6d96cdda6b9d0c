"""The tasks that redraw or delete an ephemeral panel later, and the hints that stand beside panels."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import discord
from discord.ext import commands

from cogs.client import Hikyaku
from cogs.guard.circuit_breaker import SEND_ERRORS
from dojo.ops.log import logger
from dojo.ops.redaction import redacted

log = logger("panels")


class PanelsCog(commands.Cog):
    """Keeps the tasks that redraw or delete a panel after a move, and the hints; they may be lost in a restart."""

    def __init__(self) -> None:
        self.under_way: set[asyncio.Task[None]] = set()
        self.hints: dict[tuple[int, str], tuple[discord.Interaction, int]] = {}  # by user and match

    async def cog_unload(self) -> None:
        for task in self.under_way:
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)

    def hint_shown(self, interaction: discord.Interaction, match: str, message: int) -> None:
        """One hint is enough, until the next move. Through the interaction it can be deleted for some minutes."""
        self.hint_answered(interaction.user.id, match)
        self.hints[interaction.user.id, match] = interaction, message

    def hint_answered(self, user: int, match: str, clicked: int | None = None) -> None:
        """Delete the hint; or, if its own button was `clicked` and says what was played, the panel it was asked in."""
        hint, message = self.hints.pop((user, match), (None, None))
        if hint and message != clicked:
            self.start(delete_reply(hint), name=f"hint {match}")
        elif hint and hint.message and hint.message.flags.ephemeral:
            client: Any = hint.client
            self.start(client.clicked.delete(hint.message.id), name=f"panel {match}")

    def start(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)


async def delete_reply(interaction: discord.Interaction) -> None:
    try:
        await interaction.delete_original_response()
    except SEND_ERRORS as failure:
        log.info("panel not deleted", reason=redacted(failure))


def panels_of(interaction: discord.Interaction) -> PanelsCog:
    cog: PanelsCog = interaction.client.get_cog(PanelsCog.__name__)  # type: ignore[attr-defined]
    return cog


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(PanelsCog())
