"""Crashes: whenever the bot is killed or its disk refuses to write, nothing is lost, doubled or half done.

Scenarios are played again and again. In pass n of *kills* the bot is killed at the n-th failpoint (a statement, a
request) of each step and started again, and the step is played to its end; some bots are killed once more while they
recover. This is done with a SQLite file and with a PostgreSQL server, where a commit that is not answered yet is a
failpoint, too. In pass n of *sick disks* the n-th write of each step is refused, and all later ones for a while. Users
who click are told so in one sentence, and nothing is sent over and over. A step that twice ends before its n-th point
has been tried at all of them. Backups and restores are killed at every line, and while SQLite copies: the old file or
the new one is there, and whole.
"""

import asyncio
import resource
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from math import inf
from pathlib import Path
from random import Random
from typing import Final

from tests.proofs import Figure, NotReached, Proof
from tests.proofs.crashes import backups
from tests.proofs.crashes.checks import database
from tests.proofs.crashes.players import PATIENCE, Players, Rig
from tests.proofs.crashes.scenarios import KAITO, KENDO, SCENARIOS, START, Step, sends_now, steps, takes_back
from tests.proofs.failpoints import WRITE_ERRORS
from tests.storage.databases import served

ENOUGH: Final = 2  # passes in which a step ended before its point
AGAIN: Final = 4  # one bot in so many is killed once more
LATEST: Final = 90  # failpoints after a start; by then the bot has recovered
FAILING: Final = 0.35  # seconds that a disk fails, at least
OFTEN: Final = 4  # times that one message may be sent while nothing can be written
SENTENCE: Final = "I can't save anything right now"
ASKED: Final = 5  # steps of the first scenario, after which somebody is asked
AT_ONCE: Final = 3  # scenarios on each database: most of each is waiting, but people give up on a starved bot
CONTROL_SECONDS: Final = 240.0  # until a broken build has to be seen
SHOWN: Final = 3  # faults
SENDING: Final = "POST /api/v10/channels/-/messages"
LENGTHS: Final = {"short": (7.0, 6.0), "full": (75 * 60.0, 14 * 60.0)}  # seconds of kills, and of sick disks
MOST: Final = {"short": (70, 20), "full": (0, 78)}  # points of a step that are tried; 0: all


@dataclass(frozen=True)
class Control:
    """A broken build, and where it is looked for: in which scenario, at which points of its steps.

    Where it can be seen at one point alone, that is named: it would be drawn too seldom.
    """

    what: str
    scenario: str = KAITO
    points: range = range(1)  # one of them is drawn each time; 0 is none
    at: str = ""


KILLED: Final = {
    "no nonce": Control("messages are sent without a nonce", at=f"after {SENDING}"),
    "marked before sent": Control("notices are marked as told before they are sent", at=f"before {SENDING}"),
    "told before committed": Control("an answer is said to be played before it is written down", KENDO, range(9, 22)),
    "no transaction": Control("statements are committed one by one", points=range(8, 24)),
}
SICK: Final = {
    "no sentence": Control("people are told that something went wrong, and no more", points=range(5, 12)),
    "no rollback": Control("what was refused is committed with whatever comes next", points=range(5, 12)),
    "no retry": Control("the loop that plays held answers ends at its first error", points=range(5, 12)),
}


