"""Bars: who may not play on a server, as its moderators decide."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Final

from dojo.errors import DojoError
from storage.store import Queries, Store

PAGE_SIZE: Final = 20  # a select has at most 25 options
MAX_REASON_LENGTH: Final = 200  # characters


class Barred(DojoError):
    """The moderators of the server don't let this person play there."""

    key = "error-barred"


class Banned(DojoError):
    """The host of the bot doesn't let this person use it at all."""

    key = "error-banned"


class OtherBarred(DojoError):
    """The same of somebody whom this person wants to invite."""

    key = "error-other-barred"


@dataclass(frozen=True, slots=True)
class Bar:
    user: int
    name: str  # "" if we don't know them
    reason: str
    made_at: int


@dataclass(frozen=True, slots=True)
class BarPage:
    number: int
    total: int
    bars: tuple[Bar, ...]

    @property
    def last(self) -> int:
        return max(0, (self.total - 1) // PAGE_SIZE)


class Bars:
    def __init__(self, store: Store, now: Callable[[], int], banned: Collection[int] = ()) -> None:
        """`banned`: who may not use the bot at all."""
        self._store = store
        self._now = now
        self._banned = banned

    def require_welcome(self, user: int) -> None:
        """Raises `Banned`. Called before anything is done for anybody."""
        if user in self._banned:
            raise Banned

    async def bar(self, guild: int, user: int, reason: str = "") -> None:
        async with self._store.transaction() as queries:
            await queries.bar(guild=guild, id=user, reason=reason[:MAX_REASON_LENGTH], now=self._now())

    async def unbar(self, guild: int, user: int) -> None:
        async with self._store.transaction() as queries:
            await queries.unbar(guild=guild, id=user)

    async def page(self, guild: int, number: int = 0) -> BarPage:
        """Those barred on a server, the latest first; the first page if this one no longer exists."""
        rows = await self._store.read.bars_in(guild=guild, first=number * PAGE_SIZE, most=PAGE_SIZE)
        if number and not rows:
            return await self.page(guild)
        bars = tuple(Bar(row["user_id"], row["name"] or "", row["reason"], row["made_at"]) for row in rows)
        return BarPage(number, rows[0]["total"] if rows else 0, bars)


async def require_not_barred(queries: Queries, guild: int, users: Iterable[int]) -> None:
    """Raises `Barred` if one of these may not play on the server."""
    for user in users:
        if await queries.barred(guild=guild, id=user):
            raise Barred


async def require_invitable(queries: Queries, guild: int, user: int | None) -> None:
    """Raises `OtherBarred` if this person may not play on the server."""
    if user is not None and await queries.barred(guild=guild, id=user):
        raise OtherBarred
