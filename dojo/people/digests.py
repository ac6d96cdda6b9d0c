"""Digests: one DM a day instead of many, at an hour the player chooses."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from dojo.clock.paces import MINUTE
from dojo.ops.leases import Leases
from dojo.people.preferences import next_digest
from storage.store import Store

MAX_AT_ONCE: Final = 20
RETRY: Final = 5 * MINUTE  # until a digest that could not be sent is tried again


@dataclass(frozen=True, slots=True)
class Digest:
    """A digest that is due."""

    user: int
    locale: str  # the language they chose, else Discord's
    at: int  # since when (ms), or when to try it again
    next_at: int  # when the next one is due, however many were missed (ms)
    closed: bool  # Discord refused the last DM


class Digests:
    def __init__(self, store: Store, now: Callable[[], int], leases: Leases | None = None) -> None:
        self._leases = leases or Leases(store, now)
        self._store = store
        self._now = now

    async def due(self) -> list[Digest]:
        now = self._now()
        return [_digest(row, now) for row in await self._store.read.digests_due(now=now, most=MAX_AT_ONCE)]

    async def take_lease(self, digest: Digest) -> bool:
        """Whether this process is to send it."""
        return await self._leases.take("digest", digest.user, digest.at)

    async def done(self, digest: Digest) -> None:
        """Schedule the next one."""
        await self._move(digest, digest.next_at)

    async def retry_later(self, digest: Digest) -> None:
        """Schedule the same one again, behind all that are due before."""
        await self._move(digest, self._now() + RETRY)

    async def _move(self, digest: Digest, to: int) -> None:
        async with self._store.transaction() as queries:
            await queries.next_digest(id=digest.user, before=digest.at, after=to)


def _digest(row: Any, now: int) -> Digest:
    next_at = next_digest(row["digest_hour"], row["zone"], now)
    return Digest(row["id"], row["language"] or row["locale"], row["digest_at"], next_at, bool(row["dm_closed"]))
