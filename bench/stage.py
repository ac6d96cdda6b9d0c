"""A sandbox and bots, each in a process of its own; and, where we measure, people who see every event at once."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import aiohttp

from bench.client import PATIENCE, PEOPLE, Message, Person, Wire, ids, until

Seen = TypeVar("Seen")

ROOT = Path(__file__).parents[1]
SCHEMAS = ROOT.parent / "shared" / "discord"
TOKEN = "sandbox-token"
SOON = 20.0  # seconds after which something expected has failed to happen where we measure
HOUSE = ("bot.py",)
UNLIMITED = ("-m", "bench.programs.house", "unlimited")
PONG = ("-m", "bench.programs.pong")
ENGLISH = ("-m", "bench.programs.house", "english")


class Sandbox(Wire):
    """A process with the sandbox; or, at an `address`, a new server in one that is there anyway."""

    def __init__(self, address: str = "", people: Sequence[str] = PEOPLE, *, lenient: bool = False) -> None:
        """A lenient one has no rate limits and takes all that is sent."""
        super().__init__(address)
        self.names, self.lenient = people, lenient
        self.process: asyncio.subprocess.Process | None = None
        self.server: dict[str, Any] = {}
        self.before: tuple[int, list[Any]] = 0, []  # what others have had journalled and found

    async def __aenter__(self) -> Self:
        if self.url:
            self.session = aiohttp.ClientSession()
            self.before = (await self.get("journal", since=1 << 60))["next"], await self.get("findings")
            members = [(await self.post("people", {"name": name}))["id"] for name in self.names]
            self.server = await self.post("servers", {"name": "Dojo", "members": members})
            return self
        strict = ["--schemas", str(SCHEMAS)] if (SCHEMAS / "openapi.json").exists() else []
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "sandbox", "--port", "0", "--token", TOKEN),
            *("--people", ",".join(self.names), "--server", "Dojo", *(["--lenient"] if self.lenient else strict)),
            cwd=ROOT / "sandbox" / "src",
            stdout=asyncio.subprocess.PIPE,
        )
        assert self.process.stdout
        self.url = (await self.process.stdout.readline()).decode().strip()
        assert self.url.startswith("http"), "the sandbox did not start"
        self.session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))
        self.server = (await self.get("world"))["servers"][0]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.session
        if not self.process:  # nothing that this test has ordered to fail is left to the next
            await self.delete("faults")
        await self.session.close()
        if self.process:
            await ended(self.process)

    async def findings(self) -> list[Any]:
        """Where what was sent is not what Discord's schemas describe."""
        return [each for each in await self.get("findings") if each not in self.before[1]]

    async def advance(self, seconds: float) -> None:
        """Move the clock ahead, and wait until the running bot goes by it: it reads the clock five times a second."""
        reads = (await self.post("clock", {"advance": seconds}))["reads"]

        async def known() -> bool:  # the bot reads it a second time once it has dealt with the first
            return bool((await self.post("clock", {"advance": 0}))["reads"] >= reads + 2)

        await until(known)

    async def people(self) -> dict[str, Person]:
        general, members = self.server["channels"][0]["id"], zip(self.names, self.server["members"], strict=True)
        return {name: Person(self, id, name, general) for name, id in members}

    async def requests(self, method: str = "", path: str = "") -> list[dict[str, Any]]:
        journal = (await self.get("journal", since=self.before[0]))["requests"]
        return [each for each in journal if each["method"].startswith(method) and re.search(path, each["path"])]


