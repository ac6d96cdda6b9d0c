"""The sandbox, a Discord on this machine: starting its process, pointing discord.py at it, following its clock."""

import asyncio
import os
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import discord
import yarl

from cogs.process import ConfigError

SOURCE = Path(__file__).parents[2] / "sandbox" / "src"


async def start_sandbox(port: int, token: str, open_things: AsyncExitStack) -> str:
    """Start the sandbox in a process of its own, and return its URL. Raises `ConfigError`.

    The token is not among its arguments, which everybody on the machine can read.
    """
    if not (SOURCE / "sandbox").is_dir():
        raise ConfigError("DISCORD_TOKEN is not set, and there is no sandbox here: set it to your application's token.")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--port", str(port)),
        *("--people", "Aiko,Bruno,Chloe,Dai", "--server", "Dojo", "--until-eof"),
        cwd=SOURCE,
        env={**os.environ, "SANDBOX_TOKEN": token},
        stdin=asyncio.subprocess.PIPE,  # it ends when this closes, also if we are killed
        stdout=asyncio.subprocess.PIPE,
    )
    open_things.push_async_callback(stop, process)
    assert process.stdout
    address = (await process.stdout.readline()).decode().strip()
    if not address.startswith("http"):
        raise ConfigError(f"The sandbox could not start: is port {port} in use? Set SANDBOX_PORT to another one.")
    return address.rstrip("/")


async def welcome(url: str) -> None:
    """Say where the sandbox is, and open it if somebody is sitting at this machine."""
    print(f"Hikyaku is open: {url}/", flush=True)  # noqa: T201
    if sys.stdout.isatty() and has_desktop(sys.platform, os.environ):
        await asyncio.to_thread(webbrowser.open, url)


def has_desktop(platform: str, environment: Mapping[str, str]) -> bool:
    """Without one, `webbrowser` would start a browser for terminals in the middle of our log."""
    return platform in ("darwin", "win32") or any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


async def stop(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.terminate()
    await process.wait()


async def sandbox_time(session: aiohttp.ClientSession) -> int:
    """The sandbox's time in ms; people may move it ahead."""
    async with session.get("/sandbox/clock") as answer:
        clock = await answer.json()
    return int(clock["now"])


def point_discord_at(url: str) -> None:
    """Make discord.py talk to this URL instead of Discord's."""
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{url.replace('http', 'ws', 1)}/gateway")
    discord.Asset.BASE = f"{url}/cdn"
