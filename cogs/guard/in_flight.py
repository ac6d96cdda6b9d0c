"""Which interactions are being served right now: a shutdown waits for them, and nobody has many at once."""

import asyncio
from typing import Any, Final

from dojo.errors import DojoError
from dojo.limits import AT_ONCE

IN_FLIGHT: Final[dict[asyncio.Task[Any], int | None]] = {}  # with the person whom it counts against


class TooFast(DojoError):
    """As many of this person's interactions are being served as may be at once."""

    key = "error-too-fast"


def track_current_task(person: int) -> None:
    """Remember that the current task is serving this person. Raises `TooFast`."""
    task = asyncio.current_task()
    assert task
    busy = [*IN_FLIGHT.values()].count(person) >= AT_ONCE
    IN_FLIGHT[task] = person
    task.add_done_callback(lambda done: IN_FLIGHT.pop(done, None))
    if busy:
        raise TooFast


def only_waits() -> None:
    """The current task now waits in a queue with limits of its own: its person may go on."""
    task = asyncio.current_task()
    assert task
    if task in IN_FLIGHT:
        IN_FLIGHT[task] = None


async def wait_until_answered(seconds: float) -> None:
    """Wait for all other tracked tasks, at most so many seconds."""
    await asyncio.sleep(0)  # so that what has just arrived is under way
    if others := IN_FLIGHT.keys() - {asyncio.current_task()}:
        await asyncio.wait(others, timeout=seconds)
