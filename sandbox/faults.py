"""Failures somebody ordered: the next requests, or the next interactions, that shall go wrong."""

import re
from dataclasses import dataclass
from typing import Any

ORDERED = "The sandbox was told to fail here"


@dataclass(slots=True)
class Fault:
    """Strikes the next `times` requests of this method whose path matches; `after` does the work first."""

    method: str
    path: str
    times: int = 1
    status: int | None = None
    code: int = 0
    message: str = ORDERED
    retry_after: float | None = None
    delay: float = 0.0
    after: bool = False
    drop: bool = False

    def strikes(self, method: str, path: str) -> bool:
        if self.method not in (method, "*") or not re.search(self.path, path):
            return False
        self.times -= 1
        return True

    @property
    def loses_answer(self) -> bool:
        return self.drop or (self.after and self.status is None)

    def answer(self) -> tuple[int, dict[str, Any], dict[str, str]]:
        if self.retry_after is None:
            return self.status or 500, {"message": self.message, "code": self.code}, {}
        body = {"message": "You are being rate limited.", "retry_after": self.retry_after, "global": False}
        # discord.py takes a 429 without `Via` for a ban by Cloudflare and does not try again.
        return 429, body, {"Via": "1.1 google", "Retry-After": str(max(1, round(self.retry_after)))}


class Faults:
    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.requests: list[Fault] = []
        self.expired = 0
        self.duplicated = 0

    def strike(self, method: str, path: str) -> Fault | None:
        if not self.requests:
            return None
        fault = next((fault for fault in self.requests if fault.strikes(method, path)), None)
        self.requests = [fault for fault in self.requests if fault.times > 0]
        return fault

    def expires(self) -> bool:
        self.expired -= (struck := self.expired > 0)
        return struck

    def duplicates(self) -> bool:
        self.duplicated -= (struck := self.duplicated > 0)
        return struck
