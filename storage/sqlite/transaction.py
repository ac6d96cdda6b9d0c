"""One transaction on SQLite, in as few messages to the connection's thread as it can be."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import aiosqlite

T = TypeVar("T")


class Writer(aiosqlite.Connection):
    """The connection that writes: one message to its thread, and back, can carry more than one statement."""

    async def together(self, work: Callable[[sqlite3.Connection], T]) -> T:
        done: T = await self._execute(lambda: work(self._conn))  # type: ignore[no-untyped-call]
        return done


class Ledger:
    """What is written without a question waits for the next question, or for the end; the first one begins.

    So a transaction that asks once and then writes costs two messages. A write that is refused is raised by
    whatever it waited for.
    """

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._waiting: list[tuple[str, Sequence[Any]]] = []
        self._begun = False

    async def executemany(self, sql: str, facts: Sequence[Any]) -> None:
        self._waiting.append((sql, facts))

    async def execute_fetchall(self, sql: str, facts: Any) -> list[Any]:
        return await self._writer.together(lambda db: self._caught_up(db).execute(sql, facts).fetchall())

    async def commit(self) -> None:
        if self._begun or self._waiting:
            await self._writer.together(lambda db: self._caught_up(db).commit())

    async def rollback(self) -> None:
        """Whoever is cancelled while waiting for the thread may have begun all the same.

        A disk that is broken may refuse even this; whoever begins next does it then.
        """
        with suppress(sqlite3.OperationalError):
            await self._writer.rollback()

    def _caught_up(self, db: sqlite3.Connection) -> sqlite3.Connection:
        if not self._begun:
            if db.in_transaction:
                db.rollback()
            db.execute("begin immediate")
            self._begun = True
        waiting, self._waiting = self._waiting, []
        for sql, facts in waiting:
            db.executemany(sql, facts)
        return db