@dataclass
class Campaign:
    """One kind of harm, on one kind of database, until the time is up or a broken build is seen."""

    luck: Random
    ends: float  # by the monotonic clock
    postgres: str = ""  # the address of a server; without one, SQLite files
    broken: str = ""
    wrong: list[str] = field(default_factory=list)
    reached: bool = False  # some bot has come to what is broken in it
    points: Counter[str] = field(default_factory=Counter)  # where it was harmed
    longest: Counter[str] = field(default_factory=Counter)  # the last point of each step that was reached
    done: Counter[str] = field(default_factory=Counter)  # how often a step ended before its point
    told: int = 0  # answers that people were told of, or (of a sick disk) sentences that say so

    @property
    def decided(self) -> bool:
        return time.monotonic() > self.ends or bool(self.broken and self.wrong)

    def note(self, where: str, found: Iterable[str]) -> None:
        lines = [f"{where}: {each}" for each in found]
        self.wrong += lines
        for line in lines[:SHOWN]:
            say(f"  ! {line}"[:1500])

    def count(self, name: str, number: int, harmed: bool) -> None:
        if harmed:
            self.longest[name] = max(self.longest[name], number)
        elif number:
            self.done[name] += 1

    # Playing

    async def play_at_random(self, most: int) -> None:
        """Any scenario, and any point up to the highest, until the time is up: on a slow machine, until one is met."""
        while time.monotonic() < self.ends or not self.points:
            await self.play(
                self.luck.choice([each for each in SCENARIOS if each != START]), self.luck.randrange(1, most)
            )

    async def play_everything(self, most: int) -> None:
        """Pass by pass, until every step of every scenario is done, or the time is up."""
        left = iter(SCENARIOS)

        async def through() -> None:
            for scenario in left:
                for number in range(1, most) if most else count(1):
                    await self.play(scenario, number)
                    say(f"{scenario}, pass {number}: {self.points.total()} times harmed, {len(self.wrong)} wrong")
                    if self.decided or all(self.done[name] >= ENOUGH for name in harmed_in(scenario)):
                        break

        await asyncio.gather(*(through() for _ in range(AT_ONCE)))

    async def caught(self, build: str, control: Control) -> bool:
        """Whether the broken build is seen, if it is played again and again."""
        trial = type(self)(self.luck, time.monotonic() + CONTROL_SECONDS, self.postgres, build)
        while not trial.decided:
            await trial.play(control.scenario, self.luck.choice(control.points), control.at)
        if not trial.reached:
            raise NotReached(f"no bot came to what is broken in the build '{build}'")
        return bool(trial.wrong)

    async def play(self, scenario: str, number: int, at: str = "") -> None:
        """One pass; with `at` the bot is harmed at the first point of that name in each step."""
        where = f"{scenario}, pass {number}"
        with tempfile.TemporaryDirectory() as folder, self.noting(where):
            async with self.opened(Path(folder), where, number * (scenario == START)) as players:
                for name, step in steps(scenario):
                    enough = self.done[name] >= ENOUGH
                    await self.play_step(players, name, step, *((0, "") if enough else (number, at)))
                    if self.decided:
                        break

    @contextmanager
    def noting(self, where: str) -> Iterator[None]:
        """What goes wrong is noted, and the campaign goes on."""
        try:
            yield
        except Exception as error:
            self.note(where, [f"{type(error).__name__}: {error}"])

    @asynccontextmanager
    async def opened(self, folder: Path, where: str, points: int = 0) -> AsyncIterator[Players]:
        """What the log says of errors is noted."""
        async with database(folder, self.postgres) as stored:
            rig = Rig(folder, stored, self.broken)
            try:
                async with rig.open():
                    players = Players(rig)
                    rig.begin(points)
                    await players.quiet()
                    self.count(START, points, bool(rig.kills))
                    rig.failpoints.arm(0)
                    yield players
                    self.note(f"{where}, log", self.logged(rig))
            finally:
                self.points.update(rig.kills)
                self.reached |= bool(rig.failpoints["reached"])


class Kills(Campaign):
    again: int = 0  # kills while the last one's work was taken up

    async def play_step(self, players: Players, name: str, step: Step, number: int, at: str) -> None:
        rig, before, told = players.rig, len(players.rig.kills), len(players.checker.told)
        if number and not self.luck.randrange(AGAIN):
            rig.kill_next_at = self.luck.randrange(1, LATEST)
        rig.failpoints.arm(number, at)
        await step(players)
        await players.quiet()
        rig.failpoints.arm(0)
        rig.kill_next_at = 0
        await players.quiet()
        killed = rig.kills[before:]
        self.count(name, number, bool(killed))
        self.again += max(0, len(killed) - 1)
        self.told += len(players.checker.told) - told
        found = [*(await players.check_a_control() if killed else ()), *await players.check(), *players.wrong]
        players.wrong.clear()
        self.note(f"{name}, killed {killed}", found)

    def logged(self, rig: Rig) -> list[str]:
        lines = rig.log.read_text(errors="replace").splitlines() if rig.log.exists() else []
        return [line for line in lines if "[error" in line or "[critical" in line or line.startswith("Traceback")]


