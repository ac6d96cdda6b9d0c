"""Paces: how much time a player gets for a move, and for a reaction out of turn."""

from dataclasses import dataclass
from typing import Final

from dojo.errors import require_option

SECOND: Final = 1000  # milliseconds
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Pace:
    """A bank of time that grows with each move, up to a cap. All in ms."""

    key: str
    start: int
    increment: int
    cap: int
    window: int  # for a reaction, which doesn't use the bank
    extension: int = 12 * HOUR  # what a token adds
    vacations: bool = True  # they pause its clocks

    @property
    def timed(self) -> bool:
        return self.cap > 0

    @property
    def kept(self) -> int:
        """How long the seat of an absent player is kept for them."""
        return 2 * self.extension

    @property
    def patience(self) -> int:
        """Somebody who hasn't moved for longer than this may not be there: nobody else can take so long by playing."""
        return max(HOUR, self.cap + 2 * self.extension)

    @property
    def welcome(self) -> int:
        """What they get at least when it's their turn after all, not counting their quiet hours."""
        return max(12 * HOUR, self.start)


def _days(key: str, start: int, increment: int, cap: int) -> Pace:
    """A pace given in hours. A reaction gets a third of the increment, but at least an hour."""
    return Pace(key, start * HOUR, increment * HOUR, cap * HOUR, max(HOUR, increment * HOUR // 3))


ALL: Final = (
    _days("daily", 72, 12, 5 * 24),
    _days("relaxed", 72, 36, 10 * 24),
    _days("brisk", 24, 4, 3 * 24),
    Pace("live", 10 * MINUTE, 10 * MINUTE, 10 * MINUTE, 3 * MINUTE, extension=10 * MINUTE, vacations=False),
    Pace("friendly", 0, 0, 0, 0),
)
PACES: Final = tuple(pace.key for pace in ALL)  # the default first


def known_pace(value: str) -> str:
    return require_option("pace", value, PACES)


def pace(key: str) -> Pace:
    return ALL[PACES.index(key)]
