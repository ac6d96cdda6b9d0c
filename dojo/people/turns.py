"""Lists of matches waiting for one person on all servers, the soonest due first. No match is loaded for them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from storage.store import Store

PAGE_SIZE: Final = 10


@dataclass(frozen=True, slots=True)
class Turn:
    """A match as it stands on the list of one of its players."""

    id: str
    game: str
    guild: int
    guild_name: str
    thread: int | None
    opponents: tuple[str, ...]
    since: int
    due: int | None


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a list, and how many matches the whole list has."""

    number: int
    total: int
    turns: tuple[Turn, ...]

    @property
    def last(self) -> int:
        return max(0, (self.total - 1) // PAGE_SIZE)


class Turns:
    def __init__(self, store: Store) -> None:
        self._read = store.read

    async def waiting(self, user: int, number: int = 0) -> Page:
        """The matches that wait for this person; the first page if this one no longer exists."""
        page = _page(number, await self._read.turns_waiting(person=user, first=number * PAGE_SIZE, most=PAGE_SIZE))
        return page if page.turns or not number else await self.waiting(user)

    async def all_open(self, user: int) -> Page:
        """The first page of all open matches of this person, no matter whose turn it is."""
        return _page(0, await self._read.turns_played(person=user, first=0, most=PAGE_SIZE))

    async def asked(self, user: int) -> list[Turn]:
        """All matches that wait for this person, the longest wait first."""
        return _turns(await self._read.seats_of(person=user, asked=1))

    async def playing(self, user: int) -> list[Turn]:
        """All open matches of this person, in the same order."""
        return _turns(await self._read.seats_of(person=user, asked=0))

    async def count(self, user: int, but: str = "") -> int:
        """How many matches wait for this person, not counting `but`."""
        count: int = await self._read.count_turns(person=user, but=but)
        return count

    async def next(self, user: int, last: str = "") -> str | None:
        """The match to play next. `last`: the one played just now, which comes after all others."""
        id: str | None = await self._read.next_turn(person=user, last=last)
        return id


def _page(number: int, rows: Sequence[Any]) -> Page:
    return Page(number, rows[0]["total"] if rows else 0, tuple(_turns(rows)))


def _turns(rows: Sequence[Any]) -> list[Turn]:
    """Matches from rows, one per opponent."""
    return [_turn(list(group)) for _, group in groupby(rows, key=lambda row: row["id"])]


def _turn(rows: list[Any]) -> Turn:
    first = rows[0]
    opponents = tuple(row["name"] for row in rows)
    place = (first["guild"], first["guild_name"], first["thread"])
    return Turn(first["id"], first["game"], *place, opponents, first["since"], first["due"])
