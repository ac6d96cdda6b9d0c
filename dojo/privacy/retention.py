"""Deletes what has been kept long enough: old matches, closed lobbies, names of people who never came, counts."""

from collections.abc import Callable
from typing import Final

from dojo.clock.paces import DAY, MINUTE
from dojo.ops.leases import Leases
from dojo.ops.loop import Loop
from storage.store import Store

RETENTION_DAYS: Final = 365  # the default for records of matches
CLOSED_MS: Final = 30 * DAY  # how long closed lobbies are kept, and names of people who were only asked to come
PUZZLE_DAYS: Final = 366  # how long puzzles from matches and answers to puzzles are kept, and guesses
AT_ONCE: Final = 50  # matches and lobbies in one run, each in a transaction of its own, so that no click waits long


class Retention:
    def __init__(self, store: Store, now: Callable[[], int], leases: Leases, days: int = RETENTION_DAYS) -> None:
        """`days`: how long the record of a match is kept after its end; 0: for ever."""
        self._store = store
        self._now = now
        self._leases = leases
        self.days = days

    def running(self) -> Loop:
        return Loop("retention", self.look)

    async def look(self) -> None:
        """Delete what is due, at most `AT_ONCE` of each; the rest goes in the next runs."""
        now = self._now()
        if not await self._leases.take("retention", now // MINUTE):
            return
        matches, lobbies = await self._due(now)
        for id in matches:
            await self._drop(id, match=True)
        for id in lobbies:
            await self._drop(id)
        async with self._store.transaction() as queries:
            await queries.drop_introduced(before=now - CLOSED_MS, most=AT_ONCE)
            await queries.drop_remembered(now=now)
            await queries.drop_puzzle_answers(before=now // DAY - PUZZLE_DAYS)
            await queries.drop_puzzles(before=now // DAY - PUZZLE_DAYS)
            await queries.drop_guesses(before=now - PUZZLE_DAYS * DAY)
        if matches or lobbies:
            await self._store.empty_log()

    async def _due(self, now: int) -> tuple[list[str], list[str]]:
        """The matches and the lobbies to be deleted now."""
        read, matches = self._store.read, []
        if self.days:
            matches = [id for (id,) in await read.matches_to_drop(before=now - self.days * DAY, most=AT_ONCE)]
        return matches, [id for (id,) in await read.lobbies_to_drop(before=now - CLOSED_MS, most=AT_ONCE)]

    async def _drop(self, id: str, *, match: bool = False) -> None:
        """Delete a lobby or, with everything but its results, a match and the lobby, which has the same id.

        An earlier match that led to it is locked by itself, so that two matches are never locked in the wrong order.
        """
        async with self._store.transaction() as queries:
            await queries.drop_rematch(id=id)
        async with self._store.transaction() as queries:
            if match:
                await queries.drop_match(id=id)
            await queries.drop_lobby(id=id)
