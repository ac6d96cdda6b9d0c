"""Transactions on SQLite: few messages to the connection's thread, and one commit for all that wait at that moment."""

import asyncio
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


class Group:
    """Transactions that are committed together, each within a savepoint, so that one that fails takes no other with it.

    `committed` is done once the disk has them, or has the error why it hasn't.
    """

    def __init__(self) -> None:
        self.size = 0  # transactions that are written and wait for the commit
        self.committed: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Transaction:
    """A transaction whose writes are sent along with the next read, or with the commit; the first of them begins it.

    So a transaction that reads once and then writes costs two messages. The error of a write is therefore raised by the
    read or the commit that it was sent with.
    """

    def __init__(self, writer: Writer, group: Group) -> None:
        self._writer = writer
        self._group = group
        self._unsent: list[tuple[str, Sequence[Any]]] = []
        self._begun = self._joined = False
        self._nested = False  # others of the group have written before

    async def executemany(self, sql: str, facts: Sequence[Any]) -> None:
        self._unsent.append((sql, facts))

    async def execute_fetchall(self, sql: str, facts: Any) -> list[Any]:
        return await self._writer.run(lambda db: self._send_writes(db).execute(sql, facts).fetchall())

    @property
    def empty(self) -> bool:
        return not self._begun and not self._unsent

    async def commit(self) -> None:
        """Commit this transaction, the only one of its group."""
        await self._writer.run(lambda db: self._send_writes(db).commit())

    async def join(self) -> None:
        """Write everything, and leave the commit to the group."""
        await self._writer.run(self._join)

    async def rollback(self) -> bool:
        """Undo this transaction. Returns whether the others of its group are still waiting for their commit.

        It's done even if nothing seems to have begun: a caller cancelled while waiting may have begun anyway.
        A broken disk may refuse even this. Then the next transaction rolls back first.
        """
        return await self._writer.run(self._undo)

    # In the connection's thread

    def _send_writes(self, db: sqlite3.Connection) -> sqlite3.Connection:
        """Begin if needed, and run the writes so far."""
        if not self._begun:
            self._begin(db)
        unsent, self._unsent = self._unsent, []
        for sql, facts in unsent:
            db.executemany(sql, facts)
        return db

    def _begin(self, db: sqlite3.Connection) -> None:
        if not self._group.size:
            if db.in_transaction:
                db.rollback()
            db.execute("begin immediate")
        else:
            db.execute("savepoint one")
            self._nested = True
        self._begun = True

    def _join(self, db: sqlite3.Connection) -> None:
        self._send_writes(db)
        if self._nested:
            db.execute("release one")
        self._joined = True
        self._group.size += 1

    def _undo(self, db: sqlite3.Connection) -> bool:
        if not self._begun or self._joined:
            return True
        with suppress(sqlite3.OperationalError):  # a full disk may have undone the whole group already
            if self._nested:
                db.execute("rollback to one")
                db.execute("release one")
                return True
        with suppress(sqlite3.OperationalError):
            db.rollback()
        return False
