"""What a move of Kengo! is worth: the chance to win the round, as a small network learnt it in millions of rounds.

One hidden layer of rectified linear units over the facts of features.py, each of which holds or doesn't. It was
trained on rounds against itself and others by temporal differences, TD(lambda): Sutton, "Learning to Predict by the
Methods of Temporal Differences" (1988); Tesauro, "Temporal Difference Learning and TD-Gammon" (1995). The weights are
in seeds/kengo/<level>.network, and `python -m bench training` makes them.

A fact has one weight for each unit. They are kept side by side in one long integer, sixteen bits each, so that the
weights of all the facts that hold are added up for all units at once: Lamport, "Multiple Byte Processing with
Full-Word Instructions" (1975).
"""

from array import array
from collections.abc import Iterable
from functools import cache
from math import exp
from typing import Final

from engine.box import SEEDS
from engine.games.kengo.features import FACTS, Look
from engine.games.kengo.state import Level, Move, View

UNITS: Final = 64
STEPS: Final = 256  # in which a weight of 1 is stored
OFFSET: Final = 1 << 10  # added to each weight, so that none is below 0; all facts of a move stay below 1 << 16
LANE: Final = 2  # bytes of a weight


class Network:
    """`rows` has the weights of each fact, `bias` and `out` one number for each unit, `last` is added at the end."""

    __slots__ = ("bias", "last", "out", "rows")

    def __init__(self, stored: bytes) -> None:
        """Little-endian: for each fact a row of 16-bit weights, then the biases, `out` and `last` as 32-bit floats."""
        size = UNITS * LANE
        self.rows = [int.from_bytes(stored[at * size : (at + 1) * size], "little") for at in range(FACTS)]
        *numbers, self.last = array("f", stored[FACTS * size :])
        self.bias, self.out = [each * STEPS for each in numbers[:UNITS]], [each / STEPS for each in numbers[UNITS:]]

    def worth(self, facts: list[int]) -> float:
        """From 0 to 1."""
        rows, total = self.rows, self.last
        added = sum([rows[fact] for fact in facts])
        low = OFFSET * len(facts)
        for lane, bias, out in zip(
            array("H", added.to_bytes(UNITS * LANE, "little")), self.bias, self.out, strict=True
        ):
            if (unit := lane - low + bias) > 0:
                total += unit * out
        return 1 / (1 + exp(-total))


@cache
def network(level: Level) -> Network:
    return Network((SEEDS / "kengo" / f"{level}.network").read_bytes())


def ranked(view: View, options: Iterable[Move]) -> list[Move]:
    """The best first."""
    look, net = Look(view), network(view.options.level)
    return sorted(options, key=lambda option: net.worth(look.facts(option)), reverse=True)
