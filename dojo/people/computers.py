"""Computer players: how strong they are, their ids, how long they seem to think."""

import random
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final, TypeAlias

from dojo.people.people import Player
from engine.core import BadOption


@dataclass(frozen=True, slots=True)
class Level:
    """How strongly a computer plays; see `engine.player.search.choose`."""

    playouts: int
    wander: float = 0.0


LEVELS: Final = {"novice": Level(20, wander=0.7), "student": Level(200, wander=0.2), "master": Level(1000)}
MAX_PER_LEVEL: Final = 9  # of one level in one match; as many as are in the database
PAUSE_SECONDS: Final = 4.0
COACH: Final = "coach"  # a novice that also coaches the player against it; not a level to be chosen in a lobby
COACHES: Final = (-19, -18, -17)  # novices whom no other match needs, because it has four seats at most

Namer: TypeAlias = Callable[[int], str]  # from the number of a computer to its name
Pause: TypeAlias = Callable[[], int]  # ms until a move is made


def computer(level: str, taken: Collection[int], namer: Namer) -> Player:
    """The first computer of this level whose id is not taken."""
    if level == COACH:
        number, id = next((number, id) for number, id in enumerate(COACHES, 1) if id not in taken)
        return Player(id, namer(number))
    if level not in LEVELS:
        raise BadOption("level", level, tuple(LEVELS))
    tens = -10 * (tuple(LEVELS).index(level) + 1)
    number = next(number for number in range(1, MAX_PER_LEVEL + 1) if tens - number not in taken)
    return Player(tens - number, namer(number))


def level_of(id: int) -> str:
    return tuple(LEVELS)[-id // 10 - 1]


def random_pause(seconds: float = PAUSE_SECONDS) -> Pause:
    """A random pause for each move, whatever the question: it must not show whether the choice was hard."""
    return lambda: round(1000 * seconds * random.uniform(0.5, 1.5))
