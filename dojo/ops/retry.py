"""What has happened in the world outside is written down, however long the disk will not have it."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Final, TypeVar

from dojo.errors import NotWritten
from dojo.ops.log import diary
from dojo.ops.redaction import brief

T = TypeVar("T")

FIRST: Final = 0.25  # seconds until it is tried again; then twice as long each time
LONGEST: Final = 15.0

log = diary("insisting")


async def insist(write: Callable[[], Awaitable[T]]) -> T:
    """Whoever gave up would tell it once more, and Discord takes the same message for a new one after some minutes."""
    for tries in count():
        try:
            return await write()
        except NotWritten as trouble:
            log.warning("not written yet", tries=tries, reason=brief(trouble))
        await asyncio.sleep(min(LONGEST, FIRST * 2**tries))
    raise AssertionError("counting has no end")
