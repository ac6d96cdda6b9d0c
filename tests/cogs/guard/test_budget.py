"""What the courier sends waits for no rate limit: it's told when to come again, and leaves room for clicks."""

import asyncio

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.http import HTTPClient, Route

from cogs.client import trace_of
from cogs.guard.budget import APART_SECONDS, MOST_A_SECOND, UNASKED, Budget
from cogs.guard.circuit_breaker import CircuitBreaker

LONG = 20.0  # seconds until there is room again


def posting(channel):
    return Route("POST", "/channels/{channel_id}/messages", channel_id=channel)


class Discord(HTTPClient):
    """Takes every request, unless a channel is limited."""

    def __init__(self):
        super().__init__(asyncio.get_running_loop(), max_ratelimit_timeout=30.0)
        self.sent, self.limits = [], {}

    async def request(self, route, **_):
        self.sent.append(route.channel_id)
        if route.channel_id in self.limits:
            raise discord.RateLimited(self.limits[route.channel_id])

    def exhaust(self, channel):
        bucket = self.get_ratelimit(f"{posting(channel).key}:{posting(channel).major_parameters}")
        bucket.remaining, bucket.expires = 0, bucket._loop.time() + LONG


@pytest.fixture
async def http():
    budget = Budget(http := Discord())
    assert http.request == budget.request
    return http


@pytest.fixture
def unasked():
    token = UNASKED.set(True)
    yield
    UNASKED.reset(token)


async def refused(http, channel):
    with pytest.raises(discord.RateLimited) as limit:
        await http.request(posting(channel))
    return limit.value.retry_after


async def test_what_would_have_to_wait_is_told_when_to_come_again(http, unasked):
    http.exhaust(1)
    assert LONG / 2 < await refused(http, 1) <= LONG
    assert http.sent == []


async def test_a_full_channel_holds_up_no_other(http, unasked):
    http.exhaust(1)
    await http.request(posting(2))
    assert http.sent == [2]


async def test_an_answer_to_a_click_may_wait(http):
    http.exhaust(1)
    await http.request(posting(1))
    assert http.sent == [1]


async def test_those_that_wait_for_the_same_channel_come_one_after_the_other(http, unasked):
    http.exhaust(1)
    first, second = await refused(http, 1), await refused(http, 1)
    assert second - first > APART_SECONDS / 2


async def test_a_limit_that_was_hit_is_not_tried_again_before_it_is_over(http, unasked):
    http.limits[1] = LONG
    await refused(http, 1)
    await refused(http, 1)
    assert http.sent == [1]


async def test_a_click_finds_room_although_the_courier_has_much_to_send(http):
    async def send(channel):
        UNASKED.set(True)
        await http.request(posting(channel))

    tasks = [asyncio.create_task(send(channel)) for channel in range(MOST_A_SECOND + 1)]
    await asyncio.sleep(0)
    await http.request(posting(-1))
    assert MOST_A_SECOND not in http.sent
    await asyncio.gather(*tasks)
    assert http.sent[-1] == MOST_A_SECOND


@pytest.fixture
async def limited():
    """A server that takes no more for a while."""

    async def answer(_):
        headers = {"Via": "1.1 google", "X-RateLimit-Remaining": "3"}
        return web.json_response({"retry_after": LONG, "global": False}, status=429, headers=headers)

    app = web.Application()
    app.router.add_post("/", answer)
    async with (
        TestServer(app) as server,
        aiohttp.ClientSession(trace_configs=[trace_of(CircuitBreaker())]) as session,
    ):
        yield lambda: session.post(server.make_url("/"))


async def test_a_limit_is_handed_back_and_not_slept_through(limited, unasked):
    with pytest.raises(discord.RateLimited) as limit:
        await limited()
    assert limit.value.retry_after == LONG


async def test_of_a_click_a_limit_is_left_to_the_library(limited):
    async with limited() as response:
        assert response.status == 429
