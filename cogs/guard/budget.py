"""What nobody waits for never waits inside discord.py: it's told when to come again, and leaves room for the rest.

Else one channel that has had all the messages Discord takes would hold up the notices of all matches.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from time import monotonic
from typing import Any, Final

import aiohttp
import discord
from discord.http import HTTPClient, Route

from cogs.guard.circuit_breaker import TOO_MANY_REQUESTS

UNASKED: Final = ContextVar("UNASKED", default=False)  # whether this is done for the courier, not for a click
SHORT_SECONDS: Final = 0.5  # a wait that isn't worth another try
APART_SECONDS: Final = 1.0  # between two that come again: Discord takes five messages in five seconds
MOST_A_SECOND: Final = 35  # unasked requests: Discord allows the bot 50, and what is clicked needs some of them
UNCOUNTED: Final = ("/interactions/", "/webhooks/")  # by Discord
MAX_REMEMBERED: Final = 1_000  # buckets; those that wait no longer are dropped

Request = Callable[..., Awaitable[Any]]


class Budget:
    """Stands between discord.py's methods and its one function that sends requests."""

    def __init__(self, http: HTTPClient) -> None:
        self._http = http
        self._request: Request = http.request
        self._limited: dict[str, float] = {}  # until when, by bucket
        self._turns: dict[str, float] = {}  # the last turn that was given, by bucket
        self._began: deque[float] = deque(maxlen=MOST_A_SECOND)
        http.request = self.request  # type: ignore[method-assign]

    async def request(self, route: Route, **how: Any) -> Any:
        """Raises `RateLimited` where something unasked would have to wait."""
        if not UNASKED.get():
            if not route.path.startswith(UNCOUNTED):
                self._began.append(monotonic())
            return await self._request(route, **how)
        key = f"{self._http._bucket_hashes.get(route.key) or route.key}:{route.major_parameters}"
        if (wait := self._wait(key)) > SHORT_SECONDS:
            raise discord.RateLimited(self._turn(key, wait))
        await self._leave_room()
        try:
            return await self._request(route, **how)
        except discord.RateLimited as limit:
            self._limited[key] = monotonic() + limit.retry_after
            raise discord.RateLimited(self._turn(key, limit.retry_after)) from limit

    async def _leave_room(self) -> None:
        """Wait for a turn among all unasked requests."""
        now = monotonic()
        turn = max(now, self._began[0] + 1) if len(self._began) == MOST_A_SECOND else now
        self._began.append(turn)
        await asyncio.sleep(turn - now)

    def _wait(self, key: str) -> float:
        """In how many seconds Discord takes this again; edits of old messages have a limit of their own."""
        known = self._http._buckets.get(key)
        full = known.expires - known._loop.time() if known and known.remaining <= 0 and known.expires else 0.0
        return max(full, self._limited.get(key, 0.0) - monotonic())

    def _turn(self, key: str, wait: float) -> float:
        """In how many seconds it may come again: those that wait for the same come one after the other."""
        now = monotonic()
        for times in (self._turns, self._limited):
            if len(times) > MAX_REMEMBERED:
                drop_past(times, now)
        self._turns[key] = max(now + wait, self._turns.get(key, 0.0) + APART_SECONDS)
        return self._turns[key] - now


def drop_past(times: dict[str, float], now: float) -> None:
    for key in [key for key, time in times.items() if time <= now]:
        del times[key]


async def hand_back(_: Any, __: Any, sent: aiohttp.TraceRequestEndParams) -> None:
    """A limit that Discord has told us of: discord.py would sleep. Only that of the whole bot is left to it."""
    response = sent.response
    limited = response.status == TOO_MANY_REQUESTS and response.content_type == "application/json"
    if limited and UNASKED.get() and "Via" in response.headers and "X-RateLimit-Global" not in response.headers:
        raise discord.RateLimited(float((await response.json())["retry_after"]))
