"""How a query goes to each database: aiosql's own adapters open, fetch and close cursors one by one."""

from collections.abc import AsyncIterator, Sequence
from typing import Any

from aiosql.adapters.aiosqlite import AioSQLiteAdapter
from aiosql.adapters.asyncpg import AsyncPGAdapter


class Sqlite(AioSQLiteAdapter):
    """To a `storage.ledger.Ledger`, or to a connection that only reads."""

    def process_sql(self, name: str, kind: Any, sql: str) -> str:
        """Here whoever writes has the whole database: no row is locked, and there is no word for it."""
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
        await db.executemany(sql, [facts])

    async def insert_update_delete_many(self, db: Any, name: str, sql: str, facts: Sequence[Any]) -> None:
        if facts:
            await db.executemany(sql, facts)


class Postgres(AsyncPGAdapter):
    """A pool answers like a connection, so there is nothing to acquire."""

    async def select(self, db: Any, name: str, sql: str, facts: Any, record_class: Any = None) -> AsyncIterator[Any]:
        for row in await db.fetch(sql, *self.ordered(name, facts)):
            yield row

    async def select_one(self, db: Any, name: str, sql: str, facts: Any, record_class: Any = None) -> Any:
        return await db.fetchrow(sql, *self.ordered(name, facts))

    async def select_value(self, db: Any, name: str, sql: str, facts: Any) -> Any:
        return await db.fetchval(sql, *self.ordered(name, facts))

    async def insert_update_delete(self, db: Any, name: str, sql: str, facts: Any) -> None:
        await db.execute(sql, *self.ordered(name, facts))

    async def insert_update_delete_many(self, db: Any, name: str, sql: str, facts: Sequence[Any]) -> None:
        if facts:
            await db.executemany(sql, [self.ordered(name, each) for each in facts])

    def ordered(self, name: str, facts: Any) -> Sequence[Any]:
        """asyncpg counts its parameters; queries name them."""
        return [facts[each] for each in self.var_sorted[name]]
