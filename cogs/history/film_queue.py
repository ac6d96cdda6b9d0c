"""Films and web pages that are wanted: each is made once, fairly by person, and kept while there is room for it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from dojo.errors import DojoError
from dojo.ops.fair_queue import FairQueue

MAX_WAITING_EACH: Final = 3  # of one person; the one that is being made does not count
MAX_WAITING: Final = 20  # of all; Discord takes an answer for 15 minutes
MAX_KEPT_BYTES: Final = 16 * 2**20  # about a dozen films


class FilmsWaiting(DojoError):
    """This person already waits for as many films as one may."""

    key = "error-films-waiting"

    def __init__(self) -> None:
        super().__init__(count=MAX_WAITING_EACH)


class FilmQueueFull(DojoError):
    """As many films are waiting as can be made in good time."""

    key = "error-film-queue-full"


class FilmQueue:
    """One film at a time. Those who want the same film give the same order and share it.

    An order is a text with everything that the film shows, so no film is shown after a name or a right has changed.
    """

    def __init__(self, make: Callable[[str], Awaitable[bytes]], max_kept: int = MAX_KEPT_BYTES) -> None:
        self._make = make
        self._max_kept = max_kept
        self._films: dict[str, asyncio.Future[bytes]] = {}  # wanted and finished ones, the longest unused first
        self._waiting = FairQueue[str]()
        self._making: str | None = None
        self._moved = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def want(self, person: int, order: str) -> asyncio.Future[bytes]:
        """The film, now or later. Raises `FilmsWaiting`, `FilmQueueFull`; the film may raise what making it raises."""
        film = self._films.pop(order, None)
        if film is None:
            self._check_room(person)
            film = asyncio.get_running_loop().create_future()
        self._films[order] = film
        if not film.done() and order != self._making:
            self._waiting.put(person, order)
            self._start()
        return film

    def _check_room(self, person: int) -> None:
        if len(self._waiting.of(person)) >= MAX_WAITING_EACH:
            raise FilmsWaiting
        if len(self._waiting) >= MAX_WAITING:
            raise FilmQueueFull

    async def progress(self, person: int, order: str) -> AsyncIterator[int]:
        """How many films come before this one, whenever that changes, until it is made; 0 while it is being made."""
        film, told = self._films[order], -1
        while not film.done():
            moved, before = self._moved, self._before(person, order)
            if before != told:
                yield (told := before)
            await moved.wait()

    def _before(self, person: int, order: str) -> int:
        if order == self._making:
            return 0
        return len(self._waiting.before(person, order)) + (self._making is not None)

    def _start(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._make_all(), name="films")

    async def _make_all(self) -> None:
        while self._waiting:
            self._making = order = self._waiting.pop()
            self._waiting.discard(order)
            self._step()
            film = self._films[order]
            try:
                film.set_result(await self._make(order))
            except Exception as error:
                film.set_exception(error)
                del self._films[order]
            self._making = None
            self._forget_oldest()
            self._step()

    def _forget_oldest(self) -> None:
        kept = {order: len(film.result()) for order, film in self._films.items() if film.done()}
        for order in list(kept):
            if sum(kept.values()) <= self._max_kept:
                return
            del self._films[order], kept[order]

    def _step(self) -> None:
        """Wake those who follow the progress."""
        self._moved.set()
        self._moved = asyncio.Event()
