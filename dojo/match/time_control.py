"""Changes the clocks of matches: when a player asks, and when time runs out."""

from collections.abc import Callable
from functools import partial
from typing import Final

from dojo.clock.paces import DAY
from dojo.match import ending
from dojo.match.commit import MatchWork
from dojo.match.referee import Referee, require_playing
from dojo.outbox import Draft
from dojo.people.computers import Pause, random_pause
from dojo.people.pings import count_ping
from dojo.table import seat_clocks, timeouts
from dojo.table.table import Table
from dojo.table.timeouts import Change, Changed
from engine.core import Seat
from storage.store import Store

ABANDONED_MS: Final = 30 * DAY


class TimeControl:
    def __init__(self, store: Store, referee: Referee, now: Callable[[], int], pause: Pause | None = None) -> None:
        self._store = store
        self._referee = referee
        self._now = now
        self._pause = pause or random_pause()

    async def extend(self, match: str, user: int, left: int | None = None) -> Table:
        """Spend a token for more time. `left`: how many the player saw, so that a second click spends no other."""
        return await self._change(match, lambda table: timeouts.extend(table, table.seat_of(user), self._now(), left))

    async def mute(self, match: str, user: int) -> Table:
        """Stop reminders of the current question."""
        return await self._change(match, lambda table: timeouts.mute(table, table.seat_of(user)))

    async def nudge(self, match: str, user: int, seat: Seat) -> Table:
        """Have the bot call somebody whose turn it is. Raises what `timeouts.nudge` does, and `TooManyPings`."""
        async with self._referee.locked(match) as work:
            require_playing(work.table)
            nudged = timeouts.nudge(work.table, seat, work.table.seat_of(user), self._now())
            await count_ping(work.queries, user, work.table.players[seat].id, self._now())
            await self._apply(work, nudged)
            return work.table

    async def back(self, match: str, user: int) -> Table:
        """The player is back: no computer stands in for them any longer."""
        return await self._change(match, lambda table: timeouts.come_back(table, table.seat_of(user), self._now()))

    async def vote(self, match: str, user: int, vote: str) -> Table:
        """Vote to "wait" for players whose seats computers have taken over, or to "end" the match for them."""
        async with self._referee.locked(match) as work:
            require_playing(work.table)
            seat = work.table.seat_of(user)
            if change := timeouts.cast_vote(work.table, seat, vote):
                await self._apply(work, change)
                if vote == "wait" and seat_clocks.agreed(work.table, vote):
                    work.notify(Draft("awaited", seat))
            await self._carry_out_votes(work)
            return work.table

    async def _carry_out_votes(self, work: MatchWork, spared: Seat | None = None) -> None:
        await ending.carry_out_votes(work, self._referee.send_away, self._now(), spared)

    # What time does. Each checks whether it is still to be done.

    async def expire(self, match: str, seat: Seat, due: int) -> None:
        await self._apply_if_due(
            match, seat, partial(timeouts.expire, seat=seat, due=due, now=self._now()), unless_held=True
        )

    async def remind(self, match: str, seat: Seat, at: int) -> None:
        await self._apply_if_due(match, seat, partial(timeouts.remind, seat=seat, at=at, now=self._now()))

    async def pause(self, match: str, seat: Seat, _: int) -> None:
        await self._apply_if_due(match, seat, partial(timeouts.pause, seat=seat, now=self._now()))

    async def resume(self, match: str, seat: Seat, _: int) -> None:
        await self._apply_if_due(match, seat, partial(timeouts.resume, seat=seat, now=self._now()))

    async def forget(self, match: str, _: int) -> None:
        """End a match in which nobody has made a move for 30 days, so that silence saves nobody from losing."""
        async with self._referee.locked(match) as work:
            if work.table.status == "playing" and _last_active(work.table) <= self._now() - ABANDONED_MS:
                await ending.end(work, ending.expired(work.table), self._now())

    async def _apply_if_due(
        self, match: str, seat: Seat, change: Callable[[Table], Changed], *, unless_held: bool = False
    ) -> None:
        """`unless_held`: an answer that is held came in time. Nothing else may depend on it, or others could tell."""
        async with self._referee.locked(match) as work:
            before = work.table
            answered = unless_held and await work.queries.held_answer(match_id=match, seat=seat)
            done = None if before.status == "over" or answered else change(before)
            if done:
                await self._apply(work, done)
                if work.table.standins != before.standins:
                    await self._carry_out_votes(work, spared=seat)

    async def _change(self, match: str, change: Callable[[Table], Changed]) -> Table:
        async with self._referee.locked(match) as work:
            require_playing(work.table)
            if done := change(work.table):
                await self._apply(work, done)
            return work.table

    async def _apply(self, work: MatchWork, change: Change) -> None:
        await work.set_clocks(seat_clocks.arrange_standins(change.table, self._pause))
        work.notify(*change.drafts)


def _last_active(table: Table) -> int:
    """When somebody last made a move, or will be back from the vacation that kept them from it (ms)."""
    return max(table.since, *(table.clocks[seat].away_until or 0 for seat in table.asked), 0)
