"""What the headers of responses say about how many requests a bucket still takes."""

import pytest

from cogs.guard.budget import APART_SECONDS, MAX_REMEMBERED, SOON_SECONDS, Bucket, RateLimits


def headers(left, after=5.0, limit=5, **others):
    told = {"X-RateLimit-Limit": limit, "X-RateLimit-Remaining": left, "X-RateLimit-Reset-After": after, **others}
    return {name: str(value) for name, value in told.items()}


@pytest.fixture
def bucket():
    """After the first of five requests in five seconds."""
    bucket = Bucket()
    bucket.begin(0)
    bucket.under_way -= 1
    bucket.told(headers(4), 0)
    return bucket


def test_what_nobody_knows_is_sent_one_at_a_time():
    bucket = Bucket()
    bucket.begin(0)
    assert bucket.wait(0) == SOON_SECONDS
    bucket.under_way -= 1
    assert bucket.wait(0) == 0


def test_requests_under_way_count(bucket):
    for _ in range(4):
        assert bucket.wait(1) == 0
        bucket.begin(1)
    assert bucket.wait(1) == 4


def test_a_response_that_does_not_know_of_those_under_way_makes_no_room_for_them(bucket):
    for _ in range(4):
        bucket.begin(1)
    bucket.told(headers(3, 4), 1)
    assert bucket.left == 1


def test_once_a_window_is_over_the_next_takes_as_many(bucket):
    for now in (1, 6):
        while bucket.wait(now) == 0:
            bucket.begin(now)
            bucket.under_way -= 1
    assert (bucket.wait(6), bucket.wait(11)) == (5, 0)


def test_a_limit_of_its_own_that_was_hit_outlives_the_window(bucket):
    bucket.limited = 9
    bucket.told(headers(4), 3)
    assert bucket.wait(3) == 6


def test_those_that_wait_for_the_same_come_one_after_the_other(bucket):
    assert [bucket.next_turn(5, 0) for _ in range(3)] == [5, 5 + APART_SECONDS, 5 + 2 * APART_SECONDS]


def test_a_channel_that_is_new_has_the_limit_of_the_others():
    limits = RateLimits(lambda: 0.0)
    limits.told("POST /messages:1", headers(4))
    new = limits.of("POST /messages:2")
    for _ in range(5):
        assert new.wait(0) == 0
        new.begin(0)
    assert new.wait(0) == 5


def test_discords_own_name_of_a_bucket_counts_from_then_on():
    limits = RateLimits(lambda: 0.0)
    limits.told("POST /messages:1", headers(4, **{"X-RateLimit-Bucket": "abc"}))
    assert limits.of("abc:1").limit == 5


def test_a_bucket_that_is_over_is_forgotten():
    seconds = [0.0]
    limits = RateLimits(lambda: seconds[0])
    for channel in range(2 * MAX_REMEMBERED):
        limits.told(f"POST /messages:{channel}", headers(4))
        seconds[0] += 1
    assert len(limits) <= MAX_REMEMBERED + 1
