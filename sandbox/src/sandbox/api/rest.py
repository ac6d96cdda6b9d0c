"""Discord's HTTP API: receives the bot's requests and passes them to simcord, or to a route of our own."""

import asyncio
import json
import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote

from aiohttp import web
from simcord.backend.errors import BackendError
from simcord.components import ComponentValidationError
from simcord.http.router import RequestContext, RouteNotImplemented, UnsupportedField, dispatch

from sandbox.api.body import Body, read
from sandbox.api.routes import Wire, find
from sandbox.strict.limits import UNSIGNED, Hit, Limits
from sandbox.strict.refusals import require_known_emoji
from sandbox.traffic.faults import Fault, Faults
from sandbox.traffic.findings import Findings
from sandbox.traffic.journal import Entry, Journal
from sandbox.world.installs import require_access
from sandbox.world.payloads import complete

PREFIX = "/api/v10"
MADE = re.compile(r"/channels/\d+/(messages/\d+/)?threads|/applications/\d+/emojis")  # answered with 201, not 200
Answer = tuple[int, Any]


class Rest:
    def __init__(self, wire: Wire, journal: Journal, faults: Faults, findings: Findings, limits: Limits) -> None:
        self.wire = wire
        self.journal = journal
        self.faults = faults
        self.limits = limits
        self.findings = findings

    async def answer(self, request: web.Request) -> web.Response:
        path = unquote(request.rel_url.raw_path)[len(PREFIX) :]
        entry = self.journal.open(request.method, path)
        fault = self.faults.strike(request.method, path)
        told = await (self._work(request, entry) if fault is None else self._fail(request, entry, fault))
        if told is None:
            return _cut(request)
        self.journal.statuses[told.status] += 1
        if told.headers.get("X-RateLimit-Scope") != "shared":
            self.limits.note(told.status)
        return told

    async def _fail(self, request: web.Request, entry: Entry, fault: Fault) -> web.Response | None:
        """The answer after the failure, or None if it is never sent."""
        await asyncio.sleep(fault.delay)
        worked = await self._work(request, entry) if fault.after or not _fails(fault) else None
        if fault.loses_answer:
            return None
        if worked is not None and not _fails(fault):
            return worked
        status, told, headers = fault.answer()
        entry.limit = "ordered" if status == 429 else None
        entry.close(status)
        return _reply(status, told, headers)

    async def _work(self, request: web.Request, entry: Entry) -> web.Response:
        room = self.limits.take(entry.method, entry.path)
        if isinstance(room, Hit):
            entry.limit = room.limit.name
            entry.close(429)
            return _reply(429, room.body, room.headers)
        try:
            body = await self._open(request, entry)
            status, told = self._decide(request, entry, body)
        except BackendError as refused:
            status, told, entry.code = refused.status, refused.to_json(), refused.code
        entry.close(status)
        text = json.dumps(told).encode() if told is not None else b""
        self.findings.reply(entry.method, entry.path, status, text)
        return _reply(status, text, room)

    async def _open(self, request: web.Request, entry: Entry) -> Body:
        signature = f"Bot {self.wire.token}"
        if not entry.path.startswith(UNSIGNED) and request.headers.get("Authorization") != signature:
            raise BackendError(401, 0, "401: Unauthorized")
        body = await read(request)
        entry.body = body.json
        entry.files = [{"filename": file.filename, "size": len(file.data)} for file in body.files]
        self.findings.request(entry.method, entry.path, body.json)
        return body

    def _decide(self, request: web.Request, entry: Entry, body: Body) -> Answer:
        try:
            return self._route(entry, body, request.query, request.headers.get("X-Audit-Log-Reason"))
        except (RouteNotImplemented, UnsupportedField) as gap:
            self.findings.add("route", f"{entry.method} {entry.path}", str(gap))
            raise
        except ComponentValidationError as wrong:
            raise BackendError(400, 50035, f"Invalid Form Body: {wrong}") from wrong
        except (KeyError, TypeError, ValueError) as wrong:
            self.findings.add("route", f"{entry.method} {entry.path}", repr(wrong))
            raise BackendError(400, 50035, f"Invalid Form Body: {wrong!r}") from wrong
        except BackendError as refused:
            if refused.message.endswith("Cannot send an empty message"):
                raise BackendError(400, 50006, "Cannot send an empty message") from refused
            raise

    def _route(self, entry: Entry, body: Body, query: Mapping[str, str], reason: str | None) -> Answer:
        world, method, path = self.wire.world, entry.method, entry.path
        if (named := re.match(r"/channels/(\d+)", path)) and (channel := world.channels.get(int(named[1]))) is not None:
            require_access(world, channel)
        require_known_emoji(world, body.json)
        asked = {"json": body.json, "params": dict(query), "files": list(body.files), "reason": reason}
        if ours := find(method, path):
            handler, arguments = ours
            told = handler(RequestContext(world, arguments, method=method, path=path, **asked), self.wire)
        else:
            told = dispatch(world, method, path, **asked)
        if told is None:
            return 204, None
        return (201 if method == "POST" and MADE.fullmatch(path) else 200), complete(world, told)


def _fails(fault: Fault) -> bool:
    return fault.drop or fault.after or fault.status is not None or fault.retry_after is not None


def _cut(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response()


def _reply(status: int, told: Any, headers: Mapping[str, str]) -> web.Response:
    if status == 204:
        return web.Response(status=204, headers=headers)
    body = told if isinstance(told, bytes) else json.dumps(told).encode()
    # discord.py parses JSON only if the content type is exactly this, without a charset.
    return web.Response(status=status, body=body, headers={"Content-Type": "application/json", **headers})
