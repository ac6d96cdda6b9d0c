"""Doors that were found shut: channels in which we may not write. None is tried again before something has changed.

What could not be told meanwhile is told by a new board once a door is open again.
"""

from dataclasses import dataclass, field
from math import inf
from time import monotonic
from typing import Final

from dojo.diary import diary

log = diary("doors")

SHUT: Final = {50001, 50013}  # no access; no permission
FIRST: Final = 60.0  # seconds until a door is tried again that nobody has opened in our sight
LONGEST: Final = 3600.0


@dataclass(slots=True)
class Shut:
    """How often it was found shut, until when it is left alone, and which matches wait behind it."""

    guild: int
    times: int = 0
    until: float = 0.0
    matches: set[str] = field(default_factory=set)


class Doors:
    """By channel or thread; forgotten with a restart, as each is found shut again at the price of one refusal."""

    def __init__(self) -> None:
        self._shut: dict[int, Shut] = {}

    def __len__(self) -> int:
        return len(self._shut)

    def found_gone(self, place: int, guild: int, match: str) -> None:
        """A channel that is no more: nobody will ever open it."""
        self.found_shut(place, guild, match)
        self._shut[place].until = inf

    def found_shut(self, place: int, guild: int, match: str) -> None:
        door = self._shut.setdefault(place, Shut(guild))
        door.times += 1
        door.until = monotonic() + min(FIRST * 2.0 ** (door.times - 1), LONGEST)
        door.matches.add(match)
        log.warning("door shut", place=place, server=guild, match=match, again=round(door.until - monotonic()))

    def is_shut(self, place: int, match: str) -> bool:
        """Whether it is not worth knocking; then the match waits for a new board."""
        door = self._shut.get(place)
        if door is None or door.until <= monotonic():
            return False
        door.matches.add(match)
        return True

    def opened(self, place: int) -> set[str]:
        """Something was written there; which matches have waited for it."""
        door = self._shut.pop(place, None)
        return door.matches if door else set()

    def worth_trying(self, guild: int | None = None) -> set[str]:
        """The matches behind doors of a server that may be open now, or behind those whose time has come."""
        found: set[str] = set()
        for door in self._shut.values():
            if (door.guild == guild and door.until < inf) or (guild is None and door.until <= monotonic()):
                door.until = 0.0
                found |= door.matches
        return found
