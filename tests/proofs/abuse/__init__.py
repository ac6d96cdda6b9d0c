"""A storm of abuse: bad accounts try everything at once while good people play. Nobody is harmed or kept waiting."""

import asyncio
import statistics
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

from cogs.client import Listing
from tests.proofs.abuse import crowd
from tests.proofs.abuse.attacks import ATTACKS
from tests.proofs.abuse.broken_builds import BUILDS, broken
from tests.proofs.abuse.crowd import Bad, Good, Witness, bad_account
from tests.proofs.report import Figure, Proof
from tests.proofs.storms.harness import Harness, opened


@dataclass(frozen=True, slots=True)
class Size:
    matches: int
    bad: int
    clicks: int  # of good players, in quiet and in the storm


SIZES: Final = {"short": Size(4, 4, 30), "full": Size(50, 20, 1_000)}
CONTROL: Final = Size(0, 4, 0)  # as many accounts as there are traps that are markup
MAX_PINGS: Final = 3  # an hour, of one person by another
ROUNDS: Final = MAX_PINGS + 1  # of each attack, at least: as many as a missing limit of calls needs to show
MAX_SLOWDOWN: Final = 3.0


@dataclass
class Found:
    quiet: list[float] = field(default_factory=list)  # milliseconds
    storm: list[float] = field(default_factory=list)
    pings: int = 0  # of the one called most often
    traps: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    tried: Counter[str] = field(default_factory=Counter)
    reached: Counter[str] = field(default_factory=Counter)

    @property
    def slowdown(self) -> float:
        return p99(self.storm) / p99(self.quiet) if self.quiet else 0.0

    @property
    def harmed(self) -> bool:
        return bool(self.faults or self.traps or self.pings > MAX_PINGS)


def p99(times: list[float]) -> float:
    return statistics.quantiles(times, n=100)[-1]


async def storm(harness: Harness, size: Size) -> Found:
    luck, witness, found = Random(5), Witness(harness), Found()
    good, bad = Good(harness, luck), [await bad_account(harness, number) for number in range(size.bad)]
    await good.sit_down(size.matches)
    if size.clicks:
        found.quiet = await good.click(size.clicks)
    ended = asyncio.Event()
    raging = [asyncio.create_task(rage(each, ended)) for each in bad]
    if size.clicks:
        found.storm = await good.click(size.clicks)
    ended.set()
    await asyncio.gather(*raging)
    found.pings = max(witness.pings[each.invited.id] for each in bad)
    found.traps, found.faults = witness.traps, [fault for each in bad for fault in each.faults]
    found.tried = sum((each.tried for each in bad), Counter())
    found.reached = sum((each.reached for each in bad), Counter())
    return found


async def rage(bad: Bad, ended: asyncio.Event) -> None:
    for number, name in enumerate(cycle(ATTACKS)):
        if ended.is_set() and number >= ROUNDS * len(ATTACKS):
            return
        await ATTACKS[name](bad)
        bad.tried[name] += 1


async def tried(size: Size) -> Found:
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder), Listing(user_install=True)) as harness:
            return await storm(harness, size)


async def found_out(build: str) -> bool:
    with broken(build), patch.object(crowd, "PAUSE", 0.0):
        return (await tried(CONTROL)).harmed


async def proved(size: str) -> tuple[Found, list[str]]:
    found = await tried(SIZES[size])
    return found, [build for build in BUILDS if await found_out(build)]


def prove(size: str) -> Proof:
    began = time.perf_counter()
    found, caught = asyncio.run(proved(size))
    sys.stderr.write(f"abuse: {time.perf_counter() - began:.0f} s\n" + "\n".join([*found.faults, *found.traps][:5]))
    return Proof(
        "abuse",
        "A storm of abuse",
        "Bad accounts try everything that the rules of the house forbid while good people play. Nobody is called too "
        "often, no name becomes a link, no match starts on terms that somebody has not seen, and no click waits long.",
        figures(found, size),
        f"Builds without {', '.join(BUILDS)}.",
        len(caught) if len(caught) == len(BUILDS) else 0,
        remarks=["; ".join(f"{name}: {count}" for name, count in found.tried.items())],
    )


def figures(found: Found, size: str) -> list[Figure]:
    slow = found.slowdown <= MAX_SLOWDOWN if size == "full" else None  # a busy machine may do CI's few clicks
    return [
        Figure("attempts", sum(found.tried.values()), note=f"{len(found.tried)} kinds, by {SIZES[size].bad} accounts"),
        Figure("calls of one person by one other", found.pings, f"<= {MAX_PINGS}", found.pings <= MAX_PINGS, "an hour"),
        Figure("texts in which a name became a link, a mention or a time", len(found.traps), "0", not found.traps),
        Figure("wrongs done", len(found.faults), "0", not found.faults, "; ".join(found.faults[:2])),
        Figure("good players' clicks, p99 in the storm over p99 in quiet", found.slowdown, f"<= {MAX_SLOWDOWN}", slow,
               f"{p99(found.quiet):.0f} and {p99(found.storm):.0f} ms, {len(found.storm):,} clicks each"),
    ]  # fmt: skip
