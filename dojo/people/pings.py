"""Pings: how often one person has the bot call another. A call that would be one too many is refused or left out."""

from collections.abc import Callable

from dojo.clock.paces import HOUR
from dojo.errors import DojoError
from dojo.limits import ALL_PINGS_AN_HOUR, PINGS_AN_HOUR
from dojo.people.remembered import pseudonyms
from storage.store import Queries, Store


class TooManyPings(DojoError):
    """This person has called the other, or all others, as often as they may in an hour."""

    key = "error-too-many-pings"


class Pings:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def take(self, by: int, to: int) -> bool:
        """Whether one person may call another just now. If so, the call is counted."""
        try:
            async with self._store.transaction() as queries:
                await count_ping(queries, by, to, self._now())
        except TooManyPings:
            return False
        return True

    async def sweep(self) -> None:
        """Delete what no longer counts."""
        before = self._now() - HOUR
        if await self._store.read.oldest_ping(before=before):
            async with self._store.transaction() as queries:
                await queries.drop_pings(before=before)


async def count_ping(queries: Queries, by: int, to: int, now: int) -> None:
    """Count a call, within the caller's transaction. Raises `TooManyPings`.

    A call that is never made because of a block counts like any other: otherwise it would reveal the block.
    """
    await queries.hold_person(id=by)
    former = (await pseudonyms(queries))(by)
    made = await queries.pings_since(user_id=by, former=former, pinged=to, since=now - HOUR)
    if made["to_one"] >= PINGS_AN_HOUR or made["to_all"] >= ALL_PINGS_AN_HOUR:
        raise TooManyPings
    await queries.write_ping(user_id=by, pinged=to, now=now)
