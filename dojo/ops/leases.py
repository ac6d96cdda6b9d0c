"""Leases, by which several processes share the work on one database: the first to take a lease does the task.

A lease expires by itself. If a process is killed, another one does its tasks as soon as their leases have expired.
"""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from dojo.clock.paces import MINUTE, SECOND
from dojo.ops.loop import Loop
from storage.store import Queries, Store

LEASE: Final = 20 * SECOND  # how long a lease lasts unless it is renewed
KEPT: Final = 10 * MINUTE  # expired leases are kept for a while: a slow process may still be about to take one


class Leases:
    """The leases of this process. Where it has the database to itself, it takes none and may do everything.

    Within `running()`, the leases named in `under_way` are renewed.
    """

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self.under_way: set[str] = set()  # what takes us longer is renewed as long as it stands here
        self.owner = secrets.token_hex(8) if store.shared else ""

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Renew leases until the context is left, then release ours: others need not wait until they expire."""
        if not self.shared:
            yield
            return
        async with Loop("leases", self.renew):
            yield
        async with self._store.transaction() as queries:
            await queries.release_leases(owner=self.owner)
            await queries.disown_holds(owner=self.owner)

    @property
    def shared(self) -> bool:
        return self._store.shared

    @property
    def lapsed(self) -> int:
        """A time, in milliseconds since 1970: a task that was due before it has been missed by its process."""
        return self._now() - LEASE

    async def take(self, kind: str, *key: Any) -> bool:
        """Try to take the lease of a task; whether it is now ours. Queries for due tasks leave out leased ones."""
        if not self.shared:
            return True
        async with self._store.transaction() as queries:
            return await queries.take_lease(what=named(kind, *key), **self._ours()) is not None

    async def take_seat(self, kind: str, match: str, seat: int, at: int) -> bool:
        """The same for a task that is due for a seat at a given time. False while an answer is being written."""
        if not self.shared:
            return True
        what = named(kind, match, seat, at)
        async with self._store.transaction() as queries:
            return await queries.lease_seat(what=what, match_id=match, seat=seat, **self._ours()) is not None

    async def put_off(self, kind: str, *key: Any, until: int) -> None:
        """Keep a task that has failed from being due until then, also where nothing else is leased."""
        async with self._store.transaction() as queries:
            await queries.extend_lease(what=named(kind, *key), owner=self.owner, until=until)
            if not self.shared:  # else `renew` does it
                await queries.drop_leases(before=self._now() - KEPT)

    async def take_notices(self, queries: Queries, most: int) -> list[Any]:
        """Within the caller's transaction, lease up to `most` matches; the next due notice of each leased match."""
        ours = self._ours()
        await queries.lease_notices(**ours, most=most)
        rows: list[Any] = await queries.notices_leased(owner=self.owner, now=ours["now"])
        self.under_way |= {named("notices", row["match_id"]) for row in rows}
        return rows

    async def released(self, queries: Queries, kind: str, *key: Any) -> bool:
        """Release a lease, within the transaction that completes the task; whether it was still ours."""
        if not self.shared:
            return True
        self.under_way.discard(named(kind, *key))
        return await queries.release_lease(what=named(kind, *key), owner=self.owner) is not None

    async def renew(self) -> None:
        """Renew what is under way, and delete leases that expired long ago."""
        now = self._now()
        names = [{"what": name, "owner": self.owner, "until": now + LEASE} for name in sorted(self.under_way)]
        async with self._store.transaction() as queries:
            await queries.renew_lease(names)
            await queries.drop_leases(before=now - KEPT)

    def _ours(self) -> dict[str, Any]:
        now = self._now()
        return {"owner": self.owner, "now": now, "until": now + LEASE}


def named(kind: str, *key: Any) -> str:
    """The name of a lease, as the queries build it too: `"computer/k7f3/0/1700000000000"`."""
    return "/".join(map(str, (kind, *key)))
