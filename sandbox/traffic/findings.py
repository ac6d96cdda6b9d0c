"""Faults found in the traffic: routes we do not implement, and breaches of Discord's schemas if those are loaded."""

import asyncio
import json
from collections import deque
from typing import Any, Protocol

MOST = 500
BACKLOG = 5000
AT_A_TIME = 5
PAUSE = 0.02


class Schemas(Protocol):
    def request(self, method: str, path: str, body: Any) -> list[str]: ...

    def reply(self, method: str, path: str, status: int, body: Any) -> list[str]: ...

    def event(self, name: str, data: Any) -> list[str]: ...


class Findings:
    """Collects faults. Checks run in idle moments, so that they never delay an answer."""

    def __init__(self, schemas: Schemas | None = None) -> None:
        self.schemas = schemas
        self.backlog: deque[tuple[str, str, Any]] = deque()
        self.found: dict[tuple[str, str, str], int] = {}
        self.checked = 0
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
        batch = [self.backlog.popleft() for _ in range(min(AT_A_TIME, len(self.backlog)))]
        self.scheduled = bool(self.backlog)
        if self.scheduled:
            asyncio.get_running_loop().call_later(PAUSE, self._check_some)
        for seen in batch:
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
            return self.schemas.request(*seen)
        if kind == "reply":
            method, path, status, text = seen
            return self.schemas.reply(method, path, status, json.loads(text or b"null"))
        return self.schemas.event(where, json.loads(seen)["d"])

    def told(self) -> list[dict[str, Any]]:
        self._check_all()
        return [
            {"kind": kind, "where": where, "problem": problem, "times": times}
            for (kind, where, problem), times in self.found.items()
        ]
