"""A transaction on PostgreSQL that sends the writes of an answer as one statement, to save round trips."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, TypeAlias

Row: TypeAlias = Sequence[Any]

# In this order, no two of them write the same row or read what an earlier one has written. So they may be parts of one
# statement, none of which sees what the others do.
GATHERED: Final = ("advance_match", "write_move", "turn_seats", "void_notices", "write_notices")


class GatheringTransaction:
    """The connection of a transaction. Gathered writes wait for the statement after them, or for `send_writes`."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self._unsent: dict[str, tuple[str, Sequence[Row]]] = {}  # by query, the statement and its rows

    async def write(self, name: str, sql: str, rows: Sequence[Row]) -> None:
        if name not in GATHERED:
            await self.executemany(sql, rows)
            return
        if any(GATHERED.index(name) <= GATHERED.index(earlier) for earlier in self._unsent):
            await self.send_writes()
        self._unsent[name] = sql, rows

    async def send_writes(self) -> None:
        unsent, self._unsent = self._unsent, {}
        if unsent:
            parts = [(sql, row) for sql, rows in unsent.values() for row in rows]
            sql = one_statement(tuple((sql, len(row)) for sql, row in parts))
            await self._connection.execute(sql, *(fact for _, row in parts for fact in row))

    async def executemany(self, sql: str, rows: Sequence[Row]) -> None:
        await self.send_writes()
        if len(rows) == 1:
            await self._connection.execute(sql, *rows[0])
        else:
            await self._connection.executemany(sql, rows)

    async def fetch(self, sql: str, *facts: Any) -> Any:
        await self.send_writes()
        return await self._connection.fetch(sql, *facts)

    async def fetchrow(self, sql: str, *facts: Any) -> Any:
        await self.send_writes()
        return await self._connection.fetchrow(sql, *facts)

    async def fetchval(self, sql: str, *facts: Any) -> Any:
        await self.send_writes()
        return await self._connection.fetchval(sql, *facts)


@lru_cache
def one_statement(parts: tuple[tuple[str, int], ...]) -> str:
    """A statement that does all that its parts do. Each is a statement and how many parameters it takes."""
    counts = [count for _, count in parts]
    *others, last = (_renumbered(sql, sum(counts[:number])) for number, (sql, _) in enumerate(parts))
    named = ", ".join(f"write_{number} as ({other})" for number, other in enumerate(others))
    return f"with {named} {last}" if named else last


def _renumbered(sql: str, by: int) -> str:
    return re.sub(r"\$(\d+)", lambda found: f"${int(found[1]) + by}", sql.rstrip().rstrip(";"))
