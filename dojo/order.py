"""What somebody wants to play, and where."""

from collections.abc import Mapping
from typing import Final, NotRequired, TypedDict

from dojo.paces import PACES, known_pace
from dojo.people import Player

__all__ = ["NOWHERE", "PACES", "Order", "Where", "known_pace"]

NOWHERE: Final = 0  # stands for the server where there is none: two who write to each other


class Where(TypedDict):
    """Where the card of a lobby hangs, and what is spoken there."""

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
