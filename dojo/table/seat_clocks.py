"""What a move does to the clocks of a match: which stop, which start, and where a computer stands in."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Any

from dojo.clock.clock import ONCE, UNTIL_BACK, Clock
from dojo.people.computers import Pause
from dojo.table.table import Table
from engine.core import Seat

VOTES = {"wait", "end"}  # about players who are away
DRAW, ABORT = "draw", "abort"
OFFERS = {DRAW, ABORT}
HOUSE = "house"  # makes the moves that are foregone
TAKE_BACK = "takeback"  # begins the vote for taking moves back
DECLINED = "declined"  # their offer was declined; they can't make another before their next move


@dataclass(frozen=True, slots=True)
class Answer:
    """A move made for a seat by its player, by a computer, or by the house."""

    seat: Seat
    move: str
    hand: str = "player"
    at: int | None = None  # when it was made, if it was held before it was played (ms)

    @property
    def leaving(self) -> bool:
        return self.move == "leave"


def after_move(before: Table, after: Table, answer: Answer, pause: Pause) -> Table:
    """The table after a move, with its clocks updated."""
    clocks = list(before.clocks)
    clocks[answer.seat] = _clock_after_move(before, answer, after.since)
    for seat in _closed_seats(before, after):
        clocks[seat] = clocks[seat].closed(after.since)
    for seat in after.freshly_asked:
        clocks[seat] = _clock_when_asked(after, seat, clocks[seat], pause)
    if answer.leaving:
        clocks[answer.seat] = replace(clocks[answer.seat], vote=None)
        clocks = [_without(clock, is_take_back) for clock in clocks]  # nobody is brought back by it
    elif answer.hand == "player":
        clocks = [_offer_declined(clock, own=seat == answer.seat) for seat, clock in enumerate(clocks)]
    return arrange_standins(replace(after, clocks=tuple(clocks)), pause)


def after_take_back(before: Table, after: Table, pause: Pause) -> Table:
    """The table with an earlier position of its own: every question is put again, and no offer stands."""
    clocks = tuple(_without(clock, is_offer).closed(after.since) for clock in before.clocks)
    for seat in after.asked:
        clocks = _with_clock(clocks, seat, _clock_when_asked(after, seat, clocks[seat], pause))
    return arrange_standins(replace(after, clocks=clocks), pause)


def late(before: Table, answer: Answer, now: int) -> bool:
    """Whether time had run out for this move: a computer was to make it, or has."""
    clock = before.clocks[answer.seat]
    if answer.hand == HOUSE:
        return False
    at = now if answer.at is None else answer.at
    return clock.standin > 0 or (clock.due is not None and at > clock.due)


def arrange_standins(table: Table, pause: Pause) -> Table:
    """Set when computers standing in make their moves: never while everybody agrees to wait.

    Votes about players who are away are cleared once nobody is away.
    """
    clocks = table.clocks
    if not table.standins:
        clocks = tuple(replace(clock, vote=None) if _about_absence(clock.vote) else clock for clock in clocks)
    for seat in set(table.standins) & set(table.asked):
        clocks = _with_clock(clocks, seat, replace(clocks[seat], answers_at=_next_move_at(table, clocks[seat], pause)))
    return table if clocks == table.clocks else replace(table, clocks=clocks)


def voters(table: Table) -> tuple[Seat, ...]:
    """The seats of the people who are there: they have neither left nor been replaced by a computer."""
    return tuple(seat for seat in consenting(table) if seat not in table.standins)


def consenting(table: Table) -> tuple[Seat, ...]:
    """The seats of all people who have not left: without them, also while they are away, nothing is called off."""
    return tuple(seat for seat in table.all_people if seat not in table.left)


def agreed(table: Table, vote: str) -> bool:
    asked = consenting(table) if vote == ABORT else voters(table)
    return all(table.clocks[seat].vote == vote for seat in asked)


def admitting(seat: Seat) -> str:
    """The vote for letting somebody new take this seat."""
    return f"admit {seat}"


def refusing(seat: Seat) -> str:
    return f"refuse {seat}"


def taking_back(ply: int) -> str:
    """The vote for going back to this ply. A player who agrees, agrees to this one."""
    return f"{TAKE_BACK} {ply}"


def is_take_back(vote: str | None) -> bool:
    return vote is not None and vote.startswith(TAKE_BACK)


def is_open(vote: str | None) -> bool:
    """Whether it's an offer that the others can still decide on."""
    return vote in OFFERS or is_take_back(vote)


