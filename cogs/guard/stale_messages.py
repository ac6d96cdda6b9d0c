"""Deletes messages that a crash left behind because they were sent but not yet recorded."""

from contextlib import suppress
from typing import TypeAlias

import discord
from discord import ui

from cogs.guard.custom_ids import parse_custom_id

Place: TypeAlias = discord.PartialMessageable | discord.DMChannel

MAX_MESSAGES_SEARCHED = 12  # a crash leaves at most one message, but people chat below it
MAX_PLACES_REMEMBERED = 10_000  # places already swept; one that is forgotten is swept once more


class StaleMessages:
    """Each channel of each match is swept once after a start, when a new message is sent there.

    A card that was sent but not recorded is normally found again by its nonce. If a newer notice has replaced it, it
    would keep its buttons beside those of the next card. Of several processes, each sweeps only the matches that it
    took over from a process that did not come back. A channel is swept once more after a response of Discord is lost.
    """

    def __init__(self, *, everywhere: bool) -> None:
        self._everywhere = everywhere
        self._taken_over: set[str] = set()
        self._swept: dict[tuple[str, int], None] = {}  # the oldest first

    def take_over(self, match: str) -> None:
        """Sweep the channels of a match, even if they have been swept already."""
        self._taken_over.add(match)
        self._swept = {(swept, place): None for swept, place in self._swept if swept != match}

    def doubts(self, match: str) -> bool:
        """Whether there may be an unrecorded message."""
        return match in self._taken_over

    async def sweep(self, match: str, place: Place, kept: set[int | None]) -> None:
        """Delete our messages with controls of this match, except those in `kept`, unless this was done before."""
        if (match, place.id) in self._swept or not (self._everywhere or match in self._taken_over):
            return
        self._swept[match, place.id] = None
        if len(self._swept) > MAX_PLACES_REMEMBERED:
            del self._swept[next(iter(self._swept))]
        with suppress(discord.Forbidden):  # a stale card that we cannot find refuses clicks by itself
            async for message in place.history(limit=MAX_MESSAGES_SEARCHED):
                if message.id not in kept and _has_controls_of(message, match):
                    await message.delete()


def _has_controls_of(message: discord.Message, match: str) -> bool:
    view = ui.LayoutView.from_message(message) if message.flags.components_v2 else None
    items = view.walk_children() if view else ()
    ids = (parse_custom_id(str(getattr(item, "custom_id", ""))) for item in items)
    return any(id is not None and id.subject == match for id in ids)
