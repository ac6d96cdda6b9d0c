"""What could not lie on a table, searched for in a state that somebody wrote: the first fault found refuses it."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from pydantic import AfterValidator

S = TypeVar("S")


def without(*searches: Callable[[S], Iterable[str]]) -> AfterValidator:
    """In this order: a search may rely on what those before it have not found. Few cards are no fault, for a position
    that shows one rule need not count them all."""

    def possible(state: S) -> S:
        for search in searches:
            for fault in search(state):
                raise ValueError(fault)
        return state

    return AfterValidator(possible)
