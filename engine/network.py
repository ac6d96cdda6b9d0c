"""What a move is worth: the chance to win, as a small network learnt it in millions of rounds of a game.

One hidden layer of rectified linear units over facts, each of which holds or doesn't. Such a network is trained on
rounds against itself and others by temporal differences, TD(lambda): Sutton, "Learning to Predict by the Methods of
Temporal Differences" (1988); Tesauro, "Temporal Difference Learning and TD-Gammon" (1995). `python -m bench train`
makes the weights, and seeds/<name>.json says how those of seeds/<name>.network were made.

A fact has one weight for each unit. They are kept side by side in one long integer, sixteen bits each, so that the
weights of all the facts that hold are added up for all units at once: Lamport, "Multiple Byte Processing with
Full-Word Instructions" (1975).
"""

from collections.abc import Iterable, Sequence
from functools import cache
from math import exp
from operator import itemgetter
from struct import unpack
from typing import Final, Protocol, TypeVar

from engine.box import SEEDS

UNITS: Final = 64
MOST: Final = 64  # facts that may hold of a move
STEPS: Final = 256  # in which a weight of 1 is stored
LANE: Final = 2  # bytes of a weight
LANES: Final = f"<{UNITS}H"
FLOATS: Final = f"<{2 * UNITS + 2}f"  # the biases, `out`, `last` and `zero`
FLOAT: Final = 4

M = TypeVar("M", contravariant=True)


def nearest(chance: float, of: int) -> int:
    """The nearest of so many parts, and of two the higher, whatever the last bit of the chance."""
    return int(of * chance + 0.500001)


class Network:
    """`rows` has the weights of each fact, `bias` and `out` one number for each unit, `last` is added at the end.

    No weight is stored below 0: `zero` is what stands for 0.
    """

    __slots__ = ("bias", "last", "out", "rows", "zero")

    def __init__(self, stored: bytes) -> None:
        """Little-endian: for each fact a row of 16-bit weights, then the other numbers as 32-bit floats."""
        size, end = UNITS * LANE, len(stored) - (2 * UNITS + 2) * FLOAT
        self.rows = [int.from_bytes(stored[at : at + size], "little") for at in range(0, end, size)]
        *numbers, self.last, zero = unpack(FLOATS, stored[end:])
        self.zero, self.bias = int(zero), [each * STEPS for each in numbers[:UNITS]]
        self.out = [each / STEPS for each in numbers[UNITS:]]

    def worth(self, facts: Sequence[int]) -> float:
        """From 0 to 1."""
        rows, total = self.rows, self.last
        added = sum([rows[fact] for fact in facts])
        low = self.zero * len(facts)
        lanes = unpack(LANES, added.to_bytes(UNITS * LANE, "little"))
        for lane, bias, out in zip(lanes, self.bias, self.out, strict=True):
            if (unit := lane - low + bias) > 0:
                total += unit * out
        return 1 / (1 + exp(-total))


@cache
def network(name: str) -> Network:
    return Network((SEEDS / f"{name}.network").read_bytes())


class Look(Protocol[M]):
    """What a seat sees before it moves, counted once for all its moves."""

    @property
    def network(self) -> str:
        """Which one has seen positions like this."""

    def facts(self, move: M) -> Sequence[int]:
        """All that hold of a move, and of what is seen after it."""


def rated(look: Look[M], options: Iterable[M]) -> list[tuple[float, M]]:
    """What each is worth, the best first."""
    net = network(look.network)
    return sorted([(net.worth(look.facts(option)), option) for option in options], key=itemgetter(0), reverse=True)