class SickDisks(Campaign):
    refused: int = 0  # writes

    async def play_step(self, players: Players, name: str, step: Step, number: int, _: str) -> None:
        rig, failpoints, error = players.rig, players.rig.failpoints, number % len(WRITE_ERRORS)
        failpoints["refused"], sent = 0, rig.sandbox.rest.journal.next
        rig.answers.clear()
        if number:
            failpoints.fail_writes(1 + error, number)
        repair = asyncio.create_task(self.repaired(rig))
        try:
            await step(players)
            await players.quiet()
        finally:
            repair.cancel()
            failpoints.fail_writes(0)
        await players.quiet()
        refused, fault = failpoints["refused"], WRITE_ERRORS[error][0]
        self.count(name, number, bool(refused))
        self.refused += refused
        self.points.update([fault] * bool(refused))
        self.told += sum(SENTENCE in each for each in rig.answers)
        self.note(f"{name}, {fault} at write {number}", [*await self.faults(players), *repeated(rig, sent)])

    async def faults(self, players: Players) -> list[str]:
        unclear = [f"told: {each}" for each in players.rig.answers if "went wrong" in each]
        return [*await players.check(), *unclear, *players.wrong]

    async def repaired(self, rig: Rig) -> None:
        """The disk fails for a while after its first refusal, and works again before users lose patience."""
        await rig.until(lambda: rig.failpoints["refused"], 2 * PATIENCE)
        await asyncio.sleep(self.luck.uniform(FAILING, 2 * FAILING))
        rig.failpoints.fail_writes(0)

    async def really(self, fault: str) -> int:
        """Of three users who answer while a disk really fails, how many are told so."""
        told, where = 0, f"{fault}, really"
        with tempfile.TemporaryDirectory() as folder, self.noting(where):
            async with self.opened(Path(folder), where) as players:
                for _, step in steps(KAITO)[:ASKED]:
                    await step(players)
                    await players.quiet()
                players.rig.answers.clear()
                with FAULTS[fault](players.rig):
                    said = [await players.answer(players.asked()[0]) for _ in range(3)]
                told = sum(SENTENCE in each for each in players.rig.answers)
                self.note(where, [f"{each}, though nothing can be written" for each in said if each])
                for step in (takes_back, sends_now):
                    await step(players)
                await players.quiet()
                self.note(where, [*await self.faults(players), *players.checker.check_after_kill()])
        return told

    def logged(self, rig: Rig) -> list[str]:
        """Errors that were forgotten."""
        lines = rig.log.read_text(errors="replace").splitlines()
        return [" | ".join(lines[at : at + 40]) for at, line in enumerate(lines) if "never retrieved" in line]


def harmed_in(scenario: str) -> list[str]:
    """The names of the steps in which the bot is harmed."""
    return [START] if scenario == START else [name for name, _ in steps(scenario)]


