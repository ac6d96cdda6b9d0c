"""What a move is worth: the chance to win, as a small network learnt it in millions of rounds of a game.

One hidden layer of rectified linear units over facts, each of which holds or doesn't. Such a network is trained on
rounds against itself and others by temporal differences, TD(lambda): Sutton, "Learning to Predict by the Methods of
Temporal Differences" (1988); Tesauro, "Temporal Difference Learning and TD-Gammon" (1995). `python -m bench training`
makes the weights.

A fact has one weight for each unit. They are kept side by side in one long integer, sixteen bits each, so that the
weights of all the facts that hold are added up for all units at once: Lamport, "Multiple Byte Processing with
Full-Word Instructions" (1975).
"""

from collections.abc import Sequence
from math import exp
from struct import unpack
from typing import Final

UNITS: Final = 64
STEPS: Final = 256  # in which a weight of 1 is stored
LANE: Final = 2  # bytes of a weight
LANES: Final = f"<{UNITS}H"
FLOATS: Final = f"<{2 * UNITS + 1}f"  # the biases, `out` and `last`


def offset(most: int) -> int:
    """What is added to each weight, so that none is below 0 and those of `most` facts fit into a lane."""
    return (1 << 8 * LANE) // (2 * most)


def nearest(chance: float, of: int) -> int:
    """The nearest of so many parts, and of two the higher, whatever the last bit of the chance."""
    return int(of * chance + 0.500001)


class Network:
    """`rows` has the weights of each fact, `bias` and `out` one number for each unit, `last` is added at the end."""

    __slots__ = ("bias", "last", "offset", "out", "rows")

    def __init__(self, stored: bytes, facts: int, most: int) -> None:
        """Little-endian: for each fact a row of 16-bit weights, then the biases, `out` and `last` as 32-bit floats.

        At most so many facts hold of a move.
        """
        size = UNITS * LANE
        self.offset = offset(most)
        self.rows = [int.from_bytes(stored[at * size : (at + 1) * size], "little") for at in range(facts)]
        *numbers, self.last = unpack(FLOATS, stored[facts * size :])
        self.bias, self.out = [each * STEPS for each in numbers[:UNITS]], [each / STEPS for each in numbers[UNITS:]]

    def worth(self, facts: Sequence[int]) -> float:
        """From 0 to 1."""
        rows, total = self.rows, self.last
        added = sum([rows[fact] for fact in facts])
        low = self.offset * len(facts)
        lanes = unpack(LANES, added.to_bytes(UNITS * LANE, "little"))
        for lane, bias, out in zip(lanes, self.bias, self.out, strict=True):
            if (unit := lane - low + bias) > 0:
                total += unit * out
        return 1 / (1 + exp(-total))
