"""A circuit breaker: when Discord has refused too many requests, we only respond to interactions for a while.

Discord bans an IP address for a time after 10,000 refused requests in ten minutes.
"""

import re
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

import aiohttp
import discord

from dojo.errors import DojoError
from dojo.ops.log import logger

log = logger("circuit_breaker")

WINDOW_SECONDS: Final = 600.0  # the window in which Discord counts
MAX_REFUSED: Final = 1_000  # refusals in the window that open the breaker
CLOSE_BELOW: Final = 500  # it closes again below this number
COUNTED_STATUSES: Final = frozenset(
    {HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND, HTTPStatus.TOO_MANY_REQUESTS}
)  # Discord itself does not count NOT_FOUND
UNSOLICITED_PATH: Final = re.compile(r"/(channels|guilds)/|/users/@me/channels$")
SHARED_SCOPE: Final = "shared"  # a limit used up by others does not count


class CircuitOpen(DojoError):
    """The breaker is open: nothing is sent except responses to interactions."""

    key = "error-braked"


# The errors to expect when sending something that is not essential.
SEND_ERRORS: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, CircuitOpen)


class CircuitBreaker:
    def __init__(
        self,
        now: Callable[[], int],
        most: int = MAX_REFUSED,
        few: int = CLOSE_BELOW,
        window: float = WINDOW_SECONDS,
    ) -> None:
        """`now`: in milliseconds."""
        self._now = now
        self.most, self.few, self.window = most, few, window
        self.refused: deque[float] = deque()  # when, in seconds of a `SteadyClock`
        self.on = False
        self.shut_out_until = 0.0

    def _seconds(self) -> float:
        return self._now() / 1000

    @property
    def trace(self) -> aiohttp.TraceConfig:
        """Tells the breaker of every request, including retries."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._on_request)
        trace.on_request_end.append(self._on_response)
        return trace

    async def _on_request(self, _: Any, __: Any, sent: Any) -> None:
        if UNSOLICITED_PATH.search(sent.url.path) and self.is_open():
            raise CircuitOpen

    async def _on_response(self, _: Any, __: Any, sent: Any) -> None:
        self.answered(sent.response.status, sent.url.path, sent.response.headers)

    def answered(self, status: int, path: str, headers: Any) -> None:
        asked_for = UNSOLICITED_PATH.search(path) is None
        if (
            status not in COUNTED_STATUSES
            or headers.get("X-RateLimit-Scope") == SHARED_SCOPE
            or (asked_for and status == HTTPStatus.NOT_FOUND)  # somebody clicked, and we were late
        ):
            return
        self.refused.append(self._seconds())
        if status == HTTPStatus.TOO_MANY_REQUESTS and "Via" not in headers:
            self._shut_out(float(headers.get("Retry-After", self.window)))
        if not self.is_open() and len(self.refused) >= self.most:
            self.on = True
            log.error("circuit breaker open", refused=len(self.refused), minutes=round(self.window / 60))

    def _shut_out(self, seconds: float) -> None:
        """We are banned by the proxy in front of Discord; every further request would prolong that."""
        self.shut_out_until = self._seconds() + min(seconds, self.window)
        log.error("shut out", seconds=round(min(seconds, self.window)))

    def is_open(self) -> bool:
        now = self._seconds()
        while self.refused and self.refused[0] < now - self.window:
            self.refused.popleft()
        if self.on and len(self.refused) < self.few:
            self.on = False
            log.info("circuit breaker closed")
        return self.on or now < self.shut_out_until
