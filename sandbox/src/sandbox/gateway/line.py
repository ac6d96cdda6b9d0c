"""An open WebSocket of the gateway, with the whole stream compressed if the bot asked for it."""

import asyncio
import json
import zlib
from typing import Any

from aiohttp import web


class Socket:
    def __init__(self, *, compressed: bool) -> None:
        self.compressor = zlib.compressobj() if compressed else None
        self.frames: asyncio.Queue[str] = asyncio.Queue()
        self.response = web.WebSocketResponse(compress=False)
        self.request: web.Request | None = None
        self.pump: asyncio.Task[None] | None = None
        self.silent = False  # open, but nothing is sent any more, not even answers to heartbeats

    async def open(self, request: web.Request) -> web.WebSocketResponse:
        # Discord compresses the whole stream itself, so the WebSocket must not compress again.
        await self.response.prepare(request)
        self.request = request
        self.pump = asyncio.create_task(self._pump())
        return self.response

    def put(self, text: str) -> None:
        self.frames.put_nowait(text)

    def say(self, operation: int, data: Any = None) -> None:
        self.put(json.dumps({"op": operation, "d": data, "s": None, "t": None}))

    async def _pump(self) -> None:
        try:
            while True:
                text = await self.frames.get()
                if not self.silent:
                    await self._send(text)
        except ConnectionError:
            return

    async def _send(self, text: str) -> None:
        if self.compressor is None:
            await self.response.send_str(text)
        else:
            data = self.compressor.compress(text.encode()) + self.compressor.flush(zlib.Z_SYNC_FLUSH)
            await self.response.send_bytes(data)

    async def close(self, code: int = 1000) -> None:
        if self.pump is not None:
            self.pump.cancel()
        await self.response.close(code=code)

    def cut(self) -> None:
        """End the connection without a close frame, as a failing network does."""
        if self.request is not None and self.request.transport is not None:
            self.request.transport.abort()
