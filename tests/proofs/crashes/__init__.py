"""Every crash point: the bot dies at each statement and each request of some evenings, and nothing is lost or doubled.

A chapter is played through again and again. In pass n the bot dies at the n-th point of each of its steps, is started
again, and the step is brought to its end; a step that twice comes to its end before its n-th point has been tried out.
Some of those who were killed are killed once more while they take up what was left. All of it is done with a file of
SQLite and with a PostgreSQL server, where a commit whose answer has not come yet is a point, too.
"""

import asyncio
import signal
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random
from typing import Final

from tests.proofs.chapters import CHAPTERS, EVENINGS
from tests.proofs.crashes.passes import SHOWN, Tally, evening, everything, names
from tests.proofs.evening import Starter
from tests.proofs.report import Figure, Proof
from tests.storage.databases import served

CONTROLS: Final = {
    "marked before sent": "news are marked as told before they are sent",
    "told before committed": "an answer is said to be played before it is written down",
    "no nonce": "messages are sent without a nonce",
    "no transaction": "statements are committed one by one",
}
# Where each is looked for: in which chapter, and at which points of its steps.
LOOKED_FOR: Final = {
    "marked before sent": ("kaito by letter, day by day", range(20, 60)),
    "told before committed": ("kendo of three, live, in the thread", range(9, 22)),
    "no nonce": ("kaito by letter, day by day", range(20, 60)),
    "no transaction": ("kaito by letter, day by day", range(8, 24)),
}
LOOKED: Final = 120.0  # seconds for each


@dataclass(frozen=True)
class Length:
    """Seconds, and the broken builds that are tried out on each kind of database."""

    seconds: float
    on_sqlite: tuple[str, ...]
    on_postgresql: tuple[str, ...]


LENGTHS: Final = {
    "short": Length(14.0, ("no nonce",), ()),
    "full": Length(75 * 60.0, tuple(CONTROLS), tuple(CONTROLS)),
}


async def something(starter: Starter, tally: Tally) -> None:
    """Here and there, another choice each day."""
    while not tally.late:
        await evening(starter, tally, tally.dice.choice(EVENINGS), tally.dice.randrange(1, 70))


async def caught(starter: Starter, broken: str, before: Tally) -> bool:
    tally = Tally(before.dice, time.monotonic() + LOOKED, broken, server=before.server)
    chapter, points = LOOKED_FOR[broken]
    return await tally.caught(lambda: evening(starter, tally, chapter, tally.dice.choice(points)))


async def tried(tally: Tally, size: str) -> tuple[Tally, list[str]]:
    """What came of it, and which broken builds were seen."""
    builds = LENGTHS[size].on_postgresql if tally.server else LENGTHS[size].on_sqlite
    async with Starter() as starter:
        await (everything if size == "full" else something)(starter, tally)
        return tally, [each for each in builds if await caught(starter, each, tally)]


async def proved(size: str) -> list[tuple[Tally, list[str]]]:
    """Side by side, for most of an evening is waiting."""
    ends = time.monotonic() + LENGTHS[size].seconds
    with served() as server:
        both = [Tally(dice(address), ends, server=address) for address in ("", server)]
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, lambda: [each.hurry() for each in both])
        return await asyncio.gather(*(tried(each, size) for each in both))


def dice(server: str) -> Random:
    """Others each day."""
    return Random(f"{datetime.now(UTC):%Y-%j} {bool(server)}")


def figures(tally: Tally, size: str) -> Iterator[Figure]:
    full, every = size == "full", [name for chapter in CHAPTERS for name in names(chapter)]
    on, out = "PostgreSQL" if tally.server else "SQLite", sum(map(tally.is_out, every))
    kills = len(tally.kills)
    yield Figure(f"{on}: kills", kills, ">= 1,000" if full else "", kills >= 1000 if full else None)
    yield Figure(f"{on}: of them while the last one's work was taken up", tally.again)
    yield Figure(f"{on}: steps interrupted at every point they have", out, note=f"of {len(every)}")
    if full:
        yield Figure(f"{on}: points of those steps, each a kill", sum(tally.longest[name] for name in every))
    yield Figure(f"{on}: kinds of points at which the bot died", len(set(tally.kills)))
    yield Figure(f"{on}: evenings", tally.evenings, note=f"{tally.steps:,} steps")
    yield Figure(f"{on}: answers that people were told of", tally.told, note="each is in the record, once")
    yield Figure(f"{on}: faults seen", len(tally.wrong), "0", not tally.wrong, "; ".join(tally.wrong[:SHOWN])[:600])


def prove(size: str) -> Proof:
    both, length = asyncio.run(proved(size)), LENGTHS[size]
    seen = sum(len(builds) for _, builds in both)
    wanted = len(length.on_sqlite) + len(length.on_postgresql)
    tried = dict.fromkeys((*length.on_sqlite, *length.on_postgresql))
    lines: Sequence[Figure] = [line for tally, _ in both for line in figures(tally, size)]
    return Proof(
        "crashes",
        "Every crash point",
        __doc__ or "",
        [*lines, Figure("broken builds seen", seen, str(wanted), seen == wanted)],
        f"builds in which {'; '.join(CONTROLS[each] for each in tried)}.",
        seen,
    )
