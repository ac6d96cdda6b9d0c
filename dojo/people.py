"""The people who play: by what name, in which language, and whether they may be written to."""

from dataclasses import dataclass

from storage.store import Store


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody with a seat. `dm`: "yes", "no", or "closed" where letters are wanted but Discord refuses them."""

    id: int
    name: str
    dm: str = "no"
    locale: str = "en"


class People:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def remember(self, id: int, name: str, locale: str) -> None:
        raise NotImplementedError

    async def dm_closed(self, id: int) -> None:
        raise NotImplementedError

    async def dm_open(self, id: int) -> None:
        raise NotImplementedError

    async def wants_dm(self, id: str, user: int, yes: bool) -> None:
        """`id` is a lobby's or a match's."""
        raise NotImplementedError
