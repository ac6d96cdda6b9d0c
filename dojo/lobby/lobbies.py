"""Opens, changes and closes lobbies, and starts their matches."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import partial
from typing import Unpack

from dojo import shuffle
from dojo.clock.paces import DAY, MINUTE, PACES, known_pace
from dojo.errors import NoSuchLobby, require_option
from dojo.lobby import lobby_rows
from dojo.lobby.limits import require_room_for_lobby, require_room_for_player, require_room_for_start
from dojo.lobby.lobby import (
    Lobby,
    add_computer,
    agree_to_terms,
    agreed_by_host,
    change_settings,
    close_if_stale,
    close_lobby,
    in_seating_order,
    join_lobby,
    leave_lobby,
    note_told,
    remove_computer,
    start_lobby,
    stop_countdown,
    with_countdown,
)
from dojo.lobby.request import LobbyRequest, Where
from dojo.lobby.start import begin
from dojo.ops.leases import Leases
from dojo.outbox import unit_of_work
from dojo.people.blocks import any_block, require_no_blocks
from dojo.people.computers import Namer, Pause, random_pause
from dojo.people.people import People, Player
from dojo.people.pings import Pings, count_ping
from dojo.people.preferences import NOTIFIED_AT_ONCE
from dojo.people.servers import ELSEWHERE, NOWHERE
from dojo.table import table_rows
from dojo.table.table import Table
from engine.core import AnyGame
from engine.match import chosen
from storage.store import Queries, Store

STALE_MS = 7 * DAY
AT_ONCE = 10  # stale lobbies, or lobbies to tell of: so that what comes due meanwhile is not kept waiting
TELL_AGAIN_MS = 10 * MINUTE  # until somebody who could not be told is tried once more


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
        self._pings = Pings(store, now)

    async def open(self, *, invited: int | None = None, **request: Unpack[LobbyRequest]) -> Lobby:
        lobby = await self._new_lobby(**request)
        return await self._write_new(replace(lobby, invited=None if invited == lobby.host else invited))

    async def practise(self, *, level: str, namer: Namer, **request: Unpack[LobbyRequest]) -> Lobby:
        """A lobby with computers in all other seats."""
        return await self._write_new(practice_lobby(await self._new_lobby(**request), level, namer, self._now()))

    async def get(self, id: str) -> Lobby:
        rows = await self._store.read.lobby(id=id) if shuffle.is_code(id) else []
        if not rows:
            raise NoSuchLobby
        return lobby_rows.read(rows)

    async def store_card(self, id: str, message: int) -> None:
        """Store the message of the lobby's card, which the match's thread will start from."""
        await self.get(id)
        async with self._store.transaction() as queries:
            await queries.place_lobby(id=id, message=message)
            await queries.place_lobby_of_match(id=id, message=message)

    async def join(self, id: str, player: Player, seen: str = "", expected: Mapping[str, str] | None = None) -> Lobby:
        """`seen`, `expected`: see `join_lobby`."""
        known = await self._people.remember_player(player)
        join = partial(join_lobby, player=known, now=self._now(), seen=seen, expected=expected)
        return await self._change(id, join)

    async def agree(self, id: str, user: int, seen: str) -> Lobby:
        """Agree to the present terms. Raises `LobbyMovedOn` if those that were seen are others."""
        return await self._change(id, partial(agree_to_terms, user=user, seen=seen, now=self._now()))

    async def leave(self, id: str, user: int) -> Lobby:
        return await self._change(id, partial(leave_lobby, user=user, now=self._now()))

    async def choose(self, id: str, user: int, name: str, value: str) -> Lobby:
        """`name`: an option of the game, "seats", "pace", "sleeps", "rated" or "on_time"."""
        return await self.choose_all(id, user, {name: value})

    async def choose_all(self, id: str, user: int, settings: Mapping[str, str]) -> Lobby:
        """Several at once, or none if one of them can't be."""
        game = self._games[(await self.get(id)).game]
        return await self._change(
            id, partial(change_settings, game=game, user=user, settings=settings, now=self._now())
        )

    async def add_computer(
        self, id: str, user: int, level: str, namer: Namer, click: int = 0, taken: int | None = None
    ) -> Lobby:
        """`namer`: gives its name, by its number.

        `taken`: how many players the card showed. Raises `LobbyMovedOn` if that has changed.
        """
        come = partial(add_computer, user=user, level=level, namer=namer, now=self._now(), click=click)
        return await self._change(id, partial(come, taken=taken))

    async def remove_computer(self, id: str, user: int, computer: int, taken: int | None = None) -> Lobby:
        go = partial(remove_computer, user=user, computer=computer, now=self._now(), taken=taken)
        return await self._change(id, go)

    async def start(self, id: str, user: int | None) -> str:
        """Start the match, for the host or (None) because it's time. Returns its id, which is the lobby's."""
        return (await self._change(id, partial(start_lobby, user=user, now=self._now()))).id

    async def stop_countdown(self, id: str) -> Lobby:
        """What is due could not be started, so it is not tried again unless the host asks for it."""
        return await self._change(id, partial(stop_countdown, now=self._now()))

    async def close(self, id: str) -> Lobby:
        """Close a lobby, no matter who is in it, because a moderator wants it."""
        return await self._change(id, close_lobby)

    async def stale(self) -> list[str]:
        """Some of the lobbies open for over a week that this process is to close."""
        rows = await self._store.read.lobbies_stale(before=self._now() - STALE_MS, now=self._now(), most=AT_ONCE)
        return [id for id, made_at in rows if await self._leases.take("stale", id, made_at)]

    async def expire(self, id: str) -> Lobby:
        """Close a stale lobby, unless it has just become full: then it's about to start."""
        return await self._change(id, close_if_stale)

    async def due(self) -> list[str]:
        """Full lobbies that this process is to start now."""
        rows = await self._store.read.lobbies_starting(now=self._now())
        return [id for id, starts_at in rows if await self._leases.take("lobby", id, starts_at)]

    async def telling(self) -> list[str]:
        """Some of the lobbies whose players this process is to tell of changed terms."""
        rows = await self._store.read.lobbies_telling(now=self._now(), most=AT_ONCE)
        return [id for id, tell_at in rows if await self._leases.take("terms", id, tell_at)]

    async def to_tell(self, lobby: Lobby) -> list[Player]:
        """The players who are to be called now because the terms have changed, which counts as a ping by the host.

        The others agree by themselves, or the match waits for them: they are asleep, want no calls, or have had enough.
        Elsewhere nobody can be called.
        """
        if lobby.guild == ELSEWHERE:
            return []
        return [player for player in lobby.untold if await self._may_call(lobby, player)]

    async def told(self, lobby: Lobby, players: Collection[Player]) -> Lobby:
        """Note that these players have been told of the lobby's terms."""
        now, ids = self._now(), [player.id for player in players]
        note = partial(note_told, seen=lobby.terms_code, told=ids, now=now, again_at=now + TELL_AGAIN_MS)
        return await self._change(lobby.id, note)

    async def _may_call(self, lobby: Lobby, player: Player) -> bool:
        wishes = player.preferences
        if wishes.notices not in NOTIFIED_AT_ONCE or (wishes.quiet and wishes.quiet.quiet_until(self._now())):
            return False
        if await any_block(self._store.read, player.id, [lobby.host]):
            return False
        return await self._pings.take(lobby.host, player.id)

    async def rematch_open(self, match: str) -> bool:
        """Whether a rematch is open or being played, so that asking for one opens no lobby."""
        rows = await table_rows.rows_of(self._store.read, match)
        before = rows[0]["rematch"]
        return bool(before) and await self._stands(await self.get(before))

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
            lobby = rematch_lobby(table, shuffle.code(), known, self._now())
            if before and await self._stands(opened := await self.get(before)):
                return await self.join(before, player, expected=lobby.terms) if opened.status == "open" else opened
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
        lobby = Lobby(
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
        return agreed_by_host(lobby)

    async def _known_player(self, player: Player, guild: int) -> Player:
        """Remember the player. Without a server there is no thread, so hands always go by DM."""
        known = await self._people.remember_player(player)
        return replace(known, dm="yes") if guild == NOWHERE else known

    async def _stands(self, rematch: Lobby) -> bool:
        """Whether the lobby is open or its match is being played."""
        if rematch.status != "started":
            return rematch.status == "open"
        rows = await table_rows.rows_of(self._store.read, rematch.id)
        return bool(rows[0]["status"] == "playing")

    def _rules(self, game: str) -> AnyGame:
        return self._games[require_option("game", game, self._games)]

    async def _write_new(self, lobby: Lobby) -> Lobby:
        async with self._store.transaction() as queries:
            stored = await self._written(queries, lobby)
            if lobby.invited:
                await count_ping(queries, lobby.host, lobby.invited, self._now())
            return stored

    async def _written(self, queries: Queries, lobby: Lobby) -> Lobby:
        await require_room_for_lobby(queries, lobby, self._now())
        return await lobby_rows.write_new(queries, lobby, self._now())

    async def _offer_rematch(self, table: Table, before: str | None, lobby: Lobby) -> Lobby | None:
        async with self._store.transaction() as queries:
            if await queries.offer_rematch(id=table.id, before=before or "", lobby_id=lobby.id) is None:
                return None
            return await self._written(queries, lobby)

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
            if not await lobby_rows.write(work.queries, after):
                return False
            await _require_possible(work.queries, before, after)
            await lobby_rows.write_players(work.queries, before, after, self._now())
            if after.status == "started":
                await begin(work, after, self._games[after.game], self._now(), self._pause)
        return True


async def _require_possible(queries: Queries, before: Lobby, after: Lobby) -> None:
    """Raises an error if players are not to meet, or if there is no room for another player or match."""
    await require_no_blocks(queries, before.ids, after.players)
    for player in after.players:
        if player.id not in before.ids and not player.computer:
            await require_room_for_player(queries, player.id)
    if after.status == "started":
        await require_room_for_start(queries, after)


# Lobbies that open with more than their host: a rematch, and practice against computers


def rematch_lobby(table: Table, id: str, host: Player, now: int) -> Lobby:
    """A rematch: the same game for the same people, each one seat further on. Computers join at once."""
    ids = [player.id for player in table.players]
    computers = [replace(player, click=host.click) for player in table.players if player.computer]
    others = [table.players[seat].id for seat in table.all_people if table.players[seat].id != host.id]
    seating = (*ids[1:], ids[0])
    lobby = Lobby(
        id=id,
        game=table.game.key,
        host=host.id,
        seats=len(ids),
        options=table.options,
        pace=table.pace,
        players=in_seating_order((host, *computers), seating),
        invited=others[0] if len(others) == 1 else None,
        guild=table.guild,
        guild_name=table.guild_name,
        channel=table.channel,
        locale=table.locale,
        seating=seating,
        sleeps=table.sleeps,
        ranked=table.rated or bool(computers) or not table.tempo.timed,
    )
    return with_countdown(agreed_by_host(lobby), now)


def practice_lobby(lobby: Lobby, level: str, namer: Namer, now: int) -> Lobby:
    """Fill all free seats with computers. The seating is fixed, because they all join at the same moment."""
    while not lobby.full:
        lobby = add_computer(lobby, lobby.host, level, namer, now, lobby.players[0].click)
    return replace(lobby, seating=lobby.ids)
