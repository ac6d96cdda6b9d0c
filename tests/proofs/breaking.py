"""Builds that are broken on purpose: a proof that does not see what is wrong with them proves nothing.

Only a test's starter knows of them; nothing in what is shipped can be switched like this.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord

from cogs.cards.parts import plain
from cogs.client import Hikyaku
from cogs.interactions import errors
from cogs.interactions.controls import VERBS, Click
from dojo.errors import NotWritten
from dojo.match.held_moves import HeldMoves
from storage import adapters
from storage.postgres import Postgres
from storage.queries import Queries, load_queries
from storage.sqlite.transaction import Transaction


def after_loading(cog: str, then: Callable[[], None]) -> None:
    """Extensions are executed anew by each bot, so they are broken after that."""
    load = Hikyaku.load_extension

    async def loaded(self: Hikyaku, name: str, **how: Any) -> None:
        await load(self, name, **how)
        if name == cog:
            then()

    Hikyaku.load_extension = loaded  # type: ignore[method-assign]


def marked_before_sent() -> None:
    async def deliver(self: Any, notice: Any) -> None:
        await self.outbox.done(notice)
        await sys.modules["cogs.notify.kinds"].DELIVER[notice.kind](self.bot, notice)

    after_loading(
        "cogs.notify.courier", lambda: setattr(sys.modules["cogs.notify.courier"].Courier, "deliver", deliver)
    )


def told_before_committed() -> None:
    async def hasty(click: Click) -> None:
        opened, text = sys.modules["cogs.match.answer"].asked_at(click)
        await click.interaction.response.edit_message(view=plain("You played it."), attachments=[])
        await click.dojo.held_moves.answer(click.subject, click.user, opened, text, sure=True)

    after_loading("cogs.match.answer", lambda: VERBS.__setitem__("answer", hasty))


def no_nonce() -> None:
    send = discord.abc.Messageable.send

    async def unsigned(self: Any, *words: Any, nonce: Any = None, **how: Any) -> Any:
        return await send(self, *words, **how)

    discord.abc.Messageable.send = unsigned  # type: ignore[method-assign]


def no_transaction() -> None:
    """SQLite and PostgreSQL commit by themselves what nothing has begun."""

    @asynccontextmanager
    async def transaction(self: Any) -> AsyncIterator[Queries]:
        async with self._pool.acquire() as connection:
            yield Queries(load_queries(adapters.Postgres), connection)

    def send_writes(self: Any, db: Any) -> Any:
        unsent, self._unsent = self._unsent, []
        for sql, facts in unsent:
            db.executemany(sql, facts)
        return db

    Transaction._send_writes = send_writes  # type: ignore[method-assign]
    Postgres.transaction = transaction  # type: ignore[method-assign]


def no_rollback() -> None:
    """What has gone wrong stays half done, and is committed with whatever comes next."""

    async def rollback(self: Any) -> None: ...

    def send_writes(self: Any, db: Any) -> Any:
        self._begun = True
        if not db.in_transaction:
            db.execute("begin immediate")
        unsent, self._unsent = self._unsent, []
        for sql, facts in unsent:
            db.executemany(sql, facts)
        return db

    Transaction.rollback = rollback  # type: ignore[method-assign]
    Transaction._send_writes = send_writes  # type: ignore[method-assign]


def no_second_look() -> None:
    """Whoever walks round by the clock stops at the first trouble."""

    async def walk(self: HeldMoves) -> None:
        while True:
            await self.apply_due()
            await asyncio.sleep(0.05)

    HeldMoves._walk = walk  # type: ignore[method-assign]


def no_sentence() -> None:
    errors.RULES.pop(NotWritten)


BUILDS: dict[str, Callable[[], None]] = {
    "marked before sent": marked_before_sent,
    "told before committed": told_before_committed,
    "no nonce": no_nonce,
    "no transaction": no_transaction,
    "no rollback": no_rollback,
    "no second look": no_second_look,
    "no sentence": no_sentence,
}
