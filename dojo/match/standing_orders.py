"""Standing orders: secret moves that a player gives in advance, for whenever the same question comes up again.

An order makes its move after a random delay that a person might well take, so that nobody can tell there is one.
"""

import random
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from dojo.errors import DojoError, NotWritten
from dojo.match.agreements import active_seat
from dojo.match.referee import Referee
from dojo.ops.leases import Leases
from dojo.ops.log import logger
from dojo.ops.loop import Loop
from dojo.table.plans import delays
from dojo.table.table import Table
from engine.core import Order, Seat
from storage.store import Queries, Store

log = logger("standing_orders")

MAX_AT_ONCE: Final = 64


class NoSuchOrder(DojoError):
    """The game has no such order."""

    key = "error-no-such-order"


class StandingOrders:
    def __init__(
        self,
        store: Store,
        referee: Referee,
        now: Callable[[], int],
        random_between: Callable[[int, int], int] = random.randint,
        leases: Leases | None = None,
    ) -> None:
        """`random_between`: a random whole number between two others, both included."""
        self._leases = leases or Leases(store, now)
        self._store = store
        self._referee = referee
        self._now = now
        self._random_between = random_between

    def running(self) -> Loop:
        return Loop("standing orders", self.follow)

    async def follow(self) -> None:
        await self.look()
        await self.answer()

    async def of(self, table: Table, seat: Seat) -> dict[str, str]:
        """The key of this seat's order, by topic."""
        rows = await self._store.read.standing_orders_of(match_id=table.id, seat=seat)
        return {row["topic"]: row["move"] for row in rows}

    async def give(self, id: str, user: int, topic: str, key: str | None) -> Table:
        """Give an order on a topic; None revokes it. Raises `NoSuchOrder`."""
        async with self._referee.locked(id) as work:
            seat = active_seat(work.table, user)  # orders end when the match ends or the player leaves
            if key is not None and find_order(work.table, topic, key) is None:
                raise NoSuchOrder
            if key is None:
                await work.queries.revoke_standing_order(match_id=id, seat=seat, topic=topic)
            else:
                await work.queries.give_standing_order(match_id=id, seat=seat, topic=topic, move=key)
            return work.table

    async def look(self) -> None:
        """Decide which orders are to make a move, and when."""
        for row in await self._store.read.standing_orders_to_look_at(now=self._now(), most=MAX_AT_ONCE):
            if await self._leases.take("look", *_key(row).values(), row["since"]):
                await self._try(self._look_at, row, row["since"])

    async def answer(self) -> None:
        for row in await self._store.read.standing_orders_due(now=self._now(), most=MAX_AT_ONCE):
            if await self._leases.take("order", *_key(row).values(), row["looked"]):
                await self._try(self._answer, row, row["looked"])

    async def _try(self, do: Callable[[Any], Awaitable[None]], row: Any, looked: int) -> None:
        """Log a failure and leave the question to the player, so that other orders don't wait for it."""
        try:
            await do(row)
        except NotWritten:  # the next look finds it again
            raise
        except Exception:
            log.exception("standing order not followed", match=row["match_id"], seat=row["seat"])
            async with self._store.transaction() as queries:
                await queries.standing_order_looked_at(**_key(row), move=row["move"], looked=looked, answers_at=None)

    async def _look_at(self, row: Any) -> None:
        table = await self._referee.table(row["match_id"])
        meant = move_of(table, row["seat"], row["topic"], row["move"]) is not None
        at = self._now() + self._random_between(*delays(table.pace)) if meant else None
        async with self._store.transaction() as queries:
            await queries.standing_order_looked_at(**_key(row), move=row["move"], looked=row["since"], answers_at=at)

    async def _answer(self, row: Any) -> None:
        async with self._referee.locked(row["match_id"]) as work:
            looked = {"looked": row["looked"], "answers_at": None}
            await work.queries.standing_order_looked_at(**_key(row), move=row["move"], **looked)
            move = await self._current_move(work.queries, work.table, row)
            if move is not None:
                seat = row["seat"]
                await self._referee.play(work, seat, move, hand="order")

    async def _current_move(self, queries: Queries, table: Table, row: Mapping[str, Any]) -> Any:
        """The move to make. None if the order was revoked, or the player has made a move by now."""
        seat, topic = row["seat"], row["topic"]
        standing = {
            each["topic"]: each["move"] for each in await queries.standing_orders_of(match_id=table.id, seat=seat)
        }
        answered = await queries.held_answer(match_id=table.id, seat=seat)
        if answered or standing.get(topic) != row["move"] or table.clocks[seat].since != row["looked"]:
            return None
        return move_of(table, seat, topic, row["move"])


def find_order(table: Table, topic: str, key: str) -> Order[Any, Any] | None:
    return next((order for order in table.game.orders if (order.topic, order.key) == (topic, key)), None)


def move_of(table: Table, seat: Seat, topic: str, key: str) -> Any:
    """The move this order would make now. None if the question is another one, or the move is not possible."""
    order, ask = find_order(table, topic, key), table.ask_of(seat)
    if order is None or ask is None or ask.topic != topic:
        return None
    return order.find(table.match.state, ask)


def _key(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: row[name] for name in ("match_id", "seat", "topic")}
