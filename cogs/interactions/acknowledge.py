"""Acknowledges a click in time: Discord gives three seconds, and on a busy machine a picture may take longer."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import discord

from cogs.guard.circuit_breaker import SEND_ERRORS
from dojo.ops.log import logger
from dojo.ops.redaction import redacted

log = logger("acknowledge")

ACKNOWLEDGE_SECONDS: Final = 1.5


class TimelyResponse(discord.InteractionResponse[Any]):
    """Replies to a click that may have been acknowledged meanwhile; then what was to be the reply follows it."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        super().__init__(interaction)
        self._one_at_a_time = asyncio.Lock()
        self._acknowledged = False

    async def acknowledge(self) -> None:
        """Unless a reply has gone out, or is on its way."""
        async with self._one_at_a_time:
            if not self.is_done():
                await super().defer(ephemeral=True)
                self._acknowledged = True

    async def refresh(self, **message: Any) -> None:
        """Edit the message that was clicked. What is still to be said follows it."""
        await self.edit_message(**message)
        self._acknowledged = True

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> Any:
        async with self._one_at_a_time:
            return None if self._acknowledged else await super().defer(ephemeral=ephemeral, thinking=thinking)

    async def send_message(self, content: Any = None, **message: Any) -> Any:
        async with self._one_at_a_time:
            if not self._acknowledged:
                return await super().send_message(content, **message)
        return await self._parent.followup.send(*([] if content is None else [content]), **message, wait=True)

    async def edit_message(self, **message: Any) -> Any:
        async with self._one_at_a_time:
            if not self._acknowledged:
                return await super().edit_message(**message)
        return await self._parent.edit_original_response(**message)


@asynccontextmanager
async def acknowledged(interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
    """Acknowledge this interaction if what is done here has not replied to it in time."""
    response = TimelyResponse(interaction)
    interaction._cs_response = response  # type: ignore[attr-defined]  # what `interaction.response` returns
    timer = asyncio.create_task(_after_a_while(response), name="acknowledging")
    try:
        yield
    finally:
        timer.cancel()


async def _after_a_while(response: TimelyResponse) -> None:
    await asyncio.sleep(ACKNOWLEDGE_SECONDS)
    try:
        await response.acknowledge()
    except SEND_ERRORS as failure:
        log.warning("click not acknowledged", reason=redacted(failure))
