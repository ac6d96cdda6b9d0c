"""A bot that is asked to end does, whatever it's doing; one that nobody can reach ends by itself, for its unit."""

import asyncio
import os
import signal
import sys
import time
from contextlib import asynccontextmanager

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

import bot
from bench.stage import ROOT, TOKEN, Bot, Sandbox
from cogs.process import ConfigError
from cogs.process.health import Gateway

SECONDS = 30  # a busy machine; the watchdog comes after five


@asynccontextmanager
async def knocking(tmp_path):
    """At a Discord that is out of order."""

    async def answer(request):
        clock = request.path == "/sandbox/clock"
        return web.json_response({"now": time.time_ns() // 1_000_000} if clock else {}, status=200 if clock else 503)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    async with TestServer(app) as server:
        url = str(server.make_url("")).rstrip("/")
        settings = {"DISCORD_TOKEN": TOKEN, "DISCORD_URL": url, "DATABASE": str(tmp_path / "a.db")}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "bot.py"), cwd=ROOT, env={**os.environ, **settings}, stderr=asyncio.subprocess.PIPE
        )
        while b"[hikyaku" not in (line := await process.stderr.readline()):  # its first line; then it knocks
            assert line, "it has ended by itself"
        yield process


@asynccontextmanager
async def reconnecting(tmp_path):
    """To a Discord that has just gone away without a word."""
    async with Sandbox() as sandbox:
        running = await Bot(sandbox, tmp_path / "a.db").start()
        sandbox.process.send_signal(signal.SIGSTOP)
        try:
            yield running.process
        finally:
            sandbox.process.send_signal(signal.SIGCONT)


@asynccontextmanager
async def refused(tmp_path):
    """By a Discord that closes every connection."""
    async with Sandbox() as sandbox:
        running = await Bot(sandbox, tmp_path / "a.db").start()
        await sandbox.post("faults", {"method": "GET", "path": "/gateway", "times": 99, "status": 500})
        await sandbox.post("gateway", {"close": 4000, "resumable": False})
        yield running.process


@pytest.mark.alone
@pytest.mark.parametrize(("how", "pause"), [(signal.SIGTERM, 0.1), (signal.SIGINT, 1.5)], ids=["SIGTERM", "SIGINT"])
@pytest.mark.parametrize("doing", [knocking, reconnecting, refused])
async def test_a_bot_that_is_asked_to_end_ends(tmp_path, doing, how, pause):
    async with doing(tmp_path) as process:
        await asyncio.sleep(pause)
        process.send_signal(how)
        async with asyncio.timeout(SECONDS):
            assert await process.wait() in {0, 1}


async def test_what_hangs_is_ended_by_the_watchdog():
    """As a name server that doesn't answer does: its thread can't be cancelled."""
    hanging = "import bot, time; bot.end_after(0.2); time.sleep(60)"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", hanging, cwd=ROOT)
    async with asyncio.timeout(SECONDS):
        assert await process.wait() == 1


async def test_one_that_nobody_can_reach_ends_with_an_error(monkeypatch):
    monkeypatch.setattr(bot, "CUT_OFF_SECONDS", 0.5)
    closed = asyncio.Event()

    async def serving():
        try:
            await asyncio.Event().wait()
        finally:
            closed.set()

    with pytest.raises(ConfigError, match="hasn't been heard"):
        await bot.unless_cut_off(serving(), Gateway())
    assert closed.is_set()
