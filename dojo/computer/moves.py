"""The computers' turns: found in the database, thought about in worker processes, answered through the referee.

Nothing is kept in memory: a turn that was under way when the bot was killed is found again by the next round. A
computer starts thinking when it is asked and answers when its pause is over, so the time it takes reveals nothing.
"""

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from dojo.computer.pool import ThinkingFailed, WorkerPool
from dojo.computer.worker import MoveJob
from dojo.errors import NotSeated, NotWritten
from dojo.match.referee import Referee
from dojo.ops.leases import Leases, named
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.ops.metrics import Metrics, NoMetrics
from dojo.ops.redaction import redacted
from dojo.ops.system_clock import sleep_until
from dojo.people.computers import LEVELS, level_of
from dojo.table.table import Table
from engine.core import Ask, MatchOver, NotYourTurn, Seat, StaleAsk
from storage.store import Store

log = logger("computer")

AHEAD: Final = 10_000  # milliseconds before an answer is due: time to think about it
AT_ONCE: Final = 64  # answers under way at most
EACH: Final = 4  # of one person, enough for a whole table; beyond it they hold up their own matches only
MARGIN: Final = 0.25  # seconds: thinking ends this long before the answer is due, so that its length stays hidden
THOUGHT: Final = (1.5, 10.0)  # seconds, least and most; the least fits into the shortest of the usual pauses
GIVEN_UP: Final = 3  # failures, after which a computer answers at random: the match must go on
LONGEST: Final = 3600  # seconds between two tries at most
REST: Final = 2.0  # seconds between two tries while nothing can be written
STANDIN: Final = "student"  # the level of a computer that stands in for somebody
OVERTAKEN: Final = (StaleAsk, NotYourTurn, MatchOver, NotSeated)  # the match went on; somebody else has the seat now


@dataclass(frozen=True, slots=True)
class Due:
    """A question to a computer. `at`: when the answer is due, in milliseconds since 1970; `tries`: failures so far.

    `person` waits for it: the one who has used Discord for longest among the people at the table.
    """

    match: str
    seat: Seat
    at: int
    tries: int
    ply: int = field(compare=False)  # it grows when others answer, while the question stays the same
    person: int = field(compare=False)

    @property
    def name(self) -> str:
        """The name of its lease."""
        return named("computer", self.match, self.seat, self.at)


class ComputerMoves:
    """Answers for every computer player, and for those who stand in for somebody, within `running()`."""

    def __init__(
        self,
        store: Store,
        referee: Referee,
        now: Callable[[], int],
        workers: WorkerPool | None = None,
        leases: Leases | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self._leases = leases or Leases(store, now)
        self._store = store
        self._referee = referee
        self._now = now
        self._workers = workers or WorkerPool()
        self._metrics = metrics or NoMetrics()
        self._under_way: dict[Due, asyncio.Task[None]] = {}

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Answer until the context is left. What is under way then is found again after the next start."""
        try:
            async with Loop("computers", self._look):
                yield
        finally:
            for task in self._under_way.values():
                task.cancel()
            await asyncio.gather(*self._under_way.values(), return_exceptions=True)
            await self._workers.aclose()

    async def _look(self) -> None:
        now, most = self._now(), AT_ONCE + len(self._under_way)
        for row in await self._store.read.computers_asked(before=now + AHEAD, now=now, each=EACH, most=most):
            due = Due(*row)
            if due not in self._under_way and self._room(due.person) and await self._claimed(due):
                task = asyncio.create_task(self._serve(due), name=f"computer {due.match}")
                self._under_way[due] = task
                task.add_done_callback(lambda _, due=due: self._served(due))  # type: ignore[misc]

    def _room(self, person: int) -> bool:
        return len(self._under_way) < AT_ONCE and Counter(due.person for due in self._under_way)[person] < EACH

    async def _claimed(self, due: Due) -> bool:
        """Take the lease, and have it renewed: with many questions at once, an answer may outlast one lease."""
        if not await self._leases.take_seat("computer", due.match, due.seat, due.at):
            return False
        self._leases.under_way.add(due.name)
        return True

    def _served(self, due: Due) -> None:
        self._under_way.pop(due)
        self._leases.under_way.discard(due.name)

    async def _serve(self, due: Due) -> None:
        """Answer, or put it off. If neither can be written, the next round finds the question again."""
        try:
            await self._answered_or_put_off(due)
        except NotWritten as trouble:
            log.debug("computer not heard", match=due.match, seat=due.seat, reason=redacted(trouble))
            await asyncio.sleep(REST)

    async def _answered_or_put_off(self, due: Due) -> None:
        try:
            await self._answer(due)
        except NotWritten:  # then it cannot be put off either
            raise
        except OVERTAKEN as changed:
            log.info("computer overtaken", match=due.match, seat=due.seat, reason=redacted(changed))
            await self._put_off(due)
        except Exception as trouble:
            told = log.bind(match=due.match, seat=due.seat, tries=due.tries)
            if isinstance(trouble, ThinkingFailed):
                told.error("computer stumped", story=str(trouble))
            else:
                told.error("computer failed", exc_info=trouble)
            await self._put_off(due)

    async def _answer(self, due: Due) -> None:
        table = await self._referee.table(due.match)
        ask = table.ask_of(due.seat)
        if ask is None:
            raise NotYourTurn
        text = await self._think(due, table, ask)
        await sleep_until(due.at, self._now)
        await self._referee.answer(due.match, table.players[due.seat].id, table.opened(due.seat), text, "computer")
        self._metrics.answered((self._now() - due.at) / 1000)

    async def _think(self, due: Due, table: Table, ask: Ask[Any]) -> str:
        seed = secrets.token_hex(16)
        if due.tries >= GIVEN_UP:
            log.error("computer answers by lot", match=due.match, seat=due.seat, tries=due.tries)
            return str(Random(seed).choice(ask.options))
        level = LEVELS[_level(table, due.seat)]
        async with self._workers.worker(due.person) as worker:
            seconds = self._seconds_for(due)
            view, wander = table.view(due.seat), level.wander
            return await worker.think(MoveJob(table.game.key, view, ask, seed, level.playouts, wander, seconds))

    def _seconds_for(self, due: Due) -> float:
        """What is left of them by now: a player who waited long for a worker has fewer."""
        least, most = THOUGHT
        return min(most, max(least, (due.at - self._now()) / 1000 - MARGIN))

    async def _put_off(self, due: Due) -> None:
        """Postpone the next try, twice as far each time. Does nothing if the match has moved on."""
        after = self._now() + AHEAD + 1000 * min(2**due.tries, LONGEST)
        async with self._store.transaction() as queries:
            await queries.put_computer_off(match_id=due.match, seat=due.seat, before=due.at, after=after, ply=due.ply)
            await self._leases.released(queries, "computer", due.match, due.seat, due.at)


def _level(table: Table, seat: Seat) -> str:
    """The level of the computer in this seat; one that stands in for a person plays decently, and no better."""
    player = table.players[seat]
    return level_of(player.id) if player.computer else STANDIN
