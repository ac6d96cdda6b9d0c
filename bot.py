"""Starts Hikyaku: reads the settings, opens the store, connects to Discord; without a token, to its own sandbox."""

import asyncio
import os
import random
import secrets
import signal
import sys
import threading
from argparse import Namespace
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, aclosing
from dataclasses import fields
from functools import partial
from time import monotonic
from typing import Any

import aiohttp
import discord
from discord.ext import commands

from cogs.client import Hikyaku, Shards
from cogs.guard.limits import CircuitBreaker
from cogs.interactions.services import Listing
from cogs.process import ConfigError, NotReachable
from cogs.process.command_line import ASKED, check_listing, document, parse_arguments
from cogs.process.health import Gateway
from cogs.process.host_check import of_discord, of_the_disk, of_time_zones
from cogs.process.log_format import set_up_logging
from cogs.process.memory import freeze_loaded_objects, limit_malloc, trimming_memory
from cogs.process.monitoring import Monitoring
from cogs.process.sandbox import point_discord_at, sandbox_time, start_sandbox, welcome
from cogs.process.settings import ENV_FILE, Read, Settings, read_settings, require_token
from dojo.dojo import Dojo
from dojo.match.deadlines import Part
from dojo.ops.log import logger
from dojo.ops.redaction import redacted
from dojo.ops.system_clock import SteadyClock, SystemClock
from engine.games import GAMES
from storage.address import hide_passwords, passwords, path_of
from storage.errors import AlreadyOpen, StoreError
from storage.errors import NotReachable as NoServer
from storage.move import run_move
from storage.sqlite.commands import run_backup, run_restore
from storage.store import Store

log = logger("")

PATIENCE = (5, 15, 45, 90)  # seconds before each further try to connect; Discord allows a thousand logins a day
STOP_SECONDS = 5.0  # until a bot that was asked to end is ended; everything it told is committed
CUT_OFF_SECONDS = 900.0  # without Discord, after which the bot ends, to be started anew by its unit
STEADY = 90  # seconds; after a connection that lasted this long, the waits start again with the shortest


async def main(chosen: Settings) -> None:
    """Run the bot until it is cancelled, and close everything in reverse order. Raises `ConfigError`."""
    part, monitoring, now = shards(chosen), Monitoring(chosen.metrics_port), SystemClock()
    async with AsyncExitStack() as open_things:
        store = await open_things.enter_async_context(aclosing(await open_store(chosen)))
        if not await store.claim(part_of(part).key):  # it may have died with its machine, so we go on
            log.error("a second process", ask="does another one work on this database with the same SHARD_IDS?")
        token = chosen.discord_token or secrets.token_urlsafe()
        if chosen.kind == "sandbox":
            url = chosen.discord_url or await start_sandbox(chosen.sandbox_port, token, open_things)
            point_discord_at(url)
            session = await open_things.enter_async_context(aiohttp.ClientSession(url))
            await open_things.enter_async_context(now.following(partial(sandbox_time, session)))
            if not chosen.discord_url:
                await welcome(url)
        chosen_times: Any = chosen.model_dump(include={"computer_seconds", "hold_seconds", "retention_days"})
        chosen_times |= {"reachable": lambda: monitoring.gateway.up, "part": part_of(part)}
        dojo = Dojo(store, GAMES, now, **chosen_times, metrics=monitoring.metrics, banned=frozenset(chosen.banned))
        await open_things.enter_async_context(monitoring.serving(dojo))
        await open_things.enter_async_context(dojo.running())
        await open_things.enter_async_context(trimming_memory())
        about = part, CircuitBreaker(SteadyClock(now)), listing(chosen), chosen.proxy_used
        serving = serve(lambda: monitoring.observe(Hikyaku(dojo, chosen.report_to, *about)), token)
        await unless_cut_off(serving, monitoring.gateway)


def listing(chosen: Settings) -> Listing:
    """What the host says about their copy."""
    return Listing(**chosen.model_dump(include={field.name for field in fields(Listing)}))


def shards(chosen: Settings) -> Shards:
    """The shards that this process serves; raises `ConfigError` if there are no such shards."""
    ids = sorted(set(chosen.shard_ids))
    if ids and ids[-1] >= chosen.shard_count:
        raise ConfigError(f"SHARD_IDS has {ids[-1]}: set SHARD_COUNT to how many shards there are in all.")
    return Shards(ids or None, chosen.shard_count or None)