@contextmanager
def limited(rig: Rig) -> Iterator[None]:
    """The bot may not write beyond the first byte of a file: the system refuses, and SQLite calls it an I/O error."""
    _, most = resource.prlimit(rig.bot.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(rig.bot.pid, resource.RLIMIT_FSIZE, (1, most))
    yield
    resource.prlimit(rig.bot.pid, resource.RLIMIT_FSIZE, (most, most))


@contextmanager
def locked(rig: Rig) -> Iterator[None]:
    """As by somebody who has opened the database in a shell."""
    with closing(sqlite3.connect(rig.database.address, isolation_level=None)) as db:
        db.execute("begin immediate")
        yield
        db.execute("rollback")


FAULTS: Final = {"a disk that refuses to write": limited, "a database that somebody holds": locked}


def repeated(rig: Rig, since: int) -> list[str]:
    """Messages sent over and over, because nobody could write down that they were sent."""
    posts = [each["body"] for each in rig.sandbox.rest.journal.since(since) if each["method"] == "POST"]
    nonces = Counter(body.get("nonce") for body in posts if isinstance(body, dict) and body.get("nonce"))
    return [f"{nonce} was sent {times} times" for nonce, times in nonces.items() if times > OFTEN]


def say(line: str) -> None:
    sys.stderr.write(f"{line}\n")


# The proof


def prove(size: str) -> Proof:
    copied, careless = backups.prove(size)  # first, because it forks: later there are threads
    figures, seen, wanted = asyncio.run(proved(size))
    return Proof(
        "crashes",
        "Crashes",
        __doc__ or "",
        [*figures, Figure("broken builds seen", len(seen), str(wanted), len(seen) == wanted), *copied],
        f"builds in which {'; '.join(each.what for each in (KILLED | SICK).values())} (in the short form two of them);"
        " a copy written straight over the file, and a restore that leaves the old log beside it.",
        len(seen) + careless if careless else 0,
    )


async def proved(size: str) -> tuple[list[Figure], list[str], int]:
    """Both databases side by side, because most of a scenario is waiting; then the disks."""
    full, (seconds, sick_seconds), (most, most_writes) = size == "full", LENGTHS[size], MOST[size]
    with served() as postgres:
        luck = [Random(f"{datetime.now(UTC):%Y-%j} {number}") for number in range(3)]  # another choice each day
        ends = time.monotonic() + seconds
        kills = [Kills(luck[0], ends), Kills(luck[1], ends, postgres)]
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, lambda: hurry(kills))
        seen = [
            each
            for found in await asyncio.gather(*(tried(each, most, KILLED, full) for each in kills))
            for each in found
        ]
        disks = SickDisks(luck[2], inf)
        real = {fault: await disks.really(fault) for fault in FAULTS}
        disks.ends = time.monotonic() + sick_seconds
        seen += await tried(disks, most_writes, SICK, full)
    figures = [
        *figures_of("SQLite", kills[0], full),
        *figures_of("PostgreSQL", kills[1], full),
        Figure("writes that sick disks refused", disks.refused, note=f"{disks.points.total()} times a disk fell ill"),
        Figure("people who were told so in a sentence", disks.told),
        *(Figure(f"{fault}: people of three who were told so", told, "3", told == 3) for fault, told in real.items()),
        faults("sick disks", disks),
    ]  # fmt: skip
    return figures, seen, 2 * len(KILLED) + len(SICK) if full else 2


def hurry(campaigns: Iterable[Campaign]) -> None:
    """End with what there is."""
    for each in campaigns:
        each.ends = 0.0


async def tried(campaign: Campaign, most: int, controls: dict[str, Control], full: bool) -> list[str]:
    """Which broken builds were seen. In the short form one is tried, on SQLite."""
    await (campaign.play_everything(most) if full else campaign.play_at_random(most))
    builds = list(controls) if full else [*controls][: 0 if campaign.postgres else 1]
    return [build for build in builds if await campaign.caught(build, controls[build])]


def figures_of(on: str, kills: Kills, full: bool) -> Iterator[Figure]:
    number, every = kills.points.total(), [name for scenario in SCENARIOS for name in harmed_in(scenario)]
    done = [name for name in every if kills.done[name] >= ENOUGH]
    yield Figure(f"{on}: kills", number, ">= 1,000" if full else "> 0", number >= (1000 if full else 1))
    yield Figure(f"{on}: of them while the last one's work was taken up", kills.again)
    yield Figure(f"{on}: steps interrupted at every point they have", len(done), note=f"of {len(every)}")
    yield Figure(f"{on}: kinds of points at which the bot died", len(kills.points))
    yield Figure(f"{on}: answers that people were told of", kills.told, note="each is in the record, once")
    yield faults(on, kills)


def faults(on: str, campaign: Campaign) -> Figure:
    told = "; ".join(campaign.wrong[:SHOWN])[:600]
    return Figure(f"{on}: faults seen", len(campaign.wrong), "0", not campaign.wrong, told)
