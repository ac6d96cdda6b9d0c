"""Who does what is due, where several processes look after one database: whoever puts their name on it first.

A claim ends by itself. What a process had begun that was killed is done by another one as soon as its claim has ended.
"""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from dojo.clock.paces import MINUTE, SECOND
from dojo.ops.loop import Loop
from storage.store import Queries, Store

LEASE: Final = 20 * SECOND  # how long a claim holds that is not renewed
KEPT: Final = 10 * MINUTE  # what has ended is remembered for a while: somebody may still be about to claim it


class Leases:
    """Where there is nobody else nothing is claimed, and everything is ours."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self.under_way: set[str] = set()  # what takes us longer is renewed as long as it stands here
        self.owner = secrets.token_hex(8) if store.shared else ""

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """At the end our leases are given back: other processes need not wait until they run out."""
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
        """What was due by then has been left lying by whoever ought to have done it."""
        return self._now() - LEASE

    async def mine(self, kind: str, *key: Any) -> bool:
        """Whether this is ours to do. The queries that find it leave out what is claimed by that name."""
        if not self.shared:
            return True
        async with self._store.transaction() as queries:
            return await queries.take_lease(what=named(kind, *key), **self._ours()) is not None

    async def my_seat(self, kind: str, match: str, seat: int, at: int) -> bool:
        """The same for what is due for a seat at some time; never while somebody is answering for it."""
        if not self.shared:
            return True
        what = named(kind, match, seat, at)
        async with self._store.transaction() as queries:
            return await queries.lease_seat(what=what, match_id=match, seat=seat, **self._ours()) is not None

    async def my_notices(self, queries: Queries, most: int) -> list[Any]:
        """Within the caller's transaction: what comes next in each match whose news are ours to tell."""
        ours = self._ours()
        await queries.lease_notices(**ours, most=most)
        rows: list[Any] = await queries.notices_leased(owner=self.owner, now=ours["now"])
        self.under_way |= {named("news", row["match_id"]) for row in rows}
        return rows

    async def released(self, queries: Queries, kind: str, *key: Any) -> None:
        """Within the transaction in which it is done."""
        if self.shared:
            await queries.release_lease(what=named(kind, *key), owner=self.owner)
            self.under_way.discard(named(kind, *key))

    async def renew(self) -> None:
        now = self._now()
        names = [{"what": name, "owner": self.owner, "until": now + LEASE} for name in sorted(self.under_way)]
        async with self._store.transaction() as queries:
            await queries.renew_lease(names)
            await queries.drop_leases(before=now - KEPT)

    def _ours(self) -> dict[str, Any]:
        now = self._now()
        return {"owner": self.owner, "now": now, "until": now + LEASE}


def named(kind: str, *key: Any) -> str:
    return "/".join(map(str, (kind, *key)))
