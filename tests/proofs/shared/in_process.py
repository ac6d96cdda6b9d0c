"""The real bot and a sandbox in one event loop, so that a test can look into both."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot import point_discord_at
from cogs.client import Hikyaku
from cogs.process.memory import freeze_loaded_objects
from sandbox.server import Sandbox


@asynccontextmanager
async def sandbox_with(token: str) -> AsyncIterator[Sandbox]:
    sandbox = Sandbox(token, lenient=True)  # it is flooded on purpose
    await sandbox.start()
    try:
        yield sandbox
    finally:
        await sandbox.stop()


@asynccontextmanager
async def online(bot: Hikyaku, sandbox: Sandbox) -> AsyncIterator[None]:
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    point_discord_at(sandbox.address)
    serving = asyncio.create_task(bot.start(sandbox.wire.token))
    try:
        await bot.connected.wait()
        await bot.wait_until_ready()
        freeze_loaded_objects()
        yield
    finally:
        await bot.close()
        with contextlib.suppress(asyncio.CancelledError):
            await serving
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = before


async def until_sent(dojo: Any, patience: float) -> None:
    """Until no notice is left to be sent."""
    async with asyncio.timeout(patience):
        while True:
            if await dojo.outbox.next_at() is None:
                return
            await asyncio.sleep(0.02)
