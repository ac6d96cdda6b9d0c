"""Channels in which we may not write. None is tried again before something has changed, or some time has passed.

What could not be sent meanwhile is made up for by a new board card once the channel is open again.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from typing import Final

from cogs.guard.codes import Code
from dojo.ops.log import logger

log = logger("blocked_channels")

BLOCKED_CODES: Final = {Code.NO_ACCESS, Code.NO_PERMISSION}
FIRST_RETRY_SECONDS: Final = 60.0  # until a channel is tried again of which we have heard nothing
MAX_RETRY_SECONDS: Final = 3600.0  # the wait doubles up to this


@dataclass(slots=True)
class BlockedChannel:
    """A channel or thread that refused a message, and the matches that wait for it."""

    guild: int
    wait: float = FIRST_RETRY_SECONDS / 2  # seconds; each wait is twice as long as the one before
    until: float = 0.0  # when to try again, in seconds of a `SteadyClock`
    matches: set[str] = field(default_factory=set)
    retrying: set[str] = field(default_factory=set)  # those that have a new board card on its way


class BlockedChannels:
    """All blocked channels. They are forgotten in a restart, which costs one refusal for each.

    The waiting matches are not forgotten: the database has them (`Messages.unshown`).
    """

    def __init__(self, now: Callable[[], int]) -> None:
        """`now`: in milliseconds."""
        self._now = now
        self._blocked: dict[int, BlockedChannel] = {}
        self.ended: set[str] = set()  # matches whose end was announced everywhere but in their blocked channel

    def _seconds(self) -> float:
        return self._now() / 1000

    def mark_gone(self, place: int, guild: int, match: str) -> None:
        """The channel has been deleted: it will never be open again."""
        channel = self._blocked.setdefault(place, BlockedChannel(guild))
        channel.until = inf
        self._add_waiting(channel, match)
        log.warning("channel gone", place=place, server=guild, match=match)

    def mark_blocked(self, place: int, guild: int, match: str) -> None:
        """A message was refused. Several at the same time count once."""
        channel = self._blocked.setdefault(place, BlockedChannel(guild))
        if not self._seconds() < channel.until < inf:
            channel.wait = min(2 * channel.wait, MAX_RETRY_SECONDS)
            channel.until = self._seconds() + channel.wait
        self._add_waiting(channel, match)
        log.warning(
            "channel blocked", place=place, server=guild, match=match, again=round(channel.until - self._seconds())
        )

    def is_blocked(self, place: int, match: str) -> bool:
        """Whether it is too early to try again; if so, the match now waits for a new board card."""
        channel = self._blocked.get(place)
        if channel is None or channel.until <= self._seconds():
            return False
        self._add_waiting(channel, match)
        return True

    def mark_open(self, place: int) -> set[str]:
        """A message got through. Returns the waiting matches that have no board card on its way yet."""
        channel = self._blocked.pop(place, None)
        return channel.matches - channel.retrying if channel else set()

    def forget(self, place: int) -> None:
        """The match that waited there has moved elsewhere."""
        self._blocked.pop(place, None)

    def is_waiting(self, match: str) -> bool:
        """Whether a match waits for a channel that may open again."""
        return any(match in channel.matches for channel in self._blocked.values() if channel.until < inf)

    def mark_retrying(self, match: str) -> None:
        """A board card is on its way, and a second one would ping the players twice."""
        for channel in self._blocked.values():
            if match in channel.matches:
                channel.retrying.add(match)

    def matches_to_retry(self, guild: int | None = None) -> set[str]:
        """The matches whose channels to try now: all of a server, or without one, those whose time has come."""
        found: set[str] = set()
        for channel in self._blocked.values():
            if (channel.guild == guild and channel.until < inf) or (guild is None and channel.until <= self._seconds()):
                channel.until = 0.0
                found |= channel.matches
        return found

    @staticmethod
    def _add_waiting(channel: BlockedChannel, match: str) -> None:
        channel.matches.add(match)
        channel.retrying.discard(match)
