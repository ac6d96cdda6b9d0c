"""Computer players: how strong they are, their ids, how long they seem to think."""

import random
from collections.abc import Callable, Collection
from typing import Final, TypeAlias

from dojo.people.people import Player
from engine.core import BadOption

LEVELS: Final = {"novice": 20, "student": 200, "master": 1000}  # playouts per move
MOST: Final = 9  # of one level in one match; as many as are in the database
USUAL: Final = 4.0  # seconds

Call: TypeAlias = Callable[[int], str]  # from the number of a computer to its name
Pause: TypeAlias = Callable[[], int]  # ms until a move is made


def computer(level: str, taken: Collection[int], call: Call) -> Player:
    """The first computer of this level whose id is not taken."""
    if level not in LEVELS:
        raise BadOption("level", level, tuple(LEVELS))
    tens = -10 * (tuple(LEVELS).index(level) + 1)
    number = next(number for number in range(1, MOST + 1) if tens - number not in taken)
    return Player(tens - number, call(number))


def level_of(id: int) -> str:
    return tuple(LEVELS)[-id // 10 - 1]


def pausing(seconds: float = USUAL) -> Pause:
    """A random pause for each move, whatever the question: it must not show whether the choice was hard."""
    return lambda: round(1000 * seconds * random.uniform(0.5, 1.5))
