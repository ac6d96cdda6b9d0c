"""Taking moves back: the match goes on from an earlier position, and its record is as if they had never been made.

Luck comes from the seed and the ply, so the same moves lead to the same cards again.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from dojo.errors import DojoError
from dojo.match.commit import MatchWork
from dojo.match.history import History, history_of
from dojo.outbox import Draft
from dojo.people.computers import Pause
from dojo.people.servers import NOWHERE
from dojo.table import seat_clocks, table_rows
from dojo.table.table import Table
from engine import match
from engine.core import Seat


class RatedStands(DojoError):
    """In a rated match nothing is taken back."""

    key = "error-rated-stands"


class NothingToTakeBack(DojoError):
    """The player has made no move, or somebody has left or taken over a seat since."""

    key = "error-nothing-to-take-back"


class RulesChanged(DojoError):
    """Today's rules don't lead from the record to the position any more."""

    key = "error-rules-changed"


async def last_choice(work: MatchWork, seat: Seat) -> int:
    """The ply of the last move made for this seat where there was another. Raises `NothingToTakeBack`.

    To take back a move that was the only one would lead nowhere, so those after it are taken back along with it.
    """
    plies = [row["ply"] for row in await work.queries.moves_made_by(match_id=work.table.id, seat=seat)]
    if not plies:
        raise NothingToTakeBack
    history = history_of(work.table, await work.queries.moves_of(id=work.table.id))
    return await asyncio.to_thread(_with_choice, history, plies, seat)


def _with_choice(history: History, plies: Sequence[int], seat: Seat) -> int:
    """The first of these plies before which the seat had several answers; if there's none, the first."""
    if not history.whole:
        return plies[0]
    asks = ((ply, match.ask(history.table.game, history.stages[ply - 1], seat)) for ply in plies)
    return next((ply for ply, ask in asks if len(ask.options) > 1), plies[0])


async def require_way_back(work: MatchWork, ply: int) -> None:
    """Raises `RatedStands` or `NothingToTakeBack`: nobody who left is brought back, and no seat is given back."""
    table = work.table
    if table.rated:
        raise RatedStands
    if ply < max(table.taken) or await work.queries.left_since(match_id=table.id, ply=ply):
        raise NothingToTakeBack


async def go_back(work: MatchWork, ply: int, now: int, pause: Pause) -> None:
    """Go back to this ply, within the caller's unit of work. `now`: ms. Raises `RulesChanged`."""
    before, queries = work.table, work.queries
    history = history_of(before, await queries.moves_of(id=before.id))
    earlier = await asyncio.to_thread(_earlier, history, ply, now)
    after = seat_clocks.after_take_back(before, earlier, pause)
    text = table_rows.match_columns(after.game, after.match)
    state = {"status": "playing", "ending": None, "before": before.match.ply}
    drafts = _drafts(before, after, history.moves[ply + 1].seat)
    last = work.unit.reserve(after.id, len(drafts))
    await queries.advance_match(**text, **state, id=after.id, now=now, last_notice=last)
    await queries.drop_moves_after(match_id=after.id, ply=ply)
    await queries.void_guesses_after(match_id=after.id, ply=ply)
    await queries.keep_card_within(id=after.id, ply=ply)
    await queries.drop_holds(match_id=after.id)
    await queries.end_plans(match_id=after.id)
    await work.set_clocks(after, *range(len(after.players)))
    work.notify(*drafts)


def _earlier(history: History, ply: int, now: int) -> Table:
    """The table with its position at that ply, found by replaying the record."""
    if not history.whole:
        raise RulesChanged
    table, then = history.table, history.at(ply)
    back = match.taken_back(table.match, then.match)
    return replace(table, match=back, recent=then.recent, since=now, card_ply=min(table.card_ply, ply))


def _drafts(before: Table, after: Table, seat: Seat | None) -> list[Draft]:
    """Whose move was taken back, and how many with it; the board, except where DMs are the table; and new hands."""
    gone = Draft("taken-back", seat, str(before.match.ply - after.match.ply))
    board = [] if after.guild == NOWHERE else [Draft("board")]
    touched = sorted({*before.asked, *after.asked})
    return [gone, *board, *(Draft("hand", each) for each in after.people(touched))]
