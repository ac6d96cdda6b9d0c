"""Which interactions are being served right now, so that a shutdown can wait for them."""

import asyncio
from typing import Any, Final

IN_FLIGHT: Final[set[asyncio.Task[Any]]] = set()


def track_current_task() -> None:
    """Remember that the current task is serving somebody."""
    task = asyncio.current_task()
    assert task
    IN_FLIGHT.add(task)
    task.add_done_callback(IN_FLIGHT.discard)


async def wait_until_answered(seconds: float) -> None:
    """Wait for all other tracked tasks, at most so many seconds."""
    await asyncio.sleep(0)  # so that what has just arrived is under way
    if others := IN_FLIGHT - {asyncio.current_task()}:
        await asyncio.wait(others, timeout=seconds)
