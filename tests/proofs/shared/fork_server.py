"""Starts the real bot quickly and often: each bot is a fork of a process that has already imported everything.

`python -m tests.proofs.shared.fork_server` reads orders, a line of JSON each: see `Order`. It answers with a line when
a bot has started, and with another when it has ended.
"""

import asyncio
import ctypes
import gc
import importlib
import json
import os
import select
import signal
import sys
import traceback
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Self

import bot
from cogs.client import COGS, Hikyaku
from dojo.ops import leases, system_clock
from dojo.ops.loop import LOOPS
from storage import adapters
from storage.queries import load_queries
from tests.proofs.shared.broken_bots import BUILDS
from tests.proofs.shared.failpoints import Failpoints, count_postgres, count_requests, count_sqlite

ROOT = Path(__file__).parents[3]
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


# The test's side


@dataclass
class BotProcess:
    pid: int
    ended: asyncio.Future[int]  # its status

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        if not self.ended.done():
            os.kill(self.pid, how)


class ForkServer:
    """Any number of bots can run at once."""

    async def __aenter__(self) -> Self:
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.proofs.shared.fork_server"), cwd=ROOT, stdin=pipe, stdout=pipe
        )
        self._ordered: list[asyncio.Future[BotProcess]] = []
        self._running: dict[int, BotProcess] = {}
        assert await self.process.stdout.readline(), "the fork server did not start"
        self._reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.process.stdin.close()
        await self._reading
        await self.process.wait()

    async def start(self, order: Order) -> BotProcess:
        started: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        self._ordered.append(started)
        self.process.stdin.write(json.dumps(asdict(order)).encode() + b"\n")
        return await started

    async def _read(self) -> None:
        async for line in self.process.stdout:
            report = json.loads(line)
            if "started" in report:
                running = BotProcess(report["started"], asyncio.get_running_loop().create_future())
                self._running[running.pid] = running
                self._ordered.pop(0).set_result(running)
            else:
                self._running.pop(report["ended"]).ended.set_result(report["status"])
        for waiting in (*self._ordered, *(each.ended for each in self._running.values())):
            waiting.set_exception(RuntimeError("the fork server has ended"))


# The server's side


def main() -> None:
    die_with_parent()
    for name in (*(f"cogs.{cog}" for cog in COGS), "faces"):
        importlib.import_module(name)
    load_queries(adapters.Sqlite)
    load_queries(adapters.Postgres)
    gc.collect()
    gc.freeze()
    waking, wakeup = os.pipe()
    os.set_blocking(waking, False)
    os.set_blocking(wakeup, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wakeup)
    say(ready=True)
    unread = b""
    while True:
        ready, _, _ = select.select([0, waking], [], [])
        if waking in ready:
            os.read(waking, 4096)
            for pid, status in ended():
                say(ended=pid, status=status)
        if 0 in ready:
            if not (read := os.read(0, 65536)):
                return
            *orders, unread = (unread + read).split(b"\n")
            for order in orders:
                say(started=fork(Order(**json.loads(order))))


def ended() -> Iterator[tuple[int, int]]:
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not pid:
            return
        yield pid, os.waitstatus_to_exitcode(status)


def fork(order: Order) -> int:
    if child := os.fork():
        return child
    try:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        die_with_parent()
        os._exit(live(order))
    finally:
        os._exit(70)


def live(order: Order) -> int:
    """The bot as `python bot.py` starts it, with failpoints."""
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
        return bot.run()
    except BaseException:
        traceback.print_exc()
        raise


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


def die_with_parent() -> None:
    """Where the system can do that."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGKILL)


def say(**report: Any) -> None:
    sys.stdout.write(json.dumps(report) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
