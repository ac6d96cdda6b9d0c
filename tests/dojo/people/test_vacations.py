"""Vacations: clocks stand still, all tables are told, and a year has only so many days of them."""

import asyncio
from datetime import UTC, datetime

import pytest

from dojo.clock.paces import DAY, HOUR, MINUTE
from dojo.errors import NoVacation, TooManyVacations, VacationOpen, VacationTooLong
from dojo.limits import VACATIONS_A_DAY
from tests.dojo.hall import AIKO, BRUNO

LONG = {"rounds": "3"}


def on(*date):
    return int(datetime(*date, tzinfo=UTC).timestamp()) * 1000


async def answer(hall, id, player):
    return await hall.referee.answer(id, player.id, None, "show 1")


async def test_a_vacation_stops_the_clocks_and_sets_them_going_again(hall, clock):
    table = await hall.match(options=LONG)
    clock.at += 10 * HOUR
    await hall.vacations.begin(AIKO.id, clock.at + 3 * DAY)
    after = await hall.after(1000, table.id)
    left = 62 * HOUR
    assert [(each.due, each.rest) for each in after.clocks] == [(None, left), (table.clocks[1].due, None)]
    assert after.clocks[0].away(clock.at)
    assert (await hall.after(3 * DAY - 2000, table.id)).clocks[0].rest == left
    after = await hall.after(1000, table.id)
    assert (after.clocks[0].due, after.clocks[0].rest) == (clock.at + left, None)


async def test_however_late_it_is_seen_the_clock_stands_since_they_left(hall, clock):
    table = await hall.match(options=LONG)
    clock.at += 10 * HOUR
    await hall.vacations.begin(AIKO.id, clock.at + 7 * DAY)
    after = await hall.after(100 * HOUR, table.id)
    assert (after.clocks[0].due, after.clocks[0].rest) == (None, 62 * HOUR)


@pytest.mark.parametrize("until", [2**53, 2**63 - 1])
async def test_nobody_goes_away_for_ages_of_which_no_calendar_knows(hall, until):
    await hall.match(options=LONG)
    with pytest.raises(VacationTooLong):
        await hall.vacations.begin(AIKO.id, until)


async def test_it_is_announced_at_all_tables_also_where_one_is_not_asked(hall, clock):
    tables = [await hall.match(options=LONG) for _ in range(2)]
    await answer(hall, tables[0].id, AIKO)
    over = await hall.match()
    await hall.referee.resign(over.id, AIKO.id)
    await hall.told()
    until = clock.at + DAY
    await hall.vacations.begin(AIKO.id, until)
    told = await hall.told()
    assert sorted((notice.match, notice.kind, notice.seat, notice.about) for notice in told) == sorted(
        (table.id, "vacation", 0, str(until)) for table in tables
    )


async def test_the_news_of_a_vacation_are_counted_like_all(hall, clock):
    """What is told after it has a number of its own."""
    table = await hall.match(options=LONG)
    await hall.vacations.begin(AIKO.id, clock.at + DAY)
    await answer(hall, table.id, BRUNO)
    numbers = [notice.id for notice in await hall.told()]
    assert len(set(numbers)) == len(numbers)


async def test_a_new_question_is_put_with_the_clock_standing(hall, clock):
    table = await hall.match(options=LONG)
    await answer(hall, table.id, AIKO)
    await hall.vacations.begin(AIKO.id, clock.at + DAY)
    after = await answer(hall, table.id, BRUNO)
    assert (after.clocks[0].due, after.clocks[0].rest, after.clocks[0].remind_at) == (None, 84 * HOUR, None)


async def test_a_match_that_begins_meanwhile_waits_as_well(hall, clock):
    lobby = await hall.lobby(AIKO, BRUNO)
    await hall.vacations.begin(AIKO.id, clock.at + DAY)
    await hall.lobbies.start(lobby.id, AIKO.id)
    after = await hall.after(0, lobby.id)
    assert (after.clocks[0].due, after.clocks[0].rest) == (None, 72 * HOUR)


async def test_on_vacation_one_may_play(hall, clock):
    table = await hall.match(options=LONG)
    await hall.vacations.begin(AIKO.id, clock.at + DAY)
    await hall.after(HOUR, table.id)
    after = await answer(hall, table.id, AIKO)
    assert (after.clocks[0].bank, after.clocks[0].rest) == (72 * HOUR + 12 * HOUR, None)


