"""The queries of this folder as methods: `Queries` binds them to one connection; parameters are passed by name."""

from collections.abc import Awaitable, Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import aiosql
from aiosql.types import SQLOperationType

QUERIES = Path(__file__).parent


@cache
def load_queries(adapter: Any) -> Any:
    """Read all `*.sql` files of this folder for one of `storage.adapters`."""
    return aiosql.from_path(QUERIES, adapter, mandatory_parameters=False)


class Queries:
    """Runs queries on one connection: `await queries.match(id="k7f3")`. A query for rows returns a list of them.

    Which rows and values a query takes and returns is written in its `.sql` file.
    """

    def __init__(self, queries: Any, connection: Any) -> None:
        self._queries = queries
        self._connection = connection

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        query = getattr(self._queries, name)
        if query.operation is SQLOperationType.SELECT:
            return partial(_list_rows, query, self._connection)
        return partial(query, self._connection)


async def _list_rows(query: Any, connection: Any, **facts: Any) -> list[Any]:
    return [row async for row in query(connection, **facts)]
