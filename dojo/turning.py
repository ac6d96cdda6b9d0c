"""One answer written down: the match, the move, whom it waits for next, and the news."""

from dataclasses import replace
from typing import Any

from dojo import scribe
from dojo.computers import Pause
from dojo.news import Telling, announce
from dojo.ratings import settle
from dojo.table import Table
from engine import match
from engine.core import Seat
from storage.store import Desk


def moved(table: Table, after: match.Match[Any], events: tuple[Any, ...], now: int) -> Table:
    outcome = table.game.outcome(after.state)
    status = "over" if outcome else "playing"
    return replace(table, match=after, recent=events, outcome=outcome, status=status, since=now)


async def write(desk: Desk, told: int, before: Table, seat: Seat, move: str, after: Table, pause: Pause) -> int:
    """Within the caller's transaction; how much news the match has had then."""
    text = scribe.written(after.game, after.match, after.recent)
    tellings = _tellings(before, after)
    await desk.advance_match(
        **text, id=after.id, before=before.match.ply, status=after.status, now=after.since, news=len(tellings)
    )
    await desk.write_move(
        match_id=after.id,
        ply=after.match.ply,
        seat=seat,
        move=move,
        events=text["recent"],
        version=text["version"],
        now=after.since,
    )
    await desk.turn_seats(_turned(before, after, pause))
    if after.status == "over":
        await settle(desk, after, after.since)
    await announce(desk, after.id, told + len(tellings), tellings, after.match.ply, after.since)
    return told + len(tellings)


def _tellings(before: Table, after: Table) -> list[Telling]:
    """The board for all, then a hand for each of the people whose question is new or has closed."""
    touched = sorted(set(after.freshly_asked) | (set(before.asked) - set(after.asked)))
    head = "result" if after.status == "over" else "board"
    return [Telling(head), *(Telling("hand", seat) for seat in after.people(touched))]


def _turned(before: Table, after: Table, pause: Pause) -> list[dict[str, Any]]:
    """The rows of those seats that change."""
    over = after.status == "over"
    asked, fresh = set(after.asked), set(after.freshly_asked)
    closed = set(before.asked) - asked
    gone = set(after.left) - set(before.left)
    return [
        {
            "match_id": after.id,
            "seat": seat,
            "playing": int(not over and seat not in after.left),
            "asked": int(seat in asked),
            "since": after.since,
            "answers_at": after.since + pause() if player.computer and seat in asked else None,
        }
        for seat, player in enumerate(after.players)
        if over or seat in fresh | closed | gone
    ]
