"""The chances of two equals, and of what a hand may hold."""

from functools import cache
from math import comb


@cache
def first_to(mine: int, theirs: int) -> float:
    """How likely one of two equals is to win as often as is still needed before the other does."""
    if mine <= 0 or theirs <= 0:
        return float(mine <= 0)
    return (first_to(mine - 1, theirs) + first_to(mine, theirs - 1)) / 2


def after_next(chance: float, mine: int, theirs: int) -> float:
    """The same where only the next win is no even chance."""
    return chance * first_to(mine - 1, theirs) + (1 - chance) * first_to(mine, theirs - 1)


def none_of(some: int, held: int, every: int) -> float:
    """How likely a hand of `held` out of `every` unseen card has none of `some` that are among them."""
    return comb(every - some, held) / comb(every, held)