def part_of(shards: Shards) -> Part:
    """The matches whose clocks this process looks after; a process that runs all shards looks after all."""
    return Part(tuple(shards.ids), shards.count or 1) if shards.ids else Part()


async def unless_cut_off(serving: Coroutine[Any, Any, None], gateway: Gateway) -> None:
    """Serve. Raises `ConfigError` if Discord isn't heard for so long that only a new process may help."""
    task = asyncio.create_task(serving, name="serving")
    try:
        while not task.done():
            await asyncio.wait([task], timeout=1.0)
            if gateway.seconds_down() > CUT_OFF_SECONDS:
                minutes = round(CUT_OFF_SECONDS / 60)
                raise NotReachable(f"Discord hasn't been heard for {minutes} minutes. Is this machine's network up?")
        await task
    finally:
        await ended(task, gateway.client)


async def ended(task: asyncio.Task[None], client: Hikyaku | None) -> None:
    """Cancel the task, which closes the client; discord.py may swallow that while it reconnects, so close it then."""
    task.cancel()
    await asyncio.wait([task], timeout=STOP_SECONDS / 2)
    if client and not task.done():
        try:
            await client.close()
        except Exception as trouble:
            log.warning("not closed", reason=redacted(trouble))
    await asyncio.wait([task])


async def open_store(chosen: Settings) -> Store:
    """Open the store; raises `ConfigError`, also if its database is for something else than what the bot talks to."""
    try:
        store = await Store.open(chosen.address)
        try:
            await store.require_kind(chosen.kind)
        except StoreError:
            await store.aclose()
            raise
    except StoreError as refusal:
        kind = NotReachable if isinstance(refusal, NoServer) else ConfigError
        raise kind(str(refusal)) from refusal
    return store


async def serve(new_client: Callable[[], Hikyaku], token: str) -> None:
    """Keep a client connected, starting a new one after every failure, until it is closed on purpose.

    Raises `ConfigError` if the token or the intents are refused, which only the host can correct.
    """
    tries = 0
    while True:
        client, ready = new_client(), list[float]()
        client.add_listener(record_time_in(ready), "on_ready")
        try:
            async with client:
                freeze_loaded_objects()
                await client.start(token)
            return
        except discord.LoginFailure:
            raise ConfigError(
                "DISCORD_TOKEN was refused: copy it again from the Bot page of your application."
            ) from None
        except discord.PrivilegedIntentsRequired:
            raise ConfigError("Discord refuses our intents: allow them on the Bot page of your application.") from None
        except commands.ExtensionError:
            raise  # a bug, which no further try would fix
        except Exception as trouble:
            tries = 0 if ready and monotonic() - ready[0] >= STEADY else tries
            wait = PATIENCE[min(tries, len(PATIENCE) - 1)] * random.uniform(0.8, 1.2)
            wait = max(wait, retry_after(trouble))
            known = isinstance(trouble, aiohttp.ClientError | OSError | discord.DiscordException)
            log.error("Discord not reached", reason=redacted(trouble), again=round(wait), exc_info=not known)
            tries += 1
            await asyncio.sleep(wait)


def retry_after(trouble: Exception) -> float:
    """How many seconds Discord, or the proxy in front of it, wants us to wait. It may be a day."""
    if isinstance(trouble, discord.RateLimited):
        return trouble.retry_after
    if isinstance(trouble, discord.HTTPException):
        asked = trouble.response.headers.get("Retry-After", "")
        return float(asked) if asked.isdigit() else 0.0
    return 0.0


def record_time_in(times: list[float]) -> Callable[[], Coroutine[Any, Any, None]]:
    """Return a listener that appends the time of each call, by `time.monotonic`."""

    async def record_time() -> None:
        times.append(monotonic())

    return record_time


async def until_stopped(work: Awaitable[None]) -> None:
    """Await the work; SIGTERM and Ctrl-C cancel it, so that everything is closed in order, or end it if that hangs."""
    task = asyncio.ensure_future(work)

    def stop() -> None:
        end_after(STOP_SECONDS)
        task.cancel()

    loop = asyncio.get_running_loop()
    for each in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(each, stop)
        except NotImplementedError:  # on Windows
            signal.signal(each, lambda *_: loop.call_soon_threadsafe(stop))
    try:
        await task
    except asyncio.CancelledError:
        log.info("closed")


