"""After a start: what a crash left lying between being sent and being noted down."""

from contextlib import suppress
from typing import TypeAlias

import discord
from discord import ui

Place: TypeAlias = discord.PartialMessageable | discord.DMChannel

LOOKED_THROUGH = 12  # messages; a crash leaves at most one, and people talk
REMEMBERED = 10_000  # places that have been swept; one that is forgotten is looked through once more


class Broom:
    """Each place of each match is swept once after a start, when something new is laid there.

    A card that was sent but not noted is found again by its nonce, unless newer news had made it void by then: it
    would keep its buttons beside those of the card that followed. Of several processes each sweeps only what it has
    taken over from one that did not come back. A place is swept once more when Discord's answer to a card was lost.
    """

    def __init__(self, *, everywhere: bool) -> None:
        self._everywhere = everywhere
        self._taken_over: set[str] = set()
        self._swept: dict[tuple[str, int], None] = {}  # the longest ago first

    def take_over(self, match: str) -> None:
        self._taken_over.add(match)
        self._swept = {(swept, place): None for swept, place in self._swept if swept != match}

    def doubts(self, match: str) -> bool:
        """Whether something may have been sent of which nobody was told."""
        return match in self._taken_over

    async def sweep(self, match: str, place: Place, kept: set[int | None]) -> None:
        if (match, place.id) in self._swept or not (self._everywhere or match in self._taken_over):
            return
        self._swept[match, place.id] = None
        if len(self._swept) > REMEMBERED:
            del self._swept[next(iter(self._swept))]
        with suppress(discord.Forbidden):  # where we may not look back, a stale card stays, and says that it is stale
            async for message in place.history(limit=LOOKED_THROUGH):
                if message.id not in kept and _has_controls_of(message, match):
                    await message.delete()


def _has_controls_of(message: discord.Message, match: str) -> bool:
    view = ui.LayoutView.from_message(message) if message.flags.components_v2 else None
    ids = [str(getattr(item, "custom_id", "")) for item in view.walk_children()] if view else []
    return any(f"/{match}/" in id for id in ids)
