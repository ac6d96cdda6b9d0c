"""The computers that take a seat: how strong they are, by which id they go, how long they seem to think."""

import random
from collections.abc import Callable, Collection
from typing import Final, TypeAlias

from dojo.people.people import Player
from engine.core import BadOption

LEVELS: Final = {"novice": 20, "student": 200, "master": 1000}  # playouts an answer
MOST: Final = 9  # of one level in one match; storage knows as many
USUAL: Final = 4.0  # seconds

Call: TypeAlias = Callable[[int], str]  # from the number of a computer to its name
Pause: TypeAlias = Callable[[], int]  # milliseconds until an answer is given


def computer(level: str, taken: Collection[int], call: Call) -> Player:
    """The next of its level that is not among those taken."""
    if level not in LEVELS:
        raise BadOption("level", level, tuple(LEVELS))
    tens = -10 * (tuple(LEVELS).index(level) + 1)
    number = next(number for number in range(1, MOST + 1) if tens - number not in taken)
    return Player(tens - number, call(number))


def level_of(id: int) -> str:
    return tuple(LEVELS)[-id // 10 - 1]


def pausing(seconds: float = USUAL) -> Pause:
    """A pause drawn anew for each answer, whatever was asked: it must not tell whether the choice was hard."""
    return lambda: round(1000 * seconds * random.uniform(0.5, 1.5))
