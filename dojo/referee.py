"""Takes a player's answer from wherever it came, to the rules, to the record, and on as news.

The only place where rules and storage meet. It knows neither Discord nor any one game.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from dojo.table import Table
from engine.core import AnyGame, Seat
from storage.store import Store


@dataclass(frozen=True, slots=True)
class Waiting:
    """A match as one of its players has it on their list."""

    id: str
    game: str
    guild_name: str
    thread: int | None
    guild: int
    opponents: tuple[str, ...]
    since: int


@dataclass(frozen=True, slots=True)
class Logged:
    """What one answer led to; ply 0 is the start, which nobody answered."""

    ply: int
    seat: Seat | None
    events: tuple[Any, ...]


class Referee:
    def __init__(self, store: Store, games: Mapping[str, AnyGame], now: Callable[[], int]) -> None:
        self._store = store
        self._games = games
        self._now = now

    async def table(self, id: str) -> Table:
        raise NotImplementedError

    async def answer(self, id: str, user: int, opened: int | None, text: str) -> Table:
        raise NotImplementedError

    async def resign(self, id: str, user: int) -> Table:
        raise NotImplementedError

    async def waiting(self, user: int) -> list[Waiting]:
        raise NotImplementedError

    async def playing(self, user: int) -> list[Waiting]:
        raise NotImplementedError

    async def log(self, id: str) -> list[Logged]:
        raise NotImplementedError

    async def placed(self, id: str, *, thread: int | None = None, card: int | None = None) -> None:
        raise NotImplementedError

    async def hand_placed(self, id: str, seat: Seat, message: int | None) -> None:
        raise NotImplementedError

    async def hand_message(self, id: str, seat: Seat) -> int | None:
        raise NotImplementedError

    async def by_thread(self, thread: int) -> str | None:
        raise NotImplementedError
