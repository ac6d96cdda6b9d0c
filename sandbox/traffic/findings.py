"""Faults found in the traffic: routes we do not implement, and breaches of Discord's schemas if those are loaded."""

import asyncio
import json
import re
from collections import deque
from collections.abc import Hashable
from typing import Any, Protocol

MOST = 500
BACKLOG = 5000
PAUSE = 0.02
SMALL = 100  # numbers below it may be kinds of something; others are ids, sizes or times


class Schemas(Protocol):
    def request(self, method: str, path: str, body: Any) -> list[str]: ...

    def reply(self, method: str, path: str, status: int, body: Any) -> list[str]: ...

    def event(self, name: str, data: Any) -> list[str]: ...


def shape(value: Any) -> Hashable:
    """All that tells one value from another for a schema, but for the texts themselves and their exact lengths."""
    match value:
        case dict():
            return frozenset((re.sub(r"^\d+$", "id", key), shape(each)) for key, each in value.items())
        case list():
            return len(value), frozenset(map(shape, value))
        case str():
            return "digits" if value.isdecimal() else f"text of {len(value).bit_length()} bits"
        case bool() | None:
            return str(value)
        case _:
            return value if abs(value) < SMALL else "number"


class Findings:
    """Collects faults. Checks run in idle moments, so that they never delay an answer.

    What has the shape of something that was checked before isn't checked again: most traffic is alike, and a check
    takes many times as long as the answer itself.
    """

    def __init__(self, schemas: Schemas | None = None) -> None:
        self.schemas = schemas
        self.backlog: deque[tuple[str, str, Any]] = deque()
        self.found: dict[tuple[str, str, str], int] = {}
        self.checked = 0
        self.shapes: set[int] = set()
        self.scheduled = False

    def add(self, kind: str, where: str, problem: str) -> None:
        key = (kind, where, problem)
        if key in self.found or len(self.found) < MOST:
            self.found[key] = self.found.get(key, 0) + 1

    def request(self, method: str, path: str, body: Any) -> None:
        self._keep("request", f"{method} {path}", (method, path, body))

    def reply(self, method: str, path: str, status: int, text: bytes) -> None:
        if status < 300:
            self._keep("reply", f"{method} {path}", (method, path, status, text))

    def event(self, name: str, text: str) -> None:
        self._keep("event", name, text)

    def _keep(self, kind: str, where: str, seen: Any) -> None:
        if self.schemas is None:
            return
        self.backlog.append((kind, where, seen))
        if len(self.backlog) > BACKLOG:
            self._check_all()
        elif not self.scheduled:
            self.scheduled = True
            asyncio.get_running_loop().call_later(PAUSE, self._check_some)

    def _check_some(self) -> None:
        seen = self.backlog.popleft() if self.backlog else None
        self.scheduled = bool(self.backlog)
        if self.scheduled:
            asyncio.get_running_loop().call_later(PAUSE, self._check_some)
        if seen:
            self._check(*seen)

    def _check_all(self) -> None:
        while self.backlog:
            self._check(*self.backlog.popleft())

    def _check(self, kind: str, where: str, seen: Any) -> None:
        self.checked += 1
        for problem in self._problems(kind, where, seen):
            self.add(kind, where, problem)

    def _problems(self, kind: str, where: str, seen: Any) -> list[str]:
        if self.schemas is None:
            return []
        if kind == "request":
            return [] if self._is_known(kind, where, seen[-1]) else self.schemas.request(*seen)
        if kind == "reply":
            method, path, status, text = seen
            body = json.loads(text or b"null")
            return [] if self._is_known(f"{status}", where, body) else self.schemas.reply(method, path, status, body)
        body = json.loads(seen)["d"]
        return [] if self._is_known(kind, where, body) else self.schemas.event(where, body)

    def _is_known(self, kind: str, where: str, body: Any) -> bool:
        found = hash((kind, re.sub(r"\d{15,}[^/]*", "id", where), shape(body)))
        known = found in self.shapes
        self.shapes.add(found)
        return known

    def told(self) -> list[dict[str, Any]]:
        self._check_all()
        return [
            {"kind": kind, "where": where, "problem": problem, "times": times}
            for (kind, where, problem), times in self.found.items()
        ]
