"""Stores one move: the match after it, the move, whose turn it is next, and the notices."""

from dataclasses import dataclass, replace
from typing import Any

from dojo.outbox import Draft, UnitOfWork
from dojo.people.computers import Pause
from dojo.ratings.ratings import settle
from dojo.table import seat_clocks, table_rows
from dojo.table.seat_clocks import Answer
from dojo.table.table import Table
from dojo.watching import followers, guesses
from engine import codec, match
from engine.core import Outcome, Seat
from storage.store import Queries


@dataclass(slots=True)
class MatchWork:
    """A unit of work on one match, which it has locked. `table` is the match as it stands within it."""

    unit: UnitOfWork
    table: Table

    @property
    def queries(self) -> Queries:
        return self.unit.queries

    def notify(self, *drafts: Draft) -> None:
        self.unit.notify_match(self.table.id, self.table.match.number, *drafts)

    async def set_clocks(self, after: Table, *others: Seat) -> None:
        """Make `after` the table and store its changed clocks. The clocks of `others` are stored in any case."""
        await self.queries.turn_seats(seat_clocks.rows(self.table, after, others))
        self.table = after


def after_move(table: Table, after: match.Match[Any], events: tuple[Any, ...], now: int) -> Table:
    outcome = table.game.rules.outcome(after.state)
    status = "over" if outcome else "playing"
    return replace(table, match=after, recent=events, outcome=outcome, status=status, since=now)


async def write_move(work: MatchWork, answer: Answer, table: Table, pause: Pause) -> Table:
    """Within the caller's unit of work. Returns the table with its clocks updated."""
    before, after = work.table, seat_clocks.after_move(work.table, table, answer, pause)
    drafts = [*_drafts(before, after), *await followers.to_tell(work.queries, before, after)]
    await _write(work, before, answer, after, len(drafts))
    await work.set_clocks(after, *_seats_to_store(before, after))
    await guesses.settle(work.queries, before, answer, after)
    if after.status == "over":
        await close_match(work)
    work.notify(*drafts)
    return after


async def close_match(work: MatchWork) -> None:
    """Within the unit of work that ends a match, when all else is stored: end what ends with it, and rate it."""
    queries, table = work.queries, work.table
    await queries.end_plans(match_id=table.id)
    await queries.void_guesses(match_id=table.id, asked=guesses.NOBODY)
    await settle(queries, table, table.since)


async def _write(work: MatchWork, before: Table, answer: Answer, after: Table, notices: int) -> None:
    text = table_rows.match_columns(after.game, after.match)
    await work.queries.advance_match(
        **text,
        id=after.id,
        before=before.match.ply,
        status=after.status,
        ending=_stored_ending(after),
        now=after.since,
        last_notice=work.unit.reserve(after.id, notices),
    )
    await work.queries.write_move(
        match_id=after.id,
        ply=after.match.ply,
        seat=answer.seat,
        move=answer.move,
        events=codec.dump_events(after.game, after.recent),
        version=text["version"],
        now=after.since,
        waited=_waited(before, answer, after.since),
        late=int(seat_clocks.late(before, answer, after.since)),
        made_by="computer" if before.players[answer.seat].computer else answer.hand,
    )


def _stored_ending(table: Table) -> str | None:
    """The stored outcome, only where the rules don't already say it themselves."""
    said: Outcome | None = table.game.rules.outcome(table.match.state)
    return None if table.outcome is None or table.outcome == said else table_rows.ending(table.outcome)


def _waited(before: Table, answer: Answer, now: int) -> int | None:
    if answer.seat not in before.asked:
        return None
    return max(0, (now if answer.at is None else answer.at) - before.clocks[answer.seat].since)


def _seats_to_store(before: Table, after: Table) -> set[Seat]:
    """Seats that get or lose a question; all seats when the match is over."""
    if after.status == "over":
        return set(range(len(after.players)))
    asked = set(after.asked)
    return set(after.freshly_asked) | (set(before.asked) - asked) | (set(after.left) - set(before.left))


def _drafts(before: Table, after: Table) -> list[Draft]:
    """The board for all, then a hand for each person whose question is new or has closed."""
    touched = sorted(set(after.freshly_asked) | (set(before.asked) - set(after.asked)))
    head = "result" if after.status == "over" else "board"
    return [Draft(head), *(Draft("hand", seat) for seat in after.people(touched))]
