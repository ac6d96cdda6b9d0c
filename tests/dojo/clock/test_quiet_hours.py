"""Quiet hours: over midnight, over a change of clocks, and what is left of a time without them."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as some

from dojo.clock.quiet_hours import Hours, Quiet

HOUR = 3_600_000
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Pacific/Apia", "Australia/Lord_Howe")
BERLIN = Quiet(22 * 60, 7 * 60, "Europe/Berlin")


def at(text, zone="Europe/Berlin", fold=0):
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()) * 1000


minutes = some.integers(0, 24 * 60 - 1)
moments = some.integers(at("2011-12-20 00:00"), at("2027-01-01 00:00"))
lengths = some.integers(0, 15 * 24 * HOUR)
quiets = some.builds(Quiet, minutes, minutes, some.sampled_from(ZONES)).map(lambda quiet: quiet.paused_part)


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-07-01 21:59", None),
        ("2026-07-01 22:00", "2026-07-02 07:00"),
        ("2026-07-01 23:59", "2026-07-02 07:00"),
        ("2026-07-02 00:00", "2026-07-02 07:00"),
        ("2026-07-02 06:59", "2026-07-02 07:00"),
        ("2026-07-02 07:00", None),
    ],
)
def test_quiet_hours_go_over_midnight(now, until):
    assert BERLIN.quiet_until(at(now)) == (until and at(until))


def test_quiet_hours_within_a_day():
    noon = Quiet(12 * 60, 14 * 60, "Europe/Berlin")
    assert noon.quiet_until(at("2026-07-01 13:00")) == at("2026-07-01 14:00")
    assert noon.quiet_since(at("2026-07-01 13:00")) == at("2026-07-01 12:00")
    assert noon.quiet_until(at("2026-07-01 11:59")) is None


def test_the_same_twice_is_never():
    assert Quiet(300, 300).quiet_until(at("2026-07-01 05:00", "UTC")) is None
    assert Quiet(300, 300).awake(0, 100 * HOUR) == 100 * HOUR


@pytest.mark.parametrize(
    ("day", "length"), [("2026-03-28", 8), ("2026-07-01", 9), ("2026-10-24", 10)], ids=["spring", "summer", "autumn"]
)
def test_a_night_in_which_clocks_change_is_as_long_as_it_is(day, length):
    """People who say until seven mean seven as their clock shows it."""
    evening = at(f"{day} 22:00")
    assert BERLIN.quiet_until(evening) - evening == length * HOUR
    assert BERLIN.awake(evening - HOUR, evening + 20 * HOUR) == (1 + 20 - length) * HOUR


def test_a_clock_put_on_in_the_evening_before_summer_time_runs_out_by_the_clock_on_the_wall():
    assert BERLIN.after(at("2026-03-28 21:00"), 2 * HOUR) == at("2026-03-29 08:00")
    assert BERLIN.after(at("2026-10-24 21:00"), 2 * HOUR) == at("2026-10-25 08:00")


def test_an_hour_that_does_not_exist_or_comes_twice():
    assert Quiet(150, 180, "Europe/Berlin").awake(at("2026-03-29 00:00"), at("2026-03-30 00:00")) <= 23 * HOUR
    twice = Quiet(150, 180, "Europe/Berlin")
    assert twice.quiet_since(at("2026-10-25 02:45")) == at("2026-10-25 02:30")
    assert 23 * HOUR <= twice.awake(at("2026-10-25 00:00"), at("2026-10-26 00:00")) < 25 * HOUR


def test_at_most_twelve_hours_a_day_count():
    long = Quiet(18 * 60, 14 * 60, "Europe/Berlin")
    assert long.awake(at("2026-07-01 00:00"), at("2026-07-02 00:00")) == 4 * HOUR
    assert long.paused_part.awake(at("2026-07-01 00:00"), at("2026-07-02 00:00")) == 12 * HOUR
    assert long.paused_part.quiet_until(at("2026-07-01 20:00")) == at("2026-07-02 06:00")


@given(quiets, moments, lengths, lengths)
def test_awake_time_adds_up_and_is_never_negative(quiet, start, first, second):
    middle, end = start + first, start + first + second
    assert 0 <= quiet.awake(start, middle) <= first
    assert quiet.awake(start, middle) + quiet.awake(middle, end) == quiet.awake(start, end)
    assert quiet.awake(end, start) == 0 or start == end


@given(quiets, moments, some.integers(1, 10 * 24 * HOUR))
def test_after_so_much_awake_time_just_so_much_has_passed(quiet, start, length):
    end = quiet.after(start, length)
    assert quiet.awake(start, end) == length
    assert quiet.awake(start, end - 1) == length - 1


@given(quiets, moments)
def test_in_the_quiet_hours_no_awake_time_passes(quiet, now):
    until = quiet.quiet_until(now)
    if until is None:
        assert quiet.quiet_since(now) is None
        assert quiet.awake(now, now + 1) == 1
    else:
        assert quiet.awake(quiet.quiet_since(now), until) == 0


# At a table


def test_without_an_agreement_a_clock_runs_on_at_night():
    hours = Hours(BERLIN)
    assert hours.due(at("2026-07-01 21:00"), 2 * HOUR) == at("2026-07-01 23:00")
    assert hours.left(at("2026-07-01 21:00"), at("2026-07-01 23:00")) == 2 * HOUR
    assert hours.asleep_until(at("2026-07-01 23:00")) is None


def test_where_it_is_agreed_a_clock_sleeps_at_night():
    hours = Hours(BERLIN, sleeps=True)
    assert hours.due(at("2026-07-01 21:00"), 2 * HOUR) == at("2026-07-02 08:00")
    assert hours.left(at("2026-07-01 23:00"), at("2026-07-02 08:00")) == HOUR
    assert hours.asleep_until(at("2026-07-01 23:00")) == at("2026-07-02 07:00")


@pytest.mark.parametrize(
    ("wanted", "due", "moved"),
    [
        ("2026-07-01 21:00", "2026-07-05 00:00", "2026-07-01 21:00"),
        ("2026-07-01 23:00", "2026-07-05 00:00", "2026-07-02 07:00"),
        ("2026-07-01 23:00", "2026-07-02 06:00", "2026-07-01 21:30"),
    ],
    ids=["not at night", "after the night", "before it, as it is over then"],
)
def test_a_reminder_is_moved_out_of_the_night(wanted, due, moved):
    now = at("2026-07-01 12:00")
    assert Hours(BERLIN).nearest_awake(at(wanted), now, at(due)) == at(moved)


def test_nothing_is_said_at_night_that_can_only_be_said_at_night():
    now = at("2026-07-01 21:45")
    assert Hours(BERLIN).nearest_awake(at("2026-07-01 23:00"), now, at("2026-07-02 06:00")) is None
