"""Walks round the house and looks which time has come: for clocks, reminders, vacations, matches that were forgotten.

Nothing of it is kept here: what was under way when the bot was killed is found again by the next look. Several may
walk at once, for whatever is found is done by the first who holds the match.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, Self

from dojo.paces import HOUR, MINUTE, SECOND
from dojo.timekeeper import FORGOTTEN, Timekeeper
from storage.store import Store

log = logging.getLogger("hikyaku.rounds")

ROUND: Final = 1.0  # seconds between two looks
AT_ONCE: Final = 64  # of a kind, at one look
SEEN: Final = 10 * SECOND  # between two notes that the house is awake
NAP: Final = 2 * MINUTE  # a sleep as short as this costs nobody anything
LATER: Final = HOUR  # until something that cannot be done is tried again


class Rounds:
    def __init__(self, store: Store, timekeeper: Timekeeper, now: Callable[[], int]) -> None:
        self._store = store
        self._timekeeper = timekeeper
        self._now = now
        self._walking: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
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
                log.info("the house slept for %d s: all clocks are put back", slept // SECOND)
                await desk.count_outage()
                await desk.tell_outage(about=str(slept // SECOND), now=now)
                await desk.extend_clocks(slept=slept)
        self._store.bell.set()

    async def look(self) -> None:
        keeper, read, now = self._timekeeper, self._store.read, self._now()
        await self._note(now)
        await self._each(await read.seats_leaving(now=now, most=AT_ONCE), keeper.pause)
        await self._each(await read.seats_returning(now=now, most=AT_ONCE), keeper.resume)
        await self._each(await read.seats_overdue(now=now, most=AT_ONCE), keeper.expire, "put_clock_off")
        await self._each(await read.seats_to_remind(now=now, most=AT_ONCE), keeper.remind, "put_reminder_off")
        forgotten = await read.matches_forgotten(before=now - FORGOTTEN, most=AT_ONCE)
        await self._each(forgotten, lambda match, _: keeper.forget(match))

    async def _walk(self) -> None:
        awake = False
        while True:
            try:
                if not awake:
                    await self.wake()
                    awake = True
                await self.look()
            except Exception:
                awake = False  # as long as nothing could be read, nothing could be answered either
                log.exception("the clocks could not be looked at; trying again")
            await asyncio.sleep(ROUND)

    async def _note(self, now: int) -> None:
        if now - (await self._store.read.house_seen() or 0) >= SEEN:
            async with self._store.transaction() as desk:
                await desk.house_is_awake(now=now)

    async def _each(self, rows: list[Any], do: Callable[..., Awaitable[None]], put_off: str = "") -> None:
        """One that cannot be done does not keep the others waiting."""
        for row in rows:
            try:
                await do(*row)
            except Exception:
                log.exception("the clock of match %s cannot be minded", row[0])
                if put_off:
                    await self._later(put_off, *row)

    async def _later(self, query: str, match: str, seat: int, before: int) -> None:
        async with self._store.transaction() as desk:
            await getattr(desk, query)(match_id=match, seat=seat, before=before, after=self._now() + LATER)
