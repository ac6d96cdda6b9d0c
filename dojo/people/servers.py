"""The servers we are guests in: what their moderators have settled, and what is forgotten after we were sent away."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

from dojo.clock.paces import PACES
from dojo.errors import DojoError
from storage.store import Store

DAY: Final = 86_400_000  # milliseconds
KEPT: Final = 30 * DAY  # what a server that has sent us away may still want back
MOST: Final = (5, 10, 25, 50, 100)  # matches at once, as moderators may choose
FORGOTTEN: Final = (  # in an order in which nothing points at what is gone already
    *("news", "holds", "orders", "moves", "results", "seats"),
    *("matches", "guests", "lobbies", "ratings", "reports"),
)


class NotInThisChannel(DojoError):
    """The moderators want matches elsewhere."""

    key = "error-not-in-this-channel"


class NotAStarter(DojoError):
    """The moderators let only some roles open matches."""

    key = "error-not-a-starter"


class TooManyMatches(DojoError):
    """As many matches as the moderators allow are being played."""

    key = "error-too-many-matches"


@dataclass(frozen=True, slots=True)
class Server:
    """What its moderators have settled; nothing said means that everything is allowed."""

    id: int
    channels: tuple[int, ...] = ()  # where matches may be opened; none: everywhere
    starters: tuple[int, ...] = ()  # roles that may open them; none: everybody
    most: int | None = None  # matches at once
    pace: str = PACES[0]
    locale: str = ""  # of the cards that everybody sees; "": as Discord says
    spectators: bool = True  # whether all may look at the hands of a match that is over
    log_channel: int | None = None


class Servers:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def get(self, id: int) -> Server:
        row = await self._store.read.server(id=id)
        return _read(row) if row else Server(id)

    async def set_up(self, server: Server, name: str) -> None:
        async with self._store.transaction() as desk:
            await desk.settle_in(id=server.id, name=name)
            await desk.set_up_server(
                id=server.id,
                channels=_written(server.channels),
                starters=_written(server.starters),
                most=server.most,
                pace=server.pace,
                locale=server.locale,
                spectators=int(server.spectators),
                log_channel=server.log_channel,
            )

    async def may_open(self, id: int, channels: Collection[int], roles: Collection[int]) -> None:
        """`channels`: the channel, and the one it is a thread of. Raises what is to be told to whoever may not."""
        server = await self.get(id)
        if server.channels and not set(server.channels) & set(channels):
            raise NotInThisChannel(channels=_named("<#{}>", server.channels))
        if server.starters and not set(server.starters) & set(roles):
            raise NotAStarter(roles=_named("<@&{}>", server.starters))
        if server.most is not None and await self._store.read.matches_live(guild=id) >= server.most:
            raise TooManyMatches(most=server.most)

    async def joined(self, id: int, name: str) -> None:
        """We are in; whatever was to be forgotten is kept."""
        async with self._store.transaction() as desk:
            await desk.settle_in(id=id, name=name)

    async def left(self, id: int) -> None:
        """We were sent away; the time until everything is forgotten begins, unless it runs already."""
        async with self._store.transaction() as desk:
            await desk.move_out(id=id, at=self._now())

    async def known(self) -> set[int]:
        """Where we were when we last looked."""
        return {id for (id,) in await self._store.read.servers_known()}

    async def forget(self, ours: Callable[[int], bool] = lambda _: True) -> list[int]:
        """Delete all data of those that sent us away long enough ago, if they are ours to judge; which they were."""
        gone = [id for (id,) in await self._store.read.servers_left(before=self._now() - KEPT) if ours(id)]
        for id in gone:
            async with self._store.transaction() as desk:
                for what in FORGOTTEN:
                    await getattr(desk, f"forget_{what}_of")(guild=id)
                await desk.forget_server(guild=id)
        return gone


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
    )


def _ids(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def _written(ids: Collection[int]) -> str:
    return " ".join(map(str, ids))


def _named(form: str, ids: Collection[int]) -> str:
    """As Discord writes mentions of them."""
    return ", ".join(form.format(id) for id in ids)


NOWHERE: Final = 0  # stands for the server where there is none: two who write to each other
