"""Opens direct messages: each channel once, not too many in a short time, and none while Discord wants no more."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Final

import discord

from cogs.guard.budget import UNASKED
from cogs.guard.circuit_breaker import CircuitOpen
from cogs.guard.codes import Code
from dojo.ops.log import logger
from dojo.ops.system_clock import sleep_until
from dojo.people.people import People

log = logger("dm_channels")

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
