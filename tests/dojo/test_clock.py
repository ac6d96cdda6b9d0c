"""Clocks of a match and quiet hours; clocks as weapons: nobody who waits has less time than their pace promised."""

from datetime import datetime
from itertools import product
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as some

from dojo.clock.clock import Clock
from dojo.clock.paces import DAY, HOUR, MINUTE, PACES, pace
from dojo.clock.quiet_hours import Hours, Quiet
from dojo.match.deadlines import Part
from engine.values import replace
from tests.dojo.hall import AIKO, BRUNO, CHLOE, LONG, Hall
from tests.engine.toys import FINGERS, changed

ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Pacific/Apia", "Australia/Lord_Howe")
BERLIN = Quiet(22 * 60, 7 * 60, "Europe/Berlin")
NEVER = Quiet(300, 300, "Europe/Berlin")
SKIPPED = Quiet(150, 180, "Europe/Berlin")  # an hour that doesn't exist in spring, and comes twice in autumn
TIMED = [key for key in PACES if pace(key).timed]
NIGHT = Quiet(22 * 60, 7 * 60)


def at(text):
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Berlin")).timestamp()) * 1000


minutes = some.integers(0, 24 * 60 - 1)
moments = some.integers(at("2011-12-20 00:00"), at("2027-01-01 00:00"))
lengths = some.integers(0, 15 * 24 * HOUR)
quiets = some.builds(Quiet, minutes, minutes, some.sampled_from(ZONES)).map(lambda quiet: quiet.paused_part)


# What each pace gives, and what an answer brings back


@pytest.mark.parametrize(
    ("key", "bank"),
    [("daily", 72 * HOUR), ("relaxed", 72 * HOUR), ("brisk", 24 * HOUR), ("live", 10 * MINUTE), ("friendly", None)],
)
async def test_with_a_question_its_time_begins(hall, clock, key, bank):
    table = await hall.match(pace=key)
    assert [each.due for each in table.clocks] == [bank and clock.at + bank] * 2


async def test_for_a_computer_no_time_runs(hall):
    assert [each.due is None for each in (await hall.against("novice")).clocks] == [False, True]


async def test_an_answer_gives_the_increment_back_and_leaves_the_open_question_its_time(hall, clock):
    table = await hall.match(options=LONG)
    clock.at += 30 * HOUR
    after = await hall.show(table, AIKO)
    assert (after.clocks[0].bank, after.clocks[0].due, after.clocks[0].remind_at) == ((72 - 30 + 12) * HOUR, None, None)
    assert after.clocks[1].due == table.clocks[1].due
    assert after == await hall.referee.table(table.id)
    clock.at += 50 * HOUR
    after = await hall.show(table, BRUNO)
    assert after.clocks[0].due == clock.at + (72 - 30 + 12) * HOUR
    moves = [tuple(row)[3:] for seat in (0, 1) for row in await hall.moves(table.id, seat)]
    assert moves == [(30 * HOUR, 0, "player"), (80 * HOUR, 1, "player")], "waited, late, by whom"


