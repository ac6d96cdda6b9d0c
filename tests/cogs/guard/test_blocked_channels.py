"""Doors that were found shut are left alone, and whoever waits behind them is not forgotten."""

import pytest

from cogs.guard import blocked_channels as module
from cogs.guard.blocked_channels import FIRST, LONGEST, Doors

PLACE, GUILD = 8, 7


@pytest.fixture
def clock(monkeypatch):
    now = [1000.0]
    monkeypatch.setattr(module, "monotonic", lambda: now[0])
    return now


def test_a_door_that_was_found_shut_is_left_alone_for_longer_each_time(clock):
    doors = Doors()
    waits = []
    for _ in range(9):
        doors.found_shut(PLACE, GUILD, "a")
        began = clock[0]
        while doors.is_shut(PLACE, "a"):
            clock[0] += 10
        waits.append(clock[0] - began)
    assert waits[:3] == [FIRST, 2 * FIRST, 4 * FIRST]
    assert waits[-1] == LONGEST


def test_who_waits_behind_it_is_known_once_it_is_open(clock):
    doors = Doors()
    doors.found_shut(PLACE, GUILD, "a")
    assert doors.is_shut(PLACE, "b")
    assert not doors.is_shut(PLACE + 1, "c")
    assert doors.opened(PLACE) == {"a", "b"}
    assert doors.opened(PLACE) == set()
    assert not doors


def test_when_something_changes_in_a_server_its_doors_are_worth_trying(clock):
    doors = Doors()
    doors.found_shut(PLACE, GUILD, "a")
    doors.found_shut(PLACE + 1, GUILD + 1, "b")
    assert doors.worth_trying() == set()
    assert doors.worth_trying(GUILD) == {"a"}
    assert not doors.is_shut(PLACE, "a")
    assert doors.is_shut(PLACE + 1, "b")
    clock[0] += FIRST
    assert doors.worth_trying() == {"a", "b"}


def test_a_channel_that_is_no_more_is_never_tried_again(clock):
    doors = Doors()
    doors.found_gone(PLACE, GUILD, "a")
    clock[0] += 100 * LONGEST
    assert doors.is_shut(PLACE, "a")
    assert doors.worth_trying() == doors.worth_trying(GUILD) == set()


def test_a_channel_that_is_no_more_is_not_said_to_be_tried_again(clock, caplog):
    doors = Doors()
    doors.found_gone(PLACE, GUILD, "a")
    [line] = caplog.records
    assert not hasattr(line, "again")


def test_matches_that_find_it_shut_together_count_once(clock):
    doors = Doors()
    for match in "abcdefgh":
        doors.found_shut(PLACE, GUILD, match)
    clock[0] += FIRST
    assert not doors.is_shut(PLACE, "a")


def test_a_door_may_stay_shut_for_ever(clock):
    doors = Doors()
    for _ in range(2000):
        doors.found_shut(PLACE, GUILD, "a")
        clock[0] += LONGEST
    doors.found_gone(PLACE, GUILD, "a")
    doors.found_shut(PLACE, GUILD, "a")
    clock[0] += LONGEST
    assert not doors.is_shut(PLACE, "a")


def test_who_has_a_board_on_its_way_needs_no_other_unless_that_found_it_shut_again(clock):
    doors = Doors()
    for match in "abc":
        doors.found_shut(PLACE, GUILD, match)
    doors.knocks("a")
    doors.knocks("b")
    assert doors.is_shut(PLACE, "b")
    assert doors.opened(PLACE) == {"b", "c"}
