"""A match looked back on: what has been told of it, its record, and how it stood at every ply.

The snapshot is the truth, the record is for looking back: it leads again to every position, as long as the rules that
were played by are those of today. Where they are not, `History.whole` says so.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any

from dojo import lots, scribe
from dojo.errors import StillPlaying
from dojo.table import Table
from engine import match, record
from engine.core import AnyGame, RuleError, Seat
from engine.match import Match
from engine.record import LEAVE, Record
from storage.store import Store

TRIED = 20  # answers that are looked at to find one the table could not have told from the one given
LISTED = 25


@dataclass(frozen=True, slots=True)
class Turn:
    """One answer, and what the table was told of it; ply 0 is the start, which nobody answered."""

    ply: int
    seat: Seat | None
    move: str
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that is over, as one of its players has it on their list."""

    id: str
    game: str
    guild_name: str
    ended: int


@dataclass(frozen=True)
class History:
    """Nothing is replayed until it is looked at, so that it can be done in a thread."""

    table: Table  # as it stands now
    record: Record
    turns: tuple[Turn, ...]

    @cached_property
    def stages(self) -> tuple[Match[Any], ...]:
        """How the match stood at each ply, as far as today's rules lead to what was told at the time."""
        found = []
        told = iter(self.turns)
        try:
            for stage, events in record.stages(self.record, {self.table.game.key: self.table.game}):
                if next(told).events != events:
                    break
                found.append(stage)
        except (RuleError, ValueError):  # other rules than today's were played by
            return tuple(found)
        return tuple(found)

    @property
    def whole(self) -> bool:
        """Whether the record leads to the very position that is stored."""
        return len(self.stages) == len(self.turns) and self.stages[-1].state == self.table.match.state

    @property
    def last(self) -> int:
        """The latest ply that can be shown."""
        return len(self.stages) - 1

    def at(self, ply: int) -> Table:
        """The table as it was after so many answers."""
        if ply == self.turns[-1].ply and self.whole:
            return self.table
        then, events = self.stages[ply], self.turns[ply].events
        return replace(self.table, match=then, recent=events, outcome=None, status="playing", left=self._left(ply))

    def _left(self, ply: int) -> tuple[Seat, ...]:
        return tuple(turn.seat for turn in self.turns[: ply + 1] if turn.move == LEAVE and turn.seat is not None)

    def remembered(self, turns: Sequence[Turn] | None = None) -> list[Turn]:
        """What may be told of those turns now: a game may want the past forgotten while it matters."""
        chosen = self.turns if turns is None else turns
        forgets, now = self.table.game.forgets, self.table.match
        running = forgets(now.state) if forgets and self.table.status == "playing" else None
        if forgets is None or running is None:
            return list(chosen)
        return [turn for turn in chosen if turn.ply in {0, now.ply} or self._stretch(turn.ply) not in {running, None}]

    def _stretch(self, ply: int) -> Any:
        """The one in which the answer was given; None where the rules of today cannot tell."""
        forgets = self.table.game.forgets
        return forgets(self.stages[ply - 1].state) if forgets and ply <= len(self.stages) else None

    def secret(self, turn: Turn) -> Any | None:
        """The answer, if what was told of it would have been told of another one too.

        It is tried out on a position imagined from what the seat saw, so nothing that is hidden from it plays a part.
        """
        if turn.seat is None or turn.move == LEAVE or turn.ply > len(self.stages):
            return None
        before, game = self.stages[turn.ply - 1], self.table.game
        options = match.ask(game, before, turn.seat).options
        given = next(option for option in options if str(option) == turn.move)
        state = game.imagine(game.view(before.state, turn.seat), Random(turn.ply))
        others = [option for option in options if option.kind == given.kind and option != given][:TRIED]

        def told(option: Any) -> tuple[Any, ...]:
            return game.play(state, turn.seat or 0, option, Random(turn.ply)).events

        return given if any(told(other) == told(given) for other in others) else None


class Archive:
    """What is kept of matches, for those who look back."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self._store = store
        self._games = games

    async def history(self, table: Table) -> History:
        rows = await self._store.read.moves_of(id=lots.checked(table.id))
        turns = tuple(_turn(table.game, row) for row in rows)
        answers = tuple((turn.seat, turn.move) for turn in turns if turn.seat is not None)
        kept = Record(
            game=table.game.key,
            version=rows[0]["version"],
            seats=len(table.players),
            options=table.options,
            seed=table.match.seed,
            moves=answers,
        )
        return History(table, kept, turns)

    async def ended(self, id: str) -> History:
        """Of a match that is over: before, its luck is nobody's business."""
        table = scribe.read(self._games, await scribe.rows_of(self._store.read, id))
        if table.status != "over":
            raise StillPlaying
        return await self.history(table)

    async def since(self, table: Table, seat: Seat) -> list[Turn]:
        """What has happened since the person in this seat last answered."""
        rows = await self._store.read.moves_since(id=lots.checked(table.id), seat=seat)
        return [_turn(table.game, row) for row in rows]

    async def finished(self, user: int) -> list[Finished]:
        """The latest matches of this person that are over."""
        return [Finished(*row) for row in await self._store.read.finished(person=user, most=LISTED)]


def _turn(game: AnyGame, row: Any) -> Turn:
    seat = None if row["seat"] == scribe.NOBODY else row["seat"]
    return Turn(row["ply"], seat, row["move"], scribe.events_of(game, row["version"], row["events"]))
