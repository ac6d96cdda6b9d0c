"""What somebody wants to play, and where."""

from collections.abc import Mapping
from typing import Final, NotRequired, TypedDict

from dojo.people.people import Player

SWITCH: Final = ("off", "on")
ON_TIME: Final = ("0", "80", "90", "95")  # percent of moves


class Where(TypedDict):
    """Where a lobby's card is posted, and in which language."""

    guild: int
    guild_name: str
    channel: int
    locale: NotRequired[str]


class LobbyRequest(Where):
    """What somebody wants to play, and where."""

    game: str
    host: Player
    seats: NotRequired[int | None]
    options: NotRequired[Mapping[str, str]]
    pace: NotRequired[str]
