"""Where people gather before a match: who plays, what is played, and when it begins."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from dojo.people import Player
from engine.core import AnyGame
from storage.store import Store

PACES = ("daily", "relaxed", "brisk", "live", "friendly")  # the usual one first
GRACE = 30_000  # milliseconds a full lobby waits for second thoughts


@dataclass(frozen=True, slots=True)
class Lobby:
    id: str
    game: str
    host: int
    seats: int
    options: dict[str, str]
    pace: str
    players: tuple[Player, ...]
    invited: int | None
    guild: int
    guild_name: str
    channel: int
    message: int | None
    locale: str
    starts_at: int | None
    status: str  # "open", "started" or "closed"

    @property
    def free(self) -> int:
        return self.seats - len(self.players)

    @property
    def full(self) -> bool:
        return self.free <= 0


class Lobbies:
    def __init__(self, store: Store, games: Mapping[str, AnyGame], now: Callable[[], int]) -> None:
        self._store = store
        self._games = games
        self._now = now

    async def open(
        self,
        *,
        game: str,
        host: Player,
        guild: int,
        guild_name: str,
        channel: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        pace: str = PACES[0],
        invited: int | None = None,
        locale: str = "en",
    ) -> Lobby:
        raise NotImplementedError

    async def get(self, id: str) -> Lobby:
        raise NotImplementedError

    async def placed(self, id: str, message: int) -> None:
        raise NotImplementedError

    async def join(self, id: str, player: Player) -> Lobby:
        raise NotImplementedError

    async def leave(self, id: str, user: int) -> Lobby:
        raise NotImplementedError

    async def choose(self, id: str, user: int, name: str, value: str) -> Lobby:
        raise NotImplementedError

    async def start(self, id: str, user: int | None) -> str:
        raise NotImplementedError

    async def due(self) -> list[str]:
        raise NotImplementedError

    async def rematch(self, match: str, player: Player) -> Lobby:
        raise NotImplementedError
