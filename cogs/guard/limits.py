"""Discord's limits: a budget of requests, a circuit breaker, and the codes with which it refuses."""

import asyncio
import re
from collections import deque
from collections.abc import Callable, Mapping
from contextvars import ContextVar, Token
from dataclasses import dataclass
from enum import IntEnum
from http import HTTPStatus
from typing import Any, Final

import aiohttp
import discord
from discord.http import HTTPClient

from dojo.errors import DojoError
from dojo.ops.log import logger

log = logger("limits")


class Code(IntEnum):
    """As far as we treat them differently."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    QUARANTINED = 20026
    THREAD_FULL = 30033  # nobody can join it any more, and writing in it is joining it
    EDITED_ENOUGH = 30046  # a message that is older than an hour can be edited so often and no more
    DMS_OPENED_TOO_FAST = 40003
    ALREADY_ANSWERED = 40060
    NO_ACCESS = 50001
    TAKES_NO_DMS = 50007
    NO_PERMISSION = 50013
    WRONG_KIND_OF_CHANNEL = 50024
    TOKEN_EXPIRED = 50027
    MALFORMED = 50035
    THREAD_ARCHIVED = 50083  # or locked: Discord says the same of both
    ENTRY_POINT_MISSING = 50240
    NO_SHARED_SERVER = 50278
    THREAD_EXISTS = 160004
    THREAD_LOCKED = 160005
    TOO_MANY_THREADS = 160006  # are active, so that an archived one can't be woken
    TOO_MANY_NEWS_THREADS = 160007
    BLOCKED_WORD = 200000  # the server's AutoMod


# A circuit breaker: when Discord has refused too many requests, we only respond to interactions for a while.

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
        self, now: Callable[[], int], most: int = MAX_REFUSED, few: int = CLOSE_BELOW, window: float = WINDOW_SECONDS
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


# What nobody waits for never waits inside discord.py: it's told when to come again, and leaves room for the rest.

UNASKED: Final = ContextVar("UNASKED", default=False)  # whether this is done for the courier, not for a click
SHORT_SECONDS: Final = 0.5  # a wait that isn't worth another try
MAX_LIMIT_SECONDS: Final = 30.0  # that somebody who has clicked may wait; the least that discord.py takes
MOST_A_SECOND: Final = 35  # unasked requests: Discord allows the bot 50, and what is clicked needs some of them
RETRIED: Final = frozenset({500, 502, 504, 524})  # by discord.py, for 25 seconds in all
FAILURES: Final = 1  # after which discord.py may try something unasked again; that takes a second


# How many requests Discord still takes, bucket by bucket, as the headers of its responses say

APART_SECONDS: Final = 1.0  # between two that come again: Discord takes five messages in five seconds
SOON_SECONDS: Final = 0.05  # until the first response may have said what nobody knows yet
MAX_REMEMBERED: Final = 1_000  # buckets; beyond that, those that hold up nothing are dropped


@dataclass(slots=True)
class Bucket:
    """`left` requests may begin until `ends`. Before the first response (`limit` 0) it is one at a time."""

    limit: int = 0
    seconds: float = 0.0  # from the beginning of a window to its end
    left: int = 0
    ends: float = 0.0
    under_way: int = 0  # Discord has counted these or will
    limited: float = 0.0  # until when a 429 has said to wait; edits of old messages have a limit of their own
    turn: float = 0.0  # the last one that was given to somebody who has to come again

    def wait(self, now: float) -> float:
        """In how many seconds another request may begin."""
        if not self.limit and self.under_way:
            return SOON_SECONDS
        full = self.limit and self.left <= 0 and self.ends > now
        return max(self.ends - now if full else 0.0, self.limited - now, 0.0)

    def begin(self, now: float) -> None:
        if self.ends <= now:
            self.left, self.ends = self.limit - self.under_way, now + self.seconds
        self.left -= 1
        self.under_way += 1

    def told(self, headers: Mapping[str, str], now: float) -> None:
        """Discord's number may not include those that are under way."""
        after = float(headers["X-RateLimit-Reset-After"])
        self.limit, self.seconds, self.ends = int(headers["X-RateLimit-Limit"]), max(self.seconds, after), now + after
        self.left = min(int(headers["X-RateLimit-Remaining"]), self.limit - self.under_way)

    def next_turn(self, wait: float, now: float) -> float:
        """In how many seconds to come again: those that wait for the same come one after the other."""
        self.turn = max(now + wait, self.turn + APART_SECONDS)
        return self.turn - now

    def idle(self, now: float) -> bool:
        return not self.under_way and max(self.ends, self.limited, self.turn) <= now


class RateLimits:
    """A bucket has a name, which is Discord's own once that is known, and a channel: `<name>:<channel>`."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now  # in seconds
        self._buckets: dict[str, Bucket] = {}
        self._windows: dict[str, tuple[int, float]] = {}  # limit and length, by name: the same in every channel

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, key: str) -> Bucket:
        if len(self._buckets) > MAX_REMEMBERED:
            self._buckets = {key: each for key, each in self._buckets.items() if not each.idle(self._now())}
        if key not in self._buckets:
            self._buckets[key] = Bucket(*self._windows.get(key.rpartition(":")[0], ()))
        return self._buckets[key]

    def told(self, key: str, headers: Mapping[str, str]) -> None:
        if "X-RateLimit-Reset-After" not in headers:
            return
        bucket, name = self.of(key), key.rpartition(":")[0]
        bucket.told(headers, self._now())
        for known in (name, headers.get("X-RateLimit-Bucket", name)):
            self._windows[known] = bucket.limit, bucket.seconds


# Who waits, and for how long


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
