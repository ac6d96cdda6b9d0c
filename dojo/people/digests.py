"""Digests: one DM a day instead of many, at an hour the player chooses."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from dojo.ops.leases import Leases
from dojo.people.preferences import next_digest
from storage.store import Store

MAX_AT_ONCE: Final = 20


@dataclass(frozen=True, slots=True)
class Digest:
    """A digest that is due. `at`: when (ms)."""

    user: int
    locale: str  # the language they chose, else Discord's
    hour: int
    zone: str
    at: int
    closed: bool  # Discord refused the last DM


class Digests:
    def __init__(self, store: Store, now: Callable[[], int], leases: Leases | None = None) -> None:
        self._leases = leases or Leases(store, now)
        self._store = store
        self._now = now

    async def due(self) -> list[Digest]:
        return list(map(_digest, await self._store.read.digests_due(now=self._now(), most=MAX_AT_ONCE)))

    async def take_lease(self, digest: Digest) -> bool:
        """Whether this process is to send it."""
        return await self._leases.take("digest", digest.user, digest.at)

    async def done(self, digest: Digest) -> None:
        """Schedule the next one for the next day, however many were missed."""
        after = next_digest(digest.hour, digest.zone, self._now())
        async with self._store.transaction() as queries:
            await queries.next_digest(id=digest.user, before=digest.at, after=after)


def _digest(row: Any) -> Digest:
    locale = row["language"] or row["locale"]
    return Digest(row["id"], locale, row["digest_hour"], row["zone"], row["digest_at"], bool(row["closed"]))
