"""Changed copies of tuples."""

from typing import TypeVar

T = TypeVar("T")


def put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """A copy of `row` with `value` at `index`, which must not be negative."""
    return (*row[:index], value, *row[index + 1 :])


def less(row: tuple[T, ...], *gone: T) -> tuple[T, ...]:
    """A copy of `row` with one occurrence of each of `gone` removed; raises `ValueError` if one is missing."""
    left = list(row)
    for each in gone:
        left.remove(each)
    return tuple(left)
