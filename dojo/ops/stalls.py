"""How much is still to be done, and since when what waits longest has waited."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final, Self

from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.ops.redaction import redacted
from storage.store import Store

FRESH: Final = 2.0  # seconds for which a look at the database is good enough


@dataclass(frozen=True, slots=True)
class Queue:
    """`length` of it there is in all, `due` already, the oldest `since` (milliseconds since 1970; None: nothing)."""

    length: int = 0
    due: int = 0
    since: int | None = None


@dataclass(frozen=True, slots=True)
class Queues:
    outbox: Queue = Queue()
    holds: Queue = Queue()
    computers: Queue = Queue()  # since: when the oldest answer was due
    orders: Queue = Queue()
    failures: int = 0  # of the computer that has failed most often at its present question
    matches: int = 0
    lobbies: int = 0

    @classmethod
    async def of(cls, store: Store, now: int) -> Self:
        row = await store.read.queues(now=now)
        found = {
            name: Queue(row[name], row[f"{name}_due"], row[f"{name}_since"])
            for name in ("outbox", "holds", "computers", "orders")
        }
        return cls(**found, failures=row["computers_tries"], matches=row["matches"], lobbies=row["lobbies"])


class Glance:
    """Whoever asks often sees the same for a while: the database is there for the players."""

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

LATE: Final = 300_000  # milliseconds until what waits has waited too long
UNWRITTEN: Final = 5.0  # seconds without a transaction that goes well, though they are tried
TRIED: Final = 4  # failures of a computer, more than after which it answers by lot
LOOK_AT: Final = {
    "outbox": "the lines 'notice put off' and 'background loop failed'; is Discord there?",
    "holds": "the lines 'hold not played' and 'background loop failed'",
    "computers": "the lines 'computer failed', 'computer stumped' and 'worker lost'; is the processor busy?",
    "orders": "the lines 'standing order not followed' and 'background loop failed'",
    "database": "the disk: is it full, or gone? is the server there?",
}


@dataclass(frozen=True, slots=True)
class Standstill:
    """How long it has lasted, and how much waits."""

    seconds: int
    waiting: int = 0
    reason: str = ""


class StallDetector:
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
        """Why the last transaction failed; empty: it did not."""
        return redacted(self._store.write_health.trouble) if self._store.write_health.trouble else ""

    @property
    def idle(self) -> float:
        """Seconds since the last look."""
        return monotonic() - self._looked

    async def look(self) -> None:
        found = await self._found()
        for what in LOOK_AT:
            before, after = self.standstills.get(what), found.get(what)
            if after and not before:
                facts = {"waiting": after.waiting} if after.waiting else {"reason": after.reason}
                log.error("standstill", what=what, seconds=after.seconds, look_at=LOOK_AT[what], **facts)
            elif before and not after:
                log.warning("goes on", what=what, seconds=before.seconds)
        self.standstills, self._looked = found, monotonic()

    async def _found(self) -> dict[str, Standstill]:
        try:
            found = late(await self.glance.queues(), self._now(), self._came)
        except Exception as trouble:  # what cannot be read cannot be judged; that it cannot be is one of the findings
            self._store.write_health.missed(trouble)
            found = {what: old for what, old in self.standstills.items() if what != "database"}
        missing = self._store.write_health.missing()
        if missing > UNWRITTEN:
            found["database"] = Standstill(round(missing), reason=self.unwritten)
        return found


def late(queues: Queues, now: int, came: int) -> dict[str, Standstill]:
    """What lay there when we came, we have had no more time for than since."""
    found = {}
    for what in ("outbox", "holds", "computers", "orders"):
        queue = getattr(queues, what)
        waited = now - max(queue.since, came) if queue.since is not None else 0
        if waited > LATE:
            found[what] = Standstill(waited // 1000, queue.length)
    if queues.failures > TRIED and "computers" not in found:
        found["computers"] = Standstill(0, queues.computers.length)
    return found
