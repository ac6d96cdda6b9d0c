"""The end of a match that the rules do not know of: forgotten, agreed or given up before it really began."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeAlias

from dojo.outbox import Draft, announce
from dojo.ratings.ratings import settle
from dojo.table import seat_clocks, table_rows
from dojo.table.seat_clocks import DRAW, agreed, voters
from dojo.table.table import Table
from engine.core import Outcome, Seat
from storage.store import Queries


async def ended(queries: Queries, told: int, table: Table, outcome: Outcome, now: int) -> Table:
    """Within the caller's transaction, which holds the match; the bell is the caller's to ring."""
    clocks = tuple(clock.stopped(now) for clock in table.clocks)
    over = replace(table, status="over", outcome=outcome, clocks=clocks, since=now)
    drafts = [Draft("result"), *(Draft("hand", seat) for seat in table.people(table.asked))]
    notices = len(drafts)
    await queries.end_match(id=table.id, ending=table_rows.ending(outcome), notices=notices, now=now)
    await queries.turn_seats([seat_clocks.row(over, seat) for seat in range(len(over.players))])
    await queries.end_standing_orders(match_id=table.id)
    await settle(queries, over, now)
    await announce(queries, table.id, told + notices, drafts, table.match.ply, now)
    return over


def nobody_wins(table: Table, reason: str) -> Outcome:
    """All are equal; behind them those who had left before."""
    last = 1 + len(table.players) - len(table.left)
    return Outcome((), tuple(last if seat in table.left else 1 for seat in range(len(table.players))), reason)


SendAway: TypeAlias = Callable[[Queries, int, Table, Seat, str], Awaitable[tuple[int, Table]]]


async def carried_out(
    queries: Queries, told: int, table: Table, send_away: SendAway, now: int, spared: Seat | None = None
) -> Table:
    """A draw takes two; `spared`: who went only now, which nobody has voted on."""
    there = voters(table)
    if table.status == "over" or not there:
        return table
    if len(there) > 1 and agreed(table, DRAW):
        return await ended(queries, told, table, nobody_wins(table, "agreed"), now)
    if not agreed(table, "end"):
        return table
    for gone in table.standins:
        if gone != spared and table.status == "playing":
            await queries.count_notices(match_id=table.id, notices=1)
            await announce(queries, table.id, told + 1, [Draft("timeout", gone)], table.match.ply, now)
            told, table = await send_away(queries, told + 1, table, gone, "time")
    return table
