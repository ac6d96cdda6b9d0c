"""Health of writing: how long each transaction takes, and since when all of them have failed."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from time import monotonic

from storage.errors import NotWritten, StoreError
from storage.queries import Queries

Errors = tuple[type[Exception], ...]


@dataclass(frozen=True, slots=True)
class DriverErrors:
    """What a database's driver raises; `harmless` are those after which the database is well.

    The rows were wrong then, or another transaction was quicker.
    """

    all: Errors
    harmless: Errors


class WriteHealth:
    """Whether the last transaction succeeded, and if not, since when none has.

    `listeners` are called with the seconds of every transaction that succeeds. `trouble` is the error of the last
    transaction, None if it succeeded.
    """

    def __init__(self, errors: DriverErrors) -> None:
        self._harmful = (*errors.all, OSError, StoreError)
        self._harmless = errors.harmless
        self.listeners: list[Callable[[float], None]] = []
        self.failing_since: float | None = None  # by `time.monotonic`; None: the last one succeeded
        self.trouble: BaseException | None = None

    def record_success(self, seconds: float) -> None:
        """A transaction was committed after `seconds`."""
        self.failing_since = self.trouble = None
        for listener in self.listeners:
            listener(seconds)

    def record_failure(self, trouble: BaseException) -> None:
        """A transaction ended with an error. It counts only if it is the database's."""
        reason = trouble.__cause__ if isinstance(trouble, NotWritten) else trouble
        if isinstance(trouble, self._harmful) and not isinstance(reason, self._harmless):
            self.trouble = trouble
            if self.failing_since is None:
                self.failing_since = monotonic()

    def seconds_failing(self) -> float:
        """Seconds for which nothing could be written; 0 if the last transaction succeeded."""
        return 0.0 if self.failing_since is None else monotonic() - self.failing_since


@asynccontextmanager
async def timed(transaction: AbstractAsyncContextManager[Queries], health: WriteHealth) -> AsyncIterator[Queries]:
    """A transaction whose outcome and seconds, from waiting for it to its commit, are recorded."""
    began = monotonic()
    try:
        async with transaction as queries:
            yield queries
    except BaseException as trouble:
        health.record_failure(trouble)
        raise
    health.record_success(monotonic() - began)
