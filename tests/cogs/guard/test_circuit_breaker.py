"""The brake: refusals pile up, it is put on, with a line in the log; it is taken off once they are few."""

import logging

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from cogs.guard.circuit_breaker import CircuitBreaker, CircuitOpen

MESSAGES, CALLBACK = "/api/v10/channels/1/messages", "/api/v10/interactions/1/x/callback"
VIA = {"Via": "1.1 google"}


@pytest.fixture
def breaker(clock):
    return CircuitBreaker(clock, most=10, few=5, window=600)


def refuse(breaker, times, status=403, path=MESSAGES, headers=VIA):
    for _ in range(times):
        breaker.answered(status, path, headers)


@pytest.mark.parametrize("status", [401, 403, 404, 429])
def test_what_discord_refuses_piles_up(status, breaker, caplog):
    refuse(breaker, 9, status)
    assert not breaker.is_open()
    refuse(breaker, 1, status)
    assert breaker.is_open()
    assert [(each.message, each.levelno) for each in caplog.records] == [("circuit breaker open", logging.ERROR)]


def test_it_is_taken_off_when_few_are_left_in_the_window(breaker, clock):
    began = clock.at
    for _ in range(10):
        refuse(breaker, 1)
        clock.at += 10_000
    clock.at = began + 645_000
    assert breaker.is_open()
    clock.at += 10_000
    assert not breaker.is_open()


@pytest.mark.parametrize(
    ("status", "path", "headers"),
    [
        (200, MESSAGES, {}),
        (500, MESSAGES, {}),
        (429, MESSAGES, {**VIA, "X-RateLimit-Scope": "shared"}),
        (404, CALLBACK, {}),
    ],
)
def test_what_is_not_held_against_us_does_not_count(status, path, headers, breaker):
    refuse(breaker, 50, status, path, headers)
    assert not breaker.is_open()


def test_a_ban_is_waited_out_whatever_else_was_refused(breaker, clock):
    refuse(breaker, 1, 429, headers={"Retry-After": "90"})
    assert breaker.is_open()
    clock.at += 91_000
    assert not breaker.is_open()


async def test_nothing_is_sent_unasked_while_it_holds_and_answers_go_on(breaker):
    seen = []

    async def shut(request):
        seen.append(request.path)
        return web.json_response({}, status=403)

    application = web.Application()
    application.router.add_route("*", "/{path:.*}", shut)
    async with TestServer(application) as server, aiohttp.ClientSession(trace_configs=[breaker.trace]) as session:
        for _ in range(10):
            await session.post(server.make_url(MESSAGES))
        with pytest.raises(CircuitOpen):
            await session.post(server.make_url(MESSAGES))
        await session.post(server.make_url(CALLBACK))
    assert seen == [MESSAGES] * 10 + [CALLBACK]
