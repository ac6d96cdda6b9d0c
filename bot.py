"""Hikyaku's front door: reads the settings, opens the store, serves Discord; without a token, a Discord of its own."""

import asyncio
import gc
import logging
import random
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, aclosing
from functools import partial
from pathlib import Path

import aiohttp
import discord
import yarl
from discord.ext import commands
from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from cogs.client import Hikyaku
from dojo.computers import USUAL
from dojo.holding import USUAL as HELD
from dojo.house import House
from dojo.timepiece import Timepiece
from engine.games import GAMES
from storage.errors import StoreError
from storage.store import Store

log = logging.getLogger("hikyaku")

SANDBOX_TOKEN = "sandbox-token"
PATIENCE = (5, 15, 45, 90)  # seconds before Discord is tried again; at most a thousand logins a day are allowed


class Settings(BaseSettings):
    """Every setting, from the environment or from `.env`; `.env.example` explains them."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore")

    discord_token: str = Field("", repr=False)
    database: str = "data/hikyaku.db"
    log_level: str = Field("INFO", pattern="(?i)^(debug|info|warning|error)$")
    discord_url: str = Field("", pattern=r"^(http://(127\.0\.0\.1|localhost)(:\d+)?)?$")
    computer_seconds: float = Field(USUAL, ge=0, le=60)
    hold_seconds: float = Field(HELD, ge=0, le=60)
    report_to: int = Field(0, ge=0)
    sandbox_port: int = Field(8065, ge=0, le=65535)


class Trouble(Exception):
    """Something a host can mend; the message is one line that says how."""


def settings() -> Settings:
    try:
        return Settings()  # type: ignore[call-arg]
    except ValidationError as wrong:
        first = wrong.errors()[0]
        name = "_".join(map(str, first["loc"])).upper()
        raise Trouble(f"{name} is {first['input']!r}: {first['msg']}. See .env.example.") from None


async def main(chosen: Settings) -> None:
    async with AsyncExitStack() as open_things:
        store = await open_things.enter_async_context(aclosing(await opened(chosen.database)))
        token, now = chosen.discord_token or SANDBOX_TOKEN, Timepiece()
        if not chosen.discord_token:
            url = chosen.discord_url or await start_sandbox(chosen.sandbox_port, open_things)
            point_at(url)
            session = await open_things.enter_async_context(aiohttp.ClientSession(url))
            await open_things.enter_async_context(now.following(partial(time_in_sandbox, session)))
            print(f"Hikyaku is open: {url}/", flush=True)  # noqa: T201
        elif chosen.discord_url:
            point_at(chosen.discord_url)
        seconds = {"computer_seconds": chosen.computer_seconds, "hold_seconds": chosen.hold_seconds}
        house = await open_things.enter_async_context(House.on(store, GAMES, now, **seconds).awake())
        await serve(lambda: Hikyaku(house, chosen.report_to), token)


def make_folder(database: str) -> None:
    """The folder a database file is to lie in; a server's address needs none."""
    if "://" in database:
        return
    folder = Path(database).expanduser().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as refusal:
        raise Trouble(f"DATABASE is {database!r}, but {folder} cannot be made: {refusal.strerror}.") from None


async def opened(database: str) -> Store:
    try:
        return await Store.open(database)
    except StoreError as refusal:
        raise Trouble(str(refusal)) from None


async def start_sandbox(port: int, open_things: AsyncExitStack) -> str:
    """Start a Discord for this machine in a process of its own; its address."""
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


async def serve(new_client: Callable[[], Hikyaku], token: str) -> None:
    """Keep a client connected; what the host must mend ends it, everything else is tried again with patience."""
    for tries in range(sys.maxsize):
        client = new_client()
        try:
            async with client:
                keep_the_collector_away()
                await client.start(token)
            return
        except discord.LoginFailure:
            raise Trouble("DISCORD_TOKEN was refused: copy it anew from the Bot page of your application.") from None
        except discord.PrivilegedIntentsRequired:
            raise Trouble("Discord refuses our intents: allow them on the Bot page of your application.") from None
        except commands.ExtensionError:
            raise  # a fault of ours, which patience does not mend
        except Exception as trouble:
            wait = PATIENCE[min(tries, len(PATIENCE) - 1)] * random.uniform(0.8, 1.2)
            known = isinstance(trouble, aiohttp.ClientError | OSError | discord.DiscordException)
            log.error("Discord cannot be reached (%r); trying again in %.0f s", trouble, wait, exc_info=not known)
            await asyncio.sleep(wait)


def keep_the_collector_away() -> None:
    """What is loaded by now stays; to walk it in the middle of a click would take longer than the click."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


async def until_stopped(work: Awaitable[None]) -> None:
    """SIGTERM closes everything in order, as Ctrl-C does."""
    task = asyncio.ensure_future(work)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    try:
        await task
    except asyncio.CancelledError:
        log.info("closed")


def run() -> int:
    try:
        chosen = settings()
        logging.basicConfig(level=chosen.log_level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
        logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLogger().level))
        make_folder(chosen.database)
        asyncio.run(until_stopped(main(chosen)))
    except Trouble as trouble:
        print(trouble, file=sys.stderr)  # noqa: T201
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(run())
