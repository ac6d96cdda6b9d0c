"""An evening in a sandbox of our own, with a bot that dies and comes back, and people who notice."""

import asyncio
import contextlib
import json
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from sandbox.acts import Act
from sandbox.server import Sandbox
from tests.e2e.world import text
from tests.proofs.books import Book
from tests.proofs.fate import Fate

ROOT = Path(__file__).parents[2]
TOKEN = "sandbox-token"
NAMES = ("Aiko", "Bruno", "Chloe", "Dai")
PATIENCE = 60.0  # seconds until something that should happen has not
AT_ONCE = 6  # evenings
LOOK = 0.01
STILL = 0.04  # seconds in which nothing is counted: whatever was to be done is done
SETTINGS = {"HOLD_SECONDS": "30", "COMPUTER_SECONDS": "0.05", "DISCORD_TOKEN": "", "LOG_LEVEL": "warning"}


def progress(line: str) -> None:
    sys.stderr.write(f"{line}\n")


class Starter:
    """The process whose forks are bots."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> "Starter":
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.proofs.doomed"),
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        assert (await self.told())["ready"]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.process
        assert self.process.stdin
        self.process.stdin.close()
        await self.process.wait()

    async def told(self) -> dict[str, Any]:
        assert self.process
        assert self.process.stdout
        line = await self.process.stdout.readline()
        assert line, "the starter has gone away"
        found: dict[str, Any] = json.loads(line)
        return found

    async def bear(self, order: dict[str, Any]) -> int:
        assert self.process
        assert self.process.stdin
        self.process.stdin.write(json.dumps(order).encode() + b"\n")
        return int((await self.told())["born"])


async def side_by_side(
    starter: Starter, chapters: Iterable[str], work: Callable[[Starter, str], Awaitable[None]]
) -> None:
    """Some chapters at a time, each with a starter of its own: most of an evening is waiting."""
    left, starters = iter(chapters), [starter]

    async def through(one: Starter) -> None:
        for chapter in left:
            await work(one, chapter)

    async with AsyncExitStack() as others:
        starters += [await others.enter_async_context(Starter()) for _ in range(AT_ONCE - 1)]
        await asyncio.gather(*map(through, starters))


class Evening:
    """One sandbox, one database, and one bot after another."""

    def __init__(self, starter: Starter, folder: Path, book: Book, *, broken: str = ""):
        self.starter, self.folder, self.broken = starter, folder, broken
        self.book, self.log = book, folder / "bot.log"
        self.settings = dict(SETTINGS)
        self.fate = Fate(folder / "fate")
        self.sandbox = Sandbox(TOKEN)
        self.up = asyncio.Event()
        self.down = asyncio.Event()
        self.pid = 0
        self.kills: list[str] = []  # the point of each
        self.said_to: list[str] = []  # whatever people were answered
        self.again = 0  # points after its next birth at which it dies once more
        self.ending = False
        self.on_death: Callable[[], None] = lambda: None
        self.minding: asyncio.Task[None] | None = None
        self.trouble: BaseException | None = None

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Evening"]:
        await self.sandbox.start()
        self.sandbox.seed(NAMES, "Dojo")
        self.settings["REPORT_TO"] = str(next(iter(self.sandbox.world.guilds.values())).channel_ids[0])
        try:
            yield self
        finally:
            await self.end()
            await self.sandbox.stop()

    def begin(self, points: int = 0) -> None:
        """The bot is started, to die after so many points; from then on it is started whenever it has died."""
        self.again = points
        self.minding = asyncio.create_task(self.mind())

    async def end(self) -> None:
        self.ending = True
        if self.minding and not self.minding.done():
            with contextlib.suppress(ProcessLookupError):
                if self.pid:
                    os.kill(self.pid, signal.SIGKILL)
            await asyncio.wait([self.minding], timeout=PATIENCE)

    async def mind(self) -> None:
        try:
            while not self.ending:
                await self.life()
        except BaseException as trouble:
            self.trouble = trouble
            self.up.set()  # whoever waits is to see it
            raise

    async def life(self) -> None:
        """From birth to death."""
        self.fate.reborn(self.again)
        self.again = 0
        settings = {**self.settings, "DISCORD_URL": self.sandbox.address, "DATABASE": self.book.address}
        self.down.clear()
        order = {"settings": settings, "fate": str(self.folder / "fate"), "log": str(self.log), "broken": self.broken}
        self.pid = await self.starter.bear(order)
        dying = asyncio.create_task(self.starter.told())
        await self.until(lambda: dying.done() or self.sandbox.gateway.online)
        if not dying.done():
            self.up.set()
        died = (await dying)["died"]
        self.up.clear()
        self.down.set()
        assert self.ending or died == -signal.SIGKILL, f"the bot went away by itself ({died}): {self.said()}"
        await self.until(lambda: not self.sandbox.gateway.online)
        if not self.ending:
            self.kills.append(self.fate.label)
            self.on_death()

    def said(self) -> str:
        return self.log.read_text()[-600:] if self.log.exists() else ""

    async def alive(self) -> None:
        await asyncio.wait_for(self.up.wait(), PATIENCE)
        if self.trouble:
            raise self.trouble

    async def done(self, act: Act) -> dict[str, Any]:
        """What whoever did it sees: an answer, or that the interaction failed because nobody was there any more."""
        died, answered = asyncio.create_task(self.down.wait()), asyncio.create_task(act.answered.wait())
        await asyncio.wait({died, answered}, timeout=3.05, return_when=asyncio.FIRST_COMPLETED)
        for task in (died, answered):
            task.cancel()
        found: dict[str, Any] = self.sandbox.desk.sight.act(act)
        self.said_to += [text(each) for each in (found.get("message"), *found["followups"]) if each]
        return found

    async def until(self, look: Callable[[], Any], patience: float = PATIENCE) -> Any:
        end = time.monotonic() + patience
        while not (seen := look()):
            assert time.monotonic() < end, f"{look} has seen nothing for {patience} s; {self.said()}"
            if self.trouble:
                raise self.trouble
            await asyncio.sleep(LOOK)
        return seen

    async def still(self, settled: Callable[[], bool]) -> None:
        """Until the bot is up, nothing is left to be done, and nothing is being done."""
        end, count, since = time.monotonic() + PATIENCE, -1, 0.0
        while True:
            await self.alive()
            now = time.monotonic()
            assert now < end, f"the bot does not come to rest; {self.said()}"
            if count != self.fate["count"]:
                count, since = self.fate["count"], now
            elif now - since > STILL and settled() and count == self.fate["count"]:
                return
            await asyncio.sleep(LOOK)

    def advance(self, seconds: float) -> None:
        self.sandbox.world.clock.advance(seconds)
