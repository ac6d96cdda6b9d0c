"""Takes a player's answer from wherever it came, to the rules, to the record, and on as news.

The only place where rules and storage meet. It knows neither Discord nor any one game.
"""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from dojo import shuffle
from dojo.errors import NoSuchMatch
from dojo.match import ending
from dojo.match.commit import moved, write
from dojo.people.computers import Pause, pausing
from dojo.table import table_rows
from dojo.table.seat_clocks import Answer
from dojo.table.table import Table
from engine import match
from engine.core import AnyGame, MatchOver, NotYourTurn, Seat
from storage.store import Desk, Store


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
    def __init__(
        self, store: Store, games: Mapping[str, AnyGame], now: Callable[[], int], pause: Pause | None = None
    ) -> None:
        self._store = store
        self._games = games
        self._now = now
        self._pause = pause or pausing()

    async def table(self, id: str) -> Table:
        return table_rows.read(self._games, await table_rows.rows_of(self._store.read, id))

    async def answer(self, id: str, user: int, opened: int | None, text: str, hand: str = "player") -> Table:
        """The table after it. The match is held from the first look on, so what was legal then still is."""
        async with self.held(id) as (desk, told, table):
            seat = table.seat_of(user)
            if hand == "computer":
                await be_its(desk, table, seat)
            turned = await self.played(desk, told, table, seat, opened, text, hand=hand)
        self._store.bell.set()
        return turned

    async def played(
        self,
        desk: Desk,
        told: int,
        table: Table,
        seat: Seat,
        opened: int | None,
        text: str,
        *,
        hand: str = "player",
        at: int | None = None,
    ) -> Table:
        """Within the caller's transaction; the bell is the caller's to ring. `at`: when it was decided, if earlier."""
        be_playing(table)
        move = match.parse(table.game, table.match, seat, text, opened=opened)
        after, events = match.answer(table.game, table.match, seat, move, opened=opened)
        turned = moved(table, after, events, self._now())
        _, timed = await write(desk, told, table, Answer(seat, str(move), hand, at), turned, self._pause)
        return timed

    async def resign(self, id: str, user: int) -> Table:
        """Leave for good; who has left already has nothing more to leave.

        Computers do not play on among themselves: with the last of the people they leave, one after the other.
        """
        async with self.held(id) as (desk, told, table):
            seat: Seat | None = table.seat_of(user)
            be_playing(table)
            if seat in table.left:
                return table
            while seat is not None:
                told, table = await self.sent_away(desk, told, table, seat)
                seat = _deserted(table)
            table = await ending.carried_out(desk, told, table, self.sent_away, self._now())
        self._store.bell.set()
        return table

    async def sent_away(self, desk: Desk, told: int, table: Table, seat: Seat, reason: str = "") -> tuple[int, Table]:
        """A seat leaves, within the caller's transaction; `reason` is said if the match ends by it."""
        after, events = match.leave(table.game, table.match, seat)
        left = replace(moved(table, after, events, self._now()), left=(*table.left, seat))
        if left.outcome and reason:
            left = replace(left, outcome=replace(left.outcome, reason=reason))
        return await write(desk, told, table, Answer(seat, "leave"), left, self._pause)

    @asynccontextmanager
    async def held(self, id: str) -> AsyncIterator[tuple[Desk, int, Table]]:
        """A transaction in which nobody else can change the match: its desk, how much news it had, the table."""
        async with self._store.transaction() as desk:
            await desk.hold_match(id=shuffle.checked(id))
            rows = await table_rows.rows_of(desk, id)
            yield desk, rows[0]["told"], table_rows.read(self._games, rows)

    async def waiting(self, user: int) -> list[Waiting]:
        """The matches that wait for this person, the longest wait first."""
        return _listed(await self._store.read.seats_of(person=user, asked=1))

    async def playing(self, user: int) -> list[Waiting]:
        """All open matches of this person."""
        return _listed(await self._store.read.seats_of(person=user, asked=0))

    async def log(self, id: str) -> list[Logged]:
        """What the whole table may know, ply by ply."""
        rows = await self._store.read.log(id=shuffle.checked(id))
        if not rows:
            raise NoSuchMatch
        return [
            Logged(row["ply"], None if row["seat"] == table_rows.NOBODY else row["seat"], self._events(row))
            for row in rows
        ]

    def _events(self, row: Any) -> tuple[Any, ...]:
        return table_rows.events_of(self._games[row["game"]], row["version"], row["events"])

    async def placed(self, id: str, *, thread: int | None = None, card: int | None = None) -> None:
        """Where the match is shown; None leaves what is known."""
        async with self._store.transaction() as desk:
            if await desk.place_match(id=shuffle.checked(id), thread=thread, card=card) is None:
                raise NoSuchMatch

    async def unshown(self, id: str) -> None:
        """Where the match is shown nothing can be written now: a board is owed, also by whoever starts after us."""
        async with self._store.transaction() as desk:
            await desk.board_unshown(id=id)

    async def all_unshown(self) -> list[tuple[str, int]]:
        """Matches to which a board is owed that is not on its way, each with its server."""
        return [(row["id"], row["guild"]) for row in await self._store.read.boards_unshown()]

    async def hand_placed(self, id: str, seat: Seat, message: int | None) -> None:
        """The letter that shows this seat's hand and takes its answers; None when there is none any more."""
        async with self._store.transaction() as desk:
            if await desk.place_hand(match_id=shuffle.checked(id), seat=seat, message=message) is None:
                raise NoSuchMatch

    async def hand_message(self, id: str, seat: Seat) -> int | None:
        row = await self._store.read.hand_of(match_id=shuffle.checked(id), seat=seat)
        if row is None:
            raise NoSuchMatch
        message: int | None = row["hand"]
        return message

    async def by_thread(self, thread: int) -> str | None:
        id: str | None = await self._store.read.match_in_thread(thread=thread)
        return id


def be_playing(table: Table) -> None:
    if table.status == "over":
        raise MatchOver


async def be_its(desk: Desk, table: Table, seat: Seat) -> None:
    """A computer that stood in and was still thinking has nothing to say once its player is back, or has answered."""
    if table.clocks[seat].answers_at is None or await desk.held_answer(match_id=table.id, seat=seat):
        raise NotYourTurn


def _deserted(table: Table) -> Seat | None:
    """A computer that plays on with no people left; None while there are people, or when it is over."""
    here = [seat for seat in range(len(table.players)) if seat not in table.left]
    return None if table.status == "over" or table.people(here) else here[0]


def _listed(rows: Sequence[Any]) -> list[Waiting]:
    """From a row for each opponent."""
    grouped = ((next_, list(group)) for next_, group in groupby(rows, key=lambda row: row["id"]))
    return [_waiting(id, group) for id, group in grouped]


def _waiting(id: str, rows: list[Any]) -> Waiting:
    first = rows[0]
    opponents = tuple(row["name"] for row in rows)
    return Waiting(id, first["game"], first["guild_name"], first["thread"], first["guild"], opponents, first["since"])
