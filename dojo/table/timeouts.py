"""Changes to clocks other than by a move: extensions, nudges, timeouts. Each is a function from table to table."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from dojo.clock.clock import UNTIL_BACK, Clock
from dojo.clock.paces import DAY
from dojo.errors import AsleepNow, NobodyAway, NoClock, NoTokens, NotSeated, NudgedAlready, OnVacation, WantsNoNotices
from dojo.outbox import Draft
from dojo.people.preferences import NOTIFIED_AT_ONCE
from dojo.table.seat_clocks import VOTES, voters
from dojo.table.table import Table
from engine.core import NotYourTurn, Seat


@dataclass(frozen=True, slots=True)
class Change:
    table: Table
    drafts: tuple[Draft, ...] = ()


Changed: TypeAlias = Change | None  # None: there is nothing left to change


# What players do


def extend(table: Table, seat: Seat, now: int, left: int | None = None) -> Changed:
    clock = table.clocks[seat]
    if left is not None and left != clock.tokens:
        return None
    if clock.due is None and clock.rest is None:
        raise NoClock
    if not clock.tokens:
        raise NoTokens
    return _add_time(table, seat, now, "extended")


def mute(table: Table, seat: Seat) -> Change:
    if seat not in table.asked:
        raise NotYourTurn
    return Change(_with_clock(table, seat, replace(table.clocks[seat], muted=True, remind_at=None)))


def nudge(table: Table, seat: Seat, by: Seat, now: int) -> Change:
    """Once a day, and never when it would disturb.

    Raises `WantsNoNotices`, `OnVacation`, `AsleepNow` or `NudgedAlready`.
    """
    if by in table.left:
        raise NotSeated
    if seat == by or seat not in table.people(table.asked) or table.clocks[seat].standin:
        raise NotYourTurn
    clock, player = table.clocks[seat], table.players[seat]
    if player.former or player.preferences.notices not in NOTIFIED_AT_ONCE:
        raise WantsNoNotices
    if clock.away(now):
        raise OnVacation(at=clock.away_until or now)
    if quiet := table.hours(seat).quiet_until(now):
        raise AsleepNow(at=quiet)
    if clock.nudged_at is not None and now < clock.nudged_at + DAY:
        raise NudgedAlready(at=clock.nudged_at + DAY)
    return Change(_with_clock(table, seat, replace(clock, nudged_at=now)), (Draft("nudge", seat, str(by)),))


def come_back(table: Table, seat: Seat, now: int) -> Changed:
    """The player takes the seat back; their question gets its full time again.

    None if a computer stands in for a single move only, or for none.
    """
    if seat in table.left:
        raise NotSeated
    clock = table.clocks[seat]
    if clock.standin != UNTIL_BACK:
        return None
    back = replace(clock.returned(), seen=now)
    if ask := table.ask_of(seat):
        begun = back.asked(table.tempo, ask.topic in table.game.pacing.reactions, now, table.hours(seat))
        back = replace(begun, since=clock.since)
    return Change(_with_clock(table, seat, back), (Draft("back", seat),))


def cast_vote(table: Table, seat: Seat, vote: str) -> Changed:
    if vote not in VOTES or not table.standins or seat not in voters(table):
        raise NobodyAway
    clock = table.clocks[seat]
    if clock.vote == vote:
        return None
    return Change(_with_clock(table, seat, replace(clock, vote=vote)), (Draft("voted", seat, vote),))


# What time does


def expire(table: Table, seat: Seat, due: int, now: int) -> Changed:
    clock = table.clocks[seat]
    if clock.due != due or due > now:
        return None
    if clock.away(now):
        return pause(table, seat, now)
    if asleep := table.hours(seat).asleep_until(now):
        return Change(_with_clock(table, seat, replace(clock, due=asleep)))
    if clock.tokens:
        return _add_time(table, seat, now, "token")
    spent = clock.timed_out(table.tempo, now)
    kind = "standin" if spent.standin == UNTIL_BACK else "strike"
    return Change(_with_clock(table, seat, spent), (Draft(kind, seat),))


def remind(table: Table, seat: Seat, at: int, now: int) -> Changed:
    clock, hours = table.clocks[seat], table.hours(seat)
    if clock.remind_at != at or at > now or clock.due is None:
        return None
    if hours.quiet_until(now):
        moved = hours.nearest_awake(now, now, clock.due)
        return Change(_with_clock(table, seat, replace(clock, remind_at=moved)))
    once = replace(clock, reminded=clock.reminded + 1)
    after = replace(once, remind_at=once.reminder(now, hours))
    wanted = table.players[seat].preferences.notices in NOTIFIED_AT_ONCE and not table.players[seat].former
    return Change(_with_clock(table, seat, after), (Draft("remind", seat, str(clock.due)),) if wanted else ())


def pause(table: Table, seat: Seat, now: int) -> Changed:
    clock = table.clocks[seat]
    if clock.due is None or not clock.away(now):
        return None
    return Change(_with_clock(table, seat, clock.paused(now, table.hours(seat))))


def resume(table: Table, seat: Seat, now: int) -> Changed:
    clock = table.clocks[seat]
    if clock.rest is None or clock.away(now):
        return None
    return Change(_with_clock(table, seat, clock.resumed(now, table.hours(seat))), (Draft("vacation-over", seat),))


def _add_time(table: Table, seat: Seat, now: int, kind: str) -> Change:
    clock = table.clocks[seat].extended(table.tempo, now, table.hours(seat))
    about = "" if clock.due is None else str(clock.due)
    return Change(_with_clock(table, seat, clock), (Draft(kind, seat, about),))


def _with_clock(table: Table, seat: Seat, clock: Clock) -> Table:
    return replace(table, clocks=(*table.clocks[:seat], clock, *table.clocks[seat + 1 :]))
