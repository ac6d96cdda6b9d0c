"""Opens, changes and closes lobbies, and starts their matches."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Unpack

from dojo import shuffle
from dojo.clock.paces import DAY, PACES, known_pace
from dojo.errors import NoSuchLobby
from dojo.lobby import lobby_rows
from dojo.lobby.lobby import (
    Lobby,
    add_computer,
    change_setting,
    close_if_stale,
    close_lobby,
    join_lobby,
    leave_lobby,
    practice_lobby,
    rematch_lobby,
    remove_computer,
    start_lobby,
)
from dojo.lobby.request import LobbyRequest, Where
from dojo.lobby.start import begin
from dojo.ops.leases import Leases
from dojo.outbox import unit_of_work
from dojo.people.blocks import require_no_blocks
from dojo.people.computers import Call, Pause, random_pause
from dojo.people.people import People, Player
from dojo.people.servers import NOWHERE
from dojo.table import table_rows
from dojo.table.table import Table
from engine.core import AnyGame, BadOption
from engine.match import chosen
from storage.store import Store

STALE_MS = 7 * DAY


class Lobbies:
    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        now: Callable[[], int],
        pause: Pause | None = None,
        leases: Leases | None = None,
    ) -> None:
        self._leases = leases or Leases(store, now)
        self._store = store
        self._games = games
        self._now = now
        self._pause = pause or random_pause()
        self._people = People(store, now)

    async def open(self, *, invited: int | None = None, **request: Unpack[LobbyRequest]) -> Lobby:
        lobby = await self._new_lobby(**request)
        return await self._write_new(replace(lobby, invited=None if invited == lobby.host else invited))

    async def practise(self, *, level: str, call: Call, **request: Unpack[LobbyRequest]) -> Lobby:
        """A lobby with computers in all other seats."""
        return await self._write_new(practice_lobby(await self._new_lobby(**request), level, call, self._now()))

    async def get(self, id: str) -> Lobby:
        rows = await self._store.read.lobby(id=id) if shuffle.is_code(id) else []
        if not rows:
            raise NoSuchLobby
        return lobby_rows.read(rows)

    async def placed(self, id: str, message: int) -> None:
        """Store the message of the lobby's card, which the match's thread will start from."""
        await self.get(id)
        async with self._store.transaction() as queries:
            await queries.place_lobby(id=id, message=message)
            await queries.place_lobby_of_match(id=id, message=message)

    async def join(self, id: str, player: Player) -> Lobby:
        known = await self._people.met(player)
        return await self._change(id, partial(join_lobby, player=known, now=self._now()))

    async def leave(self, id: str, user: int) -> Lobby:
        return await self._change(id, partial(leave_lobby, user=user, now=self._now()))

    async def choose(self, id: str, user: int, name: str, value: str) -> Lobby:
        """`name`: an option of the game, "seats", "pace", "sleeps", "rated" or "on_time"."""
        game = self._games[(await self.get(id)).game]
        change = partial(change_setting, game=game, user=user, name=name, value=value, now=self._now())
        return await self._change(id, change)

    async def add_computer(
        self, id: str, user: int, level: str, call: Call, click: int = 0, taken: int | None = None
    ) -> Lobby:
        """`call`: its name, by its number.

        `taken`: how many players the card showed. Raises `LobbyMovedOn` if that has changed.
        """
        come = partial(add_computer, user=user, level=level, call=call, now=self._now(), click=click)
        return await self._change(id, partial(come, taken=taken))

    async def remove_computer(self, id: str, user: int, computer: int, taken: int | None = None) -> Lobby:
        go = partial(remove_computer, user=user, computer=computer, now=self._now(), taken=taken)
        return await self._change(id, go)

    async def start(self, id: str, user: int | None) -> str:
        """Start the match, for the host or (None) because it's time. Returns its id, which is the lobby's."""
        return (await self._change(id, partial(start_lobby, user=user))).id

    async def close(self, id: str) -> Lobby:
        """Close a lobby whoever is in it, because a moderator wants it."""
        return await self._change(id, close_lobby)

    async def stale(self) -> list[str]:
        """Lobbies open for over a week that this process is to close."""
        rows = await self._store.read.lobbies_stale(before=self._now() - STALE_MS, now=self._now())
        return [id for id, made_at in rows if await self._leases.mine("stale", id, made_at)]

    async def expire(self, id: str) -> Lobby:
        """Close a stale lobby, unless it has just become full: then it's about to start."""
        return await self._change(id, close_if_stale)

    async def due(self) -> list[str]:
        """Full lobbies that this process is to start now."""
        rows = await self._store.read.lobbies_starting(now=self._now())
        return [id for id, starts_at in rows if await self._leases.mine("lobby", id, starts_at)]

    async def rematch(self, match: str, player: Player) -> Lobby:
        """A lobby for the same people, each one seat further on. The second to ask joins the lobby of the first.

        While the rematch is being played there is no other: its lobby is returned.
        """
        while True:
            rows = await table_rows.rows_of(self._store.read, match)
            table = table_rows.read(self._games, rows)
            table.seat_of(player.id)
            known = await self._known_player(player, table.guild)
            before = rows[0]["rematch"]
            if before and (opened := await self.get(before)).status == "open":
                return await self.join(before, player)
            if before and opened.status == "started" and await self._playing(before):
                return opened
            lobby = rematch_lobby(table, shuffle.code(), known, self._now())
            if laid := await self._offer_rematch(table, before, lobby):
                return laid

    async def _new_lobby(
        self,
        *,
        game: str,
        host: Player,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        pace: str = PACES[0],
        **where: Unpack[Where],
    ) -> Lobby:
        rules = self._rules(game)
        number = rules.seats[0] if seats is None else seats
        return Lobby(
            id=shuffle.code(),
            game=game,
            host=host.id,
            seats=number,
            options=chosen(rules, number, options or {}),
            pace=known_pace(pace),
            players=(await self._known_player(host, where["guild"]),),  # the host has joined at once
            invited=None,
            **where,
        )

    async def _known_player(self, player: Player, guild: int) -> Player:
        """Remember the player. Without a server there is no thread, so hands always go by DM."""
        known = await self._people.met(player)
        return replace(known, dm="yes") if guild == NOWHERE else known

    async def _playing(self, match: str) -> bool:
        rows = await table_rows.rows_of(self._store.read, match)
        return bool(rows[0]["status"] == "playing")

    def _rules(self, game: str) -> AnyGame:
        if game not in self._games:
            raise BadOption("game", game, tuple(self._games))
        return self._games[game]

    async def _write_new(self, lobby: Lobby) -> Lobby:
        async with self._store.transaction() as queries:
            return await lobby_rows.write_new(queries, lobby, self._now())

    async def _offer_rematch(self, table: Table, before: str | None, lobby: Lobby) -> Lobby | None:
        async with self._store.transaction() as queries:
            if await queries.offer_rematch(id=table.id, before=before or "", lobby_id=lobby.id) is None:
                return None
            return await lobby_rows.write_new(queries, lobby, self._now())

    async def _change(self, id: str, change: Callable[[Lobby], Lobby]) -> Lobby:
        """Read, change and write. If somebody else wrote in between, start again."""
        while True:
            before = await self.get(id)
            after = change(before)
            if after == before:
                return before
            after = lobby_rows.with_joins(before, replace(after, version=before.version))
            if await self._write(before, after):
                return replace(after, version=before.version + 1)

    async def _write(self, before: Lobby, after: Lobby) -> bool:
        async with unit_of_work(self._store, self._now) as work:
            if not await lobby_rows.write(work.queries, before, after, self._now()):
                return False
            await require_no_blocks(work.queries, before.ids, after.players)
            if after.status == "started":
                await begin(work, after, self._games[after.game], self._now(), self._pause)
        return True
