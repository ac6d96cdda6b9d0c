"""Several answers compared by trying each in the same imagined positions, again and again.

The best is found by sequential halving: Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits"
(2013).
"""

from collections.abc import Callable, Sequence
from math import ceil, log2
from typing import TypeVar

A = TypeVar("A")
D = TypeVar("D")


def best(
    answers: Sequence[A], deal: Callable[[], D], tried: Callable[[D, A], float], tries: int, more: Callable[[], bool]
) -> A:
    """After so many tries, or when `more()` has become false, the answer with the highest mean of what `tried` told.

    In every round each answer that is left is tried in equally many deals; then the worse half goes.
    """
    running, rounds = list(answers), ceil(log2(len(answers)))
    found: list[list[float]] = [[] for _ in answers]
    told = dict(zip(answers, found, strict=True))
    for _ in range(rounds):
        for _ in range(max(1, tries // rounds // len(running))):
            position = deal()
            for answer in running:
                told[answer].append(tried(position, answer))
            if not more():
                return max(running, key=lambda answer: sum(told[answer]) / len(told[answer]))
        running.sort(key=lambda answer: sum(told[answer]) / len(told[answer]), reverse=True)
        del running[(len(running) + 1) // 2 :]
    return running[0]


def worth(
    answers: Sequence[A], deal: Callable[[], D], tried: Callable[[D, A], float], tries: int, more: Callable[[], bool]
) -> tuple[float, ...]:
    """The mean of what `tried` told of each answer, after so many tries together, or when `more()` has become false."""
    found: list[list[float]] = [[] for _ in answers]
    for _ in range(max(1, tries // len(answers))):
        position = deal()
        for told, answer in zip(found, answers, strict=True):
            told.append(tried(position, answer))
        if not more():
            break
    return tuple(sum(told) / len(told) for told in found)
