"""Messages that were clicked a short time ago: through the click they're edited at no cost to any limit."""

from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

import discord

from cogs.guard.circuit_breaker import SEND_ERRORS

TOKEN_SECONDS: Final = 840.0  # Discord takes edits through a click for 15 minutes
MAX_REMEMBERED: Final = 10_000


@dataclass(frozen=True, slots=True)
class _Clicked:
    interaction: discord.Interaction[Any]
    at: float  # as time.monotonic()
    ply: int | None  # to which the click has led


class ClickedMessages:
    """What is forgotten here, in a restart for example, is edited as any other message is."""

    def __init__(self) -> None:
        self._clicks: dict[int, _Clicked] = {}  # by message, the oldest first

    def remember(self, interaction: discord.Interaction[Any], ply: int | None = None) -> None:
        """The click was answered in its message. `ply`: of the match after the move that was made by it."""
        assert interaction.message
        self._clicks.pop(interaction.message.id, None)
        self._clicks[interaction.message.id] = _Clicked(interaction, monotonic(), ply)
        if len(self._clicks) > MAX_REMEMBERED:
            del self._clicks[next(iter(self._clicks))]

    def has_led_to(self, ply: int, message: int) -> bool:
        """Whether the latest move was made in this message, so that its reader is looking at it."""
        click = self._clicks.get(message)
        return click is not None and click.ply == ply

    async def edit(self, message: int, **content: Any) -> bool:
        """Whether it could be edited in this way."""
        click = self._clicks.pop(message, None)
        if click is None or monotonic() - click.at > TOKEN_SECONDS:
            return False
        try:
            await click.interaction.edit_original_response(**content)
        except SEND_ERRORS:
            return False
        return True
