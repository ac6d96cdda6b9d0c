"""Discord's rate limits: how many requests of a kind it takes in how many seconds, for a channel or the whole bot."""

import math
import re
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from sandbox.strict.rules import Rules
from sandbox.traffic.faults import limit_headers
from sandbox.world.threads import DISCORD_EPOCH

# These have a token of their own in the path, and do not count towards the limit of the whole bot.
UNSIGNED = ("/interactions/", "/webhooks/")
# Without these, discord.py assumes a limit of one request per route and sends them one after another.
ROOM = {"X-RateLimit-Limit": "1000", "X-RateLimit-Remaining": "999", "X-RateLimit-Reset-After": "1.000"}
MESSAGE = re.compile(r"/channels/(\d+)/messages(?:/(\d+))?")
FRESH, HOUR, OLD = 10.0, 3600.0, 14 * 24 * 3600.0  # the ages of messages that make a difference, in seconds
INVALID, INVALID_MOST, INVALID_SECONDS = (401, 403, 429), 10_000, 600.0
KEPT = 1000  # windows; when there are more, those that are over are dropped


@dataclass(frozen=True, slots=True)
class Limit:
    name: str
    most: int
    seconds: float
    code: int = 0


BOT = Limit("whole bot", 50, 1)
MESSAGES = Limit("messages", 5, 5)
EDITS = Limit("edits", 5, 5)
OLD_EDITS = Limit("edits of old messages", 3, 6, code=30046)
# By the age of the message, as measured in discord-api-docs #8330.
FRESH_DELETES = Limit("deletes of fresh messages", 5, 1)
DELETES = Limit("deletes", 3, 0.333)
OLD_DELETES = Limit("deletes of old messages", 30, 4)
DM_OPENINGS = Limit("opening DMs", 1, 10)
SHUT_OUT = Limit("invalid requests", INVALID_MOST, INVALID_SECONDS)


@dataclass(slots=True)
class Window:
    """A stretch of time that begins with its first request and takes as many as the limit allows."""

    limit: Limit
    ends: float
    used: int = 0

    def headers(self, now: float) -> dict[str, str]:
        left = _rounded_up(self.ends - now)
        return {
            "X-RateLimit-Limit": str(self.limit.most),
            "X-RateLimit-Remaining": str(self.limit.most - self.used),
            "X-RateLimit-Reset": f"{now + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": self.limit.name.replace(" ", "-"),
        }


@dataclass(frozen=True, slots=True)
class Hit:
    """A limit that a request has run into."""

    limit: Limit
    retry_after: float
    headers: dict[str, str]

    @property
    def body(self) -> dict[str, Any]:
        whole = self.limit is BOT
        told = {"message": "You are being rate limited.", "retry_after": self.retry_after, "global": whole}
        return told | ({"code": self.limit.code} if self.limit.code else {})


class Limits:
    def __init__(self, rules: Rules, clock: Callable[[], float]) -> None:
        self.rules = rules
        self.clock = clock  # the sandbox's, in seconds: moving it ahead ends every window
        self.windows: dict[tuple[Limit, str], Window] = {}
        self.hits: Counter[str] = Counter()
        self.invalid: deque[float] = deque(maxlen=INVALID_MOST)  # the times of requests that were a mistake of the bot

    def take(self, method: str, path: str) -> dict[str, str] | Hit:
        """Count this request; return the headers for its answer, or the limit that refuses it."""
        if not self.rules.limits:
            return ROOM
        now = self.clock()
        if self._shut_out(now):
            return self._hit(SHUT_OUT, now + INVALID_SECONDS, now, {})
        windows = [self._window(limit, key, now) for limit, key in self._concerned(method, path, now)]
        for window in windows:
            if window.used >= window.limit.most:
                return self._hit(window.limit, window.ends, now, windows[-1].headers(now))
        for window in windows:
            window.used += 1
        return windows[-1].headers(now) if windows and windows[-1].limit is not BOT else ROOM

    def note(self, status: int) -> None:
        """Count an answer that Discord counts as the bot's mistake."""
        if status in INVALID:
            self.invalid.append(self.clock())

    def told(self) -> dict[str, Any]:
        return {"on": self.rules.limits, "invalid": self._invalid(self.clock()), "hits": dict(self.hits)}

    def _hit(self, limit: Limit, until: float, now: float, bucket: dict[str, str]) -> Hit:
        self.hits[limit.name] += 1
        seconds = _rounded_up(until - now)
        if limit is SHUT_OUT:
            return Hit(limit, seconds, {"Retry-After": str(math.ceil(seconds))})
        headers = limit_headers(seconds, "global" if limit is BOT else "user")
        return Hit(limit, seconds, headers if limit is BOT else headers | bucket)

    def _window(self, limit: Limit, key: str, now: float) -> Window:
        window = self.windows.get((limit, key))
        if window is None or window.ends <= now:
            if len(self.windows) > KEPT:
                self.windows = {name: each for name, each in self.windows.items() if each.ends > now}
            window = self.windows[limit, key] = Window(limit, now + limit.seconds)
        return window

    def _concerned(self, method: str, path: str, now: float) -> Iterator[tuple[Limit, str]]:
        """The limits that this request counts towards; the headers of its answer describe the last one."""
        if not path.startswith(UNSIGNED):
            yield BOT, ""
        if self.rules.dms == "limited" and (method, path) == ("POST", "/users/@me/channels"):
            yield DM_OPENINGS, ""
        if (found := MESSAGE.fullmatch(path)) is not None:
            channel, message = found.groups()
            yield from ((limit, channel) for limit in _of_message(method, _age(int(message), now) if message else None))

    def _shut_out(self, now: float) -> bool:
        return self._invalid(now) >= INVALID_MOST

    def _invalid(self, now: float) -> int:
        while self.invalid and self.invalid[0] <= now - INVALID_SECONDS:
            self.invalid.popleft()
        return len(self.invalid)


def _of_message(method: str, age: float | None) -> tuple[Limit, ...]:
    if age is None:
        return (MESSAGES,) if method == "POST" else ()
    if method == "PATCH":
        return (OLD_EDITS, EDITS) if age > HOUR else (EDITS,)
    if method == "DELETE":
        return (FRESH_DELETES if age < FRESH else OLD_DELETES if age > OLD else DELETES,)
    return ()


def _age(message: int, now: float) -> float:
    return now - ((message >> 22) + DISCORD_EPOCH) / 1000


def _rounded_up(seconds: float) -> float:
    return math.ceil(seconds * 1000) / 1000