def end_after(seconds: float) -> None:
    """End this process whatever it does by then, such as waiting for a name server in a thread."""

    def end() -> None:
        log.warning("closing took too long")
        os._exit(1)

    watchdog = threading.Timer(seconds, end)
    watchdog.daemon = True
    watchdog.start()


def say_what_was_read(read: Read) -> None:
    """The first lines of the log: which settings hold and where they come from, and where the database is."""
    chosen, place = read.settings, hide_passwords(read.settings.address, read.settings.address)
    secret = {"DISCORD_TOKEN", "DATABASE", "PROXY", "BANNED"}
    for source in dict.fromkeys(read.sources.values()):
        names = [name for name, each in read.sources.items() if each == source]
        told = [name if name in secret else f"{name}={getattr(chosen, name.lower())}" for name in names]
        log.info("settings read", source=source, settings=", ".join(told))
    if not read.file:
        log.info("no .env", beside=str(ENV_FILE.parent))
    file = path_of(chosen.address)
    new = {} if file is None or file.exists() else {"new": "file" if file.parent.exists() else "file and folder"}
    log.info("database", place=place, of="Discord" if chosen.kind == "real" else "the sandbox", **new)


async def checked(chosen: Settings) -> str:
    """A line about each thing that a host provides. Raises `ConfigError` with all lines if one of them is wrong."""
    found, place = [of_time_zones()], hide_passwords(chosen.address, chosen.address)
    try:
        async with aclosing(await open_store(chosen)):
            found.append((True, f"The database is well: {place}."))
    except ConfigError as trouble:
        running = isinstance(trouble.__cause__, AlreadyOpen)
        found.append((True, f"A running Hikyaku has the database open: {place}.") if running else (False, str(trouble)))
    if file := path_of(chosen.address):
        found.append(of_the_disk(next(each for each in file.parents if each.is_dir())))
    if not chosen.discord_token:
        found.append((False, "DISCORD_TOKEN is not set, so the bot would open its sandbox."))
    else:
        if chosen.discord_url:
            point_discord_at(chosen.discord_url)
        found += [each async for each in of_discord(chosen.discord_token, chosen.proxy_used)]
    told = "\n".join(f"{'ok   ' if well else 'WRONG'} {said}" for well, said in found)
    if not all(well for well, _ in found):
        raise ConfigError(told)
    return told


def run_command(asked: Namespace, chosen: Settings) -> str:
    """Run one of the commands of `parse_arguments`; what it prints. Raises `ConfigError` or `StoreError`."""
    published = dict(chosen.model_dump(include={*ASKED, "discord_token", "user_install"}))
    match asked.command:
        case "backup":
            return run_backup(chosen.address, asked.file)
        case "restore":
            return run_restore(chosen.address, asked.file)
        case "move":
            return run_move(asked.source, asked.target)
        case "check":
            return check_listing(published) if asked.listing else asyncio.run(checked(chosen))
        case name:
            return document(name, published)


def run() -> int:
    """Run the bot, or a command such as `backup`; return the exit status."""
    asked = parse_arguments(sys.argv[1:])
    os.umask(0o077)  # whatever is written is for its owner only: hands are in it
    try:
        read = read_settings()
        chosen = read.settings
        if asked.command:
            print(run_command(asked, chosen))  # noqa: T201
            return 0
        require_token(chosen)
        hidden = [chosen.discord_token, *passwords(chosen.address)]  # they must never be logged
        part = {"shards": ",".join(map(str, chosen.shard_ids))} if chosen.shard_ids else {}
        set_up_logging(chosen.log_level, chosen.log_format, hidden, **part)
        say_what_was_read(read)
        limit_malloc()
        asyncio.run(until_stopped(main(chosen)))
    except (ConfigError, StoreError) as trouble:
        print(trouble, file=sys.stderr)  # noqa: T201
        return 1 if asked.command else getattr(trouble, "status", ConfigError.status)
    return 0


if __name__ == "__main__":
    sys.exit(run())
