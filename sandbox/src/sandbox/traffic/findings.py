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
AT_A_TIME = 50  # that needn't be checked again, and at most one that must be, because that takes long


class Schemas(Protocol):
    def shape(self, body: Any) -> Hashable: ...

    def request(self, method: str, path: str, body: Any) -> list[str]: ...

    def reply(self, method: str, path: str, status: int, body: Any) -> list[str]: ...

    def event(self, name: str, data: Any) -> list[str]: ...


class Findings:
    """Collects faults. Checks run in idle moments, so that they never delay an answer.

    Traffic that no schema can tell from what was checked before isn't checked again: most of it is alike, and a check
    takes many times as long as the answer itself.
    """

    def __init__(self, schemas: Schemas | None = None) -> None:
        self.schemas = schemas
        self.backlog: deque[tuple[str, str, Any]] = deque()
        self.found: dict[tuple[str, str, str], int] = {}
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
        for _ in range(min(AT_A_TIME, len(self.backlog))):
            if self._check(*self.backlog.popleft()):
                break
        self.scheduled = bool(self.backlog)
        if self.scheduled:
            asyncio.get_running_loop().call_later(PAUSE, self._check_some)

    def _check_all(self) -> None:
        while self.backlog:
            self._check(*self.backlog.popleft())

    def _check(self, kind: str, where: str, seen: Any) -> bool:
        """Whether it had to be checked."""
        assert self.schemas
        body = self._body(kind, seen)
        place = re.sub(r"\d{15,}[^/]*", "id", where)
        status = seen[2] if kind == "reply" else None
        found = hash((kind, place, status, self.schemas.shape(body)))
        if found in self.shapes:
            return False
        self.shapes.add(found)
        for problem in self._problems(kind, where, seen, body):
            self.add(kind, where, problem)
        return True

    def _body(self, kind: str, seen: Any) -> Any:
        if kind == "request":
            return seen[-1]
        return json.loads(seen[-1] or b"null") if kind == "reply" else json.loads(seen)["d"]

    def _problems(self, kind: str, where: str, seen: Any, body: Any) -> list[str]:
        assert self.schemas
        if kind == "request":
            return self.schemas.request(*seen)
        if kind == "event":
            return self.schemas.event(where, body)
        method, path, status, _ = seen
        return self.schemas.reply(method, path, status, body)

    def told(self) -> list[dict[str, Any]]:
        self._check_all()
        return [
            {"kind": kind, "where": where, "problem": problem, "times": times}
            for (kind, where, problem), times in self.found.items()
        ]
