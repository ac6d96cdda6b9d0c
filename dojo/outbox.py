"""The outbox: notices that still have to reach players, written in the transaction that caused them.

A notice is a row of facts, never text and never a secret: the courier looks at the match when it delivers it.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from dojo.errors import NoSuchMatch
from dojo.ops.leases import Leases
from dojo.shuffle import require_code
from storage.store import Queries, Signal, Store

NO_SEAT: Final = -1  # in a row: no seat in particular
# The kinds that a kind makes out of date, where it is not just itself.
VOIDS: Final = {"result": ("board", "result"), "old-board": (), "old-hand": (), "taken-back": (), "followed": ()}


@dataclass(frozen=True, slots=True)
class Notice:
    """`kind`: "thread", "board", "hand" (of a seat), "quiet" (a seat that can't be written to), "result", ...

    `id` counts within the match, `number` is the match's own (engine.match) when it was written, `since` when that was
    (ms).
    """

    id: int
    match: str
    kind: str
    seat: int | None
    number: int
    attempts: int
    about: str = ""  # a fact that isn't stored in the match
    since: int = 0
    orphaned: bool = False  # a process began to deliver notices of this match and hasn't come back


@dataclass(frozen=True, slots=True)
class Draft:
    """A notice that is yet to be written."""

    kind: str
    seat: int | None = None
    about: str = ""

    def voids(self, other: "Draft") -> bool:
        return other.seat == self.seat and other.kind in VOIDS.get(self.kind, (self.kind,))


class UnitOfWork:
    """One transaction and the notices that belong to it.

    The notices are numbered and written as it ends. Once it's committed, the courier is woken.
    """

    def __init__(self, queries: Queries, now: Callable[[], int]) -> None:
        self.queries = queries
        self._now = now
        self._drafts: dict[str, list[Draft]] = {}  # by match
        self._numbers: dict[str, int] = {}
        self._last: dict[str, int] = {}  # by locked match, the id of its latest notice, written or reserved
        self._reserved: dict[str, int] = {}  # by match, how many of these ids are for notices of this transaction
        self.notified = False

    def notify_match(self, match: str, number: int, *drafts: Draft) -> None:
        """Add drafts. Each removes earlier ones that it makes void, in the database too. `number`: the match's."""
        for draft in drafts:
            before = self._drafts.setdefault(match, [])
            before[:] = [*(each for each in before if not draft.voids(each)), draft]
        self._numbers[match] = number
        self.notified |= bool(drafts)

    def last_notice(self, match: str, last: int) -> None:
        """The match is locked, and this is the id of its latest notice."""
        self._last[match] = last

    def reserve(self, match: str, notices: int) -> int:
        """Reserve ids for so many notices of a locked match. Returns the last, which the caller stores."""
        self._last[match] += notices
        self._reserved[match] = self._reserved.get(match, 0) + notices
        return self._last[match]

    async def notify_all(self, counted: Sequence[Any], draft: Draft) -> None:
        """Write the same notice to several matches. Each row of `counted` has its number and the seat it is about.

        It makes nothing void: what was said about an earlier time is still true.
        """
        facts = {"kind": draft.kind, "about": draft.about, "due": self._now()}
        await self.queries.write_notices(
            [
                {"match_id": row["id"], "id": row["last_notice"], "seat": row["seat"], "ply": row["ply"], **facts}
                for row in counted
            ]
        )
        self.notified = True

    async def write_notices(self, delay_ms: int = 0) -> None:
        """`delay_ms`: how long until they're first delivered."""
        due = self._now() + delay_ms
        for match, drafts in self._drafts.items():
            if drafts:
                await self._write(match, drafts, due)

    async def _write(self, match: str, drafts: Sequence[Draft], due: int) -> None:
        last = await self._last_id(match, len(drafts))
        void = [f"{kind}/{_seat(draft)}" for draft in drafts for kind in VOIDS.get(draft.kind, (draft.kind,))]
        facts = {"match_id": match, "ply": self._numbers[match], "due": due}
        rows = [
            {"id": id, "kind": draft.kind, "seat": _seat(draft), "about": draft.about, **facts}
            for id, draft in enumerate(drafts, last - len(drafts) + 1)
        ]
        await self.queries.void_notices(match_id=match, void=f" {' '.join(void)} ")
        await self.queries.write_notices(rows)

    async def _last_id(self, match: str, notices: int) -> int:
        """The id of the last of so many notices: those that no id is reserved for are counted now."""
        uncounted = notices - self._reserved.get(match, 0)
        if uncounted <= 0:
            return self._last[match]
        last: int | None = await self.queries.count_notices(match_id=require_code(match), notices=uncounted)
        if last is None:
            raise NoSuchMatch
        return last


@asynccontextmanager
async def unit_of_work(store: Store, now: Callable[[], int], match: str | None = None) -> AsyncIterator[UnitOfWork]:
    """`match`: one that nobody else may change meanwhile."""
    async with store.transaction(match) as queries:
        work = UnitOfWork(queries, now)
        yield work
        await work.write_notices()
    if work.notified:
        store.outbox_signal.set()


class Outbox:
    def __init__(self, store: Store, now: Callable[[], int], leases: Leases | None = None) -> None:
        self._store = store
        self._now = now
        self._leases = leases or Leases(store, now)

    @property
    def shared(self) -> bool:
        """Whether other processes may write notices too, and deliver them."""
        return self._leases.shared

    @property
    def signal(self) -> Signal:
        """Set after each commit of this process that wrote notices."""
        return self._store.outbox_signal

    async def due(self, limit: int = 20) -> list[Notice]:
        """The next due notice of each match, the longest due first. One per match keeps its notices in order."""
        return list(map(_read, await self._store.read.notices_due(now=self._now(), most=limit)))

    async def take_due(self, most: int, besides: int = 0) -> list[Notice]:
        """Up to `most` notices for this process to deliver.

        They may include what it's delivering already, which is why `besides` allows for that many more.
        """
        if not self.shared:
            return await self.due(most + besides)
        async with self._store.transaction() as queries:
            return list(map(_read, await self._leases.take_notices(queries, most)))

    async def due_from(self, notice: Notice) -> list[Notice]:
        """The match's notices that are due, in order: this one, unless a newer one has made it void, and later ones."""
        rows = await self._store.read.notices_from(match_id=notice.match, id=notice.id, now=self._now())
        return list(map(_read, rows))

    async def done(self, notice: Notice) -> None:
        async with self._store.transaction() as queries:
            await self.mark_done(queries, [notice])

    async def mark_done(self, queries: Queries, notices: Sequence[Notice]) -> bool:
        """Within the caller's transaction. All are of one match. False if another process has taken it over."""
        match = notices[0].match
        await queries.drop_notices(match_id=match, ids=f" {' '.join(str(notice.id) for notice in notices)} ")
        return await self._leases.released(queries, "notices", match)

    async def retry_later(self, notice: Notice, seconds: float, *, failed: bool = True) -> None:
        """Put off this notice, unless newer ones have made it void. The match's others don't wait for it.

        If it has not failed but only waits, that isn't counted as an attempt.
        """
        due = self._now() + round(seconds * 1000)
        async with self._store.transaction() as queries:
            await queries.try_notice_again(match_id=notice.match, id=notice.id, due=due, failed=int(failed))
            await self._leases.released(queries, "notices", notice.match)

    async def next_at(self) -> int | None:
        """When the next notice is due (ms)."""
        at: int | None = await self._store.read.next_notice_at()
        return at

    async def add(
        self, match: str, kind: str, seat: int | None = None, number: int = 0, about: str = "", delay: float = 0.0
    ) -> None:
        """`delay`: seconds until it is first delivered."""
        async with self._store.transaction() as queries:
            work = UnitOfWork(queries, self._now)
            work.notify_match(match, number, Draft(kind, seat, about))
            await work.write_notices(round(1000 * delay))
        self._store.outbox_signal.set()


def _read(row: Any) -> Notice:
    return Notice(
        id=row["id"],
        match=row["match_id"],
        kind=row["kind"],
        seat=None if row["seat"] == NO_SEAT else row["seat"],
        number=row["ply"],
        attempts=row["attempts"],
        about=row["about"],
        since=row["since"],
        orphaned=bool(row["orphaned"]),
    )


def _seat(draft: Draft) -> int:
    return NO_SEAT if draft.seat is None else draft.seat
