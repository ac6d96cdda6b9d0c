"""Servers: their moderators' settings, and erasing the data of servers that removed the bot."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

from dojo.clock.paces import DAY, PACES
from dojo.errors import DojoError
from storage.store import Queries, Store

ERASE_AFTER_MS: Final = 30 * DAY  # how long data is kept after a server removed the bot
MATCH_LIMITS: Final = (5, 10, 25, 50, 100)  # matches at once, as moderators may choose
ERASED: Final = ("matches", "results", "lobbies", "ratings", "reports", "bars", "puzzle_answers", "guesses")


class NotInThisChannel(DojoError):
    """The moderators allow matches in other channels only."""

    key = "error-not-in-this-channel"


class NotAStarter(DojoError):
    """The moderators let only some roles open matches."""

    key = "error-not-a-starter"


class TooManyMatches(DojoError):
    """The server already has as many matches as its moderators allow."""

    key = "error-too-many-matches"


@dataclass(frozen=True, slots=True)
class Server:
    """A server's settings. By default everything is allowed."""

    id: int
    channels: tuple[int, ...] = ()  # where matches may be opened; none: everywhere
    starters: tuple[int, ...] = ()  # roles that may open them; none: everybody
    most: int | None = None  # matches at once
    pace: str = PACES[0]
    locale: str = ""  # for the cards that everybody sees; "": the server's language on Discord
    spectators: bool = True  # whether everybody may see the hands of a match that is over
    log_channel: int | None = None
    puzzle_channel: int | None = None


class Servers:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def get(self, id: int) -> Server:
        row = await self._store.read.server(id=id)
        return _read(row) if row else Server(id)

    async def set_up(self, server: Server, name: str) -> None:
        async with self._store.transaction() as queries:
            await queries.settle_in(id=server.id, name=name)
            await queries.set_up_server(
                id=server.id,
                channels=_id_list(server.channels),
                starters=_id_list(server.starters),
                most=server.most,
                pace=server.pace,
                locale=server.locale,
                spectators=int(server.spectators),
                log_channel=server.log_channel,
                puzzle_channel=server.puzzle_channel,
            )

    async def may_open(self, id: int, channels: Collection[int], roles: Collection[int]) -> None:
        """Raises `NotInThisChannel`, `NotAStarter` or `TooManyMatches` if a match may not be opened.

        `channels`: the channel and, if it is a thread, its parent.
        """
        server = await self.get(id)
        if server.channels and not set(server.channels) & set(channels):
            raise NotInThisChannel(channels=_mentions("<#{}>", server.channels))
        if server.starters and not set(server.starters) & set(roles):
            raise NotAStarter(roles=_mentions("<@&{}>", server.starters))
        await _require_fewer(self._store.read, server)

    async def joined(self, id: int, name: str) -> None:
        """The bot was added: nothing is to be erased any more."""
        async with self._store.transaction() as queries:
            await queries.settle_in(id=id, name=name)

    async def left(self, id: int) -> None:
        """The bot was removed: the time until everything is erased starts, unless it already has."""
        async with self._store.transaction() as queries:
            await queries.move_out(id=id, at=self._now())

    async def known(self) -> set[int]:
        """The servers the bot was in when last checked."""
        return {id for (id,) in await self._store.read.servers_known()}

    async def forget(self, ours: Callable[[int], bool] = lambda _: True) -> list[int]:
        """Delete all data of servers that removed the bot over 30 days ago; returns their ids.

        `ours`: whether this process is responsible for a server.
        """
        gone = [id for (id,) in await self._store.read.servers_left(before=self._now() - ERASE_AFTER_MS) if ours(id)]
        for id in gone:
            async with self._store.transaction() as queries:
                for what in ERASED:
                    await getattr(queries, f"forget_{what}_of")(guild=id)
                await queries.forget_server(guild=id)
        if gone:
            await self._store.empty_log()
        return gone


async def require_room_for_match(queries: Queries, guild: int) -> None:
    """Raises `TooManyMatches` if one more match would be too many. Of two transactions, the second one waits."""
    await queries.hold_server(id=guild)
    if row := await queries.server(id=guild):
        await _require_fewer(queries, _read(row))


async def _require_fewer(queries: Queries, server: Server) -> None:
    if server.most is not None and await queries.matches_live(guild=server.id) >= server.most:
        raise TooManyMatches(most=server.most)


def _read(row: Any) -> Server:
    return Server(
        id=row["id"],
        channels=_ids(row["channels"]),
        starters=_ids(row["starters"]),
        most=row["most"],
        pace=row["pace"],
        locale=row["locale"],
        spectators=bool(row["spectators"]),
        log_channel=row["log_channel"],
        puzzle_channel=row["puzzle_channel"],
    )


def _ids(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def _id_list(ids: Collection[int]) -> str:
    return " ".join(map(str, ids))


def _mentions(form: str, ids: Collection[int]) -> tuple[str, ...]:
    """Mentions, as Discord writes them."""
    return tuple(form.format(id) for id in ids)


NOWHERE: Final = 0  # in place of a server id: a match in DMs, without a server
ELSEWHERE: Final = -1  # likewise: a match where only people have installed us, so that we can post nothing
NO_SERVER: Final = {NOWHERE, ELSEWHERE}


def why_unrated(*, asked_for: bool, guild: int, timed: bool, only_people: bool) -> str | None:
    """Why a match isn't rated, whatever comes of it: "place", "choice", "clock" or "computer". None if it can be."""
    if guild in NO_SERVER:
        return "place"
    if not asked_for:
        return "choice"
    if not timed:
        return "clock"
    return None if only_people else "computer"
