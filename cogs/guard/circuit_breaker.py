"""The brake: requests that Discord refuses are counted, and when they pile up nothing is sent unasked for a while.

Discord shuts out whoever sends 10,000 of them in ten minutes. Answers to people go on: they are asked for.
"""

import re
from collections import deque
from time import monotonic
from typing import Any, Final

import aiohttp
import discord

from dojo.errors import DojoError
from dojo.ops.log import logger

log = logger("circuit_breaker")

WINDOW_SECONDS: Final = 600.0  # seconds in which Discord counts
MAX_REFUSED: Final = 1_000  # refusals in them, until the brake is put on
CLOSE_BELOW: Final = 500  # when it is taken off
COUNTED: Final = frozenset({401, 403, 404, 429})  # Discord leaves out 404
NO_MATTER: Final = 404  # of an answer: somebody clicked, and we were late
UNASKED: Final = re.compile(r"/(channels|guilds)/|/users/@me/channels$")
SHARED: Final = "shared"  # a limit that others have used up is not held against us
LIMITED: Final = 429


class CircuitOpen(DojoError):
    """Too much of what we sent was refused: for a while nothing is sent that nobody has asked for."""

    key = "error-braked"


# What may come of sending what can be done without.
SEND_ERRORS: Final = (discord.HTTPException, aiohttp.ClientError, CircuitOpen)


class CircuitBreaker:
    def __init__(self, most: int = MAX_REFUSED, few: int = CLOSE_BELOW, window: float = WINDOW_SECONDS) -> None:
        self.most, self.few, self.window = most, few, window
        self.refused: deque[float] = deque()  # when
        self.total = 0
        self.on = False
        self.until = 0.0  # Discord has shut us out so long

    @property
    def trace(self) -> aiohttp.TraceConfig:
        """What hears of every request, tried again or not."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._asks)
        trace.on_request_end.append(self._told)
        return trace

    async def _asks(self, _: Any, __: Any, asked: Any) -> None:
        if UNASKED.search(asked.url.path) and self.holds():
            raise CircuitOpen

    async def _told(self, _: Any, __: Any, told: Any) -> None:
        self.answered(told.response.status, told.url.path, told.response.headers)

    def answered(self, status: int, path: str, headers: Any) -> None:
        asked_for = UNASKED.search(path) is None
        if status not in COUNTED or headers.get("X-RateLimit-Scope") == SHARED or (asked_for and status == NO_MATTER):
            return
        self.refused.append(monotonic())
        self.total += 1
        if status == LIMITED and "Via" not in headers:
            self._shut_out(float(headers.get("Retry-After", self.window)))
        if not self.holds() and len(self.refused) >= self.most:
            self.on = True
            log.error("circuit breaker open", refused=len(self.refused), minutes=round(self.window / 60))

    def _shut_out(self, seconds: float) -> None:
        """Not by Discord itself but by what stands before it: whatever is sent now makes it last longer."""
        self.until = monotonic() + min(seconds, self.window)
        log.error("shut out", seconds=round(min(seconds, self.window)))

    def holds(self) -> bool:
        now = monotonic()
        while self.refused and self.refused[0] < now - self.window:
            self.refused.popleft()
        if self.on and len(self.refused) < self.few:
            self.on = False
            log.info("circuit breaker closed")
        return self.on or now < self.until
