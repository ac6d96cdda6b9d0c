"""A Discord of this machine's own: started as a process, pointed at, and its clock followed."""

import asyncio
import sys
from contextlib import AsyncExitStack
from importlib.util import find_spec
from typing import Final

import aiohttp
import discord
import yarl

from cogs.process.config_error import Trouble

SANDBOX_TOKEN: Final = "sandbox-token"


async def start_sandbox(port: int, open_things: AsyncExitStack) -> str:
    """Start a Discord for this machine in a process of its own; its address."""
    if find_spec("sandbox") is None:
        raise Trouble("DISCORD_TOKEN is not set, and there is no sandbox here: set it to your application's token.")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--port", str(port), "--token", SANDBOX_TOKEN),
        *("--people", "Aiko,Bruno,Chloe,Dai", "--server", "Dojo"),
        stdout=asyncio.subprocess.PIPE,
    )
    open_things.push_async_callback(stopped, process)
    assert process.stdout
    address = (await process.stdout.readline()).decode().strip()
    if not address.startswith("http"):
        raise Trouble(f"The sandbox could not start: is port {port} in use? Set SANDBOX_PORT to another one.")
    return address.rstrip("/")


async def stopped(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.terminate()
    await process.wait()


async def time_in_sandbox(session: aiohttp.ClientSession) -> int:
    """People may move a sandbox's clock ahead, to see what days bring."""
    async with session.get("/sandbox/clock") as answer:
        told = await answer.json()
    return int(told["now"])


def point_at(url: str) -> None:
    """Let discord.py speak to another address than Discord's."""
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{url.replace('http', 'ws', 1)}/gateway")
    discord.Asset.BASE = f"{url}/cdn"
