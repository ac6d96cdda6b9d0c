"""What all who are there have voted for is carried out, also where it became all of them because somebody went."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from dojo.clockwork import DRAW, agreed, voters
from dojo.ending import ended, nobody_wins
from dojo.news import Telling, announce
from dojo.table import Table
from engine.core import Seat
from storage.store import Desk

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
