"""Minds the clocks of all tables: what players ask of it, and what is to be done when a time has come."""

from collections.abc import Callable
from functools import partial
from typing import Final

from dojo.clock.paces import DAY
from dojo.match import ending
from dojo.match.ending import ended, nobody_wins
from dojo.match.referee import Referee, be_playing
from dojo.outbox import Telling, announce
from dojo.people.computers import Pause, pausing
from dojo.table import seat_clocks, timeouts
from dojo.table.table import Table
from dojo.table.timeouts import Change, Changed
from engine.core import Seat
from storage.store import Desk, Store

FORGOTTEN: Final = 30 * DAY


class Timekeeper:
    def __init__(self, store: Store, referee: Referee, now: Callable[[], int], pause: Pause | None = None) -> None:
        self._store = store
        self._referee = referee
        self._now = now
        self._pause = pause or pausing()

    async def extend(self, match: str, user: int, left: int | None = None) -> Table:
        """By a token; `left`: how many there are, for whoever may have taken this one before."""
        return await self._changed(
            match, lambda table: timeouts.extended(table, table.seat_of(user), self._now(), left)
        )

    async def mute(self, match: str, user: int) -> Table:
        """No more reminders of the present question."""
        return await self._changed(match, lambda table: timeouts.muted(table, table.seat_of(user)))

    async def nudge(self, match: str, user: int, seat: Seat) -> Table:
        return await self._changed(match, lambda table: timeouts.nudged(table, seat, table.seat_of(user), self._now()))

    async def back(self, match: str, user: int) -> Table:
        """No computer stands in for them any longer."""
        return await self._changed(match, lambda table: timeouts.returned(table, table.seat_of(user), self._now()))

    async def vote(self, match: str, user: int, vote: str) -> Table:
        """Whether to "wait" for those whose seats computers have taken over, or to "end" it for them."""
        async with self._referee.held(match) as (desk, told, table):
            be_playing(table)
            seat = table.seat_of(user)
            change = timeouts.voted(table, seat, vote)
            if change:
                told, table = await self._wound(desk, told, table, change)
                if vote == "wait" and seat_clocks.agreed(table, vote):
                    told = await self._tell(desk, told, table, (Telling("awaited", seat),))
            after = await self._carried_out(desk, told, table)
        self._store.bell.set()
        return after

    async def _carried_out(self, desk: Desk, told: int, table: Table, spared: Seat | None = None) -> Table:
        return await ending.carried_out(desk, told, table, self._referee.sent_away, self._now(), spared)

    # What time does; each finds for itself whether it is still to be done

    async def expire(self, match: str, seat: Seat, due: int) -> None:
        await self._done(match, seat, partial(timeouts.expired, seat=seat, due=due, now=self._now()))

    async def remind(self, match: str, seat: Seat, at: int) -> None:
        await self._done(match, seat, partial(timeouts.reminded, seat=seat, at=at, now=self._now()))

    async def pause(self, match: str, seat: Seat, _: int) -> None:
        await self._done(match, seat, partial(timeouts.paused, seat=seat, now=self._now()))

    async def resume(self, match: str, seat: Seat, _: int) -> None:
        await self._done(match, seat, partial(timeouts.resumed, seat=seat, now=self._now()))

    async def forget(self, match: str) -> None:
        """Nobody has moved for so long that nobody will."""
        async with self._referee.held(match) as (desk, told, table):
            if table.status == "over" or _touched(table) > self._now() - FORGOTTEN:
                return
            await ended(desk, told, table, nobody_wins(table, "expired"), self._now())
        self._store.bell.set()

    async def _done(self, match: str, seat: Seat, change: Callable[[Table], Changed]) -> None:
        async with self._referee.held(match) as (desk, told, table):
            answered = await desk.held_answer(match_id=match, seat=seat)
            done = None if table.status == "over" or answered else change(table)
            if done:
                told, after = await self._wound(desk, told, table, done)
                if after.standins != table.standins:
                    await self._carried_out(desk, told, after, spared=seat)
        self._store.bell.set()

    async def _changed(self, match: str, change: Callable[[Table], Changed]) -> Table:
        async with self._referee.held(match) as (desk, told, table):
            be_playing(table)
            done = change(table)
            if done is None:
                return table
            _, after = await self._wound(desk, told, table, done)
        self._store.bell.set()
        return after

    async def _wound(self, desk: Desk, told: int, before: Table, change: Change) -> tuple[int, Table]:
        after = seat_clocks.arranged(change.table, self._pause)
        await desk.turn_seats(seat_clocks.rows(before, after))
        return await self._tell(desk, told, after, change.tellings), after

    async def _tell(self, desk: Desk, told: int, table: Table, tellings: tuple[Telling, ...]) -> int:
        if not tellings:
            return told
        last = told + len(tellings)
        await desk.count_news(match_id=table.id, news=len(tellings))
        await announce(desk, table.id, last, tellings, table.match.ply, self._now())
        return last


def _touched(table: Table) -> int:
    """When somebody last moved, or came back from the vacation in which they could not."""
    return max(table.since, *(table.clocks[seat].away_until or 0 for seat in table.asked), 0)
