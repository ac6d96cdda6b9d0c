"""What a move costs Discord: the requests of whole matches, by DM and in a thread."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.click import Meter, Sitting, Times, Wall
from bench.figures import Figure, Goal, Size, of_rounds
from bench.stage import HOUSE, Message, Person, Sandbox, controls
from engine.games import GAMES

MATCHES = {"tiny": 1, "quick": 1, "full": 3}  # of each game, in each of the ways
MOST = {"tiny": 4, "quick": 60, "full": 2000}  # moves of a match
WAYS = {"by DM": "0", "by DM, held": "0.05", "in the thread": "0"}  # how many seconds a move is held
GOALS = {"by DM": Goal(3.0, "less"), "by DM, held": Goal(3.0, "less"), "in the thread": Goal(2.0, "less")}
TO_CLICKS = ("/interactions/", "/webhooks/")  # limited by nobody, and apart from all else
NOTICED = {"POST", "PATCH", "DELETE", "PUT"}


@dataclass
class Traffic:
    """What one match cost, from its first question on."""

    moves: int = 0
    counted: Counter[str] = field(default_factory=Counter)  # by method
    to_clicks: int = 0
    bytes: int = 0

    def add(self, request: dict[str, Any]) -> None:
        if request["method"] not in NOTICED:
            return
        if any(part in request["path"] for part in TO_CLICKS):
            self.to_clicks += 1
        else:
            self.counted[request["method"]] += 1
        self.bytes += len(str(request["body"] or "")) + sum(file["size"] for file in request["files"])


def measure(size: Size) -> list[Figure]:
    return [line for way in WAYS for line in asyncio.run(_measured(way, size))]


async def _measured(way: str, size: Size) -> list[Figure]:
    async with AsyncExitStack() as open_things:
        folder = open_things.enter_context(TemporaryDirectory())
        sandbox = await open_things.enter_async_context(Sandbox.open())
        settings = {"DATABASE": str(Path(folder, "matches.db")), "HOLD_SECONDS": WAYS[way]}
        bot = await open_things.enter_async_context(sandbox.bot(HOUSE, **settings))
        await sandbox.people[0].run("turns")
        await until_quiet(sandbox)
        return [line for game in GAMES for line in figures(game, way, await matches(game, way, sandbox, bot.pid, size))]


async def matches(game: str, way: str, sandbox: Sandbox, pid: int, size: Size) -> list[Traffic]:
    kind = ThreadCount if way == "in the thread" else Count
    found = []
    for _ in range(MATCHES[size]):
        count = kind(game, sandbox, Wall(sandbox.people[0]), Times(), Meter(pid))
        await count.play(MOST[size])
        found.append(count.traffic)
    return found


async def until_quiet(sandbox: Sandbox, seconds: float = 0.5) -> int:
    """The number of the next request, once none has come for so long."""
    before, now = -1, 0
    while before != now:
        before = now
        await asyncio.sleep(seconds)
        now = (await sandbox.get(f"journal?since={before}"))["next"]
    return now


class Count(Sitting):
    """A whole match by DM, and what was sent for it."""

    def __init__(self, game: str, sandbox: Sandbox, wall: Wall, times: Times, meter: Meter) -> None:
        super().__init__(game, sandbox, wall, times, meter)
        self.sandbox, self.traffic, self._next_request = sandbox, Traffic(), 0

    async def play(self, most: int) -> None:
        await self._sit_down()
        person, dm = await self._asked()
        self._next_request = await until_quiet(self.sandbox)
        while dm and self.traffic.moves < most:
            await self._answer(person, dm)
            self.traffic.moves += 1
            person, dm = await self._asked()
            await self._count()
        await until_quiet(self.sandbox)
        await self._count()
        for each in self.people:
            each.messages.clear()

    async def _asked(self) -> tuple[Person, Message | None]:
        return await self.until(self._next)

    async def _count(self) -> None:
        told = await self.sandbox.get(f"journal?since={self._next_request}")
        self._next_request = told["next"]
        for request in told["requests"]:
            self.traffic.add(request)


class ThreadCount(Count):
    """A whole match whose players are called in the thread and answer on their own panels there."""

    async def _take_letters(self, person: Person) -> None:
        shown = await person.run("settings")
        [select] = [id for id in controls(shown["message"], "+") if "notices" in id]
        await person.choose(shown["message"], select, "thread")

    async def _asked(self) -> tuple[Person, Message | None]:
        """Whoever is asked finds the question behind My hand, once the board has followed."""
        await until_quiet(self.sandbox, 0.1)
        if self._over():
            return self.people[0], None
        board = await self.people[0].sees(f"hand/{self.match}/")
        for person in self.people:
            panel = (await person.press(board, f"hand/{self.match}/"))["message"]
            if self._open(panel):
                return person, panel
        raise RuntimeError("nobody is asked")

    def _over(self) -> bool:
        return self.people[0].looking_at(f"rematch/{self.match}/") is not None


def figures(game: str, way: str, found: list[Traffic]) -> list[Figure]:
    """The requests a move, with those that answer a click apart, and what is sent with all of them."""
    each = [sum(traffic.counted.values()) / traffic.moves for traffic in found]
    clicks = [traffic.to_clicks / traffic.moves for traffic in found]
    weight = [traffic.bytes / traffic.moves / 1000 for traffic in found]
    return [
        of_rounds(f"{game} {way}, requests a move", "", each, GOALS[way]),
        *(
            of_rounds(
                f"{game} {way}, {method} a move", "", [traffic.counted[method] / traffic.moves for traffic in found]
            )
            for method in ("POST", "PATCH", "DELETE")
        ),
        of_rounds(f"{game} {way}, answers to clicks a move", "", clicks),
        of_rounds(f"{game} {way}, sent a move", "kB", weight),
    ]
