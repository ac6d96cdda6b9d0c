"""Acts on deadlines as they pass: clocks, reminders, vacations, abandoned matches.

Nothing is kept in memory: if the bot is killed, the next look finds the same work again. Several processes may look
at once: one of them leases each piece of work, and the match's lock makes sure it's done only once.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from dojo.clock.paces import HOUR, MINUTE, SECOND
from dojo.errors import NotWritten
from dojo.match.time_control import ABANDONED_MS, TimeControl
from dojo.ops.leases import Leases
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.outbox import Draft, unit_of_work
from storage.store import Store

log = logger("deadlines")

MAX_AT_ONCE: Final = 64  # of each kind, per look
AWAKE_NOTE_MS: Final = 10 * SECOND  # between two notes that the bot is awake
IGNORED_OUTAGE_MS: Final = 2 * MINUTE  # an outage no longer than this is ignored
RETRY_MS: Final = HOUR  # until a deadline that failed is tried again


class Deadlines:
    def __init__(
        self, store: Store, time_control: TimeControl, now: Callable[[], int], leases: Leases | None = None
    ) -> None:
        self._leases = leases or Leases(store, now)
        self._store = store
        self._time_control = time_control
        self._now = now
        self._awake = False

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Set the clocks back before anything else starts to run."""
        await self._try(self.wake)
        async with Loop("deadlines", self.run):
            yield

    async def run(self) -> None:
        """Look once. After a failed look the bot counts as having slept: nobody could make a move either."""
        if self._awake or await self._try(self.wake):
            await self._try(self.look)

    async def wake(self) -> None:
        """Set the clocks back by the time the bot was down, so that nobody loses any."""
        now = self._now()
        async with unit_of_work(self._store, self._now) as work:
            queries = work.queries
            await queries.first_awake(now=now)
            before = await queries.last_awake()
            slept = now - before
            if slept > IGNORED_OUTAGE_MS and await queries.wake_up(now=now, before=before) is not None:
                log.info("clocks put back", slept=slept // SECOND)
                await work.notify_all(await queries.count_outage(), Draft("outage", about=str(slept // SECOND)))
                await queries.extend_clocks(now=now, before=before)
                await queries.extend_holds(now=now, before=before)

    async def look(self) -> None:
        clocks, read, now = self._time_control, self._store.read, self._now()
        await self._note(now)
        await self._handle("leaving", await read.seats_leaving(now=now, most=MAX_AT_ONCE), clocks.pause)
        await self._handle("returning", await read.seats_returning(now=now, most=MAX_AT_ONCE), clocks.resume)
        await self._handle("clock", await read.seats_overdue(now=now, most=MAX_AT_ONCE), clocks.expire)
        reminders = await read.seats_to_remind(now=now, most=MAX_AT_ONCE)
        await self._handle("reminder", reminders, clocks.remind)
        for row in await read.matches_forgotten(before=now - ABANDONED_MS, now=now, most=MAX_AT_ONCE):
            await self._try_one("forgotten", row, clocks.forget)

    async def _try(self, do: Callable[[], Awaitable[None]]) -> bool:
        try:
            await do()
        except Exception as trouble:
            if not isinstance(trouble, NotWritten):  # of which the stall detector tells
                log.exception("clocks not read")
            self._awake = False
        else:
            self._awake = True
        return self._awake

    async def _note(self, now: int) -> None:
        if now - (await self._store.read.last_awake() or 0) >= AWAKE_NOTE_MS:
            async with self._store.transaction() as queries:
                await queries.note_awake(now=now)

    async def _handle(self, kind: str, rows: list[Any], do: Callable[..., Awaitable[None]]) -> None:
        for row in rows:
            if await self._leases.take_seat(kind, *row):
                await self._try_one(kind, row, do)

    async def _try_one(self, kind: str, row: Any, do: Callable[..., Awaitable[None]]) -> None:
        """A failure is logged, and tried again after a while, so that the other deadlines don't wait for it."""
        try:
            await do(*row)
        except NotWritten:  # the next look finds all of it again
            raise
        except Exception:
            log.exception("deadline not met", match=row[0])
            await self._leases.put_off(kind, *row, until=self._now() + RETRY_MS)
