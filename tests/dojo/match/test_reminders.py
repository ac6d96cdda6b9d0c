"""Reminders and nudges: when they come, when not, and never twice."""

import asyncio

import pytest

from dojo.clock.paces import DAY, HOUR, MINUTE
from dojo.errors import AsleepNow, NotSeated, NudgedAlready, OnVacation, WantsNoNotices
from engine.core import NotYourTurn
from tests.dojo.hall import AIKO, BRUNO, CHLOE, Hall

LONG = {"rounds": "3"}
MIDNIGHT = 1_700_006_400_000  # in UTC


@pytest.fixture
async def table(hall):
    """Only the first of two has yet to answer."""
    return await waiting(hall)


async def waiting(hall, **terms):
    table = await hall.match(options=LONG, **terms)
    await hall.referee.answer(table.id, BRUNO.id, None, "show 1")
    await hall.told()
    return await hall.referee.table(table.id)


async def reminded(hall, table, until):
    """When reminders come, in hours after the question; walked every ten minutes."""
    began, found = table.clocks[0].since, []
    while hall.clock.at < until:
        await hall.after(10 * MINUTE)
        found += [(hall.clock.at - began) / HOUR for kind, _ in await hall.heard() if kind == "remind"]
    return [round(hours, 1) for hours in found]


async def test_after_half_of_the_wait_and_again_near_its_end(hall, table, clock):
    assert table.clocks[0].remind_at == clock.at + 36 * HOUR
    assert await reminded(hall, table, clock.at + 71 * HOUR) == [36, 61.3]
    assert (await hall.referee.table(table.id)).clocks[0].reminded == 2


async def test_a_reminder_says_for_what_time(hall, table, clock):
    await hall.after(36 * HOUR)
    assert [(notice.kind, notice.seat, notice.about) for notice in await hall.told()] == [
        ("remind", 0, str(table.clocks[0].due))
    ]


async def test_no_reminder_comes_twice(hall, store, table, clock):
    other = Hall(store, clock)
    clock.at += 36 * HOUR
    await asyncio.gather(*(each.deadlines.look() for each in (hall, other, hall, other)))
    assert await hall.heard() == [("remind", 0)]
    await hall.deadlines.look()
    assert await hall.heard() == []


async def test_one_that_was_missed_is_not_made_up_for_by_two(hall, table, clock):
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
    assert after.clocks[0].remind_at is None
    assert after.clocks[0].reminded == 4


async def test_an_extension_that_is_taken_twice_is_taken_once(hall, table):
    """A player who was told nothing, because we were killed, presses again."""
    first = await hall.time_control.extend(table.id, AIKO.id, 2)
    again = await hall.time_control.extend(table.id, AIKO.id, 2)
    assert again.clocks[0].tokens == first.clocks[0].tokens == 1
    assert again.clocks[0].due == first.clocks[0].due
    assert (await hall.time_control.extend(table.id, AIKO.id, 1)).clocks[0].tokens == 0


async def test_the_next_question_has_its_own(hall, table, clock):
    await hall.after(36 * HOUR)
    await hall.referee.answer(table.id, AIKO.id, None, "show 1")
    after = await hall.referee.table(table.id)
    assert (after.clocks[0].reminded, after.clocks[0].remind_at) == (0, clock.at + 24 * HOUR)


async def test_muted_it_stays_quiet_until_the_next_question(hall, table, clock):
    after = await hall.time_control.mute(table.id, AIKO.id)
    assert (after.clocks[0].muted, after.clocks[0].remind_at) == (True, None)
    await hall.time_control.extend(table.id, AIKO.id)
    await hall.told()
    assert await reminded(hall, table, clock.at + 70 * HOUR) == []
    await hall.referee.answer(table.id, AIKO.id, None, "show 1")
    assert not (await hall.referee.table(table.id)).clocks[0].muted
    with pytest.raises(NotSeated):
        await hall.time_control.mute(table.id, CHLOE.id)


async def test_a_player_who_is_asked_nothing_has_nothing_to_mute(hall, table):
    with pytest.raises(NotYourTurn):
        await hall.time_control.mute(table.id, BRUNO.id)


@pytest.mark.parametrize(("notices", "told"), [("dm", 1), ("thread", 1), ("digest", 0), ("none", 0)])
async def test_only_a_player_who_wants_to_be_told_is_reminded(hall, table, clock, notices, told):
    await hall.write(f"update people set notices = '{notices}' where id = {AIKO.id}")
    assert len(await reminded(hall, table, clock.at + 40 * HOUR)) == told


async def test_in_quiet_hours_nobody_is_reminded(hall, clock):
    """36 hours after midnight is noon, which is when Aiko sleeps."""
    clock.at = MIDNIGHT
    await hall.quiet(AIKO, 8, 20)
    table = await waiting(hall)
    assert await reminded(hall, table, clock.at + 71 * HOUR) == [44, 68]


