"""A step of a scenario is repeated until what it wants has happened: users who are told nothing try again."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from tests.proofs.shared.players import Players

Step = Callable[[Players], Awaitable[None]]
PAUSE: Final = 0.15  # seconds between two tries while nothing can be written


async def again(players: Players, done: Callable[[], Any], act: Callable[[], Awaitable[Any]], most: int = 12) -> None:
    """Act until it is done. Between two tries everything that was begun comes to its end."""
    for _ in range(most):
        if done():
            return
        await act()
        await players.quiet()
        if players.rig.failpoints["failing"]:
            await asyncio.sleep(PAUSE)
    assert done(), f"{act} leads nowhere: {players.rig.said()}"


def step(name: str) -> Callable[[Step], Step]:
    """The name is what faults are reported under."""

    def named(each: Step) -> Step:
        each.__name__ = name
        return each

    return named
