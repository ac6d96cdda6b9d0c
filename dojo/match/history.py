"""The history of a match: its moves and public events, its record, and its position at every ply.

The stored snapshot is the truth. The record is for looking back: replaying it gives every position, as long as the
rules haven't changed since. `History.whole` says whether it still does.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any

from dojo import shuffle
from dojo.errors import StillPlaying
from dojo.people.servers import NOWHERE, Servers
from dojo.table import table_rows
from dojo.table.table import Table
from engine import match, record
from engine.core import AnyGame, RuleError, Seat
from engine.match import Match
from engine.record import LEAVE, Record
from storage.store import Store

MAX_TRIED = 20  # other moves to try when looking for one with the same public events
MAX_LISTED = 25


@dataclass(frozen=True, slots=True)
class PastMove:
    """One move and its public events. Ply 0 is the start, which nobody made."""

    ply: int
    seat: Seat | None
    move: str
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that is over, as it stands on the list of one of its players."""

    id: str
    game: str
    guild_name: str
    ended: int


@dataclass(frozen=True)
class History:
    """Nothing is replayed until it is needed, so that it can be done in a thread."""

    table: Table  # as it stands now
    record: Record
    moves: tuple[PastMove, ...]

    @cached_property
    def stages(self) -> tuple[Match[Any], ...]:
        """The position at each ply, as far as today's rules lead to the same events as then."""
        found = []
        moves = iter(self.moves)
        try:
            for stage, events in record.stages(self.record, {self.table.game.key: self.table.game}):
                if next(moves).events != events:
                    break
                found.append(stage)
        except (RuleError, ValueError):  # the rules have changed since
            return tuple(found)
        return tuple(found)

    @property
    def whole(self) -> bool:
        """Whether replaying the record leads to exactly the stored position."""
        return len(self.stages) == len(self.moves) and self.stages[-1].state == self.table.match.state

    @property
    def last(self) -> int:
        """The latest ply that can be shown."""
        return len(self.stages) - 1

    def at(self, ply: int) -> Table:
        """The table as it was after that many moves."""
        if ply == self.moves[-1].ply and self.whole:
            return self.table
        then, events = self.stages[ply], self.moves[ply].events
        return replace(self.table, match=then, recent=events, outcome=None, status="playing", left=self._left(ply))

    def _left(self, ply: int) -> tuple[Seat, ...]:
        return tuple(each.seat for each in self.moves[: ply + 1] if each.move == LEAVE and each.seat is not None)

    def remembered(self) -> list[PastMove]:
        """The moves that the log may still show: a game may hide its past while it matters."""
        now = self.table.match
        running = self.table.game.pacing.forgets(now.state) if self.table.status == "playing" else None
        if running is None:
            return list(self.moves)
        return [
            past for past in self.moves if past.ply in {0, now.ply} or self._stretch(past.ply) not in {running, None}
        ]

    def _stretch(self, ply: int) -> Any:
        """The stretch in which the move was made. None if today's rules can't tell."""
        forgets = self.table.game.pacing.forgets
        return forgets(self.stages[ply - 1].state) if ply <= len(self.stages) else None

    def own_secret(self, past: PastMove, seat: Seat) -> Any | None:
        """The secret move of this seat, if it was made by its present player: earlier ones stay their players' own."""
        mine = past.seat == seat and past.ply > self.table.taken[seat]
        return self.secret(past) if mine else None

    def secret(self, past: PastMove) -> Any | None:
        """The move, if some other move would have had the same public events; else None, as if the house made it.

        It's tried out on a position imagined from what the seat saw, so nothing hidden from that seat plays a part.
        """
        seat, game = past.seat, self.table.game
        if seat is None or past.move == LEAVE or past.ply > len(self.stages):
            return None
        before = self.stages[past.ply - 1]
        if match.foregone(game, before):
            return None
        options = match.ask(game, before, seat).options
        given = next(option for option in options if str(option) == past.move)
        state = game.rules.imagine(game.rules.view(before.state, seat), Random(past.ply))
        alike = sorted((option for option in options if option != given), key=lambda option: option.kind != given.kind)
        public = [
            game.rules.play(state, seat, option, Random(past.ply)).events for option in (given, *alike[:MAX_TRIED])
        ]
        return given if public[0] in public[1:] else None


class Archive:
    """Reads the history of matches."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self._store = store
        self._games = games

    async def history(self, table: Table) -> History:
        return history_of(table, await self._store.read.moves_of(id=shuffle.require_code(table.id)))

    async def ended(self, id: str) -> History:
        """The history of a match that is over. Raises `StillPlaying` otherwise, because it would reveal the seed."""
        table = table_rows.read(self._games, await table_rows.rows_of(self._store.read, id))
        if table.status != "over":
            raise StillPlaying
        return await self.history(table)

    async def click(self, id: str, user: int) -> int:
        """Discord's id of the click with which somebody joined a match; 0 if they didn't join."""
        rows = await self._store.read.lobby(id=shuffle.require_code(id))
        return next((row["click"] for row in rows if row["user_id"] == user), 0)

    async def since(self, table: Table, seat: Seat) -> tuple[PastMove | None, tuple[PastMove, ...]]:
        """The last move that the player in this seat made themselves, and what has happened since."""
        rows = await self._store.read.moves_since(id=shuffle.require_code(table.id), seat=seat)
        moves = _past_moves(table, rows)
        return (moves[0], moves[1:]) if moves and moves[0].seat == seat else (None, moves)

    async def between(self, table: Table, after: int, until: int) -> tuple[PastMove, ...]:
        """The moves with these plies, the first excluded; the latest of all is known without asking."""
        if after >= until:
            return ()
        if after + 1 == until == table.match.ply:
            return (PastMove(until, None, "", table.recent),)
        rows = await self._store.read.moves_between(id=shuffle.require_code(table.id), after=after, until=until)
        return _past_moves(table, rows)

    async def finished(self, user: int) -> list[Finished]:
        """The latest matches of this player that are over."""
        return [Finished(*row) for row in await self._store.read.finished(person=user, most=MAX_LISTED)]


def history_of(table: Table, rows: Sequence[Any]) -> History:
    """From the rows of all its moves."""
    moves = _past_moves(table, rows)
    return History(table, _record(table, rows[0]["version"], moves), moves)


def _past_moves(table: Table, rows: Sequence[Any]) -> tuple[PastMove, ...]:
    """Nothing later than this table: the match may have gone on since it was read."""
    known = (row for row in rows if row["ply"] <= table.match.ply)
    return tuple(
        PastMove(
            row["ply"],
            None if row["seat"] == table_rows.NOBODY else row["seat"],
            row["move"],
            table_rows.events_of(table.game, row["version"], row["events"]),
        )
        for row in known
    )


def _record(table: Table, version: int, moves: Sequence[PastMove]) -> Record:
    return Record(
        game=table.game.key,
        version=version,
        seats=len(table.players),
        options=table.options,
        seed=table.match.seed,
        moves=tuple((each.seat, each.move) for each in moves if each.seat is not None),
    )


async def hands_open(servers: Servers, table: Table, user: int) -> bool:
    """Whether this user may see all hands after the match. Players may; others if the server allows it."""
    if table.find_seat(user) is not None or table.guild == NOWHERE:
        return True
    return (await servers.get(table.guild)).spectators
