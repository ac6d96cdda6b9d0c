"""Worker processes that think for the computers, so that clicks never wait. They start when they are first needed."""

import asyncio
import json
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from base64 import b64decode
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from dojo.computer.worker import AheadJob, HintJob, Job, MoveJob, PuzzleJob, ReviewJob, encode
from dojo.ops.fair_queue import FairQueue
from dojo.ops.log import logger
from engine.player.ahead import Foreseen

log = logger("workers")

ROOT: Final = Path(__file__).parents[2]
GRACE: Final = 30.0  # seconds a worker gets beyond those of its job: to start, and in case the machine is busy
TRIES: Final = 2
MAX_LINE: Final = 16 * 2**20  # bytes of an answer
KEPT_VARIABLES: Final = {"PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SYSTEMROOT", "LANG", "LC_ALL"}


class WorkerLost(Exception):
    """A worker process ended before it answered."""


class ThinkingFailed(Exception):
    """The worker raised an error while it was thinking; the message is its redacted traceback."""


def scrub_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """Return only what Python needs to start and to find its modules: no token, no password of the database."""
    return {name: value for name, value in environment.items() if name in KEPT_VARIABLES or name.startswith("PYTHON")}


class Worker:
    """One worker process, started again whenever it has ended.

    It is executed, not forked, so it has none of our connections and none of our secrets, not even in its initial
    environment. It is in a session of its own, so Ctrl-C at our terminal does not reach it. It ends when we do, even
    if we are killed, because its standard input is then closed.
    """

    def __init__(self) -> None:
        self._process: Process | None = None

    async def think(self, job: MoveJob) -> str:
        """Return the text of an answer; see `_reply` for what may be raised."""
        move: str = (await self._reply(job))["move"]
        return move

    async def advise(self, job: HintJob) -> dict[str, Any]:
        """Return what `HintJob.solved` found out; see `_reply` for what may be raised."""
        return await self._reply(job)

    async def review(self, job: ReviewJob) -> dict[str, Any]:
        """Return what `ReviewJob.solved` found out; see `_reply` for what may be raised."""
        return await self._reply(job)

    async def try_out(self, job: PuzzleJob) -> dict[str, Any]:
        """Return what `PuzzleJob.solved` found out; see `_reply` for what may be raised."""
        return await self._reply(job)

    async def look_ahead(self, job: AheadJob) -> tuple[Foreseen, ...]:
        """Return what `foreseen` finds; see `_reply` for what may be raised."""
        found: tuple[Foreseen, ...] = pickle.loads(b64decode((await self._reply(job))["foreseen"]))
        return found

    async def _reply(self, job: Job) -> dict[str, Any]:
        """A process that dies is replaced, and the new one is asked once more.

        Raises `ThinkingFailed`, `TimeoutError` after the seconds of the job and `GRACE`, or `WorkerLost` if the second
        process dies, too.
        """
        for _ in range(TRIES - 1):
            try:
                return await self._reply_once(job)
            except WorkerLost:
                log.warning("worker lost")
        return await self._reply_once(job)

    async def _reply_once(self, job: Job) -> dict[str, Any]:
        """Unless thinking itself failed, any error or cancellation kills the process.

        Otherwise a late answer would be taken for that to the next job.
        """
        try:
            async with asyncio.timeout(job.seconds + GRACE):
                return await self._ask(await self._start(), encode(job))
        except ThinkingFailed:
            raise
        except BaseException:
            await self.aclose()
            raise

    async def _start(self) -> Process:
        """Return the running process; start one if there is none."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "dojo.computer.worker", str(os.getpid())),
                cwd=ROOT,
                env=scrub_environment(os.environ),
                stdin=PIPE,
                stdout=PIPE,
                limit=MAX_LINE,
                start_new_session=True,
            )
        return self._process

    async def _ask(self, process: Process, job: bytes) -> dict[str, Any]:
        assert process.stdin
        assert process.stdout
        try:
            process.stdin.write(job)
            await process.stdin.drain()
            line = await process.stdout.readline()
        except ConnectionError:
            line = b""
        if not line:
            raise WorkerLost
        reply: dict[str, Any] = json.loads(line)
        if "trouble" in reply:
            raise ThinkingFailed(reply["trouble"])
        return reply

    async def aclose(self) -> None:
        """Kill the process, if there is one, and wait for its end."""
        process, self._process = self._process, None
        if process and process.returncode is None:
            process.kill()
            await process.wait()


class WorkerPool:
    """As many workers as there are spare processors, at most four. People who wait for one take turns."""

    def __init__(self, number: int | None = None) -> None:
        self._all = [Worker() for _ in range(number or max(1, min(4, (os.cpu_count() or 2) - 1)))]
        self._idle = self._all[::-1]  # those that have started are used first
        self._waiting = FairQueue[asyncio.Future[Worker]]()
        self._patient = FairQueue[asyncio.Future[Worker]]()

    @asynccontextmanager
    async def worker(self, person: int, *, patient: bool = False) -> AsyncIterator[Worker]:
        """An idle worker, as soon as it is this person's turn. A `patient` person waits until nobody else does."""
        turn = asyncio.get_running_loop().create_future()
        (self._patient if patient else self._waiting).put(person, turn)
        self._assign()
        try:
            yield await turn
        finally:
            if not turn.cancelled():
                self._idle.append(turn.result())
                self._assign()

    def _assign(self) -> None:
        while self._idle and (queue := self._waiting or self._patient):
            turn = queue.pop()
            if not turn.cancelled():
                turn.set_result(self._idle.pop())

    async def aclose(self) -> None:
        """Kill all workers."""
        for worker in self._all:
            await worker.aclose()
