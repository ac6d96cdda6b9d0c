"""Whether something grows: a line fitted to the means of pieces of a run, and how sure that line is.

Samples that follow one another are alike, so a line through all of them would seem surer than it is; the means of long
pieces are nearly independent. The line is the least squares one, its interval Student's at 95 %.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from statistics import fmean, linear_regression

PIECES = 20
STUDENT = 2.101  # of 95 %, two-sided, with PIECES - 2 degrees of freedom


@dataclass(frozen=True, slots=True)
class Slope:
    """By how much it grows from the first sample to the last; at the least and at the most that they allow for."""

    mean: float
    growth: float
    low: float
    high: float

    def flat(self, most: float) -> bool:
        """Its interval reaches down to nothing, or it grows by less than `most`."""
        return self.low <= 0 or self.growth < most


def slope(at: Sequence[float], values: Sequence[float]) -> Slope:
    xs, ys, span = pieces(at), pieces(values), at[-1] - at[0]
    line = linear_regression(xs, ys)
    centre = fmean(xs)
    spread = sum((x - centre) ** 2 for x in xs)
    wrong = sum((y - line.intercept - line.slope * x) ** 2 for x, y in zip(xs, ys, strict=True))
    apart = STUDENT * sqrt(wrong / (PIECES - 2) / spread)
    return Slope(fmean(ys), line.slope * span, (line.slope - apart) * span, (line.slope + apart) * span)


def pieces(values: Sequence[float]) -> list[float]:
    """The means of as many pieces, alike but for one sample."""
    edges = [round(len(values) * number / PIECES) for number in range(PIECES + 1)]
    return [fmean(values[a:b]) for a, b in pairwise(edges)]
