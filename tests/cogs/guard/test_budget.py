"""What the courier sends waits for nothing inside discord.py: it's told when to come again, and leaves room for clicks.

A server stands for Discord, and discord.py's own client talks to it, so that a change of discord.py is noticed.
"""

import asyncio
import json

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.http import HTTPClient, Route

from cogs.client import trace_of
from cogs.guard.budget import (
    APART_SECONDS,
    MAX_REMEMBERED,
    MOST_A_SECOND,
    SOON_SECONDS,
    UNASKED,
    Bucket,
    Budget,
    RateLimits,
)
from cogs.guard.circuit_breaker import CircuitBreaker
from dojo.ops.system_clock import SteadyClock

LONG = 20.0  # seconds until there is room again
VIA = {"Via": "1.1 google"}


class Discord:
    """Takes every request, unless it is told to give another answer in a channel."""

    def __init__(self):
        self.sent, self.answers = [], {}

    async def answer_to_login(self, _):
        return web.json_response({"id": "1"})

    async def answer(self, request):
        channel = int(request.match_info["channel"])
        self.sent.append(channel)
        status, headers, body = self.answers.get(channel, (200, headers_of(5, 4), {}))
        told = headers | {"Content-Type": "application/json"}  # discord.py reads no other
        return web.Response(body=json.dumps(body).encode(), status=status, headers=told)

    def exhaust(self, channel):
        """With the next request."""
        self.answers[channel] = 200, headers_of(1, 0), {}

    def limit(self, channel):
        """A limit of its own beside that of the bucket, as for edits of old messages."""
        self.answers[channel] = 429, VIA | headers_of(5, 3), {"retry_after": LONG, "global": False}

    def fail(self, channel):
        self.answers[channel] = 502, {}, {}


def headers_of(limit, left):
    told = {"Limit": limit, "Remaining": left, "Reset-After": LONG}
    return {f"X-RateLimit-{name}": str(value) for name, value in told.items()}


@pytest.fixture
def server():
    return Discord()


@pytest.fixture
async def http(server, clock, monkeypatch):
    application, steady = web.Application(), SteadyClock(clock)
    application.router.add_get("/users/@me", server.answer_to_login)
    application.router.add_post("/channels/{channel}/messages", server.answer)
    async with TestServer(application) as running:
        monkeypatch.setattr(Route, "BASE", str(running.make_url("")).rstrip("/"))
        http = HTTPClient(
            asyncio.get_running_loop(), http_trace=trace_of(CircuitBreaker(steady)), max_ratelimit_timeout=30.0
        )
        Budget(http, steady)
        await http.static_login("token")
        yield http
        await http.close()


@pytest.fixture
def unasked():
    token = UNASKED.set(True)
    yield
    UNASKED.reset(token)


def send(http, channel):
    return http.request(Route("POST", "/channels/{channel_id}/messages", channel_id=channel))


async def due_in(http, channel):
    with pytest.raises(discord.RateLimited) as limit:
        await send(http, channel)
    return limit.value.retry_after


async def test_a_limit_that_was_hit_is_handed_back_and_not_tried_again_before_it_is_over(http, server, unasked):
    server.limit(1)
    assert await due_in(http, 1) > LONG / 2
    assert await due_in(http, 1) > LONG / 2
    assert server.sent == [1]


async def test_where_discord_fails_something_unasked_is_tried_again_once_and_then_later(http, server, unasked):
    server.fail(1)
    with pytest.raises(discord.DiscordServerError):
        await send(http, 1)
    assert server.sent == [1, 1]


async def test_a_failure_of_one_channel_holds_up_no_other(http, server, unasked):
    server.fail(1)
    failing = asyncio.create_task(send(http, 1))
    await send(http, 2)
    assert not failing.done()
    with pytest.raises(discord.DiscordServerError):
        await failing


async def test_a_click_finds_room_although_the_courier_has_much_to_send(http, server):
    async def unasked(channel):
        UNASKED.set(True)
        await send(http, channel)

    tasks = [asyncio.create_task(unasked(channel)) for channel in range(1, MOST_A_SECOND + 2)]
    await send(http, 0)
    assert MOST_A_SECOND + 1 not in server.sent
    await asyncio.gather(*tasks)
    assert MOST_A_SECOND + 1 in server.sent


def told(left, after=5.0, limit=5, **others):
    found = {"X-RateLimit-Limit": limit, "X-RateLimit-Remaining": left, "X-RateLimit-Reset-After": after, **others}
    return {name: str(value) for name, value in found.items()}


@pytest.fixture
def bucket():
    """After the first of five requests in five seconds."""
    bucket = Bucket()
    bucket.begin(0)
    bucket.under_way -= 1
    bucket.told(told(4), 0)
    return bucket


def test_a_limit_of_its_own_that_was_hit_outlives_the_window(bucket):
    bucket.limited = 9
    bucket.told(told(4), 3)
    assert bucket.wait(3) == 6


def test_those_that_wait_for_the_same_come_one_after_the_other(bucket):
    assert [bucket.next_turn(5, 0) for _ in range(3)] == [5, 5 + APART_SECONDS, 5 + 2 * APART_SECONDS]


def test_a_bucket_that_is_over_is_forgotten():
    seconds = [0.0]
    limits = RateLimits(lambda: seconds[0])
    for channel in range(2 * MAX_REMEMBERED):
        limits.told(f"POST /messages:{channel}", told(4))
        seconds[0] += 1
    assert len(limits) <= MAX_REMEMBERED + 1


async def test_what_would_have_to_wait_is_told_when_to_come_again(http, server, clock, unasked):
    server.exhaust(1)
    async with asyncio.timeout(LONG / 2):
        await send(http, 1)
    assert LONG / 2 < await due_in(http, 1) <= LONG
    await send(http, 2)
    assert server.sent == [1, 2], "a full channel holds up no other"
    clock.at += 3_600_000
    await send(http, 1)
    assert server.sent == [1, 2, 1], "also for a sandbox whose clock is moved ahead"


@pytest.mark.parametrize("limit", [Discord.exhaust, Discord.limit])
async def test_what_is_clicked_may_wait(http, server, limit):
    limit(server, 1)
    waiting = [asyncio.create_task(send(http, 1)) for _ in range(2)]
    await asyncio.wait(waiting, timeout=0.3)
    assert (server.sent, waiting[-1].done()) == ([1], False)
    for each in waiting:
        each.cancel()


def test_requests_under_way_count(bucket):
    for _ in range(4):
        assert bucket.wait(1) == 0
        bucket.begin(1)
    assert bucket.wait(1) == 4
    bucket.told(told(3, 4), 1)
    assert bucket.left == 1, "a response that doesn't know of them makes no room"
    bucket.under_way = 0
    for _ in range(5):
        assert bucket.wait(6) == 0, "the next window"
        bucket.begin(6)
        bucket.under_way -= 1
    assert (bucket.wait(6), bucket.wait(11)) == (5, 0)


def test_of_what_nobody_knows_one_is_sent_at_a_time_and_a_channel_that_is_new_has_the_limit_of_the_others():
    unknown = Bucket()
    unknown.begin(0)
    assert unknown.wait(0) == SOON_SECONDS
    unknown.under_way -= 1
    assert unknown.wait(0) == 0
    limits = RateLimits(lambda: 0.0)
    limits.told("POST /messages:1", told(4, **{"X-RateLimit-Bucket": "abc"}))
    assert [limits.of(name).limit for name in ("POST /messages:2", "abc:1")] == [5, 5]
