"""What moderators do about the matches of their server: list them, end them without a result, bar people."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from dojo.errors import DojoError, NoSuchLobby, NoSuchMatch
from dojo.lobby.lobbies import Lobbies
from dojo.lobby.lobby import Lobby
from dojo.match.ending import end, nobody_wins
from dojo.match.referee import Referee, require_playing
from dojo.people.bars import Bars
from dojo.table.table import Table
from storage.store import Store

PAGE_SIZE: Final = 10

LobbyOrTable: TypeAlias = Lobby | Table


@dataclass(frozen=True, slots=True)
class Ongoing:
    """A page of the open lobbies and running matches of a server."""

    number: int
    total: int
    games: tuple[LobbyOrTable, ...]

    @property
    def last(self) -> int:
        return max(0, (self.total - 1) // PAGE_SIZE)


class Moderation:
    def __init__(self, store: Store, lobbies: Lobbies, referee: Referee, bars: Bars, now: Callable[[], int]) -> None:
        self._store = store
        self._lobbies = lobbies
        self._referee = referee
        self._bars = bars
        self._now = now

    async def ongoing(self, guild: int, number: int = 0) -> Ongoing:
        """The newest first; the first page if this one no longer exists."""
        rows = await self._store.read.ongoing(guild=guild, first=number * PAGE_SIZE, most=PAGE_SIZE)
        if number and not rows:
            return await self.ongoing(guild)
        games = [await (self._referee.table if row["running"] else self._lobbies.get)(row["id"]) for row in rows]
        return Ongoing(number, rows[0]["total"] if rows else 0, tuple(games))

    async def game(self, guild: int, id: str) -> LobbyOrTable:
        """A match of this server, or a lobby that has not started. Raises `NoSuchMatch`."""
        try:
            found: LobbyOrTable = await self._referee.table(id)
        except NoSuchMatch:
            found = await self._lobby(id)
        if found.guild != guild:
            raise NoSuchMatch
        return found

    async def close(self, guild: int, id: str) -> LobbyOrTable:
        """End a match so that it counts for nothing, or close a lobby; returns it as it is then."""
        found = await self.game(guild, id)
        if isinstance(found, Lobby):
            return await self._lobbies.close(id)
        async with self._referee.locked(id) as work:
            require_playing(work.table)
            await end(work, nobody_wins(work.table, "closed"), self._now())
            return work.table

    async def bar(self, guild: int, user: int, reason: str = "") -> list[Lobby]:
        """Bar somebody, and make them leave the open lobbies of this server; returns these."""
        await self._bars.bar(guild, user, reason)
        left = []
        for (id,) in await self._store.read.lobbies_with(guild=guild, id=user):
            try:
                left.append(await self._lobbies.leave(id, user))
            except DojoError:
                continue  # it has just started or closed
        return left

    async def _lobby(self, id: str) -> Lobby:
        try:
            return await self._lobbies.get(id)
        except NoSuchLobby:
            raise NoSuchMatch from None
