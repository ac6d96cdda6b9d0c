"""Blocks: who does not want to play with whom. Only the one who blocked knows, but a block works both ways."""

from collections.abc import Collection, Iterable

from dojo.errors import CannotJoin, DojoError
from dojo.people.people import Player
from dojo.people.remembered import pseudonyms
from storage.store import Queries, Store


class NotYourself(DojoError):
    """Players can't block themselves."""

    key = "error-not-yourself"


class Blocks:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def block(self, id: int, other: int) -> None:
        if id == other:
            raise NotYourself
        async with self._store.transaction() as queries:
            await queries.block(id=id, other=other)

    async def unblock(self, id: int, other: int) -> None:
        """Somebody who was erased and has come back may be blocked twice: by id, and by the pseudonym."""
        async with self._store.transaction() as queries:
            await queries.unblock(id=id, other=other, pseudonym=(await pseudonyms(queries))(other))

    async def of(self, id: int) -> list[tuple[int, str]]:
        """The ids and names of those this person has blocked; "" for a name we don't know.

        Those who were erased have a pseudonym for an id.
        """
        return [(row["blocked"], row["name"] or "") for row in await self._store.read.blocks_of(id=id)]

    async def between(self, id: int, other: int | None) -> bool:
        return other is not None and await any_block(self._store.read, id, [other])


async def any_block(queries: Queries, id: int, others: Iterable[int]) -> bool:
    """Whether this person and any of the others are not to play together, whichever of them blocked the other."""
    pseudonym = await pseudonyms(queries)
    for other in others:
        names = {"one": pseudonym(id), "two": pseudonym(other)}  # by which they were blocked before they were erased
        if other != id and await queries.blocked_pair(id=id, other=other, **names):
            return True
    return False


async def require_no_blocks(queries: Queries, before: Collection[int], players: Iterable[Player]) -> None:
    """Raises `CannotJoin` if a player who has just joined may not play with another. It doesn't mention the block."""
    people = [player.id for player in players if not player.computer]
    for id in people:
        if id not in before and await any_block(queries, id, people):
            raise CannotJoin
