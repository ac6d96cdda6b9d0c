"""What nobody waits for never waits inside discord.py: it's told when to come again, and leaves room for the rest.

Otherwise one channel that has had all the messages Discord takes would hold up the notices of all matches. discord.py
asks its `HTTPClient.get_ratelimit` for something to wait in, of which nothing is documented;
tests/cogs/guard/test_budget.py notices if that changes. What it does after a response that is an error can be changed
by its `http_trace`.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import ContextVar, Token
from http import HTTPStatus
from typing import Any, Final

import aiohttp
import discord
from discord.http import HTTPClient

from cogs.guard.rate_limits import Bucket, RateLimits

UNASKED: Final = ContextVar("UNASKED", default=False)  # whether this is done for the courier, not for a click
SHORT_SECONDS: Final = 0.5  # a wait that isn't worth another try
MAX_LIMIT_SECONDS: Final = 30.0  # that somebody who has clicked may wait; the least that discord.py takes
MOST_A_SECOND: Final = 35  # unasked requests: Discord allows the bot 50, and what is clicked needs some of them
RETRIED: Final = frozenset({500, 502, 504, 524})  # by discord.py, for 25 seconds in all
FAILURES: Final = 1  # after which discord.py may try something unasked again; that takes a second


class Budget:
    """All requests of the bot but its responses to interactions, which count for no limit of these."""

    def __init__(self, http: HTTPClient, now: Callable[[], int]) -> None:
        """`now`: in milliseconds."""
        self._now = now
        self.limits = RateLimits(self.seconds)
        self._began: deque[float] = deque(maxlen=MOST_A_SECOND)
        http.get_ratelimit = lambda key: Turn(self, key)  # type: ignore[method-assign, assignment, return-value]

    def seconds(self) -> float:
        return self._now() / 1000

    async def take_turn(self, bucket: Bucket) -> None:
        """Raises `RateLimited` where something unasked would have to wait, or a click too long."""
        if UNASKED.get():
            await self._wait(bucket, SHORT_SECONDS)
            await self._leave_room()
            await self._wait(bucket, SHORT_SECONDS)
        else:
            self._began.append(self.seconds())
            await self._wait(bucket, MAX_LIMIT_SECONDS)
        bucket.begin(self.seconds())

    async def _wait(self, bucket: Bucket, patience: float) -> None:
        end = self.seconds() + patience
        while wait := bucket.wait(now := self.seconds()):
            if now + wait > end:
                raise discord.RateLimited(bucket.next_turn(wait, now))
            await asyncio.sleep(wait)

    async def _leave_room(self) -> None:
        """Wait for a turn among all unasked requests."""
        now = self.seconds()
        turn = max(now, self._began[0] + 1) if len(self._began) == MOST_A_SECOND else now
        self._began.append(turn)
        await asyncio.sleep(turn - now)


class Turn:
    """One request in its bucket: what discord.py takes for its `Ratelimit`, which would sleep before and after it."""

    def __init__(self, budget: Budget, key: str) -> None:
        self._budget, self._key = budget, key
        self._bucket = budget.limits.of(key)
        self._failures = 0
        self._token: Token[Turn | None] | None = None

    @property
    def remaining(self) -> int:
        return self._bucket.left

    def update(self, response: aiohttp.ClientResponse, **_: Any) -> None:
        self._budget.limits.told(self._key, response.headers)

    def failed_enough(self) -> bool:
        self._failures += 1
        return self._failures > FAILURES

    async def __aenter__(self) -> None:
        await self._budget.take_turn(self._bucket)
        self._token = TURN.set(self)

    async def __aexit__(self, _: object, trouble: BaseException | None, __: object) -> None:
        if self._token:
            TURN.reset(self._token)
        self._bucket.under_way -= 1
        if isinstance(trouble, discord.RateLimited) and UNASKED.get():
            now = self._budget.seconds()
            self._bucket.limited = now + trouble.retry_after
            trouble.retry_after = self._bucket.next_turn(trouble.retry_after, now)


TURN: Final[ContextVar[Turn | None]] = ContextVar("TURN", default=None)  # None: what goes through a click


async def hand_back(_: Any, __: Any, ended: aiohttp.TraceRequestEndParams) -> None:
    """Where discord.py would sleep and try again, something unasked fails. Only the limit of the whole bot is left."""
    response, turn = ended.response, TURN.get()
    if not UNASKED.get():
        return
    if response.status in RETRIED and (turn is None or turn.failed_enough()):
        raise discord.DiscordServerError(response, await response.text())
    limited = response.status == HTTPStatus.TOO_MANY_REQUESTS and response.content_type == "application/json"
    if limited and "Via" in response.headers and "X-RateLimit-Global" not in response.headers:
        raise discord.RateLimited(float((await response.json())["retry_after"]))
