"""How a match ends other than by its rules: abandoned, drawn by agreement, called off, or ended by a vote."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, TypeAlias

from dojo.match.commit import MatchWork, close_match
from dojo.outbox import Draft
from dojo.table import table_rows
from dojo.table.seat_clocks import ABORT, DRAW, agreed, voters
from dojo.table.table import Table
from dojo.watching import followers
from engine.core import Outcome, Seat

SendAway: TypeAlias = Callable[[MatchWork, Seat, str], Awaitable[None]]
RESIGNED: Final = "resigned"  # the reason of the outcome when a person ended the match by leaving
ENDINGS: Final = {DRAW: "agreed", ABORT: "aborted"}  # the reason of the outcome, by what everybody voted for


async def end(work: MatchWork, outcome: Outcome, now: int) -> None:
    """End the match with this outcome, within the caller's unit of work. `now`: ms."""
    table = work.table
    clocks = tuple(clock.stopped(now) for clock in table.clocks)
    over = replace(table, status="over", outcome=outcome, clocks=clocks, since=now)
    await work.queries.end_match(id=table.id, ending=table_rows.ending(outcome), now=now)
    await work.set_clocks(over, *range(len(over.players)))
    await close_match(work)
    hands = [Draft("hand", seat) for seat in table.people(table.asked)]
    work.notify(Draft("result"), *hands, *await followers.to_tell(work.queries, table, over))


def nobody_wins(table: Table, reason: str) -> Outcome:
    """All share first place; those who had already left share last place."""
    last = 1 + len(table.players) - len(table.left)
    return Outcome((), tuple(last if seat in table.left else 1 for seat in range(len(table.players))), reason)


def expired(table: Table) -> Outcome:
    """After a long silence those who were to move, or had gone away, have lost. It counts for nothing if all had."""
    silent = {*table.asked, *table.standins}
    there = tuple(seat for seat in range(len(table.players)) if seat not in {*silent, *table.left})
    if not there:
        return nobody_wins(table, "expired")
    places = nobody_wins(table, "").places
    after = 1 + len(there)
    ranked = tuple(after if seat in silent else place for seat, place in enumerate(places))
    return Outcome(there if len(there) == 1 else (), ranked, "silent")


async def carry_out_votes(work: MatchWork, send_away: SendAway, now: int, spared: Seat | None = None) -> None:
    """Do what everybody still there has voted for. It may be unanimous only because somebody has just left.

    A draw takes at least two. `spared`: a seat that was taken over just now, so nobody has voted on it.
    """
    there = voters(work.table)
    if work.table.status == "over" or not there:
        return
    if len(there) > 1 and agreed(work.table, DRAW):
        await end(work, nobody_wins(work.table, ENDINGS[DRAW]), now)
    elif agreed(work.table, ABORT):
        await end(work, nobody_wins(work.table, ENDINGS[ABORT]), now)
    elif agreed(work.table, "end"):
        for gone in work.table.standins:
            if gone != spared and work.table.status == "playing":
                work.notify(Draft("timeout", gone))
                await send_away(work, gone, "time")
