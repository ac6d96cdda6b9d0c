"""The brake: refusals pile up, it is put on, with a line in the log; it is taken off once they are few."""

import logging

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from cogs.guard.circuit_breaker import CircuitBreaker, CircuitOpen

MESSAGES, CALLBACK = "/api/v10/channels/1/messages", "/api/v10/interactions/1/x/callback"
VIA = {"Via": "1.1 google"}


def refuse(circuit_breaker, times, status=403, path=MESSAGES, headers=VIA):
    for _ in range(times):
        circuit_breaker.answered(status, path, headers)


@pytest.mark.parametrize("status", [401, 403, 404, 429])
def test_what_discord_refuses_piles_up(status, clock, caplog):
    circuit_breaker = CircuitBreaker(clock, most=10, few=5)
    refuse(circuit_breaker, 9, status)
    assert not circuit_breaker.is_open()
    refuse(circuit_breaker, 1, status)
    assert circuit_breaker.is_open()
    assert [record.message for record in caplog.records] == ["circuit breaker open"]
    assert caplog.records[0].levelno == logging.ERROR


def test_it_is_taken_off_when_few_are_left_in_the_window(clock, caplog):
    circuit_breaker = CircuitBreaker(clock, most=10, few=5, window=600)
    for _ in range(10):
        refuse(circuit_breaker, 1)
        clock.at += 10
    clock.at = 1000 + 600 + 45
    assert circuit_breaker.is_open()
    clock.at += 10
    assert not circuit_breaker.is_open()


@pytest.mark.parametrize(
    ("status", "path", "headers"),
    [
        (200, MESSAGES, {}),
        (500, MESSAGES, {}),
        (429, MESSAGES, {**VIA, "X-RateLimit-Scope": "shared"}),
        (404, CALLBACK, {}),
    ],
)
def test_what_is_not_held_against_us_does_not_count(status, path, headers, clock):
    circuit_breaker = CircuitBreaker(clock, most=1, few=1)
    refuse(circuit_breaker, 50, status, path, headers)
    assert not circuit_breaker.is_open()


def test_a_ban_is_waited_out_whatever_else_was_refused(clock):
    circuit_breaker = CircuitBreaker(clock)
    refuse(circuit_breaker, 1, 429, headers={"Retry-After": "90"})
    assert circuit_breaker.is_open()
    clock.at += 91
    assert not circuit_breaker.is_open()


async def test_nothing_is_sent_unasked_while_it_holds_and_answers_go_on(clock):
    seen = []

    async def shut(request):
        seen.append(request.path)
        return web.json_response({}, status=403)

    application = web.Application()
    application.router.add_route("*", "/{path:.*}", shut)
    circuit_breaker = CircuitBreaker(clock, most=3, few=1)
    async with TestServer(application) as server:
        trace = circuit_breaker.trace
        async with aiohttp.ClientSession(trace_configs=[trace]) as session:
            for _ in range(3):
                await session.post(server.make_url(MESSAGES))
            with pytest.raises(CircuitOpen):
                await session.post(server.make_url(MESSAGES))
            await session.post(server.make_url(CALLBACK))
    assert seen == [MESSAGES] * 3 + [CALLBACK]
