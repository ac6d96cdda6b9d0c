"""Quiet hours: over midnight, over a change of clocks, and what is left of a time without them."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as some

from dojo.clock.paces import HOUR
from dojo.clock.quiet_hours import Hours, Quiet

ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Pacific/Apia", "Australia/Lord_Howe")
BERLIN = Quiet(22 * 60, 7 * 60, "Europe/Berlin")
NOON = Quiet(12 * 60, 14 * 60, "Europe/Berlin")
NEVER = Quiet(300, 300, "Europe/Berlin")
SKIPPED = Quiet(150, 180, "Europe/Berlin")  # an hour that doesn't exist in spring, and comes twice in autumn


def at(text):
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Berlin")).timestamp()) * 1000


minutes = some.integers(0, 24 * 60 - 1)
moments = some.integers(at("2011-12-20 00:00"), at("2027-01-01 00:00"))
lengths = some.integers(0, 15 * 24 * HOUR)
quiets = some.builds(Quiet, minutes, minutes, some.sampled_from(ZONES)).map(lambda quiet: quiet.paused_part)


@pytest.mark.parametrize(
    ("quiet", "now", "since", "until"),
    [
        (BERLIN, "2026-07-01 21:59", None, None),
        (BERLIN, "2026-07-01 22:00", "2026-07-01 22:00", "2026-07-02 07:00"),
        (BERLIN, "2026-07-02 00:00", "2026-07-01 22:00", "2026-07-02 07:00"),
        (BERLIN, "2026-07-02 06:59", "2026-07-01 22:00", "2026-07-02 07:00"),
        (BERLIN, "2026-07-02 07:00", None, None),
        (NOON, "2026-07-01 13:00", "2026-07-01 12:00", "2026-07-01 14:00"),
        (NOON, "2026-07-01 11:59", None, None),
        (NEVER, "2026-07-01 05:00", None, None),
        (SKIPPED, "2026-10-25 02:45", "2026-10-25 02:30", "2026-10-25 03:00"),
    ],
)
def test_from_when_until_when_it_is_quiet(quiet, now, since, until):
    assert quiet.quiet_since(at(now)) == (since and at(since))
    assert quiet.quiet_until(at(now)) == (until and at(until))


@pytest.mark.parametrize(
    ("day", "length"), [("2026-03-28", 8), ("2026-07-01", 9), ("2026-10-24", 10)], ids=["spring", "summer", "autumn"]
)
def test_a_night_in_which_clocks_change_is_as_long_as_it_is(day, length):
    """People who say until seven mean seven as their clock shows it."""
    evening = at(f"{day} 22:00")
    assert BERLIN.quiet_until(evening) - evening == length * HOUR
    assert BERLIN.awake(evening - HOUR, evening + 20 * HOUR) == (1 + 20 - length) * HOUR
    assert BERLIN.after(evening - HOUR, 2 * HOUR) == evening + (length + 1) * HOUR


def test_at_most_twelve_hours_a_day_count():
    long, day = Quiet(18 * 60, 14 * 60, "Europe/Berlin"), (at("2026-07-01 00:00"), at("2026-07-02 00:00"))
    assert (long.awake(*day), long.paused_part.awake(*day), NEVER.awake(*day)) == (4 * HOUR, 12 * HOUR, 24 * HOUR)
    assert SKIPPED.awake(at("2026-03-29 00:00"), at("2026-03-30 00:00")) <= 23 * HOUR


@given(quiets, moments, lengths, lengths)
def test_awake_time_adds_up_and_is_never_negative(quiet, start, first, second):
    middle, end = start + first, start + first + second
    assert 0 <= quiet.awake(start, middle) <= first
    assert quiet.awake(start, middle) + quiet.awake(middle, end) == quiet.awake(start, end)
    assert quiet.awake(end, start) == 0 or start == end


@given(quiets, moments, some.integers(1, 10 * 24 * HOUR))
def test_after_so_much_awake_time_just_so_much_has_passed(quiet, start, length):
    end = quiet.after(start, length)
    assert (quiet.awake(start, end), quiet.awake(start, end - 1)) == (length, length - 1)


@given(quiets, moments)
def test_in_the_quiet_hours_no_awake_time_passes(quiet, now):
    until = quiet.quiet_until(now)
    if until is None:
        assert quiet.quiet_since(now) is None
        assert quiet.awake(now, now + 1) == 1
    else:
        assert quiet.awake(quiet.quiet_since(now), until) == 0


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
