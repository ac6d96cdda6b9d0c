"""Acts on deadlines as they pass: clocks, reminders, vacations, abandoned matches.

Nothing is kept in memory: if the bot is killed, the next look finds the same work again. Several processes may look
at once: one of them leases each piece of work, and the match's lock makes sure it's done only once.

**Time in which nobody could move** is given back: while the process was dead or asleep, cut off from Discord,
while the database was away, or when the clock was set ahead. All of that is one thing: for a while this process noted
nothing. It notes every ten seconds that people reach it. After a longer gap, and before anything is found to be late,
everything that is counted from or until a moment is moved by the gap (`GIVEN_BACK`). Each process looks after the
matches on servers whose shards it runs, and after no others: nobody else hears of their players' clicks.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from dojo.clock.paces import HOUR, MINUTE, SECOND
from dojo.errors import NotWritten
from dojo.match.time_control import ABANDONED_MS, TimeControl
from dojo.ops.leases import Leases
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.ops.system_clock import wall_time
from dojo.outbox import Draft, unit_of_work
from storage.store import Store

log = logger("deadlines")

MAX_AT_ONCE: Final = 64  # of each kind, per look
AWAKE_NOTE_MS: Final = 10 * SECOND  # between two notes that the bot is awake
IGNORED_OUTAGE_MS: Final = 2 * MINUTE  # an outage no longer than this is ignored
RETRY_MS: Final = HOUR  # until a deadline that failed is tried again

# The columns that hold a moment, of tables in which people's time is counted. A test finds every such column here.
GIVEN_BACK: Final = {
    "seats": ("due", "remind_at", "since", "absent_since", "nudged_at"),
    "matches": ("since",),
    "lobbies": ("made_at", "starts_at"),
    "held_moves": ("made_at",),
}
KEPT: Final = {
    "seats.answers_at": "when a computer answers",
    "seats.seen": "when it was; who has been away for long gets more time anyway",
    "held_moves.due": "when a held answer counts",
    "lobbies.tell_at": "when changed terms are told",
    "matches.begun_at": "when it was",
    "lobby_players.joined_at": "when it was",
    "lobby_players.told_at": "when it was",
    "guesses.made_at": "when it was",
    "moves.made_at": "when it was",
    "vacations.from_at": "when it was",
    "vacations.until_at": "a day that somebody chose; their clocks start again once the bot is back",
}


@dataclass(frozen=True, slots=True)
class Part:
    """The shards that this process runs, of so many: its matches are those on their servers."""

    shards: tuple[int, ...] = (0,)
    count: int = 1

    @property
    def key(self) -> str:
        """The row of `heartbeats` in which it notes that it is awake."""
        return f",{','.join(map(str, self.shards))},/{self.count}"


class Deadlines:
    def __init__(
        self,
        store: Store,
        time_control: TimeControl,
        now: Callable[[], int],
        leases: Leases | None = None,
        reachable: Callable[[], bool] = lambda: True,
        part: Part | None = None,
        wall: Callable[[], int] = wall_time,
    ) -> None:
        """`reachable`: whether people's clicks arrive. `wall`: the machine's own time in ms, also while it sleeps."""
        self._leases = leases or Leases(store, now)
        self._store = store
        self._time_control = time_control
        self._now = now
        self._reachable = reachable
        self._part = part or Part()
        self._wall = wall
        self._looked: int | None = None  # the wall's time of the last look that nothing came between

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Give the time back before anything else starts to run, if people reach us by then."""
        await self.run()
        async with Loop("deadlines", self.run):
            yield

    async def run(self) -> None:
        """Look once, unless people can't reach us. After a gap of any kind nobody could make a move either."""
        if not self._reachable():
            self._looked = None
            return
        gap = None if self._looked is None else self._wall() - self._looked
        if (gap is not None and 0 <= gap <= IGNORED_OUTAGE_MS) or await self._try(self.wake):
            await self._try(self.look)

    async def wake(self) -> None:
        """Give back the time since the last note, so that nobody loses any."""
        now, part = self._now(), self._part
        async with unit_of_work(self._store, self._now) as work:
            queries = work.queries
            await queries.first_awake(part=part.key, shard_count=part.count, now=now)
            await queries.set_awake_back(part=part.key, now=now)
            before = await queries.last_awake(part=part.key)
            slept = now - before
            if slept > IGNORED_OUTAGE_MS and await queries.wake_up(part=part.key, now=now, before=before) is not None:
                log.info("time given back", slept=slept // SECOND)
                counted = await queries.count_outage(part=part.key)
                await work.notify_all(counted, Draft("outage", about=str(slept // SECOND)))
                gap = {"now": now, "before": before, "part": part.key}
                await queries.give_back_seats(**gap)
                await queries.give_back_matches(**gap)
                await queries.give_back_lobbies(**gap)
                await queries.give_back_holds(**gap)

    async def look(self) -> None:
        clocks, read, now = self._time_control, self._store.read, self._now()
        due: dict[str, Any] = {"now": now, "most": MAX_AT_ONCE, "part": self._part.key}
        await self._note(now)
        await self._handle("leaving", await read.seats_leaving(**due), clocks.pause)
        await self._handle("returning", await read.seats_returning(**due), clocks.resume)
        await self._handle("clock", await read.seats_overdue(**due), clocks.expire)
        await self._handle("reminder", await read.seats_to_remind(**due), clocks.remind)
        for row in await read.matches_forgotten(before=now - ABANDONED_MS, **due):
            await self._try_one("forgotten", row, clocks.forget)

    async def _try(self, do: Callable[[], Awaitable[None]]) -> bool:
        try:
            await do()
        except Exception as trouble:
            if not isinstance(trouble, NotWritten):  # of which the stall detector tells
                log.exception("clocks not read")
            self._looked = None
            return False
        self._looked = self._wall()
        return True

    async def _note(self, now: int) -> None:
        if now - (await self._store.read.last_awake(part=self._part.key) or 0) >= AWAKE_NOTE_MS:
            async with self._store.transaction() as queries:
                await queries.note_awake(part=self._part.key, shard_count=self._part.count, now=now)

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
