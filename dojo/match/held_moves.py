"""An answer that has been given, and what came of it."""

import asyncio
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

from dojo.errors import NotWritten
from dojo.match.referee import Referee, require_playing
from dojo.ops.leases import Leases
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.table.table import Table
from engine import match
from engine.core import RuleError, Seat
from storage.store import Store


@dataclass(frozen=True, slots=True)
class HeldMove:
    """An answer that has been given and not yet been played."""

    match: str
    seat: Seat
    opened: int  # the question it answers
    move: str
    made_at: int
    due: int

    def row(self) -> dict[str, Any]:
        """As it is written down."""
        columns = asdict(self)
        return {"match_id": columns.pop("match"), **columns}


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of an answer: it is played ("once"), held ("hold"), or to be given once more ("confirm")."""

    way: str
    table: Table
    move: Any = None  # where it is not played yet
    hold: HeldMove | None = None


log = logger("held_moves")

USUAL: Final = 10.0  # seconds
AT_ONCE: Final = 64
LATER: Final = 60_000  # milliseconds until one that could not be played is tried again
PATIENCE: Final = 5.0  # seconds more than it is held, for whoever wants to see it played
WHENEVER: Final = 2**62  # a time after every other


class HeldMoves:
    def __init__(
        self,
        store: Store,
        referee: Referee,
        now: Callable[[], int],
        seconds: float = USUAL,
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
        """For how long an answer is held."""
        return self._length / 1000

    def running(self) -> Loop:
        """What is held stays a row, and is found again after the next start."""
        return Loop("held moves", self.apply_due)

    async def answer(
        self, id: str, user: int, opened: int | None, text: str, *, sure: bool = False, dm: int | None = None
    ) -> Reply:
        """As this person wishes their answers to be sent; `sure` if they have been asked once more.

        `letter`: the message in which it was pressed. A crash may have come between its sending and its noting.
        """
        async with self._referee.locked(id) as work:
            table, seat = work.table, work.table.seat_of(user)
            require_playing(table)
            if dm:
                await work.queries.notice_hand(match_id=table.id, seat=seat, message=dm)
            way = self._way(table, seat, sure=sure)
            if way == "once":
                return Reply(way, await self._referee.played(work, seat, opened, text))
            move = match.parse(table.game, table.match, seat, text, opened=opened)
            if way == "confirm":
                return Reply(way, table, move)
            hold = self._hold(table, seat, str(move))
            await work.queries.hold_answer(**hold.row(), owner=self._leases.owner)
            return Reply(way, table, move, hold)

    async def held(self, table: Table, seat: Seat) -> HeldMove | None:
        """What this seat is about to answer to its present question."""
        row = await self._store.read.held_answer(match_id=table.id, seat=seat)
        hold = HeldMove(*row) if row else None
        return hold if hold and seat in table.asked and hold.opened == table.opened(seat) else None

    async def undo(self, id: str, user: int, opened: int) -> Table | None:
        """The table, with the question open as before; None: it is too late."""
        async with self._referee.locked(id) as work:
            table, seat = work.table, work.table.seat_of(user)
            await work.queries.take_hold(match_id=table.id, seat=seat, opened=opened, before=WHENEVER)
        return table if seat in table.asked and opened == table.opened(seat) else None

    async def send_now(self, id: str, user: int, opened: int) -> Reply | None:
        """None: there is nothing to be sent any more."""
        return await self._play(id, lambda table: table.seat_of(user), opened, WHENEVER)

    async def apply_due(self) -> None:
        now, ours = self._now(), {"owner": self._leases.owner, "lapsed": self._leases.lapsed}
        for row in await self._store.read.holds_due(now=now, **ours, most=AT_ONCE):
            hold = HeldMove(*row)
            try:
                reply = await self._play(hold.match, lambda _, seat=hold.seat: seat, hold.opened, now)  # type: ignore[misc]
            except NotWritten:
                raise
            except Exception:
                log.exception("hold not played", match=hold.match, seat=hold.seat)
                await self._put_off(hold, now)
            else:
                self._tell(hold, reply)

    async def played(self, hold: HeldMove) -> Reply | None:
        """Wait until this process has played it; None if it has not, for whatever reason."""
        waiting = self._watched.setdefault(hold, asyncio.get_running_loop().create_future())
        try:
            async with asyncio.timeout((hold.due - self._now()) / 1000 + PATIENCE):
                return await waiting
        except TimeoutError:
            return None
        finally:
            self._watched.pop(hold, None)

    def _way(self, table: Table, seat: Seat, *, sure: bool) -> str:
        """Where nobody waits for a person's answer but computers, or minutes count, it is sent at once."""
        others = [other for other in range(len(table.players)) if other != seat and other not in table.left]
        sending = table.players[seat].preferences.sending
        at_once = table.pace == "live" or not table.people(others)
        if at_once or (sending == "hold" and not self._length) or (sending == "confirm" and sure):
            return "once"
        return sending

    def _hold(self, table: Table, seat: Seat, move: str) -> HeldMove:
        now = self._now()
        return HeldMove(table.id, seat, table.opened(seat), move, now, now + self._length)

    async def _play(self, id: str, find: Callable[[Table], Seat], opened: int, before: int) -> Reply | None:
        """Taken away and played in one transaction. If its question has gone, it goes as well."""
        async with self._referee.locked(id) as work:
            table, seat = work.table, find(work.table)
            row = await work.queries.take_hold(match_id=table.id, seat=seat, opened=opened, before=before)
            if row is None:
                return None
            try:
                move = match.parse(table.game, table.match, seat, row["move"], opened=opened)
                after = await self._referee.played(work, seat, opened, row["move"], at=row["made_at"])
            except RuleError as gone:
                why = type(gone).__name__  # and no more: what it allows is a hand
                log.info("hold out of date", match=id, seat=seat, reason=why)
                return None
        return Reply("once", after, move)

    async def _put_off(self, hold: HeldMove, now: int) -> None:
        async with self._store.transaction() as queries:
            await queries.put_hold_off(match_id=hold.match, seat=hold.seat, before=now, after=now + LATER)

    def _tell(self, hold: HeldMove, reply: Reply | None) -> None:
        watched = self._watched.get(hold)
        if watched and not watched.done():
            watched.set_result(reply)
