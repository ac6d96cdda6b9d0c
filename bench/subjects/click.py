"""Time from a click to its answer in whole matches, alternating with clicks on a minimal bot."""

import asyncio
import random
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

import psutil  # type: ignore[import-untyped]

from bench.client import Message, ids, lines
from bench.figures import Figure, Goal, Size, beside, of_mean, of_samples
from bench.stage import PONG, UNLIMITED, Stage, Watcher
from engine.games import GAMES

Between: TypeAlias = Callable[[str, "Times"], Awaitable[None]]  # called before each click that is timed
Until: TypeAlias = Callable[[Callable[[], Message | None]], Awaitable[Message]]

GOAL = Goal(1.8, "less", of="ratio")
TOLD, STEADY = Goal(25, "less"), Goal(4, "less", of="ratio")
MOVES = {"tiny": 3, "quick": 20, "full": 300}
BREATH = 0.02  # seconds before each timed action, the same for all: the bots are idle by then, and the processors cold
WARM_UP = 20  # clicks on the minimal bot before any is counted


@dataclass
class Times:
    """Measured milliseconds, by the kind of action."""

    of: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def note(self, what: str, ms: float) -> None:
        self.of[what].append(ms)

    def done(self, what: str) -> int:
        return len(self.of[what])


def measure(size: Size) -> list[Figure]:
    return figures(asyncio.run(_measured(MOVES[size])))


async def _measured(moves: int) -> Times:
    async with AsyncExitStack() as open_things:
        folder = open_things.enter_context(TemporaryDirectory())
        ours, theirs = [await open_things.enter_async_context(Stage.open()) for _ in range(2)]
        bot = await open_things.enter_async_context(ours.bot(UNLIMITED, DATABASE=str(Path(folder, "matches.db"))))
        pong = await open_things.enter_async_context(theirs.bot(PONG))
        wall = Wall(theirs.watchers[0], theirs.until, Meter(pong.pid))
        for _ in range(WARM_UP):
            await wall.play("", Times())
        times = Times()
        while game := min((key for key in GAMES if times.done(key) < moves), key=times.done, default=None):
            await Sitting(game, ours, wall.play, times, Meter(bot.pid)).play(moves)
        return times


class Meter:
    """The processor time that a bot has used, with all its threads. The system counts in steps of some milliseconds."""

    def __init__(self, pid: int | None = None) -> None:
        self._process = psutil.Process(pid)

    @property
    def ms(self) -> float:
        used = self._process.cpu_times()
        return float(1000 * (used.user + used.system))


class Wall:
    """A person at the minimal bot, who gives a command, clicks and is told of a click in turn."""

    def __init__(self, person: Watcher, until: Until, meter: Meter | None = None) -> None:
        self._person, self._until = person, until
        self._meter = meter or Meter()
        self._ball: Message | None = None

    async def play(self, beside: str, times: Times) -> None:
        self._ball = self._ball or (await self._person.run("ball"))["message"]
        await asyncio.sleep(BREATH)
        times.note(f"{beside} pong command", (await self._person.run("pong"))["ms"])
        await asyncio.sleep(BREATH)
        used = self._meter.ms
        times.note(f"{beside} pong click", (await self._person.press(self._ball, "pong"))["ms"])
        times.note(f"{beside} pong processor", self._meter.ms - used)
        await asyncio.sleep(BREATH)
        clicked = time.perf_counter()
        await self._person.press(self._ball, "tell")
        await self._until(lambda: self._person.looking_at("heard"))
        times.note(f"{beside} pong told", (time.perf_counter() - clicked) * 1000)
        await asyncio.sleep(BREATH)  # until the board is there, too
        self._person.messages.clear()


async def nothing(beside: str, times: Times) -> None:
    """What is done between two clicks if no other bot is compared."""


