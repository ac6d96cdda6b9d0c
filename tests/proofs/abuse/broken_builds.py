"""Builds without one of the guards, each of which lets somebody be harmed."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from unittest.mock import patch

import cogs.guard.in_flight
import cogs.guard.payloads
import dojo.lobby.lobbies
import dojo.people.vacations
import dojo.ratings.ratings
import dojo.watching.guesses
import faces.names
from cogs.interactions import acknowledge
from cogs.interactions.acknowledge import ACKNOWLEDGE_SECONDS, OwnMessage, reply
from dojo.lobby.lobby import Lobby
from dojo.match import agreements

Guard = tuple[Any, str, Any]
CAST_OFFER: Final = agreements._cast_offer


async def uncounted(*_: Any) -> None:
    """Everybody may call everybody as often as they like."""


async def all_seats(queries: Any, match: str) -> set[int]:
    """Everybody is taken to have moved."""
    return {row["seat"] for row in await queries.standing_at_end(match_id=match)}


async def let_everybody_guess(*_: Any) -> None:
    """Strangers and barred people, too."""


async def forgetful_offer(work: Any, seat: int, vote: str, now: int) -> None:
    """An earlier offer is no longer known."""
    await agreements.cast(work, seat, None)
    await CAST_OFFER(work, seat, vote, now)


async def reply_of_the_click(interaction: Any, **message: Any) -> OwnMessage:
    """On a busy machine. What is deleted later is taken to be the answer, which may be the message that was clicked."""
    await asyncio.sleep(ACKNOWLEDGE_SECONDS)
    return OwnMessage((await reply(interaction, **message)).id, interaction)


BUILDS: Final[dict[str, Guard]] = {
    "limits of calls": (dojo.lobby.lobbies, "count_ping", uncounted),
    "terms to agree to": (Lobby, "may_start_at", property(lambda _: 0)),
    "escaped names": (faces.names, "PUNCTUATION", re.compile("(?!)")),
    "a vote on calling off": (agreements, "agreed", lambda *_: True),
    "moves before a rating": (dojo.ratings.ratings, "moved_seats", all_seats),
    "clicks at once": (cogs.guard.in_flight, "AT_ONCE", 1_000),
    "vacations a day": (dojo.people.vacations, "VACATIONS_A_DAY", 1_000),
    "who may guess": (dojo.watching.guesses, "_require_watcher", let_everybody_guess),
    "channels of the server": (cogs.guard.payloads, "are_here", lambda *_: True),
    "one offer at a time": (agreements, "_cast_offer", forgetful_offer),
    "the bot's own messages": (acknowledge, "reply", reply_of_the_click),
}


@contextmanager
def broken(build: str) -> Iterator[None]:
    place, name, breaking = BUILDS[build]
    with patch.object(place, name, breaking):
        yield
