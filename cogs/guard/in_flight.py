"""Whoever is being answered just now: when we are to end, that is waited for."""

import asyncio
from typing import Any, Final

UNDER_WAY: Final[set[asyncio.Task[Any]]] = set()


def attend() -> None:
    """Whatever runs just now answers somebody."""
    task = asyncio.current_task()
    assert task
    UNDER_WAY.add(task)
    task.add_done_callback(UNDER_WAY.discard)


async def all_answered(patience: float) -> None:
    await asyncio.sleep(0)  # what was heard a moment ago has begun
    if others := UNDER_WAY - {asyncio.current_task()}:
        await asyncio.wait(others, timeout=patience)
