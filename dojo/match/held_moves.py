"""Moves that are held for a few seconds before they are played, so that they can be undone."""

import asyncio
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

from dojo.errors import NotWritten
from dojo.match.referee import Referee, require_playing
from dojo.ops.leases import Leases
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.table.plans import plays_at_once
from dojo.table.table import Table
from engine import match
from engine.core import RuleError, Seat
from storage.store import Store


@dataclass(frozen=True, slots=True)
class HeldMove:
    """A move that was made and has not been played yet. Times in ms."""

    match: str
    seat: Seat
    opened: int  # the number of its question
    move: str
    made_at: int
    due: int

    def row(self) -> dict[str, Any]:
        """The columns of its row."""
        columns = asdict(self)
        return {"match_id": columns.pop("match"), **columns}


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of a move: it was played ("once"), is held ("hold"), or needs confirming ("confirm")."""

    way: str
    table: Table
    move: Any
    hold: HeldMove | None = None


log = logger("held_moves")

HOLD_SECONDS: Final = 10.0
MAX_AT_ONCE: Final = 64
RETRY_MS: Final = 60_000  # until a move that could not be played is tried again
EXTRA_WAIT_SECONDS: Final = 5.0  # seconds to wait for the move beyond the time it is held
FAR_FUTURE_MS: Final = 2**62  # ms: later than any due time


class HeldMoves:
    def __init__(
        self,
        store: Store,
        referee: Referee,
        now: Callable[[], int],
        seconds: float = HOLD_SECONDS,
        leases: Leases | None = None,
    ) -> None:
        self._store = store
        self._referee = referee
        self._now = now
        self._leases = leases or Leases(store, now)
        self._length = round(1000 * seconds)
        self._watched: dict[HeldMove, asyncio.Future[Reply | None]] = {}

    @property
    def seconds(self) -> float:
        """How long a move is held."""
        return self._length / 1000

    def running(self) -> Loop:
        """The loop that plays held moves. They are rows, so a restart finds them again."""
        return Loop("held moves", self.apply_due)

    async def answer(
        self, id: str, user: int, opened: int | None, text: str, *, sure: bool = False, dm: int | None = None
    ) -> Reply:
        """Make a move in the way this player prefers: play it, hold it or ask for confirmation. `sure`: they confirmed.

        `dm`: the message whose button was pressed. It's stored again, because a crash may have come between sending
        it and storing its id.
        """
        async with self._referee.locked(id) as work:
            table, seat = work.table, work.table.seat_of(user)
            require_playing(table)
            if dm and dm > (table.hands[seat] or 0):
                await work.queries.notice_hand(match_id=table.id, seat=seat, message=dm)
            way = self._way(table, seat, sure=sure)
            move = match.parse(table.game, table.match, seat, text, opened=opened)
            if way == "once":
                return Reply(way, await self._referee.play(work, seat, move), move)
            if way == "confirm":
                return Reply(way, table, move)
            hold = self._hold(table, seat, str(move))
            await work.queries.hold_answer(**hold.row(), owner=self._leases.owner)
            return Reply(way, table, move, hold)

    async def held(self, table: Table, seat: Seat) -> HeldMove | None:
        """The held move that answers this seat's current question, if there is one."""
        row = await self._store.read.held_answer(match_id=table.id, seat=seat)
        hold = HeldMove(*row) if row else None
        return hold if hold and seat in table.asked and hold.opened == table.opened(seat) else None

    async def undo(self, id: str, user: int, opened: int) -> Table | None:
        """The table, with the question open again. None if it is too late."""
        async with self._referee.locked(id) as work:
            table, seat = work.table, work.table.seat_of(user)
            await work.queries.take_hold(match_id=table.id, seat=seat, opened=opened, before=FAR_FUTURE_MS)
        return table if seat in table.asked and opened == table.opened(seat) else None

    async def send_now(self, id: str, user: int, opened: int) -> Reply | None:
        """Play a held move at once. None if it isn't held any more."""
        return await self._play(id, lambda table: table.seat_of(user), opened, FAR_FUTURE_MS)

    async def apply_due(self) -> None:
        now, ours = self._now(), {"owner": self._leases.owner, "lapsed": self._leases.lapsed}
        for row in await self._store.read.holds_due(now=now, **ours, most=MAX_AT_ONCE):
            hold = HeldMove(*row)
            try:
                reply = await self._play(hold.match, lambda _, seat=hold.seat: seat, hold.opened, now)  # type: ignore[misc]
            except NotWritten:
                raise
            except Exception:
                log.exception("held move not played", match=hold.match, seat=hold.seat)
                await self._put_off(hold, now)
            else:
                self._report(hold, reply)

    async def until_played(self, hold: HeldMove) -> Reply | None:
        """Wait until this process has played the move. None if that doesn't happen in time."""
        waiting = self._watched.setdefault(hold, asyncio.get_running_loop().create_future())
        try:
            async with asyncio.timeout((hold.due - self._now()) / 1000 + EXTRA_WAIT_SECONDS):
                return await waiting
        except TimeoutError:
            return None
        finally:
            self._watched.pop(hold, None)

    def _way(self, table: Table, seat: Seat, *, sure: bool) -> str:
        """How to send the move. In live matches, and against computers only, it is never held or confirmed."""
        sending = table.players[seat].preferences.sending
        if plays_at_once(table, seat) or (sending == "hold" and not self._length) or (sending == "confirm" and sure):
            return "once"
        return sending

    def _hold(self, table: Table, seat: Seat, move: str) -> HeldMove:
        now = self._now()
        return HeldMove(table.id, seat, table.opened(seat), move, now, now + self._length)

    async def _play(self, id: str, find: Callable[[Table], Seat], opened: int, before: int) -> Reply | None:
        """Remove the held move and play it in one transaction. None if there is none, or its question is gone."""
        row: Any = None
        try:
            async with self._referee.locked(id) as work:
                table, seat = work.table, find(work.table)
                row = await work.queries.take_hold(match_id=table.id, seat=seat, opened=opened, before=before)
                if row is None:
                    return None
                require_playing(table)
                move = match.parse(table.game, table.match, seat, row["move"], opened=opened)
                after = await self._referee.play(work, seat, move, at=min(row["made_at"], self._now()))
        except RuleError as gone:  # nothing was written, not even the first of several moves
            await self._drop(row, type(gone).__name__)
            return None
        return Reply("once", after, move)

    async def _drop(self, row: Any, why: str) -> None:
        """`why`: nothing more is logged, because the error lists the options, which would reveal the hand."""
        log.info("held move out of date", match=row["match_id"], seat=row["seat"], reason=why)
        held = {"match_id": row["match_id"], "seat": row["seat"], "opened": row["opened"]}
        async with self._store.transaction() as queries:
            await queries.take_hold(**held, before=row["due"])

    async def _put_off(self, hold: HeldMove, now: int) -> None:
        async with self._store.transaction() as queries:
            await queries.put_hold_off(match_id=hold.match, seat=hold.seat, before=now, after=now + RETRY_MS)

    def _report(self, hold: HeldMove, reply: Reply | None) -> None:
        watched = self._watched.get(hold)
        if watched and not watched.done():
            watched.set_result(reply)
