"""A campaign: scenarios are played with faults injected until the time is up, or until a broken build is seen."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from random import Random
from typing import Any, Final

from tests.proofs.report import Figure
from tests.proofs.shared.patching import NotReached
from tests.proofs.shared.scenarios import PLAYED

PATIENCE: Final = 240.0  # seconds until a broken build has to be seen
AT_ONCE: Final = 3  # scenarios on each database: most of each is waiting, but people give up on a starved bot
SHOWN: Final = 3  # faults


@dataclass
class Campaign:
    """`ends` is a reading of the monotonic clock; `broken` names the broken build that is under test, if any."""

    luck: Random
    ends: float
    broken: str = ""
    wrong: list[str] = field(default_factory=list)
    reached: bool = False  # some bot has come to what is broken in it

    @property
    def late(self) -> bool:
        return time.monotonic() > self.ends

    @property
    def decided(self) -> bool:
        """There is no need to play on."""
        return self.late or bool(self.broken and self.wrong)

    def hurry(self) -> None:
        """End with what there is."""
        self.ends = 0.0

    def note(self, where: str, found: Iterable[str]) -> None:
        lines = [f"{where}: {each}" for each in found]
        self.wrong += lines
        for line in lines[:SHOWN]:
            progress(f"  ! {line}"[:1500])

    def figure(self) -> Figure:
        return Figure("faults seen", len(self.wrong), "0", not self.wrong, "; ".join(self.wrong[:SHOWN])[:600])

    async def catch(self, play: Callable[[], Awaitable[None]]) -> bool:
        """Whether the broken build is seen, if it is played again and again."""
        self.ends = time.monotonic() + PATIENCE
        while not self.decided:
            await play()
        if not self.reached:
            raise NotReached(f"no bot came to what is broken in the build '{self.broken}'")
        return bool(self.wrong)


async def play_at_random(campaign: Campaign, play: Callable[[str, int], Awaitable[None]], most: int) -> None:
    """Any scenario, and any number up to the highest, until the time is up."""

    async def through() -> None:
        while not campaign.late:
            await play(campaign.luck.choice(PLAYED), campaign.luck.randrange(1, most))

    await asyncio.gather(*(through() for _ in range(AT_ONCE // 2)))


async def side_by_side(scenarios: Iterable[str], play: Callable[[str], Awaitable[None]]) -> None:
    left = iter(scenarios)

    async def through() -> None:
        for scenario in left:
            await play(scenario)

    await asyncio.gather(*(through() for _ in range(AT_ONCE)))


def luck_of_the_day(*more: Any) -> Random:
    """Another choice each day."""
    return Random(" ".join(map(str, (f"{datetime.now(UTC):%Y-%j}", *more))))


def progress(line: str) -> None:
    sys.stderr.write(f"{line}\n")
