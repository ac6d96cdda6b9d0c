"""Who does what is due, where several processes look after one database: whoever puts their name on it first.

A claim ends by itself. What a process had begun that was killed is done by another one as soon as its claim has ended.
"""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final, Self

from dojo.clock.paces import MINUTE, SECOND
from dojo.ops.log import diary
from storage.store import Desk, Store

log = diary("claims")

LEASE: Final = 20 * SECOND  # how long a claim holds that is not renewed
RENEWED: Final = 5.0  # seconds between two renewals
KEPT: Final = 10 * MINUTE  # what has ended is remembered for a while: somebody may still be about to claim it


class Claims:
    """Where there is nobody else nothing is claimed, and everything is ours."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._walking: asyncio.Task[None] | None = None
        self.under_way: set[str] = set()  # what takes us longer is renewed as long as it stands here
        self.owner = secrets.token_hex(8) if store.shared else ""

    async def __aenter__(self) -> Self:
        if self.shared:
            self._walking = asyncio.create_task(self._walk(), name="claims")
        return self

    async def __aexit__(self, *_: object) -> None:
        """Others need not wait until our claims end."""
        if not self._walking:
            return
        self._walking.cancel()
        await asyncio.gather(self._walking, return_exceptions=True)
        async with self._store.transaction() as desk:
            await desk.release_claims(owner=self.owner)
            await desk.disown_holds(owner=self.owner)

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
        async with self._store.transaction() as desk:
            return await desk.claim(what=named(kind, *key), **self._ours()) is not None

    async def my_seat(self, kind: str, match: str, seat: int, at: int) -> bool:
        """The same for what is due for a seat at some time; never while somebody is answering for it."""
        if not self.shared:
            return True
        what = named(kind, match, seat, at)
        async with self._store.transaction() as desk:
            return await desk.claim_seat(what=what, match_id=match, seat=seat, **self._ours()) is not None

    async def my_news(self, desk: Desk, most: int) -> list[Any]:
        """Within the caller's transaction: what comes next in each match whose news are ours to tell."""
        ours = self._ours()
        await desk.claim_news(**ours, most=most)
        rows: list[Any] = await desk.news_claimed(owner=self.owner, now=ours["now"])
        self.under_way |= {named("news", row["match_id"]) for row in rows}
        return rows

    async def released(self, desk: Desk, kind: str, *key: Any) -> None:
        """Within the transaction in which it is done."""
        if self.shared:
            await desk.release_claim(what=named(kind, *key), owner=self.owner)
            self.under_way.discard(named(kind, *key))

    async def renew(self) -> None:
        now = self._now()
        names = [{"what": name, "owner": self.owner, "until": now + LEASE} for name in sorted(self.under_way)]
        async with self._store.transaction() as desk:
            await desk.renew_claim(names)
            await desk.drop_claims(before=now - KEPT)

    def _ours(self) -> dict[str, Any]:
        now = self._now()
        return {"owner": self.owner, "now": now, "until": now + LEASE}

    async def _walk(self) -> None:
        while True:
            await asyncio.sleep(RENEWED)
            try:
                await self.renew()
            except Exception:
                log.exception("claims not renewed")


def named(kind: str, *key: Any) -> str:
    return "/".join(map(str, (kind, *key)))
