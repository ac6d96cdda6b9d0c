"""What is still to be told: rows of facts, written with the move that caused them, kept until they are delivered."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from storage.store import Store


@dataclass(frozen=True, slots=True)
class News:
    """One thing to tell: "thread", "board", "hand" (of a seat), "quiet" (a seat cannot be written to), "result".

    Never text and never a secret: who delivers it looks at the match as it then is. `id` counts within the match.
    """

    id: int
    match: str
    kind: str
    seat: int | None
    ply: int
    attempts: int


class Newsroom:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    @property
    def rung(self) -> asyncio.Event:
        """Set after each commit that wrote news."""
        return self._store.bell

    async def due(self, limit: int = 20) -> list[News]:
        raise NotImplementedError

    async def done(self, news: News) -> None:
        raise NotImplementedError

    async def later(self, news: News, seconds: float) -> None:
        raise NotImplementedError

    async def next_at(self) -> int | None:
        raise NotImplementedError

    async def add(self, match: str, kind: str, seat: int | None = None, ply: int = 0) -> None:
        raise NotImplementedError
