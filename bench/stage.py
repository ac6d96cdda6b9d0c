"""A sandbox and a bot, each in a process of its own, and people who click through the control interface."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self, TypeAlias, TypeVar

import aiohttp

Message: TypeAlias = dict[str, Any]
Seen = TypeVar("Seen")

ROOT = Path(__file__).parents[1]
TOKEN = "sandbox-token"
PATIENCE = 20.0  # seconds after which something expected has failed to happen
# Without rate limits: it is the bot that is measured, not Discord.
WORDS = ("-m", "sandbox", "--lenient", *("--port", "0", "--token", TOKEN, "--people", "Aiko,Bruno", "--server", "Dojo"))
HOUSE = ("bot.py",)
UNLIMITED = ("-m", "bench.programs.house", "unlimited")
PONG = ("-m", "bench.programs.pong")
ENGLISH = ("-m", "bench.programs.house", "english")


class Sandbox:
    """A running sandbox, which outlives the bots that connect to it. Its events arrive at once."""

    def __init__(self, address: str, session: aiohttp.ClientSession) -> None:
        self.address = address
        self.session = session
        self.online = False
        self.stirred = asyncio.Event()
        self.people: tuple[Person, ...] = ()

    @classmethod
    @asynccontextmanager
    async def open(cls) -> AsyncIterator[Self]:
        async with (
            running(WORDS, cwd=ROOT / "sandbox" / "src", stdout=asyncio.subprocess.PIPE) as process,
            aiohttp.ClientSession() as session,
        ):
            sandbox = cls(await _address(process), session)
            world = await sandbox.get("world")
            general = world["servers"][0]["channels"][0]["id"]
            sandbox.people = tuple(Person(sandbox, each["id"], general) for each in world["people"])
            async with asyncio.TaskGroup() as eyes:
                watching = [eyes.create_task(person.watch()) for person in sandbox.people]
                await sandbox.until(lambda: all(person.awake for person in sandbox.people))
                yield sandbox
                for each in watching:
                    each.cancel()

    @asynccontextmanager
    async def bot(self, words: tuple[str, ...], **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
        """Start a bot, which is online inside the context and offline after it."""
        env = {
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_URL": self.address,
            "LOG_LEVEL": "error",
            "HOLD_SECONDS": "0",
            **settings,
        }
        async with running(words, env={**os.environ, **env}, stdout=asyncio.subprocess.DEVNULL) as process:
            await self.until(lambda: self.online)
            yield process
        await self.until(lambda: not self.online)

    async def until(self, look: Callable[[], Seen | None]) -> Seen:
        """Call `look` after every event until it returns something; return that."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not (seen := look()):
                    self.stirred.clear()
                    await self.stirred.wait()
        except TimeoutError:
            raise RuntimeError(f"nothing happens any more; to be clicked on there is {self._in_sight()}") from None
        return seen

    def _in_sight(self) -> list[list[str]]:
        return [found for person in self.people for each in person.messages.values() if (found := controls(each))]

    async def get(self, path: str) -> Any:
        async with self.session.get(f"{self.address}/sandbox/{path}") as answer:
            return await _read(answer)

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        async with self.session.post(f"{self.address}/sandbox/{path}", json=body) as answer:
            return await _read(answer)


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout
    said = (await process.stdout.readline()).decode()
    found = re.search(r"http://[\w.]+:\d+", said)
    if not found:
        raise RuntimeError(f"the sandbox says {said!r} instead of its address")
    return found[0]


async def _read(answer: aiohttp.ClientResponse) -> Any:
    told = await answer.json(content_type=None)
    if answer.status >= 400:
        raise RuntimeError(f"the sandbox refuses: {told}")
    return told


class Person:
    """A person who sees messages appear, change and disappear, and clicks on them."""

    def __init__(self, sandbox: Sandbox, id: str, general: str) -> None:
        self._sandbox, self._id, self._general = sandbox, id, general
        self.messages: dict[str, Message] = {}
        self.awake = False
        self.by_dm = False  # whether they have said yes to DMs

    async def watch(self) -> None:
        address = f"{self._sandbox.address}/sandbox/live?person={self._id}"
        async with self._sandbox.session.ws_connect(address) as events:
            self.awake = True
            self._sandbox.stirred.set()
            async for frame in events:
                event = frame.json()
                self._notice(event["t"], event["d"])
                self._sandbox.stirred.set()

    def _notice(self, event: str, facts: dict[str, Any]) -> None:
        if event in {"MESSAGE_CREATE", "MESSAGE_UPDATE"}:
            self.messages[facts["id"]] = facts
        elif event == "MESSAGE_DELETE":
            self.messages.pop(facts["id"], None)
        elif event == "BOT":
            self._sandbox.online = facts["online"]

    def looking_at(self, verb: str) -> Message | None:
        """The newest message with a control of this verb."""
        return next((each for each in reversed(self.messages.values()) if controls(each, verb)), None)

    async def sees(self, verb: str) -> Message:
        return await self._sandbox.until(lambda: self.looking_at(verb))

    async def run(self, command: str, **options: str) -> Any:
        return await self._act(self._general, "command", name=command, options=options)

    async def press(self, message: Message, custom_id: str) -> Any:
        return await self._act(message["channel_id"], "press", message=message["id"], custom_id=custom_id)

    async def choose(self, message: Message, custom_id: str, value: str) -> Any:
        """Choose an option of a select menu."""
        picked = {"message": message["id"], "custom_id": custom_id, "values": [value]}
        return await self._act(message["channel_id"], "choose", **picked)

    async def _act(self, channel: str, verb: str, **body: Any) -> Any:
        return await self._sandbox.post(f"people/{self._id}/channels/{channel}/{verb}", body)


def controls(message: Message, verb: str = "") -> list[str]:
    """The custom ids that begin with `verb`, of all controls in a message, however deeply nested."""
    live = (part for part in parts(message) if part.get("custom_id") and not part.get("disabled"))
    return [part["custom_id"] for part in live if part["custom_id"].startswith(verb)]


def lines(message: Message, custom_id: str) -> list[str]:
    """The options of a select menu."""
    [found] = [part["options"] for part in parts(message) if part.get("custom_id") == custom_id]
    return [line["value"] for line in found]


def parts(message: Message) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    todo: list[dict[str, Any]] = list(message.get("components") or ())
    while todo:
        part = todo.pop(0)
        found.append(part)
        todo = [*part.get("components", ()), *([part["accessory"]] if part.get("accessory") else ()), *todo]
    return found


@asynccontextmanager
async def running(words: tuple[str, ...], cwd: Path = ROOT, **how: Any) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(sys.executable, *words, cwd=cwd, **how)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
