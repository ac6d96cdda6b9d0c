"""Reminders and nudges: when they come, when not, and never twice."""

import asyncio

import pytest

from dojo.clock.paces import DAY, HOUR, MINUTE
from dojo.errors import AsleepNow, NotSeated, NudgedAlready, OnVacation, WantsNoNotices
from engine.core import NotYourTurn
from tests.dojo.hall import AIKO, BRUNO, CHLOE, LONG, Hall, refused
from tests.storage.databases import BOTH

MIDNIGHT = 1_700_006_400_000  # in UTC


@pytest.fixture
async def table(hall):
    """Only the first of two has yet to answer."""
    return await waiting(hall)


async def waiting(hall, **terms):
    table = await hall.show(await hall.match(options=LONG, **terms), BRUNO)
    await hall.told()
    return table


async def reminded(hall, table, until):
    """When reminders come, in hours after the question; walked every ten minutes."""
    began, found = table.clocks[0].since, []
    while hall.clock.at < until:
        await hall.after(10 * MINUTE)
        found += [(hall.clock.at - began) / HOUR for kind, _ in await hall.heard() if kind == "remind"]
    return [round(hours, 1) for hours in found]


async def test_after_half_of_the_wait_and_again_near_its_end_and_for_the_next_question_anew(hall, table, clock):
    assert table.clocks[0].remind_at == clock.at + 36 * HOUR
    await hall.after(36 * HOUR)
    assert [(each.kind, each.seat, each.about) for each in await hall.told()] == [
        ("remind", 0, str(table.clocks[0].due))
    ]
    assert await reminded(hall, table, clock.at + 35 * HOUR) == [61.3]
    assert (await hall.referee.table(table.id)).clocks[0].reminded == 2
    mine = (await hall.show(table, AIKO)).clocks[0]
    assert (mine.reminded, mine.remind_at) == (0, clock.at + 12 * HOUR // 2 + HOUR // 2)


@BOTH
async def test_no_reminder_comes_twice(hall, store, table, clock):
    other = Hall(store, clock)
    clock.at += 36 * HOUR
    await asyncio.gather(*(each.deadlines.look() for each in (hall, other, hall, other)))
    assert await hall.heard() == [("remind", 0)]
    await hall.deadlines.look()
    assert await hall.heard() == []


async def test_one_that_was_missed_is_not_made_up_for_by_two(hall, table):
    await hall.after(70 * HOUR)
    await hall.deadlines.look()
    assert await hall.heard() == [("remind", 0)]
    assert (await hall.referee.table(table.id)).clocks[0].remind_at is None


async def test_an_extension_has_reminders_of_its_own_but_four_are_enough(hall, table, clock):
    await hall.after(36 * HOUR)
    await hall.after(26 * HOUR)
    assert await hall.heard() == [("remind", 0)], "the newer one stands for both"
    after = await hall.time_control.extend(table.id, AIKO.id)
    assert after.clocks[0].remind_at == clock.at + 11 * HOUR
    await hall.told()
    assert len(await reminded(hall, table, after.clocks[0].due - MINUTE * 20)) == 2
    after = await hall.time_control.extend(table.id, AIKO.id)
    assert (after.clocks[0].remind_at, after.clocks[0].reminded) == (None, 4)


async def test_an_extension_that_is_taken_twice_is_taken_once(hall, table):
    """A player who was told nothing, because we were killed, presses again."""
    first = await hall.time_control.extend(table.id, AIKO.id, 2)
    assert first.clocks[0].tokens == 1
    assert await hall.time_control.extend(table.id, AIKO.id, 2) == first
    assert (await hall.time_control.extend(table.id, AIKO.id, 1)).clocks[0].tokens == 0


async def test_muted_it_stays_quiet_until_the_next_question(hall, table, clock):
    after = await hall.time_control.mute(table.id, AIKO.id)
    assert (after.clocks[0].muted, after.clocks[0].remind_at) == (True, None)
    await hall.time_control.extend(table.id, AIKO.id)
    await hall.told()
    assert await reminded(hall, table, clock.at + 70 * HOUR) == []
    assert not (await hall.show(table, AIKO)).clocks[0].muted
    await refused(NotSeated, hall.time_control.mute(table.id, CHLOE.id))


async def test_a_player_who_is_asked_nothing_has_nothing_to_mute(hall, table):
    await refused(NotYourTurn, hall.time_control.mute(table.id, BRUNO.id))


@pytest.mark.parametrize(("notices", "told"), [("dm", 1), ("thread", 1), ("digest", 0), ("none", 0)])
async def test_only_a_player_who_wants_to_be_told_is_reminded_or_nudged(hall, table, clock, notices, told):
    await hall.write(f"update people set notices = '{notices}' where id = {AIKO.id}")
    assert len(await reminded(hall, table, clock.at + 40 * HOUR)) == told
    nudge = hall.time_control.nudge(table.id, BRUNO.id, 0)
    await (nudge if told else refused(WantsNoNotices, nudge))


@pytest.mark.parametrize(
    ("hours", "pace", "walk", "times"),
    [
        ((8, 20), "daily", 71, [44, 68]),  # 36 hours after midnight is noon, which is when Aiko sleeps
        ((16, 4), "brisk", 23, [12, 15.5]),  # before the quiet hours, as they end too late
    ],
)
async def test_in_quiet_hours_nobody_is_reminded(hall, clock, hours, pace, walk, times):
    clock.at = MIDNIGHT
    await hall.quiet(AIKO, *hours)
    table = await waiting(hall, pace=pace)
    assert await reminded(hall, table, clock.at + walk * HOUR) == times


async def test_hours_that_were_changed_since_count_when_it_comes_to_it(hall, table):
    at = table.clocks[0].remind_at
    await hall.quiet(AIKO, (at // HOUR) % 24, (at // HOUR + 2) % 24)
    assert await reminded(hall, table, at + HOUR) == []
    assert len(await reminded(hall, table, at + 3 * HOUR)) == 1


async def sleeping(hall):
    lobby = await hall.lobby(AIKO, BRUNO, options=LONG)
    return await hall.begun(await hall.agreed(await hall.lobbies.choose(lobby.id, AIKO.id, "sleeps", "on")))


async def test_where_clocks_sleep_a_reminder_comes_after_half_of_the_time_awake(hall, clock):
    clock.at = MIDNIGHT
    await hall.quiet(AIKO, 0, 12)
    mine = (await sleeping(hall)).clocks[0]
    assert mine.due == MIDNIGHT + 6 * DAY
    assert mine.remind_at == MIDNIGHT + 3 * DAY + 12 * HOUR, "half of it is at midnight, when they sleep"


async def test_a_clock_that_sleeps_does_not_run_out_at_night(hall, clock):
    """Their hours were changed after the question was put."""
    clock.at = MIDNIGHT
    table = await sleeping(hall)
    await hall.quiet(AIKO, 23, 7)
    after = await hall.after(72 * HOUR, table.id)
    assert (after.clocks[0].tokens, after.clocks[0].due) == (2, clock.at + 7 * HOUR)
    assert after.clocks[1].tokens == 1


async def test_an_opponent_nudges_once_a_day_which_is_counted_over_answers(hall, table, clock):
    await hall.time_control.nudge(table.id, BRUNO.id, 0)
    assert [(each.kind, each.seat, each.about) for each in await hall.told()] == [("nudge", 0, "1")]
    await hall.show(table, AIKO)
    clock.at += DAY - 1
    refusal = await refused(NudgedAlready, hall.time_control.nudge(table.id, BRUNO.id, 0))
    assert refusal.facts == {"at": clock.at + 1}
    clock.at += 1
    await hall.time_control.nudge(table.id, BRUNO.id, 0)


async def test_nobody_is_nudged_in_quiet_hours_or_on_vacation(hall, table, clock):
    clock.at = MIDNIGHT + 60 * HOUR
    await hall.quiet(AIKO, 10, 14)
    refusal = await refused(AsleepNow, hall.time_control.nudge(table.id, BRUNO.id, 0))
    assert refusal.facts == {"at": MIDNIGHT + 62 * HOUR}
    await hall.vacations.begin(AIKO.id, clock.at + DAY)
    await refused(OnVacation, hall.time_control.nudge(table.id, BRUNO.id, 0))


@pytest.mark.parametrize(
    ("by", "seat", "refusal"),
    [(AIKO, 1, NotYourTurn), (AIKO, 0, NotYourTurn), (BRUNO, 1, NotYourTurn), (BRUNO, 7, NotYourTurn),
     (CHLOE, 0, NotSeated)],
)  # fmt: skip
async def test_only_the_asked_player_can_be_nudged_and_not_by_themselves(hall, table, by, seat, refusal):
    await refused(refusal, hall.time_control.nudge(table.id, by.id, seat))


@BOTH
async def test_five_nudges_at_once_are_one(hall):
    table = await waiting(hall, pace="friendly")
    clicks = [hall.time_control.nudge(table.id, BRUNO.id, 0) for _ in range(5)]
    done = await asyncio.gather(*clicks, return_exceptions=True)
    assert [type(each) for each in done].count(NudgedAlready) == 4
    assert await hall.heard() == [("nudge", 0)]
