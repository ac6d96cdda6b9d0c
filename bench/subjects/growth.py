"""What a move, a list and a commit cost in a database of few open matches and in one of very many."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.crowd import Hall, filled, open_matches
from bench.figures import Figure, Goal, Size, beside, of_mean, of_rounds, of_samples, ratios
from bench.stage import UNLIMITED, Stage
from bench.subjects.click import BREATH, Meter, Sitting, Times, nothing
from bench.subjects.storage import interleaved, one_by_one
from storage.store import Store

GAME = "kaito"
CROWDS = {"tiny": (10, 100), "quick": (10, 1000), "full": (10, 20_000)}
MOVES = {"tiny": 3, "quick": 20, "full": 300}
SITTING = 20  # moves of a match before it is the other database's turn
LISTS = 5  # after them
COMMITS = {"tiny": (1, 10), "quick": (3, 30), "full": (9, 240)}  # rounds, and the moves of each
SLOWER, FEWER = Goal(1.1, "less", of="ratio"), Goal(0.9, "more", of="ratio")


def measure(size: Size) -> list[Figure]:
    with TemporaryDirectory() as folder:
        databases = {}
        for count in CROWDS[size]:
            path = Path(folder, f"{count}.db")
            filled(path, count)
            databases[f"{open_matches(path):,} matches"] = path
        times = asyncio.run(_clicked(databases, MOVES[size]))
        speeds = asyncio.run(_committed(databases, *COMMITS[size]))
    return [*figures(times), *compared("committed", "moves/s", speeds)]


async def _clicked(databases: dict[str, Path], moves: int) -> dict[str, Times]:
    """Clicks in the matches of two bots in turn, each with a database of its own."""
    async with AsyncExitStack() as open_things:
        sittings, found = {}, {name: Times() for name in databases}
        for name, path in databases.items():
            sandbox = await open_things.enter_async_context(Stage.open())
            bot = await open_things.enter_async_context(sandbox.bot(UNLIMITED, DATABASE=str(path)))
            sittings[name] = partial(Sitting, GAME, sandbox, nothing, found[name], Meter(bot.pid)), sandbox
        for most in range(min(SITTING, moves), moves + 1, SITTING):
            for name, (sitting, sandbox) in sittings.items():
                await sitting().play(most)
                for _ in range(LISTS):
                    await asyncio.sleep(BREATH)
                    found[name].note("turns", (await sandbox.watchers[0].run("turns"))["ms"])
        return found


async def _committed(databases: dict[str, Path], rounds: int, moves: int) -> dict[str, list[float]]:
    async with AsyncExitStack() as open_things:
        halls = {
            name: Hall.on(await open_things.enter_async_context(await Store.open(str(path))))
            for name, path in databases.items()
        }
        return await interleaved({name: partial(one_by_one, hall) for name, hall in halls.items()}, rounds, moves)


def figures(found: dict[str, Times]) -> list[Figure]:
    return [
        *grown("click", GAME, found),
        *grown("until all is told", f"{GAME} told", found),
        *busier(found),
        *grown("/turns", "turns", found),
    ]


def grown(what: str, kind: str, found: dict[str, Times]) -> list[Figure]:
    few, many = [of_samples(f"{what}, {name}, p50", "ms", times.of[kind], 0.5) for name, times in found.items()]
    return [few, replace(beside(many, few), goal=SLOWER)]


def busier(found: dict[str, Times]) -> list[Figure]:
    name_of = "processor time of an answer, {}".format
    few, many = [of_mean(name_of(name), "ms", times.of[f"{GAME} processor"]) for name, times in found.items()]
    return [few, replace(beside(many, few), goal=SLOWER)]


def compared(what: str, unit: str, found: dict[str, list[float]]) -> list[Figure]:
    few, many = [of_rounds(f"{what}, {name}", unit, each) for name, each in found.items()]
    return [few, replace(beside(many, few, ratios(*reversed(found.values()))), goal=FEWER)]
