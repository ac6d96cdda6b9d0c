"""Failures somebody ordered: the next requests, or the next interactions, that shall go wrong."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

ORDERED = "The sandbox was told to fail here"
SCOPES = ("user", "global", "shared")  # of a rate limit: of the route, of the bot as a whole, of everybody there


@dataclass(slots=True)
class Fault:
    """Strikes `share` of the next requests of this method whose path matches, `times` at most; `after` works first."""

    method: str
    path: str
    times: int = 1
    share: float = 1.0
    status: int | None = None
    code: int = 0
    message: str = ORDERED
    retry_after: float | None = None
    scope: str = "user"
    delay: float = 0.0
    after: bool = False
    drop: bool = False

    def strikes(self, method: str, path: str, dice: Random) -> bool:
        if self.method not in (method, "*") or not re.search(self.path, path):
            return False
        if self.share < 1 and dice.random() >= self.share:
            return False
        self.times -= 1
        return True

    @property
    def loses_answer(self) -> bool:
        return self.drop or (self.after and self.status is None)

    def answer(self) -> tuple[int, dict[str, Any], dict[str, str]]:
        if self.retry_after is None:
            return self.status or 500, {"message": self.message, "code": self.code}, {}
        whole = self.scope == "global"
        body = {"message": "You are being rate limited.", "retry_after": self.retry_after, "global": whole}
        return 429, body, limit_headers(self.retry_after, self.scope)


def limit_headers(seconds: float, scope: str) -> dict[str, str]:
    """As Discord sends them with a 429: of the route's own limit, or that it is the bot's as a whole."""
    # discord.py takes a 429 without `Via` for a ban by Cloudflare and does not try again.
    told = {"Via": "1.1 google", "Retry-After": str(max(1, round(seconds))), "X-RateLimit-Scope": scope}
    if scope == "global":
        return told | {"X-RateLimit-Global": "true"}
    return told | {
        "X-RateLimit-Limit": "5",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset-After": f"{seconds:.3f}",
    }


class Faults:
    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.requests: list[Fault] = []
        self.expired = 0
        self.duplicated = 0
        self.late = 0
        self.seconds = 0.0  # how late
        self.reordered = 0
        self.kept: list[Callable[[], None]] = []  # what will be told in the opposite order
        self.dice = Random(0)  # the same storm every time

    def strike(self, method: str, path: str) -> Fault | None:
        if not self.requests:
            return None
        fault = next((fault for fault in self.requests if fault.strikes(method, path, self.dice)), None)
        self.requests = [fault for fault in self.requests if fault.times > 0]
        return fault

    def expires(self) -> bool:
        self.expired -= (struck := self.expired > 0)
        return struck

    def duplicates(self) -> bool:
        self.duplicated -= (struck := self.duplicated > 0)
        return struck

    def delays(self) -> float:
        self.late -= (struck := self.late > 0)
        return self.seconds if struck else 0.0

    def keeps(self, telling: Callable[[], None]) -> bool:
        """Whether this is held back until enough others have come, which are then told before it."""
        if self.reordered <= 0:
            return False
        self.kept.append(telling)
        if len(self.kept) >= self.reordered:
            self.let_go()
        return True

    def let_go(self, only: list[Callable[[], None]] | None = None) -> None:
        """The last first; `only` these, if they are still being kept."""
        if only is not None and only is not self.kept:
            return
        kept, self.kept, self.reordered = self.kept, [], 0
        for telling in reversed(kept):
            telling()
