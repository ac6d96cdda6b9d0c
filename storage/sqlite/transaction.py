"""One transaction on SQLite, with as few messages to the connection's thread as possible."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import aiosqlite

T = TypeVar("T")


class Writer(aiosqlite.Connection):
    """The connection that writes."""

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function in the connection's thread: several statements with a single message there and back."""
        result: T = await self._execute(lambda: work(self._conn))  # type: ignore[no-untyped-call]
        return result


class Transaction:
    """A transaction whose writes are sent along with the next read, or with the commit; the first of them begins it.

    So a transaction that reads once and then writes costs two messages. The error of a write is therefore raised by the
    read or the commit that it was sent with.
    """

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._unsent: list[tuple[str, Sequence[Any]]] = []
        self._begun = False

    async def executemany(self, sql: str, facts: Sequence[Any]) -> None:
        self._unsent.append((sql, facts))

    async def execute_fetchall(self, sql: str, facts: Any) -> list[Any]:
        return await self._writer.run(lambda db: self._send_writes(db).execute(sql, facts).fetchall())

    async def commit(self) -> None:
        if self._begun or self._unsent:
            await self._writer.run(lambda db: self._send_writes(db).commit())

    async def rollback(self) -> None:
        """Roll back even if nothing seems to have begun: a caller cancelled while waiting may have begun all the same.

        A broken disk may refuse even this. Then the next transaction rolls back first.
        """
        with suppress(sqlite3.OperationalError):
            await self._writer.rollback()

    def _send_writes(self, db: sqlite3.Connection) -> sqlite3.Connection:
        """In the connection's thread: begin if needed, and run the writes so far."""
        if not self._begun:
            if db.in_transaction:
                db.rollback()
            db.execute("begin immediate")
            self._begun = True
        unsent, self._unsent = self._unsent, []
        for sql, facts in unsent:
            db.executemany(sql, facts)
        return db
