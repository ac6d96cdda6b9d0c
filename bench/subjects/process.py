"""Time from the start of the process to its first answer, and its memory, without matches and with very many."""

import asyncio
import subprocess
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import psutil  # type: ignore[import-untyped]

from bench.crowd import filled, open_matches
from bench.figures import Figure, Goal, Size, beside, of_rounds, ratios
from bench.stage import ENGLISH, HOUSE, PONG, Stage
from faces.translation import languages

STARTS = {"tiny": 1, "quick": 2, "full": 10}
PICTURES = {"tiny": 10, "quick": 300, "full": 3000}
ALBUM, GROWTH = Goal(140, "less"), Goal(1.02, "less", of="ratio")
MATCHES = {"tiny": 100, "quick": 1000, "full": 20_000}
SLOWER = Goal(1.1, "less", of="ratio")
HEAVIER = Goal(10, "less")
START = Goal(3, "less", of="ratio")
MEMORY = Goal(95, "less")
A_LANGUAGE = 0.05  # by how much one that nobody uses may slow down the start, and add to the memory
CALM = 0.3  # seconds between the first answer and measuring the memory


@dataclass(frozen=True, slots=True)
class Case:
    name: str
    words: tuple[str, ...]
    first: str  # the first command to be given
    database: str = ""


@dataclass(frozen=True, slots=True)
class Start:
    ms: float  # of wall time
    busy: float  # milliseconds of processor time
    mb: float


def measure(size: Size) -> list[Figure]:
    with TemporaryDirectory() as folder:
        crowd = Path(folder, "crowd.db")
        filled(crowd, MATCHES[size])
        cases = (
            Case("bare bot", PONG, "pong"),
            Case("no match", HOUSE, "turns", str(Path(folder, "empty.db"))),
            Case(f"{open_matches(crowd):,} matches", HOUSE, "turns", str(crowd)),
            Case("English alone", ENGLISH, "turns", str(Path(folder, "english.db"))),
        )
        return [*figures(asyncio.run(interleaved(cases, STARTS[size]))), *album(PICTURES[size])]


async def interleaved(cases: tuple[Case, ...], starts: int) -> dict[str, list[Start]]:
    """Start the bots in turns. The first start of each, which creates the tables, is dropped if there are others."""
    found: dict[str, list[Start]] = {case.name: [] for case in cases}
    async with Stage.open() as sandbox:
        for _ in range(starts):
            for case in cases:
                found[case.name].append(await started(sandbox, case))
    return {name: of[1:] or of for name, of in found.items()}


async def started(sandbox: Stage, case: Case) -> Start:
    began = time.perf_counter()
    async with sandbox.bot(case.words, DATABASE=case.database) as process:
        await sandbox.watchers[0].run(case.first)
        ms = (time.perf_counter() - began) * 1000
        weighed = psutil.Process(process.pid)
        spent = weighed.cpu_times()
        await asyncio.sleep(CALM)
        return Start(ms, (spent.user + spent.system) * 1000, weighed.memory_info().rss / 1e6)


def figures(found: dict[str, list[Start]]) -> list[Figure]:
    *matches, alone = found
    _, empty, full = matches
    return [
        *compared("start to first answer", "ms", {name: [each.ms for each in found[name]] for name in matches}),
        *compared("processor time of it", "ms", {name: [each.busy for each in found[name]] for name in matches}),
        *(of_rounds(f"{name}: memory", "MB", [each.mb for each in of], MEMORY) for name, of in found.items()),
        of_rounds(f"{full}: more memory than with {empty}", "MB", heavier(found[full], found[empty]), HEAVIER),
        *more_languages(found[empty], found[alone]),
    ]


def more_languages(all_of_them: list[Start], english: list[Start]) -> list[Figure]:
    """What languages that nobody uses cost, beside a bot that has English alone."""
    goal, count = Goal(1 + A_LANGUAGE * (len(languages()) - 1), "less", of="ratio"), len(languages())
    pairs = (
        ("start to first answer", "ms", [each.ms for each in all_of_them], [each.ms for each in english]),
        ("processor time of it", "ms", [each.busy for each in all_of_them], [each.busy for each in english]),
        ("memory", "MB", [each.mb for each in all_of_them], [each.mb for each in english]),
    )
    return [
        replace(
            beside(
                of_rounds(f"{count} languages: {what}", unit, ours),
                of_rounds("English alone", unit, less),
                ratios(ours, less),
            ),
            goal=goal,
        )
        for what, unit, ours, less in pairs
    ]


def album(count: int) -> list[Figure]:
    """The memory of a process that has drawn pictures of all games."""
    printed = subprocess.run(
        [sys.executable, "-m", "bench.programs.album", str(count)], capture_output=True, text=True, check=True
    )
    first, last = map(float, printed.stdout.split())
    early = of_rounds(f"memory after {count // 3:,} pictures", "MB", [first])
    late = of_rounds(f"memory after {count:,} pictures", "MB", [last], ALBUM)
    grown = replace(beside(replace(late, name="the same, flat from then on"), early), goal=GROWTH)
    return [early, late, grown]


def compared(what: str, unit: str, found: dict[str, list[float]]) -> list[Figure]:
    """Our bot compared with the minimal one, and a full database with an empty one."""
    lines = {name: of_rounds(f"{name}: {what}", unit, values) for name, values in found.items()}
    bare, empty, full = found
    near = {name: replace(line, name=name) for name, line in lines.items()}
    return [
        lines[bare],
        replace(beside(lines[empty], near[bare], ratios(found[empty], found[bare])), goal=START),
        replace(beside(lines[full], near[empty], ratios(found[full], found[empty])), goal=SLOWER),
    ]


def heavier(full: list[Start], empty: list[Start]) -> list[float]:
    return [ours.mb - theirs.mb for ours, theirs in zip(full, empty, strict=True)]
