"""The clock of the house, alone and behind another one."""

import asyncio
import time

from dojo.ops.system_clock import LOOK, SteadyClock, SystemClock, sleep_until
from tests.dojo.hall import Clock

HOUR = 3_600_000


async def test_alone_it_is_the_machines():
    assert abs(SystemClock()() - time.time() * 1000) < 1000


async def test_it_follows_a_clock_that_is_moved_ahead_from_the_first_moment():
    ahead, now = HOUR, SystemClock()

    async def other():
        return time.time_ns() // 1_000_000 + ahead

    async with now.following(other):
        assert now() - time.time() * 1000 > HOUR - 1000
        ahead = 5 * HOUR
        await asyncio.sleep(3 * LOOK)
        assert now() - time.time() * 1000 > 5 * HOUR - 1000


async def test_a_clock_that_falls_silent_leaves_it_running():
    told = iter([time.time_ns() // 1_000_000 + HOUR])

    async def other():
        return next(told)

    now = SystemClock()
    async with now.following(other):
        await asyncio.sleep(2 * LOOK)
        assert now() - time.time() * 1000 > HOUR - 1000


def test_a_steady_clock_goes_ahead_with_the_other_and_never_back():
    now = Clock()
    steady = SteadyClock(now)
    before = steady()
    now.at -= HOUR
    assert before <= steady() < before + HOUR / 2
    now.at += 2 * HOUR
    assert before + 2 * HOUR <= steady() < before + 2 * HOUR + HOUR / 2


async def test_a_sleep_ends_when_the_clock_is_moved_ahead():
    now = Clock()
    sleeping = asyncio.create_task(sleep_until(now.at + HOUR, now))
    await asyncio.sleep(2 * LOOK)
    assert not sleeping.done()
    now.at += HOUR
    await sleeping
