"""Leaderboards, rating changes by match, and careers of players."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from dojo import shuffle
from dojo.people.reliability import Habits, habits_of
from dojo.ratings.ratings import SURE, Skill
from engine.core import Seat
from storage.store import Store

PAGE: Final = 10


@dataclass(frozen=True, slots=True)
class Change:
    """What a rated match did to one player's rating, as it is shown."""

    before: int
    after: int
    sure: bool  # no longer provisional
    place: int  # as it was rated: last for players who never came back

    @property
    def gain(self) -> int:
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Leader:
    place: int
    user: int
    name: str
    rating: int
    matches: int

    @property
    def sure(self) -> bool:
        return self.matches >= SURE


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """One page of a game's leaderboard on a server, and the viewer's own place."""

    page: int
    pages: int
    leaders: tuple[Leader, ...]
    own: Leader | None


@dataclass(frozen=True, slots=True)
class Career:
    """A player's results in one game on one server. Only rated matches are won, drawn or lost."""

    game: str
    won: int
    drawn: int
    lost: int
    unrated: int
    curve: tuple[tuple[int, int], ...]  # when (ms), and the rating then

    @property
    def rating(self) -> int | None:
        return self.curve[-1][1] if self.curve else None

    @property
    def sure(self) -> bool:
        return len(self.curve) >= SURE


class Leaderboards:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def changes(self, match: str) -> dict[Seat, Change]:
        """The rating changes by seat; empty if the match was not rated."""
        rows = await self._store.read.changes(match_id=shuffle.checked(match))
        return {row["seat"]: _change(row) for row in rows if row["mu"] is not None}

    async def leaders(self, guild: int, game: str, page: int, person: int) -> Leaderboard:
        """A page of the leaderboard, counted from 0; the nearest one if it doesn't exist."""
        count = await self._store.read.count_leaders(guild=guild, game=game)
        pages = max(1, -(-count // PAGE))
        page = min(max(page, 0), pages - 1)
        rows = await self._store.read.leaders(guild=guild, game=game, most=PAGE, after=page * PAGE)
        shown = tuple(_leader(row, page * PAGE + number) for number, row in enumerate(rows, 1))
        return Leaderboard(page, pages, shown, await self._own(guild, game, person))

    async def _own(self, guild: int, game: str, person: int) -> Leader | None:
        ahead = await self._store.read.place_of(guild=guild, game=game, person=person)
        if ahead is None:
            return None
        [row] = await self._store.read.leaders(guild=guild, game=game, most=1, after=ahead)
        return _leader(row, ahead + 1)

    async def careers(self, person: int, guild: int) -> tuple[Career, ...]:
        """A player's careers on a server, the most played game first."""
        rows = sorted(await self._store.read.results_of(person=person, guild=guild), key=lambda row: str(row["game"]))
        found = [_career(game, list(group)) for game, group in groupby(rows, key=lambda row: str(row["game"]))]
        return tuple(sorted(found, key=lambda each: -(len(each.curve) + each.unrated)))

    async def habits(self, person: int) -> Habits:
        return await habits_of(self._store.read, person)


def _change(row: Any) -> Change:
    before = Skill() if row["mu_before"] is None else Skill(row["mu_before"], row["sigma_before"])
    return Change(before.shown, Skill(row["mu"], row["sigma"]).shown, row["nth"] >= SURE, row["place"])


def _leader(row: Any, place: int) -> Leader:
    return Leader(place, row["user_id"], row["name"], Skill(row["mu"], row["sigma"]).shown, row["matches"])


def _career(game: str, rows: Sequence[Any]) -> Career:
    ended = [row["verdict"] for row in rows if row["rated"]]
    curve = tuple((row["ended_at"], Skill(row["mu"], row["sigma"]).shown) for row in rows if row["rated"])
    unrated = sum(not row["rated"] and row["verdict"] != "none" for row in rows)
    return Career(game, ended.count("won"), ended.count("drawn"), ended.count("lost"), unrated, curve)
