"""Checks that refuse handwritten states which could not occur on a table."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from pydantic import AfterValidator

S = TypeVar("S")


def without(*searches: Callable[[S], Iterable[str]]) -> AfterValidator:
    """A pydantic validator for a state: raises `ValueError` with the first fault that one of `searches` yields.

    They run in this order, so a search may rely on those before it having found nothing. Missing cards are no fault:
    a position that shows one rule need not list them all.
    """

    def possible(state: S) -> S:
        for search in searches:
            for fault in search(state):
                raise ValueError(fault)
        return state

    return AfterValidator(possible)
