"""Clocks as weapons, seen by the one who waits: never less time, at a worse hour, than their pace promised."""

from dataclasses import replace
from itertools import product

import pytest

from dojo.clock.paces import DAY, HOUR, MINUTE, PACES, pace
from dojo.clock.quiet_hours import Quiet
from dojo.match.deadlines import Part
from tests.dojo.hall import AIKO, BRUNO, CHLOE, LONG

TIMED = [key for key in PACES if pace(key).timed]
NIGHT = Quiet(22 * 60, 7 * 60)


async def until(hall, at, id):
    """Time passes as the deadlines loop sees it; a computer that stands in moves at once."""
    step = (await hall.referee.table(id)).tempo.extension
    while hall.clock.at < at:
        table = await hall.after(min(step, at - hall.clock.at), id)
        if table.clocks[0].standin and 0 in table.asked and table.clocks[0].answers_at is not None:
            await hall.show(table, AIKO, hand="computer")
            return


async def just_waits(hall, table, length):
    """Aiko plays on after this time, if the clock lets her; otherwise a computer moves."""
    await until(hall, hall.clock.at + length, table.id)


async def goes_on_vacation(hall, table, length):
    hall.clock.at = table.clocks[0].due - 10_000
    await hall.vacations.begin(AIKO.id, hall.clock.at + 6 * DAY)
    await until(hall, hall.clock.at + length, table.id)


async def spends_extensions(hall, table, length):
    for _ in range(2):
        await hall.time_control.extend(table.id, AIKO.id)
    await until(hall, hall.clock.at + length, table.id)


async def is_waited_for(hall, table, length):
    """All agree to wait for her, and she comes back."""
    await hall.write("update seats set standin = 2, strikes = 2, due = null, absent_since = since where seat = 0")
    await hall.time_control.vote(table.id, BRUNO.id, "wait")
    hall.clock.at += length
    await hall.time_control.back(table.id, AIKO.id)


async def hands_over(hall, table, length):
    hall.clock.at += length
    await hall.hand_over(table, 0, CHLOE)


WAYS = [just_waits, goes_on_vacation, spends_extensions, is_waited_for, hands_over]
WAITS = [20 * MINUTE, 9 * HOUR, 5 * DAY]


@pytest.mark.parametrize(("key", "way"), list(product(TIMED, WAYS)))
async def test_the_one_who_waits_gets_what_their_pace_promised(hall, clock, key, way):
    """In the match Bruno has answered and waits for Aiko. Hours and quiet hours, and whether these pause clocks."""
    began, tempo = clock.at, pace(key)
    await hall.quiet(BRUNO, NIGHT.start // 60, NIGHT.end // 60)
    for length, hour, sleeps in product(WAITS, (2, 14), (False, True)):
        clock.at = max(began, clock.at) // DAY * DAY + DAY + hour * HOUR
        table = await hall.match(pace=key, options=LONG, sleeps=sleeps)
        first = clock.at
        await hall.show(table, BRUNO)
        await way(hall, table, length)
        now = await hall.referee.table(table.id)
        if 0 in now.asked and 1 not in now.asked:
            await hall.show(table, now.players[0])
        bruno = (await hall.referee.table(table.id)).clocks[1]
        case = f"{length // MINUTE} min from {hour} h, {sleeps=}"
        promised = min(tempo.start + tempo.increment, tempo.cap)
        if clock.at - first <= tempo.patience:
            assert bruno.due - clock.at >= promised, case
        else:
            assert NIGHT.awake(clock.at, bruno.due) >= max(promised, 12 * HOUR), case
        await hall.referee.resign(table.id, BRUNO.id)
        if await hall.vacations.of(AIKO.id):
            await hall.vacations.end(AIKO.id)
        await hall.write("delete from vacations")
        await hall.told()


async def test_a_live_clock_runs_on_while_its_player_is_on_vacation(hall, clock):
    table = await hall.match(pace="live", options=LONG)
    clock.at += 9 * MINUTE
    await hall.vacations.begin(AIKO.id, clock.at + DAY)
    after = await hall.after(1000, table.id)
    assert (after.clocks[0].due, after.clocks[0].rest) == (table.clocks[0].due, None)
    assert not await hall.store.read.seats_leaving(now=clock.at, most=9, part=Part().key)


async def test_a_live_match_that_starts_long_after_they_joined_waits_for_them(hall, clock):
    lobby = await hall.lobby(AIKO, BRUNO, pace="live", options=LONG)
    clock.at += 9 * HOUR
    await hall.lobbies.start(lobby.id, AIKO.id)
    assert (await hall.referee.table(lobby.id)).clocks[1].due == clock.at + 12 * HOUR


async def test_who_keeps_others_waiting_gains_no_time_by_it(hall, clock):
    table = await hall.match(pace="brisk", options=LONG)
    clock.at += 23 * HOUR
    await hall.vacations.begin(AIKO.id, clock.at + 7 * DAY)
    await hall.after(1000)
    await hall.show(table, BRUNO)
    clock.at += 7 * DAY
    await hall.after(1000)
    after = await hall.show(table, AIKO)
    assert after.clocks[0].due < clock.at + 6 * HOUR


async def test_a_strike_is_the_end_of_the_welcome(hall, clock):
    table = await hall.match(pace="live", options=LONG)
    await hall.write("update seats set tokens = 0, strikes = 1 where seat = 1")
    clock.at += 9 * HOUR
    asked = replace(table.clocks[1], strikes=1).asked(table.tempo, False, clock.at, table.hours(1))
    assert asked.due == clock.at + 10 * MINUTE
