"""What somebody wants to play, and where."""

from collections.abc import Mapping
from typing import Final, NotRequired, TypedDict

from dojo.clock.paces import PACES, known_pace
from dojo.errors import known
from dojo.people.people import Player
from dojo.people.servers import NOWHERE

__all__ = ["NOWHERE", "ON_TIME", "PACES", "SWITCH", "Order", "Where", "known", "known_pace"]

SWITCH: Final = ("off", "on")
ON_TIME: Final = ("0", "80", "90", "95")  # percent of moves


class Where(TypedDict):
    """Where a lobby's card is posted, and in which language."""

    guild: int
    guild_name: str
    channel: int
    locale: NotRequired[str]


class Order(Where):
    """What somebody wants to play, and where."""

    game: str
    host: Player
    seats: NotRequired[int | None]
    options: NotRequired[Mapping[str, str]]
    pace: NotRequired[str]