class Sitting:
    """One match, from the lobby to the result, with random answers given in DMs."""

    def __init__(self, game: str, sandbox: Stage, between: Between, times: Times, meter: Meter) -> None:
        self.game, self.people, self.between, self.times, self.meter = game, sandbox.watchers, between, times, meter
        self.until, self.luck = sandbox.until, random.Random(game)
        self.answered = dict.fromkeys(self.people, -1)  # the ply of each person's last answered question
        self.match = ""
        self.clicked = self.used = 0.0  # when the latest click was made, and the processor time before it

    async def play(self, most: int) -> None:
        """To the end, or until so many answers of this game were timed in all."""
        await self.play_on(most)
        for each in self.people:
            each.messages.clear()

    async def play_on(self, most: int) -> None:
        await self._sit_down()
        person, dm = await self.until(self._next)
        while dm and self.times.done(self.game) < most:
            await self.between(self.game, self.times)
            await asyncio.sleep(BREATH)
            await self._answer(person, dm)
            person, dm = await self.until(self._next)
            self.times.note(f"{self.game} told", (time.perf_counter() - self.clicked) * 1000)
            await asyncio.sleep(BREATH)  # until what was told is written down
            self.times.note(f"{self.game} processor", self.meter.ms - self.used)

    async def _sit_down(self) -> None:
        host, *others = self.people
        lobby = (await host.run("play", game=self.game))["message"]
        await self._take_dms(host)
        for person in others:
            await person.press(lobby, *ids(lobby, "join/"))
            await self._take_dms(person)
        lobby = host.messages[lobby["id"]]
        [start] = ids(lobby, "start/")
        self.match = start.split("/")[1]
        await host.press(lobby, start)

    async def _take_dms(self, person: Watcher) -> None:
        if person.by_dm:
            return  # the question comes once
        person.by_dm = True
        offer = await person.sees("bydm/")
        await person.press(offer, ids(offer, "bydm/")[0])
        await self.until(lambda: not person.looking_at("bydm/"))

    def _next(self) -> tuple[Watcher, Message | None] | None:
        """The next person asked and their DM; a person and None when it is over; None while an old DM is open."""
        seen = [(person, each) for person in self.people for each in person.messages.values()]
        dms = [(person, each) for person, each in seen if self._open(each)]
        if any(self._opened(dm) <= self.answered[person] for person, dm in dms):
            return None
        over = [(person, None) for person, each in seen if ids(each, f"rematch/{self.match}/")]
        return next(iter([*over, *dms]), None)

    def _open(self, dm: Message) -> list[str]:
        verbs = [sign + verb for verb in ("answer", "sure", "weigh") for sign in ("", "+")]
        return [id for verb in verbs for id in ids(dm, f"{verb}/{self.match}/")]

    def _opened(self, dm: Message) -> int:
        return int(self._open(dm)[0].split("/")[2])

    async def _answer(self, person: Watcher, dm: Message) -> None:
        """Answer; if the bot asks for confirmation, or field by field, only the last click is timed."""
        opened = self._opened(dm)
        while True:
            done, choice = await self._click(person, dm)
            if "answer/" in choice:
                break
            dm = done["message"]
        if done["state"] != "updated":
            raise RuntimeError(f"{choice} was not taken: {done}")
        self.answered[person] = opened
        self.times.note(self.game, done["ms"])

    async def _click(self, person: Watcher, dm: Message) -> tuple[Any, str]:
        open_now = self._open(dm)
        if not open_now:  # it was refused, or the match had moved on
            raise RuntimeError("nothing can be answered there any more")
        choice = self.luck.choice(open_now)
        self.clicked, self.used = time.perf_counter(), self.meter.ms
        if choice.startswith("+"):
            return await person.choose(dm, choice, self.luck.choice(lines(dm, choice))["value"]), choice
        return await person.press(dm, choice), choice


def figures(times: Times) -> list[Figure]:
    return [line for key in GAMES for line in _lines(key, times)]


def _lines(key: str, times: Times) -> list[Figure]:
    """The figures of each game, beside the clicks on the minimal bot in between."""
    ours = times.of[key]
    answered = of_samples(f"{key} click, p50", "ms", ours, 0.5, GOAL)
    floors = {name: times.of[f"{key} {name}"] for name in ("pong click", "pong command")}
    bare = {name: of_samples(f"{key} {name}, p50", "ms", each, 0.5) for name, each in floors.items()}
    told = of_samples(f"{key} click until all is told, p50", "ms", times.of[f"{key} told"], 0.5, TOLD)
    least = of_samples(f"{key} bare bot until as much is told, p50", "ms", times.of[f"{key} pong told"], 0.5)
    return [
        *bare.values(),
        *(beside(answered, replace(floor, name=name)) for name, floor in bare.items()),
        of_samples(f"{key} pong click, p99", "ms", floors["pong click"], 0.99),
        of_samples(f"{key} click, p99", "ms", ours, 0.99),
        least,
        beside(told, least),
        replace(
            beside(of_samples(f"{key} click until all is told, p99", "ms", times.of[f"{key} told"], 0.99), told),
            goal=STEADY,
        ),
        *_used(key, times),
    ]


def _used(key: str, times: Times) -> list[Figure]:
    bare = of_mean(f"{key} pong click, processor time", "ms", times.of[f"{key} pong processor"])
    return [bare, of_mean(f"{key} answer until all is told, processor time", "ms", times.of[f"{key} processor"])]
