"""Standing orders: answers given ahead by a player, in secret, for whenever the same is asked again.

An order answers after a time drawn by lot that a person may well take, so that nobody learns from it that there is one.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Self

from dojo.errors import DojoError, NotSeated, NotWritten
from dojo.match.referee import Referee, be_playing
from dojo.ops.leases import Claims
from dojo.ops.log import diary
from dojo.table.table import Table
from engine.core import Order, Seat
from storage.store import Desk, Store

log = diary("orders")

ROUND: Final = 1.0  # seconds between two looks
AT_ONCE: Final = 64
WAITS: Final = {"live": (4_000, 25_000)}  # milliseconds, at least and at most
USUAL: Final = (60_000, 900_000)


class NoSuchOrder(DojoError):
    """The game knows no such order."""

    key = "error-no-such-order"


class Orders:
    def __init__(
        self,
        store: Store,
        referee: Referee,
        now: Callable[[], int],
        drawn: Callable[[int, int], int] = random.randint,
        claims: Claims | None = None,
    ) -> None:
        """`drawn`: a whole number between two, both included."""
        self._claims = claims or Claims(store, now)
        self._store = store
        self._referee = referee
        self._now = now
        self._drawn = drawn
        self._rounds: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._rounds = asyncio.create_task(self._walk(), name="orders")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._rounds:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)

    async def of(self, table: Table, seat: Seat) -> dict[str, str]:
        """Topic by topic, the key of the order that stands."""
        rows = await self._store.read.orders_of(match_id=table.id, seat=seat)
        return {row["topic"]: row["move"] for row in rows}

    async def give(self, id: str, user: int, topic: str, key: str | None) -> Table:
        """None takes back what stands."""
        async with self._referee.held(id) as (desk, _, table):
            seat = _playing(table, user)
            if key is not None and found(table, topic, key) is None:
                raise NoSuchOrder
            if key is None:
                await desk.revoke_order(match_id=id, seat=seat, topic=topic)
            else:
                await desk.give_order(match_id=id, seat=seat, topic=topic, move=key)
        return table

    async def _walk(self) -> None:
        while True:
            try:
                await self.look()
                await self.answer()
            except Exception:
                log.exception("orders not read")
            await asyncio.sleep(ROUND)

    async def look(self) -> None:
        """Which orders are to answer, and when."""
        for row in await self._store.read.orders_to_look_at(now=self._now(), most=AT_ONCE):
            if await self._claims.mine("look", *_key(row).values(), row["since"]):
                await self._minded(self._look_at, row, row["since"])

    async def answer(self) -> None:
        for row in await self._store.read.orders_due(now=self._now(), most=AT_ONCE):
            if await self._claims.mine("order", *_key(row).values(), row["looked"]):
                await self._minded(self._answer, row, row["looked"])

    async def _minded(self, do: Callable[[Any], Awaitable[None]], row: Any, looked: int) -> None:
        """One that cannot be followed does not keep the others waiting, and leaves the question to its player."""
        try:
            await do(row)
        except NotWritten:  # the next look finds it again
            raise
        except Exception:
            log.exception("order not followed", match=row["match_id"], seat=row["seat"])
            async with self._store.transaction() as desk:
                await desk.order_looked_at(**_key(row), move=row["move"], looked=looked, answers_at=None)

    async def _look_at(self, row: Any) -> None:
        table = await self._referee.table(row["match_id"])
        meant = move_of(table, row["seat"], row["topic"], row["move"]) is not None
        at = self._now() + self._drawn(*WAITS.get(table.pace, USUAL)) if meant else None
        async with self._store.transaction() as desk:
            await desk.order_looked_at(**_key(row), move=row["move"], looked=row["since"], answers_at=at)

    async def _answer(self, row: Any) -> None:
        async with self._referee.held(row["match_id"]) as (desk, told, table):
            await desk.order_looked_at(**_key(row), move=row["move"], looked=row["looked"], answers_at=None)
            move = await self._still(desk, table, row)
            if move is not None:
                seat = row["seat"]
                await self._referee.played(desk, told, table, seat, table.opened(seat), str(move), hand="order")
        self._store.bell.set()

    async def _still(self, desk: Desk, table: Table, row: Mapping[str, Any]) -> Any:
        """What it answers, unless it was taken back, or whoever gave it has answered by then."""
        seat, topic = row["seat"], row["topic"]
        standing = {each["topic"]: each["move"] for each in await desk.orders_of(match_id=table.id, seat=seat)}
        answered = await desk.held_answer(match_id=table.id, seat=seat)
        if answered or standing.get(topic) != row["move"] or table.clocks[seat].since != row["looked"]:
            return None
        return move_of(table, seat, topic, row["move"])


def _playing(table: Table, user: int) -> Seat:
    """Orders end with their match, and with their seat: none is given afterwards."""
    be_playing(table)
    seat = table.seat_of(user)
    if seat in table.left:
        raise NotSeated
    return seat


def found(table: Table, topic: str, key: str) -> Order[Any, Any] | None:
    return next((order for order in table.game.orders if (order.topic, order.key) == (topic, key)), None)


def move_of(table: Table, seat: Seat, topic: str, key: str) -> Any:
    """What the order would answer now; None where something else is asked, or it is not possible this time."""
    order, ask = found(table, topic, key), table.ask_of(seat)
    if order is None or ask is None or ask.topic != topic:
        return None
    return order.find(table.match.state, ask)


def _key(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: row[name] for name in ("match_id", "seat", "topic")}
