"""Acknowledges a click in time: Discord gives three seconds, and on a busy machine a picture may take longer.

Only here does anything speak of an interaction's *original response*. That is our reply if we have replied with a new
message; once a click was acknowledged as an update, it is the message that was clicked, which may be everybody's. So
what edits or deletes a message later keeps the `OwnMessage` that sending it returned.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from cogs.guard.limits import SEND_ERRORS
from cogs.interactions.emoji import forget_refused, without_emoji
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

    async def settled(self) -> None:
        """Wait for a reply that is on its way: if it were cut off, nobody would know whether it has arrived."""
        async with self._one_at_a_time:
            return

    async def refresh(self, **message: Any) -> "OwnMessage":
        """Edit the message that was clicked, a public card. What is still to be said follows it."""
        edited = await update(self._parent, **message)
        self._acknowledged = True
        return edited

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> Any:
        assert not thinking, "what is filled later can't follow an acknowledgement: use replies_at_once"
        async with self._one_at_a_time:
            return None if self._acknowledged else await super().defer(ephemeral=ephemeral)

    async def send_message(self, content: Any = None, **message: Any) -> Any:
        text = [] if content is None else [content]
        async with self._one_at_a_time:
            if not self._acknowledged:
                return await with_or_without_emoji(super().send_message, *text, **message)
        return await with_or_without_emoji(self._parent.followup.send, *text, **message, wait=True)

    async def edit_message(self, **message: Any) -> Any:
        async with self._one_at_a_time:
            if not self._acknowledged:
                return await with_or_without_emoji(super().edit_message, **message)
        return await with_or_without_emoji(self._parent.edit_original_response, **message)


@dataclass(frozen=True, slots=True)
class Panel:
    """The components of a message, and the files they name."""

    view: ui.LayoutView
    files: list[discord.File]


Shown: TypeAlias = ui.LayoutView | Panel


def content_of(shown: Shown) -> dict[str, Any]:
    if isinstance(shown, Panel):
        return {"view": shown.view, "files": shown.files}
    return {"view": shown}


@dataclass(frozen=True, slots=True)
class OwnMessage:
    """A message that was sent or replaced in answer to an interaction, which can change it for 15 minutes."""

    id: int  # 0 if Discord hasn't told it
    _way: discord.Interaction[Any] | discord.WebhookMessage

    async def edit(self, **content: Any) -> "OwnMessage":
        way = self._way
        edited = await (way.edit if isinstance(way, discord.WebhookMessage) else way.edit_original_response)(**content)
        return OwnMessage(edited.id, way)

    async def delete(self) -> None:
        way = self._way
        await (way.delete if isinstance(way, discord.WebhookMessage) else way.delete_original_response)()


async def reply(interaction: discord.Interaction[Any], **message: Any) -> OwnMessage:
    """Send a message in answer to the interaction, below the one that was clicked."""
    sent: Any = await interaction.response.send_message(**message)
    if isinstance(sent, discord.WebhookMessage):  # the click was acknowledged before
        return OwnMessage(sent.id, sent)
    return OwnMessage(sent.message_id or 0, interaction)


async def show(interaction: discord.Interaction[Any], shown: Shown) -> OwnMessage:
    """Reply with a message that only the person who clicked sees."""
    return await reply(interaction, **content_of(shown), ephemeral=True)


async def reply_below(interaction: discord.Interaction[Any], **message: Any) -> OwnMessage:
    """Another message, below the reply that was given already."""
    sent = await with_or_without_emoji(interaction.followup.send, **message, wait=True)
    return OwnMessage(sent.id, sent)


async def think(interaction: discord.Interaction[Any]) -> OwnMessage:
    """Reply that an answer is being prepared; edit that reply when it's there. Only for what isn't `acknowledged`."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    return OwnMessage(0, interaction)


def pressed(interaction: discord.Interaction[Any]) -> OwnMessage:
    """The message that was clicked, if this click is answered by replacing it."""
    return OwnMessage(interaction.message.id if interaction.message else 0, interaction)


async def update(interaction: discord.Interaction[Any], **content: Any) -> OwnMessage:
    """Edit the message that was clicked, even if others see it: see `Click.replace` for what is private."""
    await interaction.response.edit_message(**content)
    return pressed(interaction)


async def sent_reply(interaction: discord.Interaction[Any]) -> OwnMessage | None:
    """Ask Discord for a reply whose sending failed on the way; None, or `NotFound`, if it never arrived."""
    found = await interaction.original_response()
    is_clicked = interaction.message is not None and found.id == interaction.message.id
    return None if is_clicked else OwnMessage(found.id, interaction)


async def with_or_without_emoji(send: Callable[..., Awaitable[Any]], *text: str, **message: Any) -> Any:
    """Send it again without them if Discord refuses one."""
    try:
        return await send(*text, **message)
    except discord.HTTPException as refusal:
        if not forget_refused(refusal) or "view" not in message:
            raise
    without_emoji(message["view"])
    for file in (*message.get("files", ()), *message.get("attachments", ())):
        if isinstance(file, discord.File):
            file.reset()
    return await send(*text, **message)


@asynccontextmanager
async def acknowledged(interaction: discord.Interaction[Any]) -> AsyncIterator[None]:
    """Acknowledge this interaction if what is done here has not replied to it in time, or at all."""
    response = TimelyResponse(interaction)
    interaction._cs_response = response  # type: ignore[attr-defined]  # what `interaction.response` returns
    timer = asyncio.create_task(_after_a_while(response, _age(interaction)), name="acknowledging")
    try:
        yield
        if not interaction.response.is_done():
            await response.acknowledge()
    finally:
        await response.settled()
        timer.cancel()


def _age(interaction: discord.Interaction[Any]) -> float:
    """Seconds since the click: on a busy machine it has waited for us. A clock that is ahead only makes us hurry."""
    now: int = interaction.client.dojo.now()
    return max(0.0, now / 1000 - interaction.created_at.timestamp())


async def _after_a_while(response: TimelyResponse, age: float) -> None:
    await asyncio.sleep(ACKNOWLEDGE_SECONDS - min(age, ACKNOWLEDGE_SECONDS))
    try:
        await response.acknowledge()
    except SEND_ERRORS as failure:
        log.warning("click not acknowledged", reason=redacted(failure))
