"""How much is still to be done, and since when what waits longest has waited."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final, Self

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
    news: Queue = Queue()
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
            for name in ("news", "holds", "computers", "orders")
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
