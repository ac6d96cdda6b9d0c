"""Messages that were clicked or sent just now: through an interaction they're edited at no cost to any limit."""

from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from cogs.guard.circuit_breaker import SEND_ERRORS
from cogs.interactions.acknowledge import OwnMessage

TOKEN_SECONDS: Final = 840.0  # Discord takes edits through a click for 15 minutes
MAX_REMEMBERED: Final = 10_000


@dataclass(frozen=True, slots=True)
class _Clicked:
    message: OwnMessage
    at: float  # as time.monotonic()
    number: int | None  # of the match to which the click has led (engine.match)


class ClickedMessages:
    """What is forgotten here, in a restart for example, is edited as any other message is."""

    def __init__(self) -> None:
        self._clicks: dict[int, _Clicked] = {}  # by message, the oldest first

    def remember(self, message: OwnMessage, number: int | None = None) -> None:
        """`number`: of the match after what was done by the click that was answered in this message."""
        if not message.id:
            return
        self._clicks.pop(message.id, None)
        self._clicks[message.id] = _Clicked(message, monotonic(), number)
        if len(self._clicks) > MAX_REMEMBERED:
            del self._clicks[next(iter(self._clicks))]

    def has_led_to(self, number: int, message: int) -> bool:
        """Whether the match came to its present number in this message, so that its reader is looking at it."""
        click = self._clicks.get(message)
        return click is not None and click.number == number

    def can_edit(self, message: int) -> bool:
        click = self._clicks.get(message)
        return click is not None and monotonic() - click.at <= TOKEN_SECONDS

    async def edit(self, message: int, *, again: bool = False, **content: Any) -> bool:
        """Whether it could be edited in this way. `again`: it may be edited through the same click once more."""
        if not self.can_edit(message):
            return False
        own = self._clicks[message].message
        if not again:
            del self._clicks[message]
        try:
            await own.edit(**content)
        except SEND_ERRORS:
            return False
        return True

    async def delete(self, message: int) -> None:
        """An ephemeral message, which can't be deleted in any other way; nothing happens when it's too late."""
        if self.can_edit(message):
            with suppress(*SEND_ERRORS):
                await self._clicks.pop(message).message.delete()
