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
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Self

ROOT = Path(__file__).parents[3]
QUICK = 0.05  # seconds between two polls, instead of up to thirty, so that scenarios are short
LEASE = 1500  # milliseconds
DIES_WITH_PARENT = 1


@dataclass(frozen=True)
class Order:
    """Settings for `bot.py`, where it logs, its failpoints, and in which way it is broken (see `broken_builds`)."""

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

    process: asyncio.subprocess.Process

    async def __aenter__(self) -> Self:
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.proofs.shared.fork_server"), cwd=ROOT, stdin=pipe, stdout=pipe
        )
        self._ordered: list[asyncio.Future[BotProcess]] = []
        self._running: dict[int, BotProcess] = {}
        assert await self.process.stdout.readline(), "the fork server did not start"  # type: ignore[union-attr]
        self._reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.process.stdin.close()  # type: ignore[union-attr]
        await self._reading
        await self.process.wait()

    async def start(self, order: Order) -> BotProcess:
        started: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        self._ordered.append(started)
        self.process.stdin.write(json.dumps(asdict(order)).encode() + b"\n")  # type: ignore[union-attr]
        return await started

    async def _read(self) -> None:
        async for line in self.process.stdout:  # type: ignore[union-attr]
            report = json.loads(line)
            if "started" in report:
                bot = BotProcess(report["started"], asyncio.get_running_loop().create_future())
                self._running[bot.pid] = bot
                self._ordered.pop(0).set_result(bot)
            else:
                self._running.pop(report["ended"]).ended.set_result(report["status"])
        for waiting in (*self._ordered, *(bot.ended for bot in self._running.values())):
            waiting.set_exception(RuntimeError("the fork server has ended"))


# The server's side


def main() -> None:
    prepare()
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
                say(started=fork(json.loads(order)))


def prepare() -> None:
    """Import all that can be imported before it is known which bot it will be."""
    die_with_parent()
    os.nice(int(os.environ.get("NICE", "0")))
    for name in ("tests.proofs.shared.forked_bot", "faces"):
        importlib.import_module(name)
    gc.collect()
    gc.freeze()


def ended() -> Iterator[tuple[int, int]]:
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not pid:
            return
        yield pid, os.waitstatus_to_exitcode(status)


def fork(order: dict[str, Any]) -> int:
    if child := os.fork():
        return child
    try:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        die_with_parent()
        from tests.proofs.shared.forked_bot import live

        os._exit(live(Order(**order)))
    finally:
        os._exit(70)


def die_with_parent() -> None:
    """Where the system can do that."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGKILL)


def say(**report: Any) -> None:
    sys.stdout.write(json.dumps(report) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
