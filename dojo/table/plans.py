"""Plans: answers that players give ahead, in secret, for questions they foresee or, in general, for all on a topic.

A plan for what is foreseen is carried out if its player is asked next in just one of the views that it names; a general
one stands until it's withdrawn. The answer becomes a held move that counts as made only after a time which this player
might well have taken, so nobody can tell it was planned.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from dojo.clock.paces import SECOND
from dojo.table.seat_clocks import is_open
from dojo.table.table import Table
from engine.core import Ask, Seat
from engine.player.ahead import key_of
from storage.store import Queries

RandomBetween: TypeAlias = Callable[[int, int], int]  # a random whole number between two others, both included

DELAYS_MS: Final = {"live": (4_000, 25_000)}  # ms, at least and at most, by pace
DEFAULT_DELAY_MS: Final = (60_000, 900_000)
WAITS: Final = 50  # of a player's own answers, from which a delay is drawn
MIN_WAITS: Final = 5  # with fewer, the delay is drawn from between two limits
UNDO_MS: Final = 10 * SECOND  # from when a planned answer counts as made, where its player's others are held, too
WITHDRAWN: Final = ""  # in place of the views, in a row that says only that there was a plan


def plays_at_once(table: Table, seat: Seat) -> bool:
    """In live matches, and against computers only, no move is held or confirmed."""
    others = [other for other in range(len(table.players)) if other != seat and other not in table.left]
    return table.pace == "live" or not table.people(others)


async def carry_out(queries: Queries, table: Table, mover: Seat, now: int, random_between: RandomBetween) -> None:
    """After the moves of one click: hold the answers that were planned for the questions they have put.

    Plans for other questions stay with their seat until it has answered, so that its player is told of them.
    """
    if table.plans[mover]:
        await queries.drop_plans(match_id=table.id, seat=mover)
    for seat in table.people(seat for seat in table.freshly_asked if table.plans[seat]):
        await hold_planned(queries, table, seat, now, random_between)


async def hold_planned(queries: Queries, table: Table, seat: Seat, now: int, random_between: RandomBetween) -> None:
    """Hold the answer that this seat has planned for its question, if there is one."""
    move = planned(table, seat, await queries.plans_of(match_id=table.id, seat=seat))
    if move and not table.clocks[seat].standin:
        at = now + await _delay(queries, table, seat, now, random_between)
        held = table.players[seat].preferences.sending == "hold" and not plays_at_once(table, seat)
        hold = {"opened": table.opened(seat), "move": move, "made_at": at, "due": at + UNDO_MS * held, "owner": ""}
        await queries.hold_answer(match_id=table.id, seat=seat, **hold)
        await queries.drop_plans(match_id=table.id, seat=seat)


def planned(table: Table, seat: Seat, rows: Sequence[Any]) -> str | None:
    """The move that this seat has planned for just what it sees now or, if there's none, in general.

    Nothing general is carried out for somebody who let time run out last, because they may be away; nor while there is
    an offer that they would decline by it.
    """
    ask = table.ask_of(seat)
    if ask is None:
        return None
    key, legal = key_of(table.game, table.view(seat)), {str(option) for option in ask.options}
    moves = [row["move"] for row in rows if key in row["views"].split()]
    if not table.clocks[seat].strikes and not any(is_open(clock.vote) for clock in table.clocks):
        general = (general_move(table, ask, row["topic"], row["move"]) for row in rows if row["topic"])
        moves += [str(move) for move in general if move is not None]
    return next((move for move in moves if move in legal), None)


def general_move(table: Table, ask: Ask[Any], topic: str, key: str) -> Any:
    """The move of a general plan. None if the question is another one, or the move isn't possible."""
    plans = [plan for plan in table.game.pacing.general_plans if (plan.topic, plan.key) == (topic, key)]
    return plans[0].find(table.match.state, ask) if plans and ask.topic == topic else None


async def withdraw(queries: Queries, table: Table, by: Seat, now: int) -> None:
    """Withdraw what all but one seat have planned for the next question, because something is new to them."""
    for seat in (seat for seat in range(len(table.players)) if seat != by):
        held = await queries.drop_planned_hold(match_id=table.id, seat=seat, now=now)
        if await queries.drop_plans(match_id=table.id, seat=seat) or held:
            await queries.keep_plan(match_id=table.id, seat=seat, topic="", views=WITHDRAWN, move="")


async def _delay(queries: Queries, table: Table, seat: Seat, now: int, random_between: RandomBetween) -> int:
    """How long this player might take (ms): as long as for one of their latest answers, outside their quiet hours."""
    rows = await queries.latest_waits(person=table.players[seat].id, pace=table.pace, most=WAITS)
    if len(rows) >= MIN_WAITS:
        wait = rows[random_between(0, len(rows) - 1)]["waited"]
    else:
        wait = random_between(*DELAYS_MS.get(table.pace, DEFAULT_DELAY_MS))
    quiet, due = table.hours(seat).quiet, table.clocks[seat].due
    delay: int = (quiet.after(now, wait) if quiet else now + wait) - now
    return delay if due is None or now + delay < due else random_between(0, max(0, due - now - 1))
