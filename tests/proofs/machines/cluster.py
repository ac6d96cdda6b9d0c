"""A cluster: several processes of the real bot on one PostgreSQL and one sandbox, and users of every shard."""

import asyncio
import re
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import asyncpg

from bench.stage import Sandbox, running
from dojo.ops.leases import LEASE
from storage.errors import NotRead
from storage.hosts import Connector
from storage.postgres import ReadingPool
from tests.proofs.machines.clients import Client
from tests.proofs.shared.failpoints import Failpoints
from tests.proofs.shared.fork_server import BotProcess, ForkServer, Order
from tests.storage.databases import new_database, served

TOKEN = "sandbox-token"
# Without rate limits: everybody plays as fast as the machine can.
SOURCE = Path(__file__).parents[3] / "sandbox" / "src"
WORDS = ("-m", "sandbox", "--lenient", "--port", "0", "--token", TOKEN)
IN_A_SERVER = 6
PATIENCE = 240.0


def say(*words: object) -> None:
    sys.stderr.write(f"machines: {' '.join(map(str, words))}\n")


class Shard:
    """One process of the bot, with its share of the servers. `broken` names a broken build."""

    bot: BotProcess | None = None

    def __init__(self, cluster: "Cluster", number: int, shards: int, broken: str = "") -> None:
        self.cluster, self.number, self.shards, self.broken = cluster, number, shards, broken
        self.failpoints = cluster.folder / f"failpoints {number}"

    async def start(self) -> None:
        log = str(self.cluster.folder / "bots.log")
        order = Order(
            self.settings(), log, str(self.failpoints), self.broken, as_shipped=True, lease=self.cluster.lease
        )
        self.bot = await self.cluster.server.start(order)
        await self.cluster.until(self.listens, f"shard {self.number} listens")

    def settings(self) -> dict[str, str]:
        return {
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_URL": self.cluster.sandbox.address,
            "DATABASE": self.cluster.database,
            "SHARD_IDS": str(self.number),
            "SHARD_COUNT": str(self.shards),
            "HOLD_SECONDS": "0",
            "COMPUTER_SECONDS": "2",
            "LOG_LEVEL": "warning",
        }

    async def listens(self) -> bool:
        assert self.bot
        assert not self.bot.ended.done(), (self.cluster.folder / "bots.log").read_text()[-2000:]
        return self.number in (await self.cluster.sandbox.get("world"))["bot"]["shards"]

    async def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.bot and not self.bot.ended.done():
            self.bot.kill(how)
            await asyncio.wait_for(self.bot.ended, 60)

    @property
    def reached(self) -> bool:
        """It has come to what is broken in it."""
        return bool(Failpoints(self.failpoints)["reached"])


class Eyes:
    """Look into the database, and look again for as long as no server answers."""

    def __init__(self, pool: Any) -> None:
        self._reading = ReadingPool(pool)

    async def fetch(self, *asked: Any) -> Any:
        return await self._until_told(lambda: self._reading.fetch(*asked))

    async def fetchval(self, *asked: Any) -> Any:
        return await self._until_told(lambda: self._reading.fetchval(*asked))

    async def _until_told(self, look: Callable[[], Awaitable[Any]]) -> Any:
        while True:
            try:
                return await look()
            except NotRead:
                await asyncio.sleep(0.2)


@dataclass
class Cluster:
    server: ForkServer
    sandbox: Sandbox
    database: str
    db: "Eyes"
    folder: Path
    lease: int
    people: list[Client] = field(default_factory=list)
    servers: list[dict[str, Any]] = field(default_factory=list)

    async def repeated(self) -> int:
        """Messages that were sent more than once with the same nonce."""
        return len((await self.sandbox.get("nonces"))["repeated"])

    async def until(self, look: Callable[[], Awaitable[Any]], what: str, patience: float = PATIENCE) -> None:
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

        await self.until(none, "all notices are told", patience)

    async def fill(self, people: int, servers: int, shards: int) -> None:
        """Everybody is a member of some servers, and every shard has at least one server."""
        ids = [(await self.sandbox.post("people", {"name": f"Guest {n}"}))["id"] for n in range(people)]
        while len(self.servers) < servers or len(self.shards_of_servers(shards)) < shards:
            first = len(self.servers) * IN_A_SERVER // 2
            members = [ids[(first + n) % people] for n in range(min(IN_A_SERVER, people))]
            server = await self.sandbox.post("servers", {"name": f"Dojo {len(self.servers)}", "members": members})
            self.servers.append(server)
        self.people = [Client(self.sandbox, id, dms=n % 2 == 0) for n, id in enumerate(ids)]

    def shards_of_servers(self, shards: int) -> set[int]:
        return {(int(server["id"]) >> 22) % shards for server in self.servers}


@dataclass(frozen=True)
class Host:
    """What clusters can share: the PostgreSQL server, and the process whose forks are bots."""

    postgres: str
    server: ForkServer
    lease: int = LEASE  # milliseconds

    @classmethod
    @asynccontextmanager
    async def open(cls, lease: int) -> AsyncIterator["Host"]:
        with served() as postgres:
            async with ForkServer() as server:
                yield cls(postgres, server, lease)

    @asynccontextmanager
    async def cluster(self, people: int, servers: int, shards: int, database: str = "") -> AsyncIterator[Cluster]:
        """On a new database of our server, unless one is given."""
        async with AsyncExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hikyaku-")))
            database = database or await new_database(self.postgres)
            pool = await asyncpg.create_pool(database, min_size=0, max_size=4, timeout=2, connect=Connector())
            stack.callback(pool.terminate)
            process = await stack.enter_async_context(running(WORDS, cwd=SOURCE, stdout=asyncio.subprocess.PIPE))
            address = re.search(r"http://\S+", (await process.stdout.readline()).decode())[0]  # type: ignore[union-attr,index]
            connector = aiohttp.TCPConnector(limit=0)
            session = await stack.enter_async_context(aiohttp.ClientSession(connector=connector))
            cluster = Cluster(self.server, Sandbox(address, session), database, Eyes(pool), folder, self.lease)
            await cluster.fill(people, servers, shards)
            async with asyncio.TaskGroup() as eyes:
                watching = [eyes.create_task(person.watch()) for person in cluster.people]
                yield cluster
                for each in watching:
                    each.cancel()
