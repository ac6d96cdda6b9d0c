"""Retries of writes that must not be lost: what has already happened on Discord is recorded, however long it takes."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from tenacity import RetryCallState, retry, retry_if_exception_type, wait_exponential

from dojo.errors import NotWritten
from dojo.ops.log import logger
from dojo.ops.redaction import redacted

T = TypeVar("T")

FIRST: Final = 0.25  # seconds before the second try; the wait then doubles each time
LONGEST: Final = 15.0  # seconds between two tries at most

log = logger("retry")


def _log_failure(state: RetryCallState) -> None:
    reason = state.outcome.exception() if state.outcome else None
    log.debug("not written yet", tries=state.attempt_number - 1, reason=redacted(reason) if reason else "")


@retry(retry=retry_if_exception_type(NotWritten), wait=wait_exponential(FIRST, LONGEST), before_sleep=_log_failure)
async def retry_write(write: Callable[[], Awaitable[T]]) -> T:
    """Return what `write` returns, calling it again for as long as it raises `NotWritten`.

    There is no limit: if we gave up, the message would be sent again later, and after some minutes Discord no longer
    recognises it as the same one. Any other error, and cancellation, is raised at once.
    """
    return await write()
