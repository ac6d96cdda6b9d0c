"""What a move costs Discord and the database: requests and statements of whole matches, by DM and in a thread."""

import asyncio
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

from bench.client import Message, ids
from bench.figures import Figure, Goal, Size, of_rounds
from bench.programs import house
from bench.stage import Stage, Watcher
from bench.subjects.click import Meter, Sitting, Times, nothing
from engine.games import GAMES

MATCHES = {"tiny": 1, "quick": 1, "full": 3}  # of each game, in each of the ways
MOST = {"tiny": 4, "quick": 60, "full": 2000}  # moves of a match
WAYS = {"by DM": "0", "by DM, held": "0.05", "in the thread": "0"}  # how many seconds a move is held
GOALS = {"by DM": Goal(3.0, "less"), "by DM, held": Goal(3.0, "less"), "in the thread": Goal(2.0, "less")}
IDLE = 6.0  # seconds in which nobody plays: longer than the longest pause between two looks at what is due
STATEMENTS, COMMITS = Goal(25, "less"), Goal(3, "less")
TO_CLICKS = ("/interactions/", "/webhooks/")  # limited by nobody, and apart from all else
NOTICED = {"POST", "PATCH", "DELETE", "PUT"}


@dataclass
class Traffic:
    """What one match cost, from its first question on."""

    moves: int = 0
    counted: Counter[str] = field(default_factory=Counter)  # by method
    to_clicks: int = 0
    bytes: int = 0
    statements: float = 0  # without those that look for what is due, which run whether somebody plays or not
    commits: float = 0

    def add(self, request: dict[str, Any]) -> None:
        if request["method"] not in NOTICED:
            return
        if any(part in request["path"] for part in TO_CLICKS):
            self.to_clicks += 1
        else:
            self.counted[request["method"]] += 1
        self.bytes += len(str(request["body"] or "")) + sum(file["size"] for file in request["files"])


@dataclass(frozen=True, slots=True)
class Spent:
    """What a bot asked of its database in some seconds."""

    seconds: float
    statements: int
    commits: int

    @classmethod
    def now(cls, counters: Path) -> Self:
        return cls(time.monotonic(), *house.read(counters))

    @classmethod
    async def watched(cls, counters: Path, seconds: float) -> Self:
        before = cls.now(counters)
        await asyncio.sleep(seconds)
        return cls.now(counters).since(before)

    def since(self, before: Self) -> Self:
        spent = self.seconds - before.seconds, self.statements - before.statements, self.commits - before.commits
        return type(self)(*spent)


def measure(size: Size) -> list[Figure]:
    """Counted with one bot for all ways that hold moves equally long, because its emoji take a while to upload."""
    found: dict[str, list[Figure]] = {}
    for held in dict.fromkeys(WAYS.values()):
        found |= asyncio.run(_measured([way for way in WAYS if WAYS[way] == held], held, size))
    return [line for way in WAYS for line in found[way]]


async def _measured(ways: list[str], held: str, size: Size) -> dict[str, list[Figure]]:
    async with AsyncExitStack() as open_things:
        folder = open_things.enter_context(TemporaryDirectory())
        sandbox = await open_things.enter_async_context(Stage.open())
        counters = Path(folder, "counters")
        settings = {"DATABASE": str(Path(folder, "matches.db")), "HOLD_SECONDS": held}
        words = ("-m", "bench.programs.house", "counted", str(counters))
        await open_things.enter_async_context(sandbox.bot(words, **settings))
        await sandbox.watchers[0].run("turns")
        await until_quiet(sandbox)
        idle = await Spent.watched(counters, IDLE)
        found: dict[str, list[Figure]] = {}
        for way in ways:
            each = {game: await matches(game, way, sandbox, counters, idle, size) for game in GAMES}
            found[way] = [line for game, traffic in each.items() for line in figures(game, way, traffic)]
        return found


async def matches(game: str, way: str, sandbox: Stage, counters: Path, idle: Spent, size: Size) -> list[Traffic]:
    kind = ThreadCount if way == "in the thread" else Count
    found = []
    for _ in range(MATCHES[size]):
        count = kind(game, sandbox, counters, idle)
        await count.play(MOST[size])
        found.append(count.traffic)
    return found


async def until_quiet(sandbox: Stage, seconds: float = 0.5) -> int:
    """The number of the next request, once none has come for so long."""
    before, now = -1, 0
    while before != now:
        before = now
        await asyncio.sleep(seconds)
        now = (await sandbox.get(f"journal?since={before}"))["next"]
    return now


class Count(Sitting):
    """A whole match by DM, and what was sent for it."""

    def __init__(self, game: str, sandbox: Stage, counters: Path, idle: Spent) -> None:
        super().__init__(game, sandbox, nothing, Times(), Meter())
        self.sandbox, self.traffic, self._next_request = sandbox, Traffic(), 0
        self._counters, self._idle = counters, idle

    async def play(self, most: int) -> None:
        await self._sit_down()
        person, dm = await self._asked()
        self._next_request = await until_quiet(self.sandbox)
        before = Spent.now(self._counters)
        while dm and self.traffic.moves < most:
            await self._answer(person, dm)
            self.traffic.moves += 1
            person, dm = await self._asked()
            await self._count()
        await until_quiet(self.sandbox)
        await self._count()
        spent = Spent.now(self._counters).since(before)
        self.traffic.statements = spent.statements - self._idle.statements * spent.seconds / self._idle.seconds
        self.traffic.commits = spent.commits
        for each in self.people:
            each.messages.clear()

    async def _asked(self) -> tuple[Watcher, Message | None]:
        return await self.until(self._next)

    async def _count(self) -> None:
        told = await self.sandbox.get(f"journal?since={self._next_request}")
        self._next_request = told["next"]
        for request in told["requests"]:
            self.traffic.add(request)


class ThreadCount(Count):
    """A whole match whose players are called in the thread and answer on their own panels there."""

    async def _take_dms(self, person: Watcher) -> None:
        shown = await person.run("settings")
        [select] = [id for id in ids(shown["message"], "+") if "notices" in id]
        await person.choose(shown["message"], select, "thread")

    async def _asked(self) -> tuple[Watcher, Message | None]:
        """The asked player finds the question behind My hand, once the board has followed."""
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
        of_rounds(f"{game} {way}, statements a move", "", [each.statements / each.moves for each in found], STATEMENTS),
        of_rounds(f"{game} {way}, commits a move", "", [each.commits / each.moves for each in found], COMMITS),
    ]
