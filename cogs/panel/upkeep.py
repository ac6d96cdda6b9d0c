"""The tasks that redraw or delete an ephemeral panel later, and what stands beside panels until the next move."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord.ext import commands

from cogs.client import Hikyaku
from cogs.guard.circuit_breaker import SEND_ERRORS
from cogs.interactions.acknowledge import OwnMessage
from cogs.interactions.services import services
from dojo.ops.log import logger
from dojo.ops.redaction import redacted

log = logger("panels")

MAX_ASIDES: Final = 500  # players whose asides are remembered; each holds a whole interaction


@dataclass(frozen=True, slots=True)
class Aside:
    message: OwnMessage
    panel: int | None  # the ephemeral message in which it was asked for


class PanelsCog(commands.Cog):
    """Keeps the tasks that redraw or delete a panel after a move, and the asides; they may be lost in a restart.

    An aside is what a button of a panel shows below it: a hint, the cards, what else there is to press, or in a lesson
    the rules. It would stand between the player and the next panel, so it goes away with their move, or the next step.
    """

    def __init__(self) -> None:
        self.under_way: set[asyncio.Task[None]] = set()
        self.asides: dict[tuple[int, str], dict[str, Aside]] = {}  # by player, the longest ago first

    async def cog_unload(self) -> None:
        for task in self.under_way:
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)

    def aside_shown(self, interaction: discord.Interaction, subject: str, verb: str, message: OwnMessage) -> None:
        """One of each is enough.

        `subject`: the match, or the game of a lesson.
        """
        player, clicked = (interaction.user.id, subject), interaction.message
        asides = self.asides[player] = self.asides.pop(player, {})
        if verb in asides:
            self.start(delete_reply(asides[verb].message), name=f"{verb} {subject}")
        asides[verb] = Aside(message, clicked.id if clicked and clicked.flags.ephemeral else None)
        if len(self.asides) > MAX_ASIDES:
            del self.asides[next(iter(self.asides))]

    def move_made(self, interaction: discord.Interaction, subject: str) -> None:
        """Delete the asides. One that was clicked says what was played, so the panel it was asked in goes instead."""
        clicked = interaction.message.id if interaction.message else None
        for verb, aside in self.asides.pop((interaction.user.id, subject), {}).items():
            if aside.message.id != clicked:
                self.start(delete_reply(aside.message), name=f"{verb} {subject}")
            elif aside.panel:
                client = services(interaction)
                self.start(client.clicked.delete(aside.panel), name=f"panel {subject}")

    def start(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)


async def delete_reply(message: OwnMessage) -> None:
    try:
        await message.delete()
    except SEND_ERRORS as failure:
        log.info("panel not deleted", reason=redacted(failure))


def panels_of(interaction: discord.Interaction) -> PanelsCog:
    cog: PanelsCog = interaction.client.get_cog(PanelsCog.__name__)  # type: ignore[attr-defined]
    return cog


async def setup(bot: Hikyaku) -> None:
    await bot.add_cog(PanelsCog())
