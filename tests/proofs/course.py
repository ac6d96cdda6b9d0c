"""What the proofs have in common that play evenings until the time is up: how it goes, and whether a fault is seen."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random


@dataclass
class Course:
    """`ends` is by the clock that only goes forward, in seconds; `broken` names what is wrong with the build, if so."""

    dice: Random
    ends: float
    broken: str = ""
    wrong: list[str] = field(default_factory=list)

    @property
    def late(self) -> bool:
        return time.monotonic() > self.ends

    def hurry(self) -> None:
        """Come to an end with what there is."""
        self.ends = 0.0

    async def caught(self, once: Callable[[], Awaitable[None]]) -> bool:
        """Whether what is wrong with a broken build is seen, if it is played with once and again."""
        while not self.wrong and not self.late:
            await once()
        return bool(self.wrong)
