"""Connects to the one of several PostgreSQL servers that can be written to, and fails soon where there is none."""

import asyncio
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

import asyncpg

SLOW = 0.5  # seconds


# What other drivers take. asyncpg would ask the server for settings of these names.
OF_OTHERS = frozenset({"channel_binding", "connect_timeout", "pgbouncer", "connection_limit", "pool_timeout"})


def understood(url: str) -> str:
    """The address in asyncpg's words: providers give it out in libpq's, or in Prisma's."""
    parts = urlsplit(url)
    words = parse_qsl(parts.query, keep_blank_values=True)
    kept = [("search_path" if name == "schema" else name, value) for name, value in words if name not in OF_OTHERS]
    return parts._replace(query=urlencode(kept)).geturl() if kept != words else url


def addresses_of(url: str) -> list[str]:
    """An address for each host of `postgresql://user:password@one:5432,two:5432/name`."""
    parts = urlsplit(understood(url))
    login, at, hosts = parts.netloc.rpartition("@")
    return [parts._replace(netloc=f"{login}{at}{host}").geturl() for host in hosts.split(",")]


class Connector:
    """What a pool connects with.

    After an attempt that failed slowly, as it does where nobody answers, others fail at once for just as long:
    they would only queue up behind one another, and no click would be answered in time.
    """

    def __init__(self) -> None:
        self._pause_ends = 0.0

    async def __call__(self, url: str, **how: Any) -> Any:
        began = monotonic()
        if began < self._pause_ends:
            raise ConnectionError("nobody answered just now")
        try:
            return await connect_to_writable(addresses_of(url), **how)
        except Exception:
            if (ended := monotonic()) - began > SLOW:
                self._pause_ends = 2 * ended - began
            raise


async def connect_to_writable(addresses: list[str], **how: Any) -> Any:
    """All are tried at once, so that a silent one delays nobody. Of several, only one that can be written to will do.

    asyncpg itself tries them in turn, and one timeout holds for all together.
    """
    if len(addresses) > 1:
        how["target_session_attrs"] = "read-write"
    attempts = [asyncio.ensure_future(asyncpg.connect(each, **how)) for each in addresses]
    found = None
    try:
        for attempt in asyncio.as_completed(attempts):
            with suppress(Exception):
                found = await attempt
                return found
        raise _reason(attempts)
    finally:
        for each in attempts:
            each.add_done_callback(partial(_drop, found))
            each.cancel()


def _reason(attempts: list[asyncio.Future[Any]]) -> BaseException:
    """The first that tells more than that a server is a standby."""
    errors = [attempt.exception() for attempt in attempts]
    telling = (error for error in errors if error and not isinstance(error, asyncpg.TargetServerAttributeNotMatched))
    return next(telling, asyncpg.ReadOnlySQLTransactionError("none of the servers can be written to"))


def _drop(found: Any, attempt: asyncio.Future[Any]) -> None:
    if not attempt.cancelled() and not attempt.exception() and attempt.result() is not found:
        attempt.result().terminate()
