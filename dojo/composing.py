"""One answer among hundreds, put together field by field, knowing nothing of the game.

Moves are dataclasses: a game with 300 ways to lay a card lets its player choose the place and the turn one by one.
What is being put together is always a whole legal move, so it can be shown, and given, at any moment.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True, slots=True)
class Part:
    """One field of the move that is weighed: what it is, and to which move each value it may have leads."""

    field: str
    value: Any
    leads: dict[Any, Any]  # value -> move, in the order of the options


def parts(options: Sequence[Any], weighed: Any) -> tuple[Part, ...]:
    """The fields in which moves of the weighed one's kind differ, in the order they are written."""
    alike = [option for option in options if option.kind == weighed.kind]
    names = [field.name for field in fields(weighed)]
    found = (Part(name, getattr(weighed, name), _leads(alike, names, name, weighed)) for name in names)
    return tuple(part for part in found if len(part.leads) > 1)


def _leads(alike: Sequence[Any], names: Sequence[str], name: str, weighed: Any) -> dict[Any, Any]:
    """For each value the move that keeps most of what was chosen before; what was written first counts for more."""
    others = [other for other in names if other != name]
    kept: dict[Any, tuple[tuple[int, list[bool]], Any]] = {}
    for option in alike:
        same = [getattr(option, other) == getattr(weighed, other) for other in others]
        rank = (sum(same), same)
        value = getattr(option, name)
        if value not in kept or rank > kept[value][0]:
            kept[value] = (rank, option)
    return {value: move for value, (_, move) in kept.items()}
