"""From many legal moves to one, a question at a time, knowing nothing of the game.

Moves are dataclasses, so they can be told apart field by field: a game with 300 ways to lay a card becomes
"which square?", "which way up?", and so on.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, TypeVar

from engine.core import StaleAsk

M = TypeVar("M")

SHOWN = 25  # what one question can offer


@dataclass(frozen=True, slots=True)
class Choice:
    """Which field is to be chosen, what it may be, and how many moves each value leaves."""

    field: str
    values: tuple[Any, ...]
    counts: tuple[int, ...]


def narrow(options: Sequence[M], path: Sequence[int] = ()) -> Choice | M:
    """Follow a path of picks; the choice it leads to, or the one move left.

    A pick that is not among the values was made when other things were possible.
    """
    left = remaining(options, path)
    if len(left) == 1:
        return left[0]
    name = _telling_field(left)
    groups = _grouped(left, name)
    return Choice(name, tuple(groups), tuple(map(len, groups.values())))


def remaining(options: Sequence[M], path: Sequence[int]) -> Sequence[M]:
    """The moves a path of picks leaves."""
    if not path or len(options) == 1:
        return options
    pick, *rest = path
    groups = tuple(_grouped(options, _telling_field(options)).values())
    if not 0 <= pick < len(groups):
        raise StaleAsk
    return remaining(groups[pick], rest)


def _grouped(options: Sequence[M], name: str) -> dict[Any, list[M]]:
    groups: dict[Any, list[M]] = {}
    for option in options:
        groups.setdefault(getattr(option, name), []).append(option)
    return groups


def _telling_field(options: Sequence[Any]) -> str:
    """What kind of move comes first; then whichever field tells some apart without asking too much at once."""
    if len({option.kind for option in options}) > 1:
        return "kind"
    names = [field.name for field in fields(options[0])]
    values = {name: len({getattr(option, name) for option in options}) for name in names}
    telling = [name for name in names if values[name] > 1]
    return next((name for name in telling if values[name] <= SHOWN), min(telling, key=values.__getitem__))
