"""Where questions are put to one connection: every query of `queries/` is a method here, its parameters by name."""

from collections.abc import Awaitable, Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import aiosql
from aiosql.types import SQLOperationType

QUERIES = Path(__file__).parent


@cache
def queries(adapter: Any) -> Any:
    return aiosql.from_path(QUERIES, adapter, mandatory_parameters=False)


class Desk:
    """`await desk.match(id="k7f3")`; a query for rows gives a list of them."""

    def __init__(self, asked: Any, connection: Any) -> None:
        self._queries = asked
        self._connection = connection

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        query = getattr(self._queries, name)
        if query.operation is SQLOperationType.SELECT:
            return partial(_listed, query, self._connection)
        return partial(query, self._connection)


async def _listed(query: Any, connection: Any, **facts: Any) -> list[Any]:
    return [row async for row in query(connection, **facts)]
