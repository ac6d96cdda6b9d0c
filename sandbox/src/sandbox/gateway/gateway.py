"""Discord's WebSocket gateway: hello, identify, resume, heartbeats, and every event that the bot may receive."""

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any

import discord
from aiohttp import WSMsgType, web
from simcord.backend import serializers

from sandbox.api.routes.account import INTENTS_GRANTED, account
from sandbox.api.routes.table import Wire
from sandbox.gateway.chunks import members_chunk
from sandbox.gateway.line import Socket
from sandbox.gateway.sessions import Session
from sandbox.traffic.findings import Findings
from sandbox.world.payloads import complete

HEARTBEAT = 41250
FORGOTTEN_AFTER = 300
HELLO, HEARTBEAT_ACK, INVALID_SESSION, RECONNECT = 10, 11, 9, 7
# discord.py notes the time of a heartbeat only after sending it, so an answer that came at once would look late.
ACK_DELAY = 0.05
IDENTIFY, RESUME, BEAT, MEMBERS = 2, 6, 1, 8
IGNORED = (3, 4, 31)
UNKNOWN_OPCODE, NOT_AUTHENTICATED, WRONG_TOKEN, ALREADY_AUTHENTICATED = 4001, 4003, 4004, 4005
INVALID_SHARD = 4010


class Gateway:
    def __init__(self, wire: Wire, findings: Findings) -> None:
        self.wire = wire
        self.findings = findings
        self.sessions: dict[str, Session] = {}
        self.refusal: int | None = None
        self.heartbeat = HEARTBEAT
        self.on_change: Callable[[bool], None] = lambda online: None
        wire.world.subscribers.append(self.publish)

    @property
    def online(self) -> bool:
        return any(session.line is not None for session in self.sessions.values())

    @property
    def shards(self) -> list[int]:
        """The numbers of the connected shards."""
        return sorted({session.shard for session in self.sessions.values() if session.line is not None})

    def publish(self, event: str, data: Mapping[str, Any]) -> None:
        if not self.wire.world.concerns_bot(event, data):
            return
        for session in list(self.sessions.values()):
            if session.hears(event, data):
                self._send(session, event, data)

    def _send(self, session: Session, event: str, data: Mapping[str, Any]) -> None:
        text = session.send(event, session.as_seen(self.wire.world, event, data))
        self.findings.event(event, text)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        socket = Socket(compressed=request.query.get("compress") == "zlib-stream")
        response = await socket.open(request)
        socket.say(HELLO, {"heartbeat_interval": self.heartbeat})
        try:
            async for frame in response:
                if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break
                await self._hear(socket, frame.json())
        finally:
            self._leave(socket, response.close_code)
            await socket.close()
        return response

    async def _hear(self, socket: Socket, frame: dict[str, Any]) -> None:
        operation, data = frame.get("op"), frame.get("d")
        if operation == BEAT:
            asyncio.get_running_loop().call_later(ACK_DELAY, socket.say, HEARTBEAT_ACK)
        elif operation == IDENTIFY:
            await self._identify(socket, data or {})
        elif operation == RESUME:
            await self._resume(socket, data or {})
        elif self._session_of(socket) is None:
            await socket.close(NOT_AUTHENTICATED)
        elif operation == MEMBERS:
            self._send_members(socket, data or {})
        elif operation not in IGNORED:
            await socket.close(UNKNOWN_OPCODE)

    def _session_of(self, socket: Socket) -> Session | None:
        return next((session for session in self.sessions.values() if session.line is socket), None)

    async def _identify(self, socket: Socket, data: dict[str, Any]) -> None:
        shard, shards = data.get("shard") or (0, 1)
        if (reason := self._refuses(socket, data, shard, shards)) is not None:
            await socket.close(reason)
            return
        self._forget(shard)
        session = Session(shard, shards, discord.Intents._from_value(int(data["intents"])), line=socket)
        self.sessions[session.id] = session
        self._greet(session)
        self.on_change(True)

    def _refuses(self, socket: Socket, data: dict[str, Any], shard: int, shards: int) -> int | None:
        reason, self.refusal = self.refusal, None
        if data.get("token") != self.wire.token:
            return WRONG_TOKEN
        if self._session_of(socket) is not None:
            return ALREADY_AUTHENTICATED
        return reason if 0 <= shard < shards else INVALID_SHARD

    def _greet(self, session: Session) -> None:
        world = self.wire.world
        mine = [guild for guild in world.hosting_bot() if (guild.id >> 22) % session.shards == session.shard]
        ready = {
            "v": 10,
            "user": account(world),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
            "session_id": session.id,
            "resume_gateway_url": self.wire.gateway_address,
            "shard": [session.shard, session.shards],
            "application": {
                "id": str(world.application_id),
                "flags": INTENTS_GRANTED,
                "flags_new": str(INTENTS_GRANTED),
            },
        }
        self._send(session, "READY", ready)
        for guild in mine:
            payload = complete(world, dict(serializers.guild_create_payload(world, guild)))
            self._send(session, "GUILD_CREATE", payload)

    async def _resume(self, socket: Socket, data: dict[str, Any]) -> None:
        session = self.sessions.get(str(data.get("session_id")))
        if data.get("token") != self.wire.token:
            await socket.close(WRONG_TOKEN)
        elif session is None or session.misses(int(data.get("seq") or 0)):
            socket.say(INVALID_SESSION, False)
        else:
            session.line = socket
            session.catch_up(int(data.get("seq") or 0))
            session.send("RESUMED", {})
            self.on_change(True)

    def _send_members(self, socket: Socket, data: dict[str, Any]) -> None:
        session = self._session_of(socket)
        guild = self.wire.world.guilds.get(int(data["guild_id"]))
        if session is not None and guild is not None:
            chunk = members_chunk(self.wire, guild.id, data)
            self._send(session, "GUILD_MEMBERS_CHUNK", chunk)

    def _leave(self, socket: Socket, code: int | None) -> None:
        session = self._session_of(socket)
        if session is None:
            return
        session.line, session.left = None, time.monotonic()
        if code in (1000, 1001):
            del self.sessions[session.id]
        self.on_change(self.online)

    def _forget(self, shard: int) -> None:
        # A bot keeps its session in memory: once it identifies again, it will not resume the old one.
        oldest = time.monotonic() - FORGOTTEN_AFTER
        for session in list(self.sessions.values()):
            if session.line is None and (session.shard == shard or session.left < oldest):
                del self.sessions[session.id]

    async def hang_up(self, code: int, resumable: bool = True) -> None:
        lines = self.sockets
        for session in self.sessions.values():
            # aiohttp answers every close with 1000, which must not be taken for a close by the bot.
            session.line, session.left = None, time.monotonic()
        if not resumable:
            self.sessions.clear()
        self.on_change(False)
        for line in lines:
            await line.close(code)

    @property
    def sockets(self) -> list[Socket]:
        return [session.line for session in self.sessions.values() if isinstance(session.line, Socket)]

    def cut(self) -> None:
        for socket in self.sockets:
            socket.cut()

    def ask_to_reconnect(self) -> None:
        for socket in self.sockets:
            socket.say(RECONNECT)

    def fall_silent(self) -> None:
        """Leave the connections open but dead. Events are kept until the session is resumed."""
        for socket in self.sockets:
            socket.silent = True

    def invalidate(self, resumable: bool) -> None:
        sockets = self.sockets
        if not resumable:
            self.sessions.clear()
            self.on_change(self.online)
        for socket in sockets:
            socket.say(INVALID_SESSION, resumable)
