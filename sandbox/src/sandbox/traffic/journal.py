"""The bot's requests, newest last. Old entries are dropped, so that the memory is bounded."""

import time
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

LENGTH = 2000


@dataclass(slots=True)
class Entry:
    number: int
    method: str
    path: str
    began: float = field(default_factory=time.perf_counter)
    body: Any = None
    files: list[dict[str, Any]] = field(default_factory=list)
    status: int | None = None
    ms: float | None = None
    limit: str | None = None  # the rate limit that it hit
    code: int | None = None  # Discord's code of the error, if the request was refused

    def close(self, status: int) -> None:
        self.status = status
        self.ms = round((time.perf_counter() - self.began) * 1000, 3)

    def told(self) -> dict[str, Any]:
        names = ("number", "method", "path", "body", "files", "status", "ms", "limit", "code")
        return {name: getattr(self, name) for name in names}


class Journal:
    def __init__(self) -> None:
        self.next = 0
        self.entries: deque[Entry] = deque(maxlen=LENGTH)
        self.statuses: Counter[int] = Counter()  # of all answers ever sent: Discord bans for too many 401, 403 and 429

    def open(self, method: str, path: str) -> Entry:
        entry = Entry(self.next, method, path)
        self.next += 1
        self.entries.append(entry)
        return entry

    def since(self, number: int) -> Iterator[dict[str, Any]]:
        return (entry.told() for entry in self.entries if entry.number >= number)