@pytest.mark.parametrize(
    ("key", "banks"), [("relaxed", [108, 144, 180, 216, 240, 240]), ("daily", [84, 96, 108, 120, 120])]
)
def test_a_bank_that_is_never_touched_grows_to_the_cap(key, banks):
    tempo, clock, found = pace(key), Clock(), []
    for _ in banks:
        clock = clock.asked(tempo, False, 0, Hours()).answered(tempo, 0, Hours())
        found.append(clock.bank // HOUR)
    assert found == banks


@pytest.mark.parametrize(("key", "window"), [("daily", 4 * HOUR), ("brisk", 80 * MINUTE), ("live", 3 * MINUTE)])
async def test_a_reaction_has_a_window_of_its_own_and_leaves_the_bank(store, clock, key, window):
    hall = Hall(store, clock, {"morra": changed(FINGERS, reactions=frozenset({"show"}))})
    table = await hall.match(options=LONG, pace=key)
    bank = table.tempo.start
    assert {(each.due, each.bank, each.reaction) for each in table.clocks} == {(clock.at + window, bank, True)}
    clock.at += MINUTE
    after = await hall.show(table, AIKO)
    assert (after.clocks[0].bank, after.clocks[0].reaction) == (bank, False)


async def test_who_leaves_has_no_clock_any_more_and_the_end_stops_all(hall):
    table = await hall.match(AIKO, BRUNO, CHLOE)
    after = await hall.referee.resign(table.id, AIKO.id)
    assert [each.due is None for each in after.clocks] == [True, False, False]
    over = await hall.show(table, BRUNO, CHLOE)
    assert {(each.due, each.rest, each.answers_at) for each in over.clocks} == {(None, None, None)}
    assert (await hall.referee.table(table.id)).clocks == over.clocks


# Quiet hours: over midnight, over a change of clocks, and what is left of a time without them


@pytest.mark.parametrize(
    ("quiet", "now", "since", "until"),
    [
        (BERLIN, "2026-07-01 21:59", None, None),
        (BERLIN, "2026-07-01 22:00", "2026-07-01 22:00", "2026-07-02 07:00"),
        (BERLIN, "2026-07-02 00:00", "2026-07-01 22:00", "2026-07-02 07:00"),
        (BERLIN, "2026-07-02 07:00", None, None),
        (Quiet(12 * 60, 14 * 60, "Europe/Berlin"), "2026-07-01 13:00", "2026-07-01 12:00", "2026-07-01 14:00"),
        (NEVER, "2026-07-01 05:00", None, None),
        (SKIPPED, "2026-10-25 02:45", "2026-10-25 02:30", "2026-10-25 03:00"),
    ],
)
def test_from_when_until_when_it_is_quiet(quiet, now, since, until):
    assert quiet.quiet_since(at(now)) == (since and at(since))
    assert quiet.quiet_until(at(now)) == (until and at(until))


@pytest.mark.parametrize(("day", "length"), [("2026-03-28", 8), ("2026-07-01", 9), ("2026-10-24", 10)])
def test_a_night_in_which_clocks_change_is_as_long_as_it_is(day, length):
    """People who say until seven mean seven as their clock shows it."""
    evening = at(f"{day} 22:00")
    assert BERLIN.quiet_until(evening) - evening == length * HOUR
    assert BERLIN.after(evening - HOUR, 2 * HOUR) == evening + (length + 1) * HOUR


def test_at_most_twelve_hours_a_day_count():
    long, day = Quiet(18 * 60, 14 * 60, "Europe/Berlin"), (at("2026-07-01 00:00"), at("2026-07-02 00:00"))
    assert (long.awake(*day), long.paused_part.awake(*day), NEVER.awake(*day)) == (4 * HOUR, 12 * HOUR, 24 * HOUR)
    assert SKIPPED.awake(at("2026-03-29 00:00"), at("2026-03-30 00:00")) <= 23 * HOUR


@given(quiets, moments, lengths, lengths)
def test_awake_time_adds_up_and_is_never_negative_and_none_passes_while_it_is_quiet(quiet, start, first, second):
    middle, end = start + first, start + first + second
    assert 0 <= quiet.awake(start, middle) <= first
    assert quiet.awake(start, middle) + quiet.awake(middle, end) == quiet.awake(start, end)
    until = quiet.quiet_until(start)
    assert quiet.awake(start, start + 1) == (until is None)
    assert until is None or quiet.awake(quiet.quiet_since(start), until) == 0


@given(quiets, moments, some.integers(1, 10 * 24 * HOUR))
def test_after_so_much_awake_time_just_so_much_has_passed(quiet, start, length):
    end = quiet.after(start, length)
    assert (quiet.awake(start, end), quiet.awake(start, end - 1)) == (length, length - 1)


@pytest.mark.parametrize(
    ("sleeps", "due", "left", "asleep"),
    [(False, "2026-07-01 23:00", 0, None), (True, "2026-07-02 08:00", HOUR, "2026-07-02 07:00")],
)
def test_a_clock_sleeps_at_night_only_where_it_is_agreed(sleeps, due, left, asleep):
    hours = Hours(BERLIN, sleeps)
    assert hours.due(at("2026-07-01 21:00"), 2 * HOUR) == at(due)
    assert hours.left(at("2026-07-01 23:00"), at(due)) == left
    assert hours.asleep_until(at("2026-07-01 23:00")) == (asleep and at(asleep))


@pytest.mark.parametrize(
    ("now", "wanted", "due", "moved"),
    [
        ("2026-07-01 12:00", "2026-07-01 21:00", "2026-07-05 00:00", "2026-07-01 21:00"),
        ("2026-07-01 12:00", "2026-07-01 23:00", "2026-07-05 00:00", "2026-07-02 07:00"),
        ("2026-07-01 12:00", "2026-07-01 23:00", "2026-07-02 06:00", "2026-07-01 21:30"),
        ("2026-07-01 21:45", "2026-07-01 23:00", "2026-07-02 06:00", None),
    ],
    ids=["not at night", "after the night", "before it, as it is over then", "not at all, as that is past"],
)
def test_a_reminder_is_moved_out_of_the_night(now, wanted, due, moved):
    assert Hours(BERLIN).nearest_awake(at(wanted), at(now), at(due)) == (moved and at(moved))


# Clocks as weapons, seen by the one who waits


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
    await hall.after(7 * DAY)
    assert (await hall.show(table, AIKO)).clocks[0].due < clock.at + 6 * HOUR


async def test_a_strike_is_the_end_of_the_welcome(hall, clock):
    table = await hall.match(pace="live", options=LONG)
    clock.at += 9 * HOUR
    asked = replace(table.clocks[1], strikes=1).asked(table.tempo, False, clock.at, table.hours(1))
    assert asked.due == clock.at + 10 * MINUTE
