"""Scheduled failures: which of the next requests and interactions are to go wrong, and how."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

ORDERED = "The sandbox was told to fail here"
SCOPES = ("user", "global", "shared")  # of a rate limit: the route's, the whole bot's, one shared with others


@dataclass(slots=True)
class Fault:
    """Hits `share` of the next requests whose method and path match, at most `times`.

    With `after`, the request is carried out first, so only its answer is lost.
    """

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
        if self.code:
            body |= {"code": self.code}
        return 429, body, limit_headers(self.retry_after, self.scope)


def limit_headers(seconds: float, scope: str) -> dict[str, str]:
    """The headers that Discord sends with a 429, for the limit of a route or of the whole bot."""
    # Without `Via`, discord.py takes a 429 for a ban by Cloudflare and does not retry.
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
        self.seconds = 0.0  # the delay of the late ones
        self.reordered = 0
        self.kept: list[Callable[[], None]] = []  # interactions to be sent in reverse order
        self.dice = Random(0)  # the same failures in every run

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
        """Whether the interaction is held back until enough others have come, which are then sent before it."""
        if self.reordered <= 0:
            return False
        self.kept.append(telling)
        if len(self.kept) >= self.reordered:
            self.let_go()
        return True

    def let_go(self, only: list[Callable[[], None]] | None = None) -> None:
        """Send what is held back, the last first. With `only`: nothing, unless it is still the same list."""
        if only is not None and only is not self.kept:
            return
        kept, self.kept, self.reordered = self.kept, [], 0
        for telling in reversed(kept):
            telling()
