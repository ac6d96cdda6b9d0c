"""The tasks that redraw or delete an ephemeral panel later, and what stands beside panels until the next move."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

import discord
from discord.ext import commands

from cogs.client import Hikyaku
from cogs.guard.circuit_breaker import SEND_ERRORS
from dojo.ops.log import logger
from dojo.ops.redaction import redacted

log = logger("panels")

MAX_ASIDES: Final = 500  # players whose asides are remembered; each holds a whole interaction


class PanelsCog(commands.Cog):
    """Keeps the tasks that redraw or delete a panel after a move, and the asides; they may be lost in a restart.

    An aside is what a button of a panel shows below it: a hint, the cards, what else there is to press, or in a lesson
    the rules. It would stand between the player and the next panel, so it goes away with their move, or the next step.
    """

    def __init__(self) -> None:
        self.under_way: set[asyncio.Task[None]] = set()
        self.asides: dict[
            tuple[int, str], dict[str, tuple[discord.Interaction, int]]
        ] = {}  # by player, the longest ago first

    async def cog_unload(self) -> None:
        for task in self.under_way:
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)

    def aside_shown(self, interaction: discord.Interaction, subject: str, verb: str, message: int = 0) -> None:
        """One of each is enough. Through the interaction it can be deleted for some minutes.

        `subject`: the match, or the game of a lesson.
        `message`: the aside, if moves can be made in it.
        """
        player = interaction.user.id, subject
        asides = self.asides[player] = self.asides.pop(player, {})
        if verb in asides:
            self.start(delete_reply(asides[verb][0]), name=f"{verb} {subject}")
        asides[verb] = interaction, message
        if len(self.asides) > MAX_ASIDES:
            del self.asides[next(iter(self.asides))]

    def move_made(self, user: int, subject: str, clicked: int | None = None) -> None:
        """Delete the asides. One that was `clicked` says what was played, so the panel it was asked in goes instead."""
        for verb, (aside, message) in self.asides.pop((user, subject), {}).items():
            if message != clicked or not message:
                self.start(delete_reply(aside), name=f"{verb} {subject}")
            elif aside.message and aside.message.flags.ephemeral:
                client: Any = aside.client
                self.start(client.clicked.delete(aside.message.id), name=f"panel {subject}")

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
