"""Tuples are never changed; these give a changed copy."""

from typing import TypeVar

T = TypeVar("T")


def put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*row[:index], value, *row[index + 1 :])


def less(row: tuple[T, ...], *gone: T) -> tuple[T, ...]:
    """Without one of each of `gone`; raises `ValueError` if one is not there."""
    left = list(row)
    for each in gone:
        left.remove(each)
    return tuple(left)
