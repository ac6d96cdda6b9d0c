"""Channels that were found shut are left alone, and the matches that wait for them are not forgotten."""

import pytest

from cogs.guard.blocked_channels import FIRST_RETRY_SECONDS, MAX_RETRY_SECONDS, BlockedChannels

PLACE, GUILD = 8, 7
FIRST, MOST = (round(1000 * seconds) for seconds in (FIRST_RETRY_SECONDS, MAX_RETRY_SECONDS))


@pytest.fixture
def blocked(clock):
    """A channel that match `a` has found shut."""
    blocked = BlockedChannels(clock)
    blocked.mark_blocked(PLACE, GUILD, "a")
    return blocked


def test_a_channel_is_left_alone_for_longer_each_time_but_not_for_ever(blocked, clock):
    for wait in [FIRST, 2 * FIRST, 4 * FIRST]:
        clock.at += wait - 1
        assert blocked.is_blocked(PLACE, "a")
        clock.at += 1
        assert not blocked.is_blocked(PLACE, "a")
        blocked.mark_blocked(PLACE, GUILD, "a")
    for _ in range(2000):
        clock.at += MOST
        assert not blocked.is_blocked(PLACE, "a")
        blocked.mark_blocked(PLACE, GUILD, "a")


def test_matches_that_find_it_shut_together_count_once(blocked, clock):
    for match in "bcdefgh":
        blocked.mark_blocked(PLACE, GUILD, match)
    clock.at += FIRST
    assert not blocked.is_blocked(PLACE, "a")


def test_a_match_that_waits_is_known_once_the_channel_is_open(blocked):
    assert blocked.is_blocked(PLACE, "b")
    assert not blocked.is_blocked(PLACE + 1, "c")
    assert [blocked.mark_open(PLACE) for _ in range(2)] == [{"a", "b"}, set()]
    assert not blocked


def test_a_match_that_has_a_board_on_its_way_needs_no_other_unless_that_found_it_shut_again(blocked):
    for match in "bc":
        blocked.mark_blocked(PLACE, GUILD, match)
    blocked.mark_retrying("a")
    blocked.mark_retrying("b")
    assert blocked.is_blocked(PLACE, "b")
    assert blocked.mark_open(PLACE) == {"b", "c"}


def test_when_something_changes_in_a_server_its_channels_are_worth_trying(blocked, clock):
    blocked.mark_blocked(PLACE + 1, GUILD + 1, "b")
    assert blocked.matches_to_retry() == set()
    assert blocked.matches_to_retry(GUILD) == {"a"}
    assert not blocked.is_blocked(PLACE, "a")
    assert blocked.is_blocked(PLACE + 1, "b")
    clock.at += FIRST
    assert blocked.matches_to_retry() == {"a", "b"}


def test_a_channel_that_is_no_more_is_never_tried_again_nor_said_to_be_until_it_is_found_shut(blocked, clock, caplog):
    blocked.mark_gone(PLACE, GUILD, "a")
    clock.at += 100 * MOST
    assert blocked.is_blocked(PLACE, "a")
    assert blocked.matches_to_retry() == blocked.matches_to_retry(GUILD) == set()
    assert not hasattr(caplog.records[-1], "again")
    blocked.mark_blocked(PLACE, GUILD, "a")
    clock.at += MOST
    assert not blocked.is_blocked(PLACE, "a")
