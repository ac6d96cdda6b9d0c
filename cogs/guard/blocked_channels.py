"""Doors that were found shut: channels in which we may not write. None is tried again before something has changed.

What could not be told meanwhile is told by a new board once a door is open again.
"""

from dataclasses import dataclass, field
from math import inf
from time import monotonic
from typing import Final

from dojo.ops.log import diary

log = diary("doors")

SHUT: Final = {50001, 50013}  # no access; no permission
FIRST: Final = 60.0  # seconds until a door is tried again that nobody has opened in our sight
LONGEST: Final = 3600.0


@dataclass(slots=True)
class Shut:
    """How long it is left alone, until when, which matches wait behind it, and which of them knock already."""

    guild: int
    wait: float = FIRST / 2  # the last one; each is twice as long as the one before
    until: float = 0.0
    matches: set[str] = field(default_factory=set)
    knocking: set[str] = field(default_factory=set)


class Doors:
    """By channel or thread; forgotten with a restart, as each is found shut again at the price of one refusal.

    Which matches wait is not forgotten (`Referee.unshown`).
    """

    def __init__(self) -> None:
        self._shut: dict[int, Shut] = {}
        self.ended: set[str] = set()  # matches whose end was told behind one in every way that needs no door

    def __len__(self) -> int:
        return len(self._shut)

    def found_gone(self, place: int, guild: int, match: str) -> None:
        """A channel that is no more: nobody will ever open it."""
        door = self._shut.setdefault(place, Shut(guild))
        door.until = inf
        self._waits(door, match)
        log.warning("door gone", place=place, server=guild, match=match)

    def found_shut(self, place: int, guild: int, match: str) -> None:
        """Several matches may have knocked together: that counts once."""
        door = self._shut.setdefault(place, Shut(guild))
        if not monotonic() < door.until < inf:
            door.wait = min(2 * door.wait, LONGEST)
            door.until = monotonic() + door.wait
        self._waits(door, match)
        log.warning("door shut", place=place, server=guild, match=match, again=round(door.until - monotonic()))

    def is_shut(self, place: int, match: str) -> bool:
        """Whether it is not worth knocking; then the match waits for a new board."""
        door = self._shut.get(place)
        if door is None or door.until <= monotonic():
            return False
        self._waits(door, match)
        return True

    def opened(self, place: int) -> set[str]:
        """Something was written there; which matches have waited for it and have no news of that on their way."""
        door = self._shut.pop(place, None)
        return door.matches - door.knocking if door else set()

    def forget(self, place: int) -> None:
        """Whoever waited there has moved."""
        self._shut.pop(place, None)

    def keeps(self, match: str) -> bool:
        """Whether it waits behind a door that may open."""
        return any(match in door.matches for door in self._shut.values() if door.until < inf)

    def knocks(self, match: str) -> None:
        """A board is on its way. Once another match has opened the door a second one would call people twice."""
        for door in self._shut.values():
            if match in door.matches:
                door.knocking.add(match)

    def worth_trying(self, guild: int | None = None) -> set[str]:
        """The matches behind doors of a server that may be open now, or behind those whose time has come."""
        found: set[str] = set()
        for door in self._shut.values():
            if (door.guild == guild and door.until < inf) or (guild is None and door.until <= monotonic()):
                door.until = 0.0
                found |= door.matches
        return found

    @staticmethod
    def _waits(door: Shut, match: str) -> None:
        door.matches.add(match)
        door.knocking.discard(match)
