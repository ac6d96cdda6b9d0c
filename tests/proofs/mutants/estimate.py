"""How many mutants were killed, and how near to the truth that is when not all of them were tried."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

SURE = 1.96  # standard deviations, for 95 %


@dataclass(frozen=True)
class Count:
    """One game."""

    game: str
    all: int
    tried: int
    killed: int

    @property
    def share(self) -> float:
        return self.killed / self.tried

    @property
    def note(self) -> str:
        return f"{self.killed} of {self.tried} tried, of {self.all}"

    @property
    def spread(self) -> float:
        """The variance of the share, two of each kind added so that none of it is never; nothing if all were tried."""
        guess = (self.killed + 2) / (self.tried + 4)
        return (1 - self.tried / self.all) * guess * (1 - guess) / self.tried


def share(counts: Sequence[Count]) -> tuple[float, float]:
    """Of all mutants, and half the width of its interval: each game is a sample of its own."""
    total = sum(each.all for each in counts)
    killed = sum(each.all / total * each.share for each in counts)
    return killed, SURE * sqrt(sum((each.all / total) ** 2 * each.spread for each in counts))
