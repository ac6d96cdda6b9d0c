"""The rig: a sandbox, a database, and one bot after another. It kills a bot at a failpoint and starts the next one."""

import asyncio
import contextlib
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

from sandbox.server import Sandbox
from sandbox.world.tracked_interactions import TrackedInteraction
from tests.e2e.world import text
from tests.proofs.shared.databases import Database
from tests.proofs.shared.failpoints import Failpoints
from tests.proofs.shared.fork_server import BotProcess, ForkServer, Order

TOKEN = "sandbox-token"
NAMES = ("Aiko", "Bruno", "Chloe", "Dai")
PATIENCE = 60.0  # seconds until something that should happen has not
LOOK = 0.01
STILL = 0.04  # seconds in which nothing is counted: all work is done
SETTINGS = {"HOLD_SECONDS": "30", "COMPUTER_SECONDS": "0.05", "DISCORD_TOKEN": TOKEN, "LOG_LEVEL": "warning"}


class Rig:
    def __init__(self, server: ForkServer, folder: Path, database: Database, *, broken: str = "") -> None:
        self.server, self.folder, self.broken = server, folder, broken
        self.database, self.log = database, folder / "bot.log"
        self.settings = dict(SETTINGS)
        self.failpoints = Failpoints(folder / "failpoints")
        self.sandbox = Sandbox(TOKEN, lenient=True)  # matches are played as fast as the machine can
        self.up, self.down = asyncio.Event(), asyncio.Event()
        self.bot: BotProcess | None = None
        self.kills: list[str] = []  # the failpoint of each
        self.answers: list[str] = []  # what users were answered
        self.kill_next_at = 0  # the failpoint after its next start at which the bot is killed once more
        self.ending = False
        self.on_kill: Callable[[], None] = lambda: None
        self.minding: asyncio.Task[None] | None = None
        self.error: BaseException | None = None

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Self]:
        await self.sandbox.start()
        self.sandbox.seed(NAMES, "Dojo")
        self.settings["REPORT_TO"] = str(next(iter(self.sandbox.world.guilds.values())).channel_ids[0])
        try:
            yield self
        finally:
            await self.end()
            await self.sandbox.stop()

    def begin(self, points: int = 0) -> None:
        """Start the bot, to be killed after so many failpoints, and start it again whenever it was killed."""
        self.kill_next_at = points
        self.minding = asyncio.create_task(self.mind())

    async def end(self) -> None:
        self.ending = True
        if self.minding and not self.minding.done():
            if self.bot:
                with contextlib.suppress(ProcessLookupError):
                    self.bot.kill()
            await asyncio.wait([self.minding], timeout=PATIENCE)

    async def mind(self) -> None:
        try:
            while not self.ending:
                await self.run_bot()
        except BaseException as error:
            self.error = error
            self.up.set()  # wake those who wait, to see it
            raise

    async def run_bot(self) -> None:
        """From its start to its end."""
        self.failpoints.restart(self.kill_next_at)
        self.kill_next_at = 0
        settings = {**self.settings, "DISCORD_URL": self.sandbox.address, "DATABASE": self.database.address}
        self.down.clear()
        self.bot = bot = await self.server.start(
            Order(settings, str(self.log), str(self.folder / "failpoints"), self.broken)
        )
        await self.until(lambda: bot.ended.done() or self.sandbox.gateway.online)
        if not bot.ended.done():
            self.up.set()
        status = await bot.ended
        self.up.clear()
        self.down.set()
        assert self.ending or status == -signal.SIGKILL, f"the bot ended by itself ({status}): {self.said()}"
        await self.until(lambda: not self.sandbox.gateway.online)
        if not self.ending:
            self.kills.append(self.failpoints.label)
            self.on_kill()

    def said(self) -> str:
        return self.log.read_text()[-600:] if self.log.exists() else ""

    async def alive(self) -> None:
        await asyncio.wait_for(self.up.wait(), PATIENCE)
        if self.error:
            raise self.error

    async def done(self, act: TrackedInteraction) -> dict[str, Any]:
        """What the user sees: an answer, or that the interaction failed because no bot was there."""
        down, answered = asyncio.create_task(self.down.wait()), asyncio.create_task(act.answered.wait())
        await asyncio.wait({down, answered}, timeout=3.05, return_when=asyncio.FIRST_COMPLETED)
        for task in (down, answered):
            task.cancel()
        found: dict[str, Any] = self.sandbox.services.presenter.interaction(act)
        self.answers += [text(each) for each in (found.get("message"), *found["followups"]) if each]
        return found

    async def until(self, look: Callable[[], Any], patience: float = PATIENCE) -> Any:
        end = time.monotonic() + patience
        while not (seen := look()):
            assert time.monotonic() < end, f"{look} has seen nothing for {patience} s; {self.said()}"
            if self.error:
                raise self.error
            await asyncio.sleep(LOOK)
        return seen

    async def still(self, settled: Callable[[], bool]) -> None:
        """Until the bot is up, has nothing left to do, and does nothing."""
        end, count, since = time.monotonic() + PATIENCE, -1, 0.0
        while True:
            await self.alive()
            now = time.monotonic()
            assert now < end, f"the bot does not come to rest; {self.said()}"
            if count != self.failpoints["count"]:
                count, since = self.failpoints["count"], now
            elif now - since > STILL and settled() and count == self.failpoints["count"]:
                return
            await asyncio.sleep(LOOK)

    def advance(self, seconds: float) -> None:
        self.sandbox.world.clock.advance(seconds)
