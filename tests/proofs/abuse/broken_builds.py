"""Builds without one of the guards, each of which lets somebody be harmed."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from unittest.mock import patch

import dojo.lobby.lobbies
import dojo.match.agreements
import dojo.ratings.ratings
import faces.names
from dojo.lobby.lobby import Lobby

Guard = tuple[Any, str, Any]


async def uncounted(*_: Any) -> None:
    """Everybody may call everybody as often as they like."""


async def all_seats(queries: Any, match: str) -> set[int]:
    """Everybody is taken to have moved."""
    return {row["seat"] for row in await queries.standing_at_end(match_id=match)}


BUILDS: Final[dict[str, Guard]] = {
    "limits of calls": (dojo.lobby.lobbies, "count_ping", uncounted),
    "terms to agree to": (Lobby, "may_start_at", property(lambda _: 0)),
    "escaped names": (faces.names, "PUNCTUATION", re.compile("(?!)")),
    "a vote on calling off": (dojo.match.agreements, "agreed", lambda *_: True),
    "moves before a rating": (dojo.ratings.ratings, "moved_seats", all_seats),
}


@contextmanager
def broken(build: str) -> Iterator[None]:
    place, name, breaking = BUILDS[build]
    with patch.object(place, name, breaking):
        yield
