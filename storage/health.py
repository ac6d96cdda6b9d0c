"""How writing goes: how long each transaction takes, and since when none has gone well."""

import sqlite3
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from time import monotonic
from types import TracebackType
from typing import Final

import asyncpg

from storage.errors import NotWritten, StoreError
from storage.queries import Desk

TROUBLES: Final = (sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, StoreError)
OURS: Final = (  # what was to be written is at fault, or somebody was quicker; the database is well
    sqlite3.IntegrityError,
    sqlite3.ProgrammingError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.TransactionRollbackError,
)


class Pulse:
    def __init__(self) -> None:
        self.listeners: list[Callable[[float], None]] = []  # each is told the seconds of every transaction
        self.missing_since: float | None = None  # by `time.monotonic`; None: the last one went well
        self.trouble: BaseException | None = None

    def beat(self, seconds: float) -> None:
        self.missing_since = self.trouble = None
        for listener in self.listeners:
            listener(seconds)

    def missed(self, trouble: BaseException) -> None:
        reason = trouble.__cause__ if isinstance(trouble, NotWritten) else trouble
        if isinstance(trouble, TROUBLES) and not isinstance(reason, OURS):
            self.trouble = trouble
            if self.missing_since is None:
                self.missing_since = monotonic()

    def missing(self) -> float:
        """Seconds for which nothing could be written."""
        return 0.0 if self.missing_since is None else monotonic() - self.missing_since


class Timed:
    """A transaction, from asking for it to its commit."""

    __slots__ = ("_began", "_pulse", "_within")

    def __init__(self, within: AbstractAsyncContextManager[Desk], pulse: Pulse) -> None:
        self._within = within
        self._pulse = pulse
        self._began = monotonic()

    async def __aenter__(self) -> Desk:
        try:
            return await self._within.__aenter__()
        except BaseException as trouble:
            self._pulse.missed(trouble)
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool | None:
        if error:
            self._pulse.missed(error)
        try:
            swallowed = await self._within.__aexit__(kind, error, trace)
        except BaseException as trouble:
            self._pulse.missed(trouble)
            raise
        if error is None:
            self._pulse.beat(monotonic() - self._began)
        return swallowed
