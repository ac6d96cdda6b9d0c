"""Vacations: clocks stand still, all tables are told, and a year has only so many days of them."""

from datetime import UTC, datetime

import pytest

from dojo.clock.paces import DAY, HOUR, MINUTE
from dojo.errors import NoVacation, TooManyVacations, VacationOpen, VacationTooLong
from dojo.limits import VACATIONS_A_DAY
from tests.dojo.hall import AIKO, BRUNO, LONG, refused


def on(*date):
    return int(datetime(*date, tzinfo=UTC).timestamp()) * 1000


def left(table, seat=0):
    clock = table.clocks[seat]
    return clock.due, clock.rest


async def test_a_vacation_stops_the_clocks_and_sets_them_going_again(hall, clock):
    table = await hall.match(options=LONG)
    clock.at += 10 * HOUR
    await hall.vacations.begin(AIKO.id, clock.at + 3 * DAY)
    after = await hall.after(DAY, table.id)  # however late it is seen, it stands since they left
    assert [left(after, seat) for seat in (0, 1)] == [(None, 62 * HOUR), (table.clocks[1].due, None)]
    assert after.clocks[0].away(clock.at)
    assert left(await hall.after(2 * DAY - 1000, table.id)) == (None, 62 * HOUR)
    assert left(await hall.after(1000, table.id)) == (clock.at + 62 * HOUR, None)


async def test_it_is_announced_at_all_tables_also_where_one_is_not_asked(hall, clock):
    tables, _ = [await hall.match(options=LONG) for _ in range(2)], await hall.over()
    await hall.show(tables[0], AIKO)
    await hall.told()
    await hall.vacations.begin(AIKO.id, clock.at + DAY)
    await hall.show(tables[0], BRUNO)
    told, news = await hall.told(), ("vacation", 0, str(clock.at + DAY))
    assert sorted((each.match, each.kind, each.seat, each.about) for each in told if each.kind == "vacation") == sorted(
        (table.id, *news) for table in tables
    )
    numbers = [(each.match, each.id) for each in told]
    assert len(set(numbers)) == len(numbers), "what is told after it has a number of its own"


async def test_what_is_asked_meanwhile_is_put_with_the_clock_standing_and_one_may_play(hall, clock):
    table, lobby = await hall.show(await hall.match(options=LONG), AIKO), await hall.lobby(AIKO, BRUNO)
    await hall.vacations.begin(AIKO.id, clock.at + DAY)
    after = await hall.show(table, BRUNO)
    assert (left(after), after.clocks[0].remind_at) == ((None, 84 * HOUR), None)
    after = await hall.show(table, AIKO)
    assert (after.clocks[0].bank, after.clocks[0].rest) == (96 * HOUR, None)
    begun = await hall.begun(lobby)
    assert left(await hall.after(0, begun.id)) == (None, 72 * HOUR)


async def test_it_ends_before_its_time(hall, clock):
    table = await hall.match(options=LONG)
    await hall.vacations.begin(AIKO.id, clock.at + 10 * DAY)
    refusal = await refused(VacationOpen, hall.vacations.begin(AIKO.id, clock.at + DAY))
    assert refusal.facts == {"at": clock.at + 10 * DAY}
    await hall.after(0)
    await hall.after(DAY)
    await hall.told()
    await hall.vacations.end(AIKO.id)
    assert left(await hall.after(0, table.id)) == (clock.at + 72 * HOUR, None)
    assert await hall.heard() == [("vacation-over", 0)]
    assert (await hall.vacations.of(AIKO.id), await hall.vacations.days_left(AIKO.id)) == (None, 20)
    await refused(NoVacation, hall.vacations.end(AIKO.id))


async def test_twenty_one_days_a_year(hall, clock):
    clock.at = on(2026, 3, 1)
    await hall.people.remember(AIKO.id, AIKO.name, "en")
    assert await hall.vacations.days_left(AIKO.id) == 21
    await hall.vacations.begin(AIKO.id, on(2026, 3, 15))
    clock.at = on(2026, 6, 1)
    refusal = await refused(VacationTooLong, hall.vacations.begin(AIKO.id, on(2026, 6, 9)))
    assert refusal.facts == {"days": 7}
    await hall.vacations.begin(AIKO.id, on(2026, 6, 8))
    clock.at = on(2026, 12, 11)
    await refused(VacationTooLong, hall.vacations.begin(AIKO.id, on(2026, 12, 12)))
    clock.at = on(2027, 1, 1)
    assert await hall.vacations.days_left(AIKO.id) == 21


async def test_over_new_year_each_year_counts_its_own_days(hall, clock):
    clock.at = on(2026, 12, 11)
    await hall.people.remember(AIKO.id, AIKO.name, "en")
    await refused(VacationTooLong, hall.vacations.begin(AIKO.id, on(2027, 1, 23)))
    await hall.vacations.begin(AIKO.id, on(2027, 1, 22))
    clock.at = on(2027, 2, 1)
    assert await hall.vacations.days_left(AIKO.id) == 0


@pytest.mark.parametrize("until", [0, -DAY, 2**53, 2**63 - 1 - on(2023, 11, 14)])
async def test_none_is_over_before_it_begins_or_lasts_for_ages_of_which_no_calendar_knows(hall, clock, until):
    await hall.people.remember(AIKO.id, AIKO.name, "en")
    await refused(VacationTooLong, hall.vacations.begin(AIKO.id, clock.at + until))


async def test_a_player_who_is_away_is_not_late_though_the_rounds_have_not_stopped_the_clock_yet(hall, clock):
    """At one look only so many clocks are stopped, and as many more may be overdue."""
    table = await hall.match(options=LONG)
    clock.at = table.clocks[0].due - 1
    await hall.vacations.begin(AIKO.id, clock.at + DAY)
    clock.at += 1
    await hall.time_control.expire(table.id, 0, table.clocks[0].due)
    after = await hall.referee.table(table.id)
    assert (left(after), after.clocks[0].tokens) == ((None, 1), 2)


async def test_going_and_coming_back_all_day_has_an_end(hall, clock):
    await hall.match(options=LONG)
    first = clock.at
    for _ in range(VACATIONS_A_DAY):
        await hall.vacations.begin(AIKO.id, clock.at + DAY)
        await hall.after(MINUTE)
        await hall.vacations.end(AIKO.id)
        await hall.after(MINUTE)
    refusal = await refused(TooManyVacations, hall.vacations.begin(AIKO.id, clock.at + DAY))
    assert refusal.facts == {"count": VACATIONS_A_DAY, "at": first + DAY}
    clock.at = first + DAY
    await hall.vacations.begin(AIKO.id, clock.at + DAY)
