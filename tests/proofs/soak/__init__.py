"""Half an hour of mixed play with the real bot: in the end it holds no more than after warming up."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from functools import partial
from tempfile import TemporaryDirectory
from time import monotonic

from bench import stage
from bench.stage import HOUSE, Sandbox
from engine.games import GAMES
from tests.proofs.report import Figure, Proof
from tests.proofs.soak.load import Pace, Session
from tests.proofs.soak.samples import COUNTS, MEMORY, OWN, Samples, free_port, sampled
from tests.proofs.soak.slope import Slope, slope

COLLECTING = ("-m", "tests.proofs.soak.collecting_bot")
LEAKING = ("-m", "tests.proofs.soak.leaking_bot")
FEW = 2.0  # of what is counted: a thread more of those that draw is no leak


@dataclass(frozen=True, slots=True)
class Length:
    """So many answers as fast as can be, then seconds at a pace: first unmeasured; the seconds between two looks.

    Answers as fast as can be hold more at once than answers at a pace: what they held comes back in the minutes after.
    `share`: of the memory, by which it may grow. A short run still fills what is kept of pictures.
    """

    warm: int
    settling: float
    steady: float
    every: float
    pace: float
    games: tuple[str, ...]
    share: float


LENGTHS = {
    "full": Length(20_000, 600, 1800, 5, 3, tuple(GAMES), 0.02),
    "short": Length(140, 0, 16, 0.3, 8, ("kaito",), 0.04),
}


@dataclass(frozen=True, slots=True)
class Soaked:
    session: Session
    clicks: int
    minutes: float
    slopes: dict[str, Slope]
    share: float

    def flat(self, name: str) -> bool:
        found = self.slopes[name]
        return found.flat(self.share * found.mean if name in MEMORY else FEW)


def prove(size: str) -> Proof:
    stage.PATIENCE = 120.0  # a busy machine is no leak
    healthy, broken = asyncio.run(both(size))
    caught = [name for name in (OWN, "open files", "tasks") if not broken.flat(name)]
    return Proof(
        "soak",
        "Nothing grows",
        "The real bot is played with at a steady pace: matches of all games by random answers, rematches, `/turns`, "
        f"replays, films. After {LENGTHS['full'].warm:,} answers as fast as can be, by when most drawings and "
        f"sentences that are kept have been made, and {LENGTHS['full'].settling / 60:.0f} minutes at that pace, a line "
        "is fitted to the means of twenty pieces of half an hour. It is flat if its 95 % interval reaches down to "
        "nothing, or if in that half hour it grows by less than 2 % (of what is counted: by less than two).",
        figures(healthy),
        f"a bot that keeps 64 kB, an open file and a task with every click grows; found: {', '.join(caught)}.",
        len(caught) if OWN in caught else 0,
        remarks=[f"with the leak, in {broken.minutes:.1f} minutes: {told(broken)}"],
    )


async def both(size: str) -> tuple["Soaked", "Soaked"]:
    """The bot as it is, and one that leaks; in the short form side by side."""
    healthy, broken = soaked(HOUSE if size == "full" else COLLECTING, LENGTHS[size]), soaked(LEAKING, LENGTHS["short"])
    if size == "full":
        return await healthy, await broken
    together = await asyncio.gather(healthy, broken)
    return together[0], together[1]


async def soaked(words: tuple[str, ...], length: Length) -> Soaked:
    async with AsyncExitStack() as open_things:
        folder = open_things.enter_context(TemporaryDirectory())
        sandbox, port = await open_things.enter_async_context(Sandbox.open()), free_port()
        database = real(f"{folder}/matches.db")
        settings = {"DATABASE": database, "METRICS_PORT": str(port)}
        bot = await open_things.enter_async_context(sandbox.bot(words, **settings))
        pace = Pace(length.pace)
        session = Session(sandbox, pace, length.games)
        playing = asyncio.create_task(session.play())
        look = partial(sampled, bot.pid, port, database, length.every, say=say(session, pace))
        watching = asyncio.create_task(looked(look, length, pace))
        await asyncio.wait({playing, watching}, return_when=asyncio.FIRST_COMPLETED)
        if not watching.done():
            watching.cancel()
            await playing  # which went wrong
        samples = await watching
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
        return Soaked(session, pace.clicks, length.steady / 60, slopes(samples), length.share)


async def looked(look: Callable[..., Awaitable[Samples]], length: Length, pace: Pace) -> Samples:
    await look(until=lambda: pace.clicks >= length.warm)
    pace.steady, settled = True, monotonic() + length.settling
    await look(until=lambda: monotonic() >= settled)
    return await look(until=lambda: monotonic() >= settled + length.steady)


def real(path: str) -> str:
    """As the process lists its open files."""
    return os.path.realpath(path)


def slopes(samples: Samples) -> dict[str, Slope]:
    return {name: slope(samples.at, samples.of[name]) for name in (*MEMORY, *COUNTS)}


def say(session: Session, pace: Pace) -> Callable[[str], None]:
    def said(held: str) -> None:
        print(f"soak: {pace.clicks} answers, {session.matches} matches; {held}", file=sys.stderr, flush=True)  # noqa: T201

    return said


def figures(found: Soaked) -> list[Figure]:
    done = [
        Figure("minutes", found.minutes),
        Figure("answers and steps", found.clicks),
        Figure("matches played to the end", found.session.matches),
        Figure("films", found.session.films),
    ]
    return [*done, *(line(found, name) for name in (*MEMORY, *COUNTS))]


def line(found: Soaked, name: str) -> Figure:
    of = found.slopes[name]
    unit, most = ("MB", "2 %") if name in MEMORY else ("", "two")
    note = f"of {of.mean:,.1f} {unit}; interval {of.low:+.2f} to {of.high:+.2f}"
    return Figure(
        f"{name}: growth, {unit}".rstrip(", "), round(of.growth, 3), f"none, or < {most}", found.flat(name), note
    )


def told(found: Soaked) -> str:
    return ", ".join(f"{name} {of.growth:+.1f}" for name, of in found.slopes.items())
