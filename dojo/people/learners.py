"""How many lessons of a game somebody has been through, and whether they know the game at all."""

from dojo.people.people import Player
from storage.store import Store


class Learners:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def reached(self, user: int, game: str) -> int:
        """How many lessons they have been through without a gap."""
        return await self._store.read.reached_lesson(user_id=user, game=game) or 0

    async def reach(self, player: Player, game: str, lesson: int) -> None:
        async with self._store.transaction() as queries:
            await queries.remember(id=player.id, name=player.name, locale=player.locale)
            await queries.reach_lesson(user_id=player.id, game=game, lesson=lesson)

    async def is_new(self, user: int, game: str) -> bool:
        """Whether they have neither finished a match of this game nor begun its lessons."""
        return await self._store.read.has_met(user_id=user, game=game) is None
