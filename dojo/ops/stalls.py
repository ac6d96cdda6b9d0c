"""Detection of stalls: how much work is waiting, how long the oldest of it has waited, and an alarm if too long."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final, Self

from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.ops.redaction import redacted
from storage.store import Store

FRESH: Final = 2.0  # seconds for which the numbers are cached


@dataclass(frozen=True, slots=True)
class Queue:
    """How many tasks there are in all, how many are due, and the time of the oldest, even if it has been put off.

    `since` is in milliseconds since 1970: when a notice was written or a held move was made, or when another answer is
    due. None where there is none.
    """

    length: int = 0
    due: int = 0
    since: int | None = None


@dataclass(frozen=True, slots=True)
class Queues:
    """Everything that waits to be done, at one moment."""

    outbox: Queue = Queue()
    held_moves: Queue = Queue()
    computers: Queue = Queue()  # since: when the oldest answer was due
    failures: int = 0  # of the computer that has failed most often at its current question
    matches: int = 0
    lobbies: int = 0

    @classmethod
    async def of(cls, store: Store, now: int) -> Self:
        row = await store.read.queues(now=now)
        found = {
            name: Queue(row[name], row[f"{name}_due"], row[f"{name}_since"])
            for name in ("outbox", "held_moves", "computers")
        }
        return cls(**found, failures=row["computers_tries"], matches=row["matches"], lobbies=row["lobbies"])


class Glance:
    """The queues, read from the database every two seconds at most, however often they are asked for."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._seen = Queues()
        self._at = -FRESH

    async def queues(self) -> Queues:
        if monotonic() - self._at >= FRESH:
            self._seen = await Queues.of(self._store, self._now())
            self._at = monotonic()
        return self._seen


log = logger("stalls")

LATE: Final = 300_000  # milliseconds after which a task has waited too long
HOURLY: Final = 3600  # seconds after which a stall that lasts is told again
UNWRITTEN: Final = 5.0  # seconds for which every transaction has failed
TRIED: Final = 4  # failures of one computer that are tolerated; after three it answers at random
LOOK_AT: Final = {
    "outbox": "the lines 'notice put off' and 'background loop failed'; is Discord there?",
    "held_moves": "the lines 'held move not played' and 'background loop failed'",
    "computers": "the lines 'computer failed', 'computer stumped' and 'worker lost'; is the processor busy?",
    "database": "the disk: is it full, or gone? is the server there?",
}


@dataclass(frozen=True, slots=True)
class Standstill:
    """A stall: the seconds it has lasted, the number of tasks waiting, or the reason why nothing can be written."""

    seconds: int
    waiting: int = 0
    reason: str = ""


class StallDetector:
    """Checks every five seconds, within `running()`, and logs when a stall begins and ends, and each hour.

    `standstills`: the current ones, by the name of the queue, or "database".
    """

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.glance = Glance(store, now)
        self.standstills: dict[str, Standstill] = {}
        self._store = store
        self._now = now
        self._came = now()
        self._looked = monotonic()

    def running(self) -> Loop:
        self._came = self._now()
        return Loop("stalls", self.look)

    @property
    def unwritten(self) -> str:
        """Why the last transaction failed, redacted; empty if it succeeded."""
        return redacted(self._store.write_health.trouble) if self._store.write_health.trouble else ""

    @property
    def idle(self) -> float:
        """Seconds since the last check."""
        return monotonic() - self._looked

    async def look(self) -> None:
        """Check once."""
        found = await self._found()
        for what in LOOK_AT:
            before, after = self.standstills.get(what), found.get(what)
            if after and (not before or after.seconds // HOURLY > before.seconds // HOURLY):
                facts = {"waiting": after.waiting} if after.waiting else {"reason": after.reason}
                log.error("standstill", what=what, seconds=after.seconds, look_at=LOOK_AT[what], **facts)
            elif before and not after:
                log.warning("goes on", what=what, seconds=before.seconds)
        self.standstills, self._looked = found, monotonic()

    async def _found(self) -> dict[str, Standstill]:
        try:
            found = late(await self.glance.queues(), self._now(), self._came)
        except Exception as trouble:  # the queues are unknown then, but that they cannot be read is a finding
            self._store.write_health.record_failure(trouble)
            found = {what: old for what, old in self.standstills.items() if what != "database"}
        failing = self._store.write_health.seconds_failing()
        if failing > UNWRITTEN:
            found["database"] = Standstill(round(failing), reason=self.unwritten)
        return found


def late(queues: Queues, now: int, came: int) -> dict[str, Standstill]:
    """The stalled queues by name. Waiting counts from our start, `came`, at the earliest."""
    found = {}
    for what in ("outbox", "held_moves", "computers"):
        queue = getattr(queues, what)
        waited = now - max(queue.since, came) if queue.since is not None else 0
        if waited > LATE:
            found[what] = Standstill(waited // 1000, queue.length)
    if queues.failures > TRIED and "computers" not in found:
        found["computers"] = Standstill(0, queues.computers.length)
    return found
