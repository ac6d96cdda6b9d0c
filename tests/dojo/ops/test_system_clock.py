"""The clock of the house, alone and behind another one."""

import asyncio
import time

from dojo.ops.system_clock import LOOK, Timepiece

HOUR = 3_600_000


async def test_alone_it_is_the_machines():
    assert abs(Timepiece()() - time.time() * 1000) < 1000


async def test_it_follows_a_clock_that_is_moved_ahead_from_the_first_moment():
    ahead, now = HOUR, Timepiece()

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

    now = Timepiece()
    async with now.following(other):
        await asyncio.sleep(2 * LOOK)
        assert now() - time.time() * 1000 > HOUR - 1000
