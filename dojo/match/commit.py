"""One answer written down: the match, the move, whom it waits for next, and the news."""

from dataclasses import replace
from typing import Any

from dojo.outbox import Telling, announce
from dojo.people.computers import Pause
from dojo.ratings.ratings import settle
from dojo.table import seat_clocks, table_rows
from dojo.table.seat_clocks import Answer
from dojo.table.table import Table
from engine import match
from engine.core import Outcome, Seat
from storage.store import Desk


def moved(table: Table, after: match.Match[Any], events: tuple[Any, ...], now: int) -> Table:
    outcome = table.game.outcome(after.state)
    status = "over" if outcome else "playing"
    return replace(table, match=after, recent=events, outcome=outcome, status=status, since=now)


async def write(desk: Desk, told: int, before: Table, answer: Answer, moved: Table, pause: Pause) -> tuple[int, Table]:
    """Within the caller's transaction; how much news the match has had then, and the table with its clocks."""
    after = seat_clocks.turned(before, moved, answer, pause)
    tellings = _tellings(before, after)
    await _write(desk, before, answer, after, len(tellings))
    await desk.turn_seats(seat_clocks.rows(before, after, _touched(before, after)))
    if after.status == "over":
        await desk.end_orders(match_id=after.id)
        await settle(desk, after, after.since)
    await announce(desk, after.id, told + len(tellings), tellings, after.match.ply, after.since)
    return told + len(tellings), after


async def _write(desk: Desk, before: Table, answer: Answer, after: Table, news: int) -> None:
    text = table_rows.written(after.game, after.match, after.recent)
    ended = {"ending": _ending(after), "ended_at": after.since if after.status == "over" else None}
    await desk.advance_match(
        **text, **ended, id=after.id, before=before.match.ply, status=after.status, now=after.since, news=news
    )
    await desk.write_move(
        match_id=after.id,
        ply=after.match.ply,
        seat=answer.seat,
        move=answer.move,
        events=text["recent"],
        version=text["version"],
        now=after.since,
        waited=_waited(before, answer, after.since),
        late=int(seat_clocks.late(before, answer, after.since)),
        hand="computer" if before.players[answer.seat].computer else answer.hand,
    )


def _ending(table: Table) -> str | None:
    """Only what the rules do not say themselves."""
    said: Outcome | None = table.game.outcome(table.match.state)
    return None if table.outcome is None or table.outcome == said else table_rows.ending(table.outcome)


def _waited(before: Table, answer: Answer, now: int) -> int | None:
    if answer.seat not in before.asked:
        return None
    return max(0, (now if answer.at is None else answer.at) - before.clocks[answer.seat].since)


def _touched(before: Table, after: Table) -> set[Seat]:
    """Those to whom a question is put, or no longer; at the end everybody."""
    if after.status == "over":
        return set(range(len(after.players)))
    asked = set(after.asked)
    return set(after.freshly_asked) | (set(before.asked) - asked) | (set(after.left) - set(before.left))


def _tellings(before: Table, after: Table) -> list[Telling]:
    """The board for all, then a hand for each of the people whose question is new or has closed."""
    touched = sorted(set(after.freshly_asked) | (set(before.asked) - set(after.asked)))
    head = "result" if after.status == "over" else "board"
    return [Telling(head), *(Telling("hand", seat) for seat in after.people(touched))]
