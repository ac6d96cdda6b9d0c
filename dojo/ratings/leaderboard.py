"""Leaderboards, rating changes by match, and careers of players."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from dojo import shuffle
from dojo.people.people import FORMER
from dojo.people.reliability import Habits, habits_of
from dojo.ratings.ratings import SCALE, Skill, is_rated, is_sure, moved_seats
from dojo.table.table import Table
from engine.core import Seat
from storage.store import Store

PAGE_SIZE: Final = 10


@dataclass(frozen=True, slots=True)
class Change:
    """What a rated match did to one player's rating, as it is shown.

    The number grows by what the result says of their strength, and by what the match adds to our certainty. A draw of
    equals says nothing of their strength.
    """

    before: int
    after: int
    sure: bool  # no longer provisional
    place: int  # as it was rated: last for players who never came back
    gain: int  # by the result alone

    @property
    def certainty(self) -> int:
        return self.after - self.before - self.gain


@dataclass(frozen=True, slots=True)
class Leader:
    place: int
    user: int
    name: str
    rating: int
    matches: int
    sure: bool


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """One page of a game's leaderboard on a server, and the viewer's own place. Provisional ratings come last."""

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
    opponents: int = 0  # different people met in rated matches

    @property
    def rating(self) -> int | None:
        return self.curve[-1][1] if self.curve else None

    @property
    def sure(self) -> bool:
        return is_sure(len(self.curve), self.opponents)


class Leaderboards:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def changes(self, match: str) -> dict[Seat, Change]:
        """The rating changes by seat; empty if the match was not rated."""
        rows = await self._store.read.changes(match_id=shuffle.require_code(match))
        return {row["seat"]: _change(row) for row in rows if row["mu"] is not None}

    async def why_unrated(self, table: Table) -> str | None:
        """Why a match that its lobby wanted rated was not: "untimed", "short" or "often". None if that was known."""
        outcome, read = table.outcome, self._store.read
        if outcome is None or not is_rated(table, outcome):
            return "untimed" if outcome and table.unrated == "clock" else None
        if await read.count_rated_together(match_id=table.id):
            return None
        if len(await moved_seats(read, table.id)) < 2:
            return "short"
        gone = [row["gone"] for row in await read.standing_at_end(match_id=table.id)]
        return None if all(gone) else "often"

    async def leaders(self, guild: int, game: str, page: int, person: int) -> Leaderboard:
        """A page of the leaderboard, counted from 0; the nearest one if it doesn't exist."""
        rows = sorted(await self._store.read.leaders(guild=guild, game=game, former=FORMER), key=_rank)
        ranked = [_leader(row, place) for place, row in enumerate(rows, 1)]
        pages = max(1, -(-len(ranked) // PAGE_SIZE))
        page = min(max(page, 0), pages - 1)
        own = next((leader for leader in ranked if leader.user == person), None)
        return Leaderboard(page, pages, tuple(ranked[page * PAGE_SIZE :][:PAGE_SIZE]), own)

    async def careers(self, person: int, guild: int) -> tuple[Career, ...]:
        """A player's careers on a server, the most played game first."""
        read = self._store.read
        rows = sorted(await read.results_of(person=person, guild=guild), key=_game)
        met = {row["game"]: row["opponents"] for row in await read.opponents_of(person=person, guild=guild)}
        found = [_career(game, list(group), met.get(game, 0)) for game, group in groupby(rows, key=_game)]
        return tuple(sorted(found, key=lambda each: -(len(each.curve) + each.unrated)))

    async def habits(self, person: int) -> Habits:
        return await habits_of(self._store.read, person)


def _change(row: Any) -> Change:
    before = Skill() if row["mu_before"] is None else Skill(row["mu_before"], row["sigma_before"])
    sure = is_sure(row["nth"], row["opponents"])
    gain = round(SCALE * (row["mu"] - before.mu))
    return Change(before.shown, Skill(row["mu"], row["sigma"]).shown, sure, row["place"], gain)


def _game(row: Any) -> str:
    return str(row["game"])


def _rank(row: Any) -> tuple[bool, float, int]:
    return not is_sure(row["matches"], row["opponents"]), 3 * row["sigma"] - row["mu"], row["user_id"]


def _leader(row: Any, place: int) -> Leader:
    sure = is_sure(row["matches"], row["opponents"])
    return Leader(place, row["user_id"], row["name"], Skill(row["mu"], row["sigma"]).shown, row["matches"], sure)


def _career(game: str, rows: Sequence[Any], opponents: int) -> Career:
    ended = [row["verdict"] for row in rows if row["rated"]]
    curve = tuple((row["ended_at"], Skill(row["mu"], row["sigma"]).shown) for row in rows if row["rated"])
    lost = ended.count("lost") + ended.count("forfeit")
    unrated = sum(not row["rated"] and row["verdict"] != "none" for row in rows)
    return Career(game, ended.count("won"), ended.count("drawn"), lost, unrated, curve, opponents)
