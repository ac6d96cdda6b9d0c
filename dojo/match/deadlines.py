"""Walks round the house and looks which time has come: for clocks, reminders, vacations, matches that were forgotten.

Nothing of it is kept here: what was under way when the bot was killed is found again by the next look. Several may
walk at once: whatever is found is claimed by one of them, and done once by whoever holds the match.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, Self

from dojo.clock.paces import HOUR, MINUTE, SECOND
from dojo.errors import NotWritten
from dojo.match.time_control import FORGOTTEN, Timekeeper
from dojo.ops.leases import Claims
from dojo.ops.log import diary
from dojo.outbox import Telling, spread
from storage.store import Store

log = diary("rounds")

ROUND: Final = 1.0  # seconds between two looks
AT_ONCE: Final = 64  # of a kind, at one look
SEEN: Final = 10 * SECOND  # between two notes that the house is awake
NAP: Final = 2 * MINUTE  # a sleep as short as this costs nobody anything
LATER: Final = HOUR  # until something that cannot be done is tried again


class Rounds:
    def __init__(
        self, store: Store, timekeeper: Timekeeper, now: Callable[[], int], claims: Claims | None = None
    ) -> None:
        self._claims = claims or Claims(store, now)
        self._store = store
        self._timekeeper = timekeeper
        self._now = now
        self._walking: asyncio.Task[None] | None = None
        self._awake = False

    async def __aenter__(self) -> Self:
        """Whoever else begins to walk now finds the clocks put back."""
        await self._wakened()
        self._walking = asyncio.create_task(self._walk(), name="rounds")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._walking:
            self._walking.cancel()
            await asyncio.gather(self._walking, return_exceptions=True)

    async def wake(self) -> None:
        """For as long as the house slept, no time has passed for anybody."""
        now = self._now()
        async with self._store.transaction() as desk:
            await desk.house_opens(now=now)
            before = await desk.house_seen()
            slept = now - before
            if slept > NAP and await desk.house_wakes(now=now, before=before) is not None:
                log.info("clocks put back", slept=slept // SECOND)
                await spread(desk, await desk.count_outage(), Telling("outage", about=str(slept // SECOND)), now)
                await desk.extend_clocks(now=now, before=before)
                await desk.extend_holds(now=now, before=before)
        self._store.bell.set()

    async def look(self) -> None:
        keeper, read, now = self._timekeeper, self._store.read, self._now()
        await self._note(now)
        await self._each("leaving", await read.seats_leaving(now=now, most=AT_ONCE), keeper.pause)
        await self._each("returning", await read.seats_returning(now=now, most=AT_ONCE), keeper.resume)
        await self._each("clock", await read.seats_overdue(now=now, most=AT_ONCE), keeper.expire, "put_clock_off")
        reminders = await read.seats_to_remind(now=now, most=AT_ONCE)
        await self._each("reminder", reminders, keeper.remind, "put_reminder_off")
        for id, _ in await read.matches_forgotten(before=now - FORGOTTEN, most=AT_ONCE):
            await self._minded(keeper.forget, id)

    async def _walk(self) -> None:
        while True:
            if self._awake or await self._wakened():
                self._awake = await self._went_well(self.look)
            await asyncio.sleep(ROUND)

    async def _wakened(self) -> bool:
        self._awake = await self._went_well(self.wake)
        return self._awake

    async def _went_well(self, do: Callable[[], Awaitable[None]]) -> bool:
        """As long as nothing could be read, nothing could be answered either: then we have slept."""
        try:
            await do()
        except Exception:
            log.exception("clocks not read")
            return False
        return True

    async def _note(self, now: int) -> None:
        if now - (await self._store.read.house_seen() or 0) >= SEEN:
            async with self._store.transaction() as desk:
                await desk.house_is_awake(now=now)

    async def _each(self, kind: str, rows: list[Any], do: Callable[..., Awaitable[None]], put_off: str = "") -> None:
        for row in rows:
            if await self._claims.my_seat(kind, *row) and not await self._minded(do, *row) and put_off:
                await self._later(put_off, *row)

    async def _minded(self, do: Callable[..., Awaitable[None]], *row: Any) -> bool:
        """One that cannot be done does not keep the others waiting."""
        try:
            await do(*row)
        except NotWritten:  # the next look finds all of it again
            raise
        except Exception:
            log.exception("clock not minded", match=row[0])
            return False
        return True

    async def _later(self, query: str, match: str, seat: int, before: int) -> None:
        async with self._store.transaction() as desk:
            await getattr(desk, query)(match_id=match, seat=seat, before=before, after=self._now() + LATER)
