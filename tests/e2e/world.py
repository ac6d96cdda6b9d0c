"""People at a sandbox, and the real bot in a process of its own: what the end-to-end tests play with."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp

ROOT = Path(__file__).parents[2]
SCHEMAS = ROOT.parent / "shared" / "discord"
TOKEN = "sandbox-token"
PEOPLE = ("Aiko", "Bruno", "Chloe", "Dai")
EPHEMERAL = 1 << 6
PATIENCE = 120.0  # seconds until something that should happen has not; loaded machines are slow


class Sandbox:
    """A sandbox process and its control interface; or, at an `address`, a new server in one that is there anyway."""

    def __init__(self, address: str = "") -> None:
        self.url = address
        self.process: asyncio.subprocess.Process | None = None
        self.session: aiohttp.ClientSession | None = None
        self.server: dict[str, Any] = {}
        self.before: tuple[int, list[Any]] = 0, []  # what others have had journalled and found

    async def __aenter__(self) -> "Sandbox":
        if self.url:
            self.session = aiohttp.ClientSession()
            self.before = (await self.get("journal", since=1 << 60))["next"], await self.get("findings")
            members = [(await self.post("people", {"name": name}))["id"] for name in PEOPLE]
            self.server = await self.post("servers", {"name": "Dojo", "members": members})
            return self
        schemas = ["--schemas", str(SCHEMAS)] if (SCHEMAS / "openapi.json").exists() else []
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "sandbox", "--port", "0", "--token", TOKEN),
            *("--people", ",".join(PEOPLE), "--server", "Dojo", *schemas),
            cwd=ROOT / "sandbox" / "src",
            stdout=asyncio.subprocess.PIPE,
        )
        assert self.process.stdout
        self.url = (await self.process.stdout.readline()).decode().strip()
        assert self.url.startswith("http"), "the sandbox did not start"
        self.session = aiohttp.ClientSession()
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

    async def get(self, path: str, **query: Any) -> Any:
        return await self._ask("GET", path, params=query)

    async def post(self, path: str, body: dict[str, Any] | None = None) -> Any:
        return await self._ask("POST", path, json=body or {})

    async def delete(self, path: str) -> Any:
        return await self._ask("DELETE", path)

    async def _ask(self, method: str, path: str, **how: Any) -> Any:
        assert self.session
        async with self.session.request(method, f"{self.url}/sandbox/{path}", **how) as answer:
            data = await answer.json(content_type=None) if answer.status != 204 else None
            assert answer.status < 400, data
            return data

    async def advance(self, seconds: float) -> None:
        """Move the clock ahead, and wait until the running bot goes by it: it reads the clock five times a second."""
        reads = (await self.post("clock", {"advance": seconds}))["reads"]

        async def known() -> bool:  # the bot reads it a second time once it has dealt with the first
            return (await self.post("clock", {"advance": 0}))["reads"] >= reads + 2

        await until(known)

    async def people(self) -> dict[str, "Person"]:
        general = self.server["channels"][0]["id"]
        return {name: Person(self, id, name, general) for name, id in zip(PEOPLE, self.server["members"], strict=True)}

    async def requests(self, method: str = "", path: str = "") -> list[dict[str, Any]]:
        journal = (await self.get("journal", since=self.before[0]))["requests"]
        return [each for each in journal if each["method"].startswith(method) and re.search(path, each["path"])]


class Person:
    """Somebody with eyes and a mouse: sees only what this person may see, does only what this person could do."""

    def __init__(self, sandbox: Sandbox, id: str, name: str, general: str) -> None:
        self.sandbox, self.id, self.name, self.general = sandbox, id, name, general
        self.by_dm: bool | None = None  # what they said when they were asked about DMs

    async def run(self, command: str, channel: str | None = None, **options: Any) -> Any:
        return await self._act(channel, "command", name=command, options=options)

    async def pick(self, name: str, target: str, channel: str | None = None) -> Any:
        """Choose from the menu of a person or a message."""
        return await self._act(channel, "menu", name=name, target=target)

    async def complete(self, command: str, focused: str, channel: str | None = None, **options: Any) -> list[Any]:
        found = await self._act(channel, "autocomplete", name=command, options=options, focused=focused)
        return found["choices"]

    async def press(self, message: dict[str, Any], wanted: str) -> Any:
        return await self._click(message, "press", custom_id=control(message, wanted))

    async def choose(self, message: dict[str, Any], wanted: str, *values: str) -> Any:
        return await self._click(message, "choose", custom_id=control(message, wanted), values=list(values))

    async def _click(self, message: dict[str, Any], verb: str, **how: Any) -> Any:
        return await self._replied(message, await self._act(message["channel_id"], verb, message=message["id"], **how))

    async def show(self, command: str, channel: str | None = None, **options: Any) -> Any:
        """The message that a command brings."""
        return (await self.run(command, channel, **options))["message"]

    async def open(self, message: dict[str, Any], wanted: str, *values: str) -> Any:
        """The message that a button brings, or values chosen in a list."""
        return (await (self.choose if values else self.press)(message, wanted, *values))["message"]

    async def _replied(self, clicked: dict[str, Any], done: dict[str, Any]) -> Any:
        """A click that takes long is acknowledged first; the reply follows, or the message is edited."""

        async def look() -> dict[str, Any] | None:
            now: dict[str, Any] = await self.sandbox.get(f"people/{self.id}/interactions/{done['id']}")
            if now["followups"]:
                [reply, *_] = now["followups"]
                return now | {"state": "answered", "message": reply, "ephemeral": bool(reply["flags"] & EPHEMERAL)}
            edited = now["message"]["edited_timestamp"] if "message" in now else "deleted"
            return now | {"state": "updated"} if edited != clicked["edited_timestamp"] else None

        return await until(look) if done["state"] == "acknowledged" else done

    async def submit(self, asked: dict[str, Any], channel: str | None = None, **values: str) -> Any:
        """Hand in the sheet that an interaction has brought."""
        return await self._act(channel, "submit", interaction=asked["id"], values=values)

    async def _act(self, channel: str | None, verb: str, **body: Any) -> Any:
        return await self.sandbox.post(f"people/{self.id}/channels/{channel or self.general}/{verb}", body)

    async def see(self, channel: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = await self.sandbox.get(f"people/{self.id}/channels/{channel}/messages")
        return found

    async def places(self) -> Any:
        return await self.sandbox.get(f"people/{self.id}/places")

    async def again(self, message: dict[str, Any]) -> Any:
        """A message as it is by now."""
        return next(each for each in await self.see(message["channel_id"]) if each["id"] == message["id"])

    async def gone(self, message: dict[str, Any]) -> bool:
        return message["id"] not in [each["id"] for each in await self.see(message["channel_id"])]

    async def dm(self) -> str | None:
        dms = (await self.places())["dms"]
        return dms[0]["id"] if dms else None

    async def dms(self) -> list[dict[str, Any]]:
        channel = await self.dm()
        return await self.see(channel) if channel else []

    async def told(self, words: str, channel: str | None = None) -> list[dict[str, Any]]:
        """The messages of a channel, or of their DMs, that say this, as soon as there is one."""
        return await self._seen(lambda each: words in text(each), channel)

    async def offered(self, verb: str, channel: str | None = None) -> list[dict[str, Any]]:
        """The messages of a channel, or of their DMs, with such a control, as soon as there is one."""
        return await self._seen(lambda each: bool(ids(each, verb)), channel)

    async def _seen(self, fits: Callable[[dict[str, Any]], bool], channel: str | None) -> list[dict[str, Any]]:
        async def look() -> list[dict[str, Any]]:
            return list(filter(fits, await (self.see(channel) if channel else self.dms())))

        found: list[dict[str, Any]] = await until(look)
        return found

    async def threads(self) -> list[dict[str, Any]]:
        return [
            thread
            for server in (await self.places())["servers"]
            for channel in server["channels"]
            for thread in channel["threads"]
        ]


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


async def until(look: Callable[..., Any], *given: Any, patience: float = PATIENCE) -> Any:
    """Look again and again until there is something to see."""
    end, pause = asyncio.get_running_loop().time() + patience, 0.02
    while True:
        seen = await look(*given)
        if seen:
            return seen
        assert asyncio.get_running_loop().time() < end, f"{look} has seen nothing for {patience} s"
        await asyncio.sleep(pause)
        pause = min(0.2, pause * 1.5)


def parts(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Every component of a message, however deep."""
    found: list[dict[str, Any]] = []
    todo = list(message.get("components", []))
    while todo:
        part = todo.pop(0)
        found.append(part)
        todo = [*part.get("components", []), *(part[key] for key in ("accessory", "component") if part.get(key)), *todo]
    return found


def ids(message: dict[str, Any], verb: str = "") -> list[str]:
    """The custom ids of what can be clicked, of one verb."""
    live = [part for part in parts(message) if part.get("custom_id") and not part.get("disabled")]
    return [part["custom_id"] for part in live if part["custom_id"].startswith(verb)]


def control(message: dict[str, Any], wanted: str) -> str:
    """The custom id of what can be clicked; wanted may be how it begins, or behind a slash how it ends."""
    found = [id for id in ids(message) if id.startswith(wanted) or (wanted[0] == "/" and id.endswith(wanted))]
    return wanted if wanted in found or not found else found[0]


def lines(message: dict[str, Any], wanted: str) -> list[dict[str, Any]]:
    """The options of a list."""
    id = control(message, wanted)
    found: list[dict[str, Any]] = next(part["options"] for part in parts(message) if part.get("custom_id") == id)
    return found


def text(message: dict[str, Any]) -> str:
    return "\n".join([message.get("content", ""), *(part["content"] for part in parts(message) if part["type"] == 10)])


def pictures(message: dict[str, Any]) -> list[str]:
    return [item["media"]["url"] for part in parts(message) if part["type"] == 12 for item in part["items"]]
