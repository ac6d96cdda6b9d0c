"""Processes that think, so that nobody who clicks has to wait for a computer: started when they are first needed."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from dojo.computer.worker import Puzzle, packed
from dojo.ops.log import diary

log = diary("minds")

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 30.0  # seconds beyond what it was given: to start, and for a busy machine
TRIES: Final = 2
NEEDED: Final = {"PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SYSTEMROOT", "LANG", "LC_ALL"}


class Lost(Exception):
    """A process ended before it had answered."""


class Stumped(Exception):
    """Thinking went wrong; the message is the story."""


def bare(environment: Mapping[str, str]) -> dict[str, str]:
    """What Python needs to start and to find its modules; the token and the database's password stay with the bot."""
    return {name: value for name, value in environment.items() if name in NEEDED or name.startswith("PYTHON")}


class Mind:
    """One process. It is executed anew, not forked: it holds no connection of ours, and no secret of our settings. It
    ends when we do."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def think(self, puzzle: Puzzle) -> str:
        """Whoever gives up early ends the process: its answer would be taken for that to the next question."""
        try:
            async with asyncio.timeout(puzzle.seconds + PATIENCE):
                return await self._asked(await self._started(), packed(puzzle))
        except Stumped:
            raise
        except BaseException:
            await self.aclose()
            raise

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "dojo.computer.worker"),
                cwd=ROOT,
                env=bare(os.environ),
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,
            )
        return self._process

    async def _asked(self, process: Process, question: bytes) -> str:
        assert process.stdin
        assert process.stdout
        try:
            process.stdin.write(question)
            await process.stdin.drain()
            told = await process.stdout.readline()
        except ConnectionError:
            told = b""
        if not told:
            raise Lost
        reply = json.loads(told)
        if "trouble" in reply:
            raise Stumped(reply["trouble"])
        move: str = reply["move"]
        return move

    async def aclose(self) -> None:
        process, self._process = self._process, None
        if process and process.returncode is None:
            process.kill()
            await process.wait()


class Minds:
    """As many as there are processors to spare; whoever comes when all are busy waits."""

    def __init__(self, number: int | None = None) -> None:
        self._all = [Mind() for _ in range(number or max(1, min(4, (os.cpu_count() or 2) - 1)))]
        self._idle: asyncio.LifoQueue[Mind] = asyncio.LifoQueue()  # those that are warm are asked first
        for mind in reversed(self._all):
            self._idle.put_nowait(mind)

    async def think(self, puzzle: Puzzle) -> str:
        """The text of an answer. A process that dies is replaced, and asked once more."""
        mind = await self._idle.get()
        try:
            for _ in range(TRIES - 1):
                try:
                    return await mind.think(puzzle)
                except Lost:
                    log.warning("mind lost")
            return await mind.think(puzzle)
        finally:
            self._idle.put_nowait(mind)

    async def aclose(self) -> None:
        for mind in self._all:
            await mind.aclose()
