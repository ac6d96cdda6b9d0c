"""What an answer does to the clocks of a table: whose stop, whose begin to run, and where a computer stands in."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from dojo.clock.clock import ONCE, UNTIL_BACK, Clock
from dojo.people.computers import Pause
from dojo.table.table import Table
from engine.core import Seat

VOTES = {"wait", "end"}  # on whoever is away
DRAW = "draw"
DECLINED = "declined"  # their offer of a draw; until they have played on themselves there is no other


@dataclass(frozen=True, slots=True)
class Answer:
    """What was answered for a seat: by its player, by a computer or by a standing order."""

    seat: Seat
    move: str
    hand: str = "player"
    at: int | None = None  # when it was decided, where that was before it is played

    @property
    def leaving(self) -> bool:
        return self.move == "leave"


def turned(before: Table, after: Table, answer: Answer, pause: Pause) -> Table:
    """The table after it with its clocks as they then stand."""
    clocks = list(before.clocks)
    clocks[answer.seat] = _answered(before, answer, after.since)
    for seat in _closed(before, after):
        clocks[seat] = clocks[seat].closed(after.since)
    for seat in after.freshly_asked:
        clocks[seat] = _asked(after, seat, clocks[seat], pause)
    if answer.leaving:
        clocks[answer.seat] = replace(clocks[answer.seat], vote=None)
    elif answer.hand == "player":
        clocks = [_undrawn(clock, own=seat == answer.seat) for seat, clock in enumerate(clocks)]
    return arranged(replace(after, clocks=tuple(clocks)), pause)


def late(before: Table, answer: Answer, now: int) -> bool:
    """Whether the time for it was up: then a computer was to answer, or has."""
    clock = before.clocks[answer.seat]
    at = now if answer.at is None else answer.at
    return clock.standin > 0 or (clock.due is not None and at > clock.due)


def arranged(table: Table, pause: Pause) -> Table:
    """Computers that stand in rest while everybody agrees to wait; with the last of those away the votes go."""
    clocks = table.clocks
    if not table.standins:
        clocks = tuple(replace(clock, vote=None) if clock.vote in VOTES else clock for clock in clocks)
    for seat in set(table.standins) & set(table.asked):
        clocks = _put(clocks, seat, replace(clocks[seat], answers_at=_next(table, clocks[seat], pause)))
    return replace(table, clocks=clocks)


def voters(table: Table) -> tuple[Seat, ...]:
    """The people who are there."""
    gone = {*table.left, *table.standins}
    return tuple(seat for seat in table.people(range(len(table.players))) if seat not in gone)


def agreed(table: Table, vote: str) -> bool:
    return all(table.clocks[seat].vote == vote for seat in voters(table))


def row(table: Table, seat: Seat) -> dict[str, Any]:
    over = table.status == "over"
    return {
        "match_id": table.id,
        "seat": seat,
        "playing": int(not over and seat not in table.left),
        "asked": int(seat in table.asked),
        **table.clocks[seat].written,
    }


def rows(before: Table, after: Table, others: Collection[Seat] = ()) -> list[dict[str, Any]]:
    """Of those seats whose clocks have changed, and of others that are named."""
    seats = range(len(after.players))
    return [row(after, seat) for seat in seats if seat in others or before.clocks[seat] != after.clocks[seat]]


def _answered(before: Table, answer: Answer, now: int) -> Clock:
    clock = before.clocks[answer.seat]
    if before.players[answer.seat].computer or answer.leaving:
        return clock
    at = now if answer.at is None else answer.at
    kept = clock.answered(before.tempo, at, before.hours(answer.seat))
    if answer.hand == "player" and (clock.standin == UNTIL_BACK or not late(before, answer, now)):
        return kept.returned()
    return replace(kept, standin=0) if clock.standin == ONCE else kept


def _asked(table: Table, seat: Seat, clock: Clock, pause: Pause) -> Clock:
    now = table.since
    if table.players[seat].computer or clock.standin:
        return replace(clock.stopped(now), answers_at=now + pause())
    ask = table.ask_of(seat)
    reaction = ask is not None and ask.topic in table.game.reactions
    return clock.asked(table.tempo, reaction, now, table.hours(seat))


def _undrawn(clock: Clock, *, own: bool) -> Clock:
    """Whoever plays on has declined the draw that others offered, and may offer one again."""
    if own:
        return replace(clock, vote=None) if clock.vote == DECLINED else clock
    return replace(clock, vote=DECLINED) if clock.vote == DRAW else clock


def _closed(before: Table, after: Table) -> set[Seat]:
    """Seats that are no longer asked, those that have gone, and at the end everybody."""
    if after.status == "over":
        return set(range(len(after.players)))
    return set(before.asked) - set(after.asked) | (set(after.left) - set(before.left))


def _next(table: Table, clock: Clock, pause: Pause) -> int | None:
    """When a computer that stands in answers; with nobody there it need not."""
    if agreed(table, "wait"):
        return None
    return table.since + pause() if clock.answers_at is None else clock.answers_at


def _put(clocks: tuple[Clock, ...], seat: Seat, clock: Clock) -> tuple[Clock, ...]:
    return (*clocks[:seat], clock, *clocks[seat + 1 :])
