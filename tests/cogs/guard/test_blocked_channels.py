"""Doors that were found shut are left alone, and those who wait behind them are not forgotten."""

from cogs.guard.blocked_channels import FIRST_RETRY_SECONDS, MAX_RETRY_SECONDS, BlockedChannels

PLACE, GUILD = 8, 7


def test_a_door_that_was_found_shut_is_left_alone_for_longer_each_time(clock):
    blocked_channels = BlockedChannels(clock)
    waits = []
    for _ in range(9):
        blocked_channels.mark_blocked(PLACE, GUILD, "a")
        began = clock.at
        while blocked_channels.is_blocked(PLACE, "a"):
            clock.at += 10
        waits.append(clock.at - began)
    assert waits[:3] == [FIRST_RETRY_SECONDS, 2 * FIRST_RETRY_SECONDS, 4 * FIRST_RETRY_SECONDS]
    assert waits[-1] == MAX_RETRY_SECONDS


def test_somebody_who_waits_behind_it_is_known_once_it_is_open(clock):
    blocked_channels = BlockedChannels(clock)
    blocked_channels.mark_blocked(PLACE, GUILD, "a")
    assert blocked_channels.is_blocked(PLACE, "b")
    assert not blocked_channels.is_blocked(PLACE + 1, "c")
    assert blocked_channels.mark_open(PLACE) == {"a", "b"}
    assert blocked_channels.mark_open(PLACE) == set()
    assert not blocked_channels


def test_when_something_changes_in_a_server_its_doors_are_worth_trying(clock):
    blocked_channels = BlockedChannels(clock)
    blocked_channels.mark_blocked(PLACE, GUILD, "a")
    blocked_channels.mark_blocked(PLACE + 1, GUILD + 1, "b")
    assert blocked_channels.matches_to_retry() == set()
    assert blocked_channels.matches_to_retry(GUILD) == {"a"}
    assert not blocked_channels.is_blocked(PLACE, "a")
    assert blocked_channels.is_blocked(PLACE + 1, "b")
    clock.at += FIRST_RETRY_SECONDS
    assert blocked_channels.matches_to_retry() == {"a", "b"}


def test_a_channel_that_is_no_more_is_never_tried_again(clock):
    blocked_channels = BlockedChannels(clock)
    blocked_channels.mark_gone(PLACE, GUILD, "a")
    clock.at += 100 * MAX_RETRY_SECONDS
    assert blocked_channels.is_blocked(PLACE, "a")
    assert blocked_channels.matches_to_retry() == blocked_channels.matches_to_retry(GUILD) == set()


def test_a_channel_that_is_no_more_is_not_said_to_be_tried_again(clock, caplog):
    blocked_channels = BlockedChannels(clock)
    blocked_channels.mark_gone(PLACE, GUILD, "a")
    [line] = caplog.records
    assert not hasattr(line, "again")


def test_matches_that_find_it_shut_together_count_once(clock):
    blocked_channels = BlockedChannels(clock)
    for match in "abcdefgh":
        blocked_channels.mark_blocked(PLACE, GUILD, match)
    clock.at += FIRST_RETRY_SECONDS
    assert not blocked_channels.is_blocked(PLACE, "a")


def test_a_door_may_stay_shut_for_ever(clock):
    blocked_channels = BlockedChannels(clock)
    for _ in range(2000):
        blocked_channels.mark_blocked(PLACE, GUILD, "a")
        clock.at += MAX_RETRY_SECONDS
    blocked_channels.mark_gone(PLACE, GUILD, "a")
    blocked_channels.mark_blocked(PLACE, GUILD, "a")
    clock.at += MAX_RETRY_SECONDS
    assert not blocked_channels.is_blocked(PLACE, "a")


def test_somebody_who_has_a_board_on_its_way_needs_no_other_unless_that_found_it_shut_again(clock):
    blocked_channels = BlockedChannels(clock)
    for match in "abc":
        blocked_channels.mark_blocked(PLACE, GUILD, match)
    blocked_channels.mark_retrying("a")
    blocked_channels.mark_retrying("b")
    assert blocked_channels.is_blocked(PLACE, "b")
    assert blocked_channels.mark_open(PLACE) == {"b", "c"}