async def test_before_the_quiet_hours_where_they_end_too_late(hall, clock):
    clock.at = MIDNIGHT
    await hall.quiet(AIKO, 16, 4)
    table = await waiting(hall, pace="brisk")
    assert await reminded(hall, table, clock.at + 23 * HOUR) == [12, 15.5]


async def test_hours_that_were_changed_since_count_when_it_comes_to_it(hall, table, clock):
    at = table.clocks[0].remind_at
    await hall.quiet(AIKO, (at // HOUR) % 24, (at // HOUR + 2) % 24)
    assert await reminded(hall, table, at + HOUR) == []
    assert len(await reminded(hall, table, at + 3 * HOUR)) == 1


async def test_where_clocks_sleep_a_reminder_comes_after_half_of_the_time_awake(hall, clock):
    clock.at = MIDNIGHT
    await hall.quiet(AIKO, 0, 12)
    lobby = await hall.lobby(AIKO, BRUNO, options=LONG)
    await hall.agreed(await hall.lobbies.choose(lobby.id, AIKO.id, "sleeps", "on"))
    await hall.lobbies.start(lobby.id, AIKO.id)
    table = await hall.referee.table(lobby.id)
    assert table.clocks[0].due == MIDNIGHT + 6 * DAY
    assert table.clocks[0].remind_at == MIDNIGHT + 3 * DAY + 12 * HOUR, "half of it is at midnight, when they sleep"


async def test_a_clock_that_sleeps_does_not_run_out_at_night(hall, clock):
    """Their hours were changed after the question was put."""
    clock.at = MIDNIGHT
    lobby = await hall.lobby(AIKO, BRUNO, options=LONG)
    await hall.agreed(await hall.lobbies.choose(lobby.id, AIKO.id, "sleeps", "on"))
    await hall.lobbies.start(lobby.id, AIKO.id)
    await hall.quiet(AIKO, 23, 7)
    after = await hall.after(72 * HOUR, lobby.id)
    assert (after.clocks[0].tokens, after.clocks[0].due) == (2, clock.at + 7 * HOUR)
    assert after.clocks[1].tokens == 1


# Nudges


async def test_an_opponent_nudges_once_a_day(hall, table, clock):
    await hall.time_control.nudge(table.id, BRUNO.id, 0)
    assert [(notice.kind, notice.seat, notice.about) for notice in await hall.told()] == [("nudge", 0, "1")]
    clock.at += DAY - 1
    with pytest.raises(NudgedAlready) as refusal:
        await hall.time_control.nudge(table.id, BRUNO.id, 0)
    assert refusal.value.facts == {"at": clock.at + 1}
    clock.at += 1
    await hall.time_control.nudge(table.id, BRUNO.id, 0)


async def test_a_day_is_counted_over_answers(hall, table, clock):
    await hall.time_control.nudge(table.id, BRUNO.id, 0)
    await hall.referee.answer(table.id, AIKO.id, None, "show 1")
    with pytest.raises(NudgedAlready):
        await hall.time_control.nudge(table.id, BRUNO.id, 0)


async def test_nobody_is_nudged_in_quiet_hours(hall, table, clock):
    clock.at = MIDNIGHT + 60 * HOUR
    await hall.quiet(AIKO, 10, 14)
    with pytest.raises(AsleepNow) as refusal:
        await hall.time_control.nudge(table.id, BRUNO.id, 0)
    assert refusal.value.facts == {"at": MIDNIGHT + 62 * HOUR}


async def test_nobody_is_nudged_on_vacation(hall, table, clock):
    await hall.vacations.begin(AIKO.id, clock.at + DAY)
    with pytest.raises(OnVacation):
        await hall.time_control.nudge(table.id, BRUNO.id, 0)


@pytest.mark.parametrize("notices", ["digest", "none"])
async def test_players_who_do_not_want_to_be_told_are_not_nudged(hall, table, notices):
    await hall.write(f"update people set notices = '{notices}' where id = {AIKO.id}")
    with pytest.raises(WantsNoNotices):
        await hall.time_control.nudge(table.id, BRUNO.id, 0)


async def test_only_the_asked_player_can_be_nudged_and_not_by_themselves(hall, table):
    for by, seat in ((AIKO, 1), (AIKO, 0), (BRUNO, 1), (BRUNO, 7)):
        with pytest.raises(NotYourTurn):
            await hall.time_control.nudge(table.id, by.id, seat)
    with pytest.raises(NotSeated):
        await hall.time_control.nudge(table.id, CHLOE.id, 0)


async def test_in_a_friendly_match_one_may_nudge(hall):
    table = await waiting(hall, pace="friendly")
    await hall.time_control.nudge(table.id, BRUNO.id, 0)
    assert await hall.heard() == [("nudge", 0)]


async def test_five_nudges_at_once_are_one(hall, table):
    clicks = [hall.time_control.nudge(table.id, BRUNO.id, 0) for _ in range(5)]
    done = await asyncio.gather(*clicks, return_exceptions=True)
    assert [type(each) for each in done].count(NudgedAlready) == 4
    assert await hall.heard() == [("nudge", 0)]
