"""Starts the real bot quickly and often: each bot is a fork of a server that has already imported everything."""

import asyncio
import ctypes
import gc
import importlib
import multiprocessing
import os
import signal
import sys
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import bot
from cogs.client import COGS, Hikyaku
from dojo.ops import leases, system_clock
from dojo.ops.loop import LOOPS
from storage import adapters
from storage.queries import load_queries
from tests.proofs.shared.broken_bots import BUILDS
from tests.proofs.shared.failpoints import Failpoints, count_postgres, count_requests, count_sqlite

FORKING = multiprocessing.get_context("forkserver")
FORKING.set_forkserver_preload([__name__])
for name in (*(f"cogs.{cog}" for cog in COGS), "faces"):
    importlib.import_module(name)
load_queries(adapters.Sqlite)
load_queries(adapters.Postgres)
gc.freeze()

QUICK = 0.05  # seconds between two polls, instead of up to thirty, so that scenarios are short
POLLING = ("held moves", "deadlines", "lobbies", "digests", "reports")
LEASE = 1500  # milliseconds
DIES_WITH_PARENT = 1


@dataclass(frozen=True)
class Order:
    """Settings for `bot.py`, where it logs, its failpoints, and in which way it is broken (see `broken_bots`)."""

    settings: dict[str, str]
    log: str
    failpoints: str
    broken: str = ""
    as_shipped: bool = False  # no failpoint is counted, and the bot polls at its usual pace
    lease: int = LEASE  # milliseconds until what a killed bot had claimed can be claimed again


class BotProcess:
    """Started at once; any number of them can run."""

    def __init__(self, order: Order) -> None:
        self._process, self._loop = FORKING.Process(target=live, args=(order,), daemon=True), asyncio.get_running_loop()
        self._process.start()
        self.pid = self._process.pid
        self.ended: asyncio.Future[int] = self._loop.create_future()  # its status
        self._loop.add_reader(self._process.sentinel, self._end)

    def _end(self) -> None:
        self._loop.remove_reader(self._process.sentinel)
        self._process.join()
        self.ended.set_result(self._process.exitcode)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        if not self.ended.done():
            os.kill(self.pid, how)


def live(order: Order) -> None:
    """The bot as `python bot.py` starts it, with failpoints."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGKILL)
    multiprocessing.current_process()._config["daemon"] = False  # it has workers of its own
    sys.argv = ["bot.py"]  # and not what the proof was asked
    os.environ.update(order.settings)
    nothing, log = os.open(os.devnull, os.O_RDONLY), os.open(order.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for number, opened in enumerate((nothing, log, log)):
        os.dup2(opened, number)
    try:
        failpoints = Failpoints(Path(order.failpoints))
        if not order.as_shipped:
            poll_quickly()
            for count in (count_sqlite, count_postgres, count_requests):
                count(failpoints)
        overwrite(leases, "LEASE", order.lease)
        LOOPS["leases"] = order.lease / 4000
        if order.broken:
            BUILDS[order.broken](failpoints.reach)
        os._exit(bot.run())
    except BaseException:
        traceback.print_exc()
        os._exit(70)


def poll_quickly() -> None:
    LOOPS.update(dict.fromkeys(POLLING, QUICK))
    overwrite(system_clock, "LOOK", QUICK)
    load = Hikyaku.load_extension

    async def loaded(self: Hikyaku, name: str, **how: Any) -> None:
        await load(self, name, **how)
        if name == "cogs.notify.courier":  # executed anew by each bot
            overwrite(sys.modules[name], "LOOK_SECONDS", QUICK)

    Hikyaku.load_extension = loaded


def overwrite(module: Any, name: str, value: float) -> None:
    assert hasattr(module, name), f"{module.__name__} has no {name} any more"
    setattr(module, name, value)
