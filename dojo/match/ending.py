"""The end of a match that the rules do not know of: forgotten, agreed or given up before it really began."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeAlias

from dojo.outbox import Telling, announce
from dojo.ratings.ratings import settle
from dojo.table import seat_clocks, table_rows
from dojo.table.seat_clocks import DRAW, agreed, voters
from dojo.table.table import Table
from engine.core import Outcome, Seat
from storage.store import Desk


async def ended(desk: Desk, told: int, table: Table, outcome: Outcome, now: int) -> Table:
    """Within the caller's transaction, which holds the match; the bell is the caller's to ring."""
    clocks = tuple(clock.stopped(now) for clock in table.clocks)
    over = replace(table, status="over", outcome=outcome, clocks=clocks, since=now)
    tellings = [Telling("result"), *(Telling("hand", seat) for seat in table.people(table.asked))]
    news = len(tellings)
    await desk.end_match(id=table.id, ending=table_rows.ending(outcome), news=news, now=now)
    await desk.turn_seats([seat_clocks.row(over, seat) for seat in range(len(over.players))])
    await desk.end_orders(match_id=table.id)
    await settle(desk, over, now)
    await announce(desk, table.id, told + news, tellings, table.match.ply, now)
    return over


def nobody_wins(table: Table, reason: str) -> Outcome:
    """All are equal; behind them those who had left before."""
    last = 1 + len(table.players) - len(table.left)
    return Outcome((), tuple(last if seat in table.left else 1 for seat in range(len(table.players))), reason)


SendAway: TypeAlias = Callable[[Desk, int, Table, Seat, str], Awaitable[tuple[int, Table]]]


async def carried_out(
    desk: Desk, told: int, table: Table, send_away: SendAway, now: int, spared: Seat | None = None
) -> Table:
    """A draw takes two; `spared`: who went only now, which nobody has voted on."""
    there = voters(table)
    if table.status == "over" or not there:
        return table
    if len(there) > 1 and agreed(table, DRAW):
        return await ended(desk, told, table, nobody_wins(table, "agreed"), now)
    if not agreed(table, "end"):
        return table
    for gone in table.standins:
        if gone != spared and table.status == "playing":
            await desk.count_news(match_id=table.id, news=1)
            await announce(desk, table.id, told + 1, [Telling("timeout", gone)], table.match.ply, now)
            told, table = await send_away(desk, told + 1, table, gone, "time")
    return table
