"""Adapters by which aiosql runs a query on each database, with fewer round trips than its own adapters make."""

from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

from aiosql.adapters.aiosqlite import AioSQLiteAdapter
from aiosql.adapters.asyncpg import AsyncPGAdapter

NEEDLESS_LOCKS: Final = {"hold_match"}  # on SQLite: a transaction that has begun has locked the whole database


class Sqlite(AioSQLiteAdapter):
    """For a `storage.sqlite.transaction.Transaction`, or for the connection that only reads."""

    def process_sql(self, name: str, kind: Any, sql: str) -> str:
        """Leave out row locks, which SQLite does not have: a writer locks the whole database."""
        return sql.replace("for update skip locked\n", "")

    async def select(self, db: Any, name: str, sql: str, facts: Any, record_class: Any = None) -> AsyncIterator[Any]:
        for row in await db.execute_fetchall(sql, facts):
            yield row

    async def select_one(self, db: Any, name: str, sql: str, facts: Any, record_class: Any = None) -> Any:
        return next(iter(await db.execute_fetchall(sql, facts)), None)

    async def select_value(self, db: Any, name: str, sql: str, facts: Any) -> Any:
        row = await self.select_one(db, name, sql, facts)
        return row[0] if row else None

    async def insert_update_delete(self, db: Any, name: str, sql: str, facts: Any) -> None:
        if name not in NEEDLESS_LOCKS:
            await db.executemany(sql, [facts])

    async def insert_update_delete_many(self, db: Any, name: str, sql: str, facts: Sequence[Any]) -> None:
        if facts:
            await db.executemany(sql, facts)


class Postgres(AsyncPGAdapter):
    """For a `storage.gathered.GatheringTransaction`, or for the pool, which only reads."""

    async def select(self, db: Any, name: str, sql: str, facts: Any, record_class: Any = None) -> AsyncIterator[Any]:
        for row in await db.fetch(sql, *self.ordered(name, facts)):
            yield row

    async def select_one(self, db: Any, name: str, sql: str, facts: Any, record_class: Any = None) -> Any:
        return await db.fetchrow(sql, *self.ordered(name, facts))

    async def select_value(self, db: Any, name: str, sql: str, facts: Any) -> Any:
        return await db.fetchval(sql, *self.ordered(name, facts))

    async def insert_update_delete(self, db: Any, name: str, sql: str, facts: Any) -> None:
        await db.write(name, sql, [self.ordered(name, facts)])

    async def insert_update_delete_many(self, db: Any, name: str, sql: str, facts: Sequence[Any]) -> None:
        if facts:
            await db.write(name, sql, [self.ordered(name, each) for each in facts])

    def ordered(self, name: str, facts: Any) -> Sequence[Any]:
        """The parameters by position, as asyncpg wants them; queries name them."""
        return [facts[each] for each in self.var_sorted[name]]
