"""Channels we may not write in, direct messages to be opened, and messages that a crash left behind."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from math import inf
from typing import Final, TypeAlias

import discord
from discord import ui

from cogs.guard.limits import UNASKED, CircuitOpen, Code
from cogs.guard.payloads import parse_custom_id
from dojo.ops.log import logger
from dojo.ops.system_clock import sleep_until
from dojo.people.people import People

log = logger("channels")

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


# Opens direct messages: each channel once, not too many in a short time, and none while Discord wants no more.

PATIENCE_SECONDS: Final = 3.0  # the opening goes on when nobody waits for it any longer
MAX_OPENINGS: Final = 20  # new channels in
WINDOW_MS: Final = 10_000  # so many milliseconds: a bot that writes to many strangers is taken for spam
PAUSES: Final[dict[int, float]] = {Code.DMS_OPENED_TOO_FAST: 600.0, Code.QUARANTINED: 3600.0}  # seconds
PAUSE_SECONDS: Final = 60.0  # after a limit that doesn't say how long
MAX_REMEMBERED: Final = 10_000  # channels kept in memory; all are in the database


class DmsPaused(CircuitOpen):
    """No new channel is opened now; what is open already can be used."""

    key = "error-dms-paused"


class DmChannels:
    def __init__(self, people: People, create: Callable[[int], Awaitable[int]], now: Callable[[], int]) -> None:
        """`now`: in milliseconds."""
        self._people = people
        self._create = create
        self._now = now
        self._known: dict[int, int] = {}  # by user, the oldest first
        self._opening: dict[int, asyncio.Task[int]] = {}  # by user
        self._opened: deque[int] = deque(maxlen=MAX_OPENINGS)  # when, or when to be
        self._paused_until = 0

    async def get(self, user: int, patience: float = PATIENCE_SECONDS) -> int:
        """The channel to this person, opened if need be. Raises `DmsPaused` where that must wait."""
        known = self._known.get(user) or await self._people.dm_channel(user)
        if known:
            return self._remember(user, known)
        task = self._opening.get(user) or self._begin(user)
        done, _ = await asyncio.wait([task], timeout=patience)
        if not done:  # cancelled in the middle of a limit of the whole bot, discord.py would never send again
            raise DmsPaused
        return task.result()

    async def forget(self, user: int) -> None:
        """Discord doesn't know the channel."""
        self._known.pop(user, None)
        await self._people.store_dm_channel(user, None)

    def _begin(self, user: int) -> asyncio.Task[int]:
        if self._now() < self._paused_until:
            raise DmsPaused
        task = self._opening[user] = asyncio.create_task(self._open(user), name="opening a dm")
        task.add_done_callback(lambda task: self._ended(user, task))
        return task

    def _ended(self, user: int, task: asyncio.Task[int]) -> None:
        del self._opening[user]
        if not task.cancelled():
            task.exception()  # the task that asked may have gone

    async def _open(self, user: int) -> int:
        UNASKED.set(False)  # of this task, for which nobody waits longer than they have patience
        await self._take_turn()
        try:
            channel = await self._create(user)
        except discord.RateLimited as limit:
            self._pause(limit.retry_after)
            raise
        except discord.HTTPException as refusal:
            if refusal.code in PAUSES or refusal.status == HTTPStatus.TOO_MANY_REQUESTS:
                self._pause(PAUSES.get(refusal.code, PAUSE_SECONDS))
            raise
        await self._people.store_dm_channel(user, channel)
        return self._remember(user, channel)

    async def _take_turn(self) -> None:
        now = self._now()
        turn = max(now, self._opened[0] + WINDOW_MS) if len(self._opened) == MAX_OPENINGS else now
        self._opened.append(turn)
        await sleep_until(turn, self._now)

    def _pause(self, seconds: float) -> None:
        self._paused_until = max(self._paused_until, self._now() + round(1000 * seconds))
        log.warning("opening dms paused", seconds=round(seconds))

    def _remember(self, user: int, channel: int) -> int:
        self._known[user] = channel
        if len(self._known) > MAX_REMEMBERED:
            del self._known[next(iter(self._known))]
        return channel


# Deletes messages that a crash left behind because they were sent but not yet recorded.

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
