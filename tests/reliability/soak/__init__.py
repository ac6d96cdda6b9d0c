"""Half an hour of mixed play with the real bot: what it has in its hands at the end is what it had after warming up."""

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from tempfile import TemporaryDirectory
from time import monotonic

from bench import stage
from bench.stage import HOUSE, Sandbox
from tests.reliability.report import Figure, Proof
from tests.reliability.soak.playing import Evening, Pace
from tests.reliability.soak.samples import COUNTS, MEMORY, Samples, free_port, sampled
from tests.reliability.soak.slope import Slope, slope

LEAKY = ("-m", "tests.reliability.soak.leaky")
HALF_AN_HOUR = 1800.0
SHARE = 0.02  # of the memory: by no more does it grow in half an hour, if at all
PIECE = 1.0  # of what is counted


@dataclass(frozen=True, slots=True)
class Length:
    """`span`: the seconds for which growth is told; None: as many as were looked at."""

    seconds: float
    every: float
    pace: float
    span: float | None = None


LENGTHS = {"full": Length(HALF_AN_HOUR, 5.0, 3.0, HALF_AN_HOUR), "short": Length(36.0, 0.4, 6.0)}


@dataclass(frozen=True, slots=True)
class Soaked:
    evening: Evening
    clicks: int
    minutes: float
    slopes: dict[str, Slope]

    def flat(self, name: str) -> bool:
        found = self.slopes[name]
        return found.flat(SHARE * found.mean if name in MEMORY else PIECE)


def prove(size: str) -> Proof:
    stage.PATIENCE = 120.0  # a busy machine is no leak
    healthy = asyncio.run(soaked(HOUSE, LENGTHS[size]))
    broken = asyncio.run(soaked(LEAKY, LENGTHS["short"]))
    caught = [name for name in ("USS", "open files", "tasks") if not broken.flat(name)]
    return Proof(
        "soak",
        "Nothing grows",
        "The real bot is played with at a steady pace: matches of all games by random answers, rematches, `/turns`, "
        "replays, films. After a third of the time for warming up, a line is fitted to the means of twenty pieces; it "
        "is flat if its 95 % interval reaches down to nothing, or if in half an hour it grows by less than 2 % (of "
        "what is counted: by less than one).",
        figures(healthy),
        f"a bot that keeps 64 kB, an open file and a task with every click grows; found: {', '.join(caught)}.",
        len(caught) if "USS" in caught else 0,
        remarks=[f"with the leak, in {broken.minutes:.1f} minutes: {told(broken)}"],
    )


async def soaked(words: tuple[str, ...], length: Length) -> Soaked:
    async with AsyncExitStack() as open_things:
        folder = open_things.enter_context(TemporaryDirectory())
        sandbox, port = await open_things.enter_async_context(Sandbox.open()), free_port()
        database = real(f"{folder}/matches.db")
        settings = {"DATABASE": database, "METRICS_PORT": str(port)}
        bot = await open_things.enter_async_context(sandbox.bot(words, **settings))
        pace = Pace(length.pace)
        evening = Evening(sandbox, pace, "soak")
        playing = asyncio.create_task(evening.play())
        until = monotonic() + length.seconds
        watching = asyncio.create_task(sampled(bot.pid, port, database, length.every, until, say(evening, pace)))
        await asyncio.wait({playing, watching}, return_when=asyncio.FIRST_COMPLETED)
        if not watching.done():
            watching.cancel()
            await playing  # which went wrong
        samples = await watching
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
        return Soaked(evening, pace.clicks, length.seconds / 60, slopes(samples, length.span))


def real(path: str) -> str:
    """As the process tells what it has open."""
    return os.path.realpath(path)


def slopes(samples: Samples, span: float | None) -> dict[str, Slope]:
    """Of all but the first third."""
    warm = len(samples.at) // 3
    at = samples.at[warm:]
    span = span or at[-1] - at[0]
    return {name: slope(at, samples.of[name][warm:], span) for name in (*MEMORY, *COUNTS)}


def say(evening: Evening, pace: Pace) -> Callable[[str], None]:
    def said(held: str) -> None:
        print(f"soak: {pace.clicks} answers, {evening.matches} matches; {held}", file=sys.stderr, flush=True)  # noqa: T201

    return said


def figures(found: Soaked) -> list[Figure]:
    done = [
        Figure("minutes", found.minutes),
        Figure("answers and steps", found.clicks),
        Figure("matches played to the end", found.evening.matches),
        Figure("films", found.evening.films),
    ]
    return [*done, *(line(found, name) for name in (*MEMORY, *COUNTS))]


def line(found: Soaked, name: str) -> Figure:
    of = found.slopes[name]
    unit, most = ("MB", "2 %") if name in MEMORY else ("", "one")
    note = f"of {of.mean:,.1f} {unit}; interval {of.low:+.2f} to {of.high:+.2f}"
    return Figure(
        f"{name}: growth, {unit}".rstrip(", "), round(of.growth, 3), f"none, or < {most}", found.flat(name), note
    )


def told(found: Soaked) -> str:
    return ", ".join(f"{name} {of.growth:+.1f}" for name, of in found.slopes.items())
