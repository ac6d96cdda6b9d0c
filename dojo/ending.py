"""The end of a match that the rules do not know of: forgotten, agreed or given up before it really began."""

from dataclasses import replace

from dojo import clockwork, scribe
from dojo.news import Telling, announce
from dojo.ratings import settle
from dojo.table import Table
from engine.core import Outcome
from storage.store import Desk


async def ended(desk: Desk, told: int, table: Table, outcome: Outcome, now: int) -> Table:
    """Within the caller's transaction, which holds the match; the bell is the caller's to ring."""
    clocks = tuple(clock.stopped(now) for clock in table.clocks)
    over = replace(table, status="over", outcome=outcome, clocks=clocks, since=now)
    tellings = [Telling("result"), *(Telling("hand", seat) for seat in table.people(table.asked))]
    news = len(tellings)
    await desk.end_match(id=table.id, ending=scribe.ending(outcome), news=news, now=now)
    await desk.turn_seats([clockwork.row(over, seat) for seat in range(len(over.players))])
    await desk.end_orders(match_id=table.id)
    await settle(desk, over, now)
    await announce(desk, table.id, told + news, tellings, table.match.ply, now)
    return over


def nobody_wins(table: Table, reason: str) -> Outcome:
    """All are equal; behind them those who had left before."""
    last = 1 + len(table.players) - len(table.left)
    return Outcome((), tuple(last if seat in table.left else 1 for seat in range(len(table.players))), reason)