def is_offer(vote: str | None) -> bool:
    return is_open(vote) or vote == DECLINED


def requested(table: Table, seat: Seat, person: int) -> Table:
    """Somebody asks for the seat of an absent player: votes about an earlier request no longer matter."""
    void = {admitting(seat), refusing(seat)}
    clocks = tuple(replace(clock, vote=None) if clock.vote in void else clock for clock in table.clocks)
    return replace(table, clocks=_with_clock(clocks, seat, replace(clocks[seat], wanted_by=person)))


def _about_absence(vote: str | None) -> bool:
    return vote is not None and not is_offer(vote)


def _without(clock: Clock, kind: Callable[[str | None], bool]) -> Clock:
    return replace(clock, vote=None) if kind(clock.vote) else clock


def row(table: Table, seat: Seat) -> dict[str, Any]:
    over = table.status == "over"
    return {
        "match_id": table.id,
        "seat": seat,
        "playing": int(not over and seat not in table.left),
        "asked": int(seat in table.asked),
        **table.clocks[seat].columns,
    }


def rows(before: Table, after: Table, others: Collection[Seat] = ()) -> list[dict[str, Any]]:
    """The rows of seats whose clocks have changed, and of `others` in any case."""
    seats = range(len(after.players))
    return [row(after, seat) for seat in seats if seat in others or before.clocks[seat] != after.clocks[seat]]


def _clock_after_move(before: Table, answer: Answer, now: int) -> Clock:
    clock = before.clocks[answer.seat]
    if before.players[answer.seat].computer or answer.leaving or answer.hand == HOUSE:
        return clock
    at = now if answer.at is None else answer.at
    kept = clock.answered(before.tempo, at, before.hours(answer.seat))
    if answer.hand == "player":
        kept = replace(kept, seen=at)
    if answer.hand == "player" and (clock.standin == UNTIL_BACK or not late(before, answer, now)):
        return kept.returned()
    return replace(kept, standin=0) if clock.standin == ONCE else kept


def _clock_when_asked(table: Table, seat: Seat, clock: Clock, pause: Pause) -> Clock:
    now = table.since
    if table.players[seat].computer or clock.standin:
        return replace(clock.stopped(now), answers_at=now + pause())
    ask = table.ask_of(seat)
    reaction = ask is not None and ask.topic in table.game.pacing.reactions
    return clock.asked(table.tempo, reaction, now, table.hours(seat))


def _offer_declined(clock: Clock, *, own: bool) -> Clock:
    """By playing on, a player declines others' offers, and may make one again. `own`: it's their clock.

    Their own offer to take moves back is withdrawn by it.
    """
    if own:
        return _without(clock, lambda vote: vote == DECLINED or is_take_back(vote))
    return replace(clock, vote=DECLINED) if is_open(clock.vote) else clock


def _closed_seats(before: Table, after: Table) -> set[Seat]:
    """Seats whose question is gone, or whose player has left; all seats when the match is over."""
    if after.status == "over":
        return set(range(len(after.players)))
    return set(before.asked) - set(after.asked) | (set(after.left) - set(before.left))


def _next_move_at(table: Table, clock: Clock, pause: Pause) -> int | None:
    """When a computer that stands in makes its move (ms). None while everybody agrees to wait, or nobody is there."""
    if agreed(table, "wait"):
        return None
    return table.since + pause() if clock.answers_at is None else clock.answers_at


def _with_clock(clocks: tuple[Clock, ...], seat: Seat, clock: Clock) -> tuple[Clock, ...]:
    return (*clocks[:seat], clock, *clocks[seat + 1 :])
