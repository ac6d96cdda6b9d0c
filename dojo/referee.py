"""Takes a player's answer from wherever it came, to the rules, to the record, and on as news.

The only place where rules and storage meet. It knows neither Discord nor any one game.
"""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from dojo import lots, scribe
from dojo.errors import NoSuchMatch
from dojo.news import Telling, announce
from dojo.table import Table
from engine import match
from engine.core import AnyGame, MatchOver, Seat
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
    def __init__(self, store: Store, games: Mapping[str, AnyGame], now: Callable[[], int]) -> None:
        self._store = store
        self._games = games
        self._now = now

    async def table(self, id: str) -> Table:
        return scribe.read(self._games, await scribe.rows_of(self._store.read, id))

    async def answer(self, id: str, user: int, opened: int | None, text: str) -> Table:
        """The table after it. The match is held from the first look on, so what was legal then still is."""
        async with self._held(id) as (desk, told, table):
            seat = table.seat_of(user)
            move = match.parse(table.game, table.match, seat, text, opened=opened)
            after, events = match.answer(table.game, table.match, seat, move, opened=opened)
            moved = _moved(table, after, events, self._now())
            await _write(desk, told, table, seat, str(move), moved)
        self._store.bell.set()
        return moved

    async def resign(self, id: str, user: int) -> Table:
        """Leave for good; who has left already has nothing more to leave."""
        async with self._held(id) as (desk, told, table):
            seat = table.seat_of(user)
            if table.status == "over":
                raise MatchOver
            if seat in table.left:
                return table
            after, events = match.leave(table.game, table.match, seat)
            moved = replace(_moved(table, after, events, self._now()), left=(*table.left, seat))
            await _write(desk, told, table, seat, "leave", moved)
        self._store.bell.set()
        return moved

    @asynccontextmanager
    async def _held(self, id: str) -> AsyncIterator[tuple[Desk, int, Table]]:
        """A transaction in which nobody else can change the match: its desk, how much news it had, the table."""
        async with self._store.transaction() as desk:
            await desk.hold_match(id=lots.checked(id))
            rows = await scribe.rows_of(desk, id)
            yield desk, rows[0]["told"], scribe.read(self._games, rows)

    async def waiting(self, user: int) -> list[Waiting]:
        """The matches that wait for this person, the longest wait first."""
        return _listed(await self._store.read.seats_of(person=user, asked=1))

    async def playing(self, user: int) -> list[Waiting]:
        """All open matches of this person."""
        return _listed(await self._store.read.seats_of(person=user, asked=0))

    async def log(self, id: str) -> list[Logged]:
        """What the whole table may know, ply by ply."""
        rows = await self._store.read.log(id=lots.checked(id))
        if not rows:
            raise NoSuchMatch
        return [
            Logged(row["ply"], None if row["seat"] == scribe.NOBODY else row["seat"], self._events(row)) for row in rows
        ]

    def _events(self, row: Any) -> tuple[Any, ...]:
        return scribe.events_of(self._games[row["game"]], row["version"], row["events"])

    async def placed(self, id: str, *, thread: int | None = None, card: int | None = None) -> None:
        """Where the match is shown; None leaves what is known."""
        async with self._store.transaction() as desk:
            if await desk.place_match(id=lots.checked(id), thread=thread, card=card) is None:
                raise NoSuchMatch

    async def hand_placed(self, id: str, seat: Seat, message: int | None) -> None:
        """The letter that shows this seat's hand and takes its answers; None when there is none any more."""
        async with self._store.transaction() as desk:
            if await desk.place_hand(match_id=lots.checked(id), seat=seat, message=message) is None:
                raise NoSuchMatch

    async def hand_message(self, id: str, seat: Seat) -> int | None:
        row = await self._store.read.hand_of(match_id=lots.checked(id), seat=seat)
        if row is None:
            raise NoSuchMatch
        message: int | None = row["hand"]
        return message

    async def by_thread(self, thread: int) -> str | None:
        id: str | None = await self._store.read.match_in_thread(thread=thread)
        return id


async def _write(desk: Desk, told: int, before: Table, seat: Seat, move: str, after: Table) -> None:
    """The match, the move, the seats, the news."""
    text = scribe.written(after.game, after.match, after.recent)
    tellings = _tellings(before, after)
    await desk.advance_match(
        **text, id=after.id, before=before.match.ply, status=after.status, now=after.since, news=len(tellings)
    )
    await desk.write_move(
        match_id=after.id,
        ply=after.match.ply,
        seat=seat,
        move=move,
        events=text["recent"],
        version=text["version"],
        now=after.since,
    )
    await desk.turn_seats(_turned(before, after))
    await announce(desk, after.id, told + len(tellings), tellings, after.match.ply, after.since)


def _moved(table: Table, after: match.Match[Any], events: tuple[Any, ...], now: int) -> Table:
    outcome = table.game.outcome(after.state)
    status = "over" if outcome else "playing"
    return replace(table, match=after, recent=events, outcome=outcome, status=status, since=now)


def _tellings(before: Table, after: Table) -> list[Telling]:
    """The board for all, then a hand for each seat whose question is new or has closed."""
    touched = sorted(set(after.freshly_asked) | (set(before.asked) - set(after.asked)))
    head = "result" if after.status == "over" else "board"
    return [Telling(head), *(Telling("hand", seat) for seat in touched)]


def _turned(before: Table, after: Table) -> list[dict[str, Any]]:
    """The rows of those seats that change."""
    over = after.status == "over"
    asked, fresh = set(after.asked), set(after.freshly_asked)
    closed = set(before.asked) - asked
    gone = set(after.left) - set(before.left)
    return [
        {
            "match_id": after.id,
            "seat": seat,
            "playing": int(not over and seat not in after.left),
            "asked": int(seat in asked),
            "since": after.since,
        }
        for seat in range(len(after.players))
        if over or seat in fresh | closed | gone
    ]


def _listed(rows: Sequence[Any]) -> list[Waiting]:
    """From a row for each opponent."""
    grouped = ((next_, list(group)) for next_, group in groupby(rows, key=lambda row: row["id"]))
    return [_waiting(id, group) for id, group in grouped]


def _waiting(id: str, rows: list[Any]) -> Waiting:
    first = rows[0]
    opponents = tuple(row["name"] for row in rows)
    return Waiting(id, first["game"], first["guild_name"], first["thread"], first["guild"], opponents, first["since"])