async def test_it_ends_before_its_time(hall, clock):
    table = await hall.match(options=LONG)
    await hall.vacations.begin(AIKO.id, clock.at + 10 * DAY)
    await hall.after(0)
    await hall.after(DAY)
    await hall.told()
    await hall.vacations.end(AIKO.id)
    after = await hall.after(0, table.id)
    assert after.clocks[0].due == clock.at + 72 * HOUR
    assert await hall.heard() == [("vacation-over", 0)]
    assert await hall.vacations.of(AIKO.id) is None
    assert await hall.vacations.days_left(AIKO.id) == 20
    with pytest.raises(NoVacation):
        await hall.vacations.end(AIKO.id)


async def test_one_at_a_time(hall, clock):
    await hall.people.remember(AIKO.id, AIKO.name, "en")
    until = clock.at + DAY
    began = await hall.vacations.begin(AIKO.id, until)
    assert await hall.vacations.of(AIKO.id) == began
    with pytest.raises(VacationOpen) as refusal:
        await hall.vacations.begin(AIKO.id, clock.at + 2 * DAY)
    assert refusal.value.facts == {"at": until}
    assert await hall.vacations.of(BRUNO.id) is None


async def test_twenty_one_days_a_year(hall, clock):
    clock.at = on(2026, 3, 1)
    await hall.people.remember(AIKO.id, AIKO.name, "en")
    assert await hall.vacations.days_left(AIKO.id) == 21
    await hall.vacations.begin(AIKO.id, on(2026, 3, 15))
    clock.at = on(2026, 6, 1)
    with pytest.raises(VacationTooLong) as refusal:
        await hall.vacations.begin(AIKO.id, on(2026, 6, 9))
    assert refusal.value.facts == {"days": 7}
    await hall.vacations.begin(AIKO.id, on(2026, 6, 8))
    clock.at = on(2027, 1, 1)
    assert await hall.vacations.days_left(AIKO.id) == 21


async def test_over_new_year_each_year_counts_its_own_days(hall, clock):
    clock.at = on(2026, 12, 11)
    await hall.people.remember(AIKO.id, AIKO.name, "en")
    with pytest.raises(VacationTooLong):
        await hall.vacations.begin(AIKO.id, on(2027, 1, 23))
    await hall.vacations.begin(AIKO.id, on(2027, 1, 22))
    clock.at = on(2027, 2, 1)
    assert await hall.vacations.days_left(AIKO.id) == 0


@pytest.mark.parametrize("days", [0, -1])
async def test_a_vacation_that_is_over_before_it_begins(hall, clock, days):
    await hall.people.remember(AIKO.id, AIKO.name, "en")
    with pytest.raises(VacationTooLong):
        await hall.vacations.begin(AIKO.id, clock.at + days * DAY)


async def test_two_at_once_are_one(hall, clock):
    await hall.people.remember(AIKO.id, AIKO.name, "en")
    clicks = [hall.vacations.begin(AIKO.id, clock.at + 5 * DAY) for _ in range(4)]
    done = await asyncio.gather(*clicks, return_exceptions=True)
    assert [type(each) for each in done].count(VacationOpen) == 3


async def test_a_player_who_is_away_is_not_late_though_the_rounds_have_not_stopped_the_clock_yet(hall, clock):
    """At one look only so many clocks are stopped, and as many more may be overdue."""
    table = await hall.match(options=LONG)
    clock.at = table.clocks[0].due - 1
    await hall.vacations.begin(AIKO.id, clock.at + DAY)
    clock.at += 1
    await hall.time_control.expire(table.id, 0, table.clocks[0].due)
    after = (await hall.referee.table(table.id)).clocks[0]
    assert (after.due, after.rest, after.tokens) == (None, 1, 2)


async def test_going_and_coming_back_all_day_has_an_end(hall, clock):
    table = await hall.match(options=LONG)
    first = clock.at
    for _ in range(VACATIONS_A_DAY):
        await hall.vacations.begin(AIKO.id, clock.at + DAY)
        await hall.after(MINUTE)
        await hall.vacations.end(AIKO.id)
        await hall.after(MINUTE)
    with pytest.raises(TooManyVacations) as refusal:
        await hall.vacations.begin(AIKO.id, clock.at + DAY)
    assert refusal.value.facts == {"count": VACATIONS_A_DAY, "at": first + DAY}
    assert (
        len([notice for notice in await hall.told() if notice.match == table.id and "vacation" in notice.kind])
        <= 2 * VACATIONS_A_DAY
    )
    clock.at = first + DAY
    await hall.vacations.begin(AIKO.id, clock.at + DAY)