class Bot:
    """The real bot, to be started, killed and started again over one database."""

    def __init__(self, sandbox: Sandbox, database: Path | str, home: Path = ROOT, **settings: str) -> None:
        """Answers are sent at once and computers think briefly, unless a test asks for other settings."""
        self.sandbox, self.database, self.home = sandbox, str(database), home
        self.settings = {"HOLD_SECONDS": "0", "COMPUTER_SECONDS": "0.05", **settings}
        self.process: asyncio.subprocess.Process | None = None
        self.errors: Any = None  # where its log goes, if not where ours does

    async def start(self) -> "Bot":
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "bot.py"),
            cwd=self.home,
            env={
                **os.environ,
                "DISCORD_TOKEN": TOKEN,
                "DISCORD_URL": self.sandbox.url,
                "DATABASE": self.database,
                "LOG_LEVEL": "info",
                **self.settings,
            },
            stdout=asyncio.subprocess.DEVNULL,
            stderr=self.errors,
        )
        await until(self.online)
        return self

    async def online(self) -> bool:
        assert self.process
        assert self.process.returncode is None, "the bot has gone away"
        return bool((await self.sandbox.get("world"))["bot"]["online"])

    async def kill(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()
        await until(self.offline)

    async def offline(self) -> bool:
        return not (await self.sandbox.get("world"))["bot"]["online"]

    async def __aenter__(self) -> "Bot":
        try:
            return await self.start()
        except BaseException:  # whatever came in between, no process is left behind
            await self.__aexit__()
            raise

    async def __aexit__(self, *_: object) -> None:
        if self.process and self.process.returncode is None:
            await ended(self.process)
            assert self.process.returncode == 0, "asked to end, it had to be cut off"


async def ended(process: asyncio.subprocess.Process) -> None:
    """Ask a process to end; one that does not is killed, and the test fails."""
    process.terminate()
    try:
        await asyncio.wait_for(process.wait(), PATIENCE / 2)
    except TimeoutError:
        process.kill()
        await process.wait()
        raise AssertionError("asked to end, the process went on") from None


class Stage(Sandbox):
    """For measurements: lenient, because it is the bot that is measured, and its events arrive at once."""

    def __init__(self) -> None:
        super().__init__(people=PEOPLE[:2], lenient=True)
        self.online = False
        self.stirred = asyncio.Event()
        self.watchers: tuple[Watcher, ...] = ()

    @classmethod
    @asynccontextmanager
    async def open(cls) -> AsyncIterator[Self]:
        async with cls() as stage:
            known = await stage.people()
            stage.watchers = tuple(Watcher(stage, each.id, each.name, each.general) for each in known.values())
            async with asyncio.TaskGroup() as eyes:
                watching = [eyes.create_task(person.watch()) for person in stage.watchers]
                await stage.until(lambda: all(person.awake for person in stage.watchers))
                yield stage
                for each in watching:
                    each.cancel()

    @asynccontextmanager
    async def bot(self, words: tuple[str, ...], **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
        """Start a bot, which is online inside the context and offline after it."""
        env = {"DISCORD_TOKEN": TOKEN, "DISCORD_URL": self.url, "LOG_LEVEL": "error", "HOLD_SECONDS": "0", **settings}
        process = await asyncio.create_subprocess_exec(
            sys.executable, *words, cwd=ROOT, env={**os.environ, **env}, stdout=asyncio.subprocess.DEVNULL
        )
        try:
            await self.until(lambda: self.online)
            yield process
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()
        await self.until(lambda: not self.online)

    async def until(self, look: Callable[[], Seen | None]) -> Seen:
        """Call `look` after every event until it returns something; return that."""
        try:
            async with asyncio.timeout(SOON):
                while not (seen := look()):
                    self.stirred.clear()
                    await self.stirred.wait()
        except TimeoutError:
            sight = [found for person in self.watchers for each in person.messages.values() if (found := ids(each))]
            raise RuntimeError(f"nothing happens any more; to be clicked on there is {sight}") from None
        return seen


class Watcher(Person):
    """A person who sees messages appear, change and disappear."""

    def __init__(self, sandbox: Any, id: str, name: str = "", general: str = "") -> None:
        super().__init__(sandbox, id, name, general)
        self.messages: dict[str, Message] = {}
        self.awake = False

    async def watch(self) -> None:
        async with self.sandbox.session.ws_connect(f"{self.sandbox.url}/sandbox/live?person={self.id}") as events:
            self.awake = True
            self.stir()
            async for frame in events:
                event = frame.json()
                self.notice(event["t"], event["d"])
                self.stir()

    def stir(self) -> None:
        if isinstance(self.sandbox, Stage):
            self.sandbox.stirred.set()

    def notice(self, event: str, facts: dict[str, Any]) -> None:
        if event in {"MESSAGE_CREATE", "MESSAGE_UPDATE"}:
            self.messages[facts["id"]] = facts
        elif event == "MESSAGE_DELETE":
            self.messages.pop(facts["id"], None)
        elif event == "BOT" and isinstance(self.sandbox, Stage):
            self.sandbox.online = facts["online"]

    async def sees(self, verb: str) -> Message:
        found: Message = await self.sandbox.until(lambda: self.looking_at(verb))
        return found

    def looking_at(self, verb: str) -> Message | None:
        """The newest message with a control of this verb."""
        return next((each for each in reversed(self.messages.values()) if ids(each, verb)), None)
