"""Who does not want to sit with whom: known to the one who said so, and to nobody else, but it holds both ways."""

from collections.abc import Collection, Iterable

from dojo.errors import DojoError, NotInvited
from dojo.people.people import Player
from storage.store import Desk, Store


class NotYourself(DojoError):
    """Nobody can be kept from their own lobbies."""

    key = "error-not-yourself"


class Blocks:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def block(self, id: int, other: int) -> None:
        if id == other:
            raise NotYourself
        async with self._store.transaction() as desk:
            await desk.block(id=id, other=other)

    async def unblock(self, id: int, other: int) -> None:
        async with self._store.transaction() as desk:
            await desk.unblock(id=id, other=other)

    async def of(self, id: int) -> list[tuple[int, str]]:
        """Whom this person has blocked, and by what name they are known here, if they are."""
        return [(row["blocked"], row["name"] or "") for row in await self._store.read.blocks_of(id=id)]

    async def between(self, id: int, other: int | None) -> bool:
        return other is not None and await apart(self._store.read, id, [other])


async def apart(desk: Desk, id: int, others: Iterable[int]) -> bool:
    """Whether this person and any of the others are not to meet, whoever of them wants it so."""
    for other in others:
        if other != id and await desk.blocked_pair(id=id, other=other):
            return True
    return False


async def be_at_peace(desk: Desk, before: Collection[int], players: Iterable[Player]) -> None:
    """Those who are not to meet do not, when some come to others; what they are told tells nothing of it."""
    people = [player.id for player in players if not player.computer]
    for id in people:
        if id not in before and await apart(desk, id, people):
            raise NotInvited
