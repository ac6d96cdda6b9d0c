"""Every crash point: the bot dies at each statement and each request of some evenings, and nothing is lost or doubled.

A chapter is played through again and again. In pass n the bot dies at the n-th point of each of its steps, is started
again, and the step is brought to its end; a step that twice comes to its end before its n-th point has been tried out.
Some of those who were killed are killed once more while they take up what was left.
"""

import asyncio
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from tests.reliability.chapters import CALM, CHAPTERS, EVENINGS, START, interrupted, name_of
from tests.reliability.course import Course
from tests.reliability.evening import Evening, Starter, progress, side_by_side
from tests.reliability.party import Party
from tests.reliability.report import Figure, Proof
from tests.reliability.script import Step

ENOUGH: Final = 2  # passes in which a step has come to its end before the point at which it was to be interrupted
AGAIN: Final = 4  # one in so many dies once more
LATEST: Final = 90  # points after a start; what has been left is taken up by then
SECONDS: Final = {"short": 14.0, "full": 40 * 60.0}
CONTROLS: Final = {
    "marked before sent": "news are marked as told before they are sent",
    "told before committed": "an answer is said to be played before it is written down",
    "no nonce": "messages are sent without a nonce",
    "no transaction": "statements are committed one by one",
}
IN_SHORT: Final = ("no nonce",)
# Where each is looked for: in which chapter, and at which points of its steps.
LOOKED_FOR: Final = {
    "marked before sent": ("kaito by letter, day by day", range(20, 60)),
    "told before committed": ("kendo of three, live, in the thread", range(9, 22)),
    "no nonce": ("kaito by letter, day by day", range(20, 60)),
    "no transaction": ("kaito by letter, day by day", range(8, 24)),
}
LOOKED: Final = 120.0  # seconds for each
SHOWN: Final = 5


@dataclass
class Tally(Course):
    """What came of it all."""

    kills: list[str] = field(default_factory=list)  # the point of each
    again: int = 0
    evenings: int = 0
    steps: int = 0
    told: int = 0
    longest: Counter[str] = field(default_factory=Counter)  # the last point of each step that was reached
    out: Counter[str] = field(default_factory=Counter)  # how often a step has come to its end before its point

    def is_out(self, name: str) -> bool:
        return self.out[name] >= ENOUGH


async def evening(starter: Starter, tally: Tally, chapter: str, number: int) -> None:
    """One pass of a chapter."""
    with tempfile.TemporaryDirectory() as folder:
        one = Evening(starter, Path(folder), broken=tally.broken)
        async with one.open():
            party = Party(one)
            try:
                await born(party, tally, number if chapter == START else 0)
                for at, step in enumerate(CHAPTERS[chapter]):
                    await stepped(party, tally, name_of(chapter, at), step, 0 if step in CALM else number)
                    if tally.late or (tally.broken and tally.wrong):
                        break
            except Exception as trouble:
                note(party, tally, f"{chapter}, pass {number}", [f"{type(trouble).__name__}: {trouble}"])
            tally.told += len(party.witness.told)
            note(party, tally, f"{chapter}, pass {number}, log", errors(one.log))
        tally.kills += one.kills
        tally.evenings += 1


def errors(log: Path) -> list[str]:
    lines = log.read_text(errors="replace").splitlines() if log.exists() else []
    return [line for line in lines if "[error" in line or "[critical" in line or line.startswith("Traceback")]


async def born(party: Party, tally: Tally, number: int) -> None:
    """The very first start, on no database at all."""
    points = 0 if tally.is_out(START) else number
    party.evening.begin(points)
    await party.quiet()
    reckoned(party, tally, START, points, 0)
    party.evening.fate.arm(0)


async def stepped(party: Party, tally: Tally, name: str, step: Step, number: int) -> None:
    evening, before = party.evening, len(party.evening.kills)
    points = 0 if tally.is_out(name) else number
    if points and not tally.dice.randrange(AGAIN):
        evening.again = tally.dice.randrange(1, LATEST)
    evening.fate.arm(points)
    await step(party)
    await party.quiet()
    evening.fate.arm(0)
    evening.again = 0
    await party.quiet()
    reckoned(party, tally, name, points, before)
    if len(evening.kills) > before:
        party.wrong += await party.tried_out()
    note(party, tally, f"{name}, pass {number}, killed {evening.kills[before:]}", await party.looked())


def reckoned(party: Party, tally: Tally, name: str, points: int, before: int) -> None:
    died = len(party.evening.kills) - before
    tally.steps += 1
    tally.again += max(0, died - 1)
    if died:
        tally.longest[name] = max(tally.longest[name], points)
    elif points:
        tally.out[name] += 1


def note(party: Party, tally: Tally, where: str, found: list[str]) -> None:
    tally.wrong += [f"{where}: {each}" for each in (*found, *party.wrong)]
    party.wrong.clear()
    for each in tally.wrong[-len(found) or len(tally.wrong) :][:SHOWN]:
        progress(f"  ! {each}"[:1500])


def names(chapter: str) -> list[str]:
    return [*([START] if chapter == START else []), *interrupted(chapter)]


async def everything(starter: Starter, tally: Tally) -> None:
    await side_by_side(starter, CHAPTERS, lambda one, chapter: exhausted(one, tally, chapter))


async def exhausted(starter: Starter, tally: Tally, chapter: str) -> None:
    """Pass by pass, until every step of a chapter has been tried out, or the time is over."""
    for number in count(1):
        await evening(starter, tally, chapter, number)
        progress(f"{chapter}, pass {number}: {len(tally.kills)} kills, {len(tally.wrong)} wrong")
        if tally.late or all(map(tally.is_out, names(chapter))):
            return


async def something(starter: Starter, tally: Tally) -> None:
    """Here and there, another choice each day."""
    while not tally.late:
        await evening(starter, tally, tally.dice.choice(EVENINGS), tally.dice.randrange(1, 70))


async def caught(starter: Starter, broken: str, dice: Random) -> bool:
    tally = Tally(dice, time.monotonic() + LOOKED, broken)
    chapter, points = LOOKED_FOR[broken]
    return await tally.caught(lambda: evening(starter, tally, chapter, dice.choice(points)))


async def proved(size: str) -> tuple[Tally, list[str]]:
    dice = Random(f"{datetime.now(UTC):%Y-%j}")
    async with Starter() as starter:
        tally = Tally(dice, time.monotonic() + SECONDS[size])
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, tally.hurry)
        await (everything if size == "full" else something)(starter, tally)
        builds = [*CONTROLS] if size == "full" else IN_SHORT
        return tally, [broken for broken in builds if await caught(starter, broken, dice)]


def figures(tally: Tally, size: str) -> Sequence[Figure]:
    full, every = size == "full", [name for chapter in CHAPTERS for name in names(chapter)]
    out = sum(map(tally.is_out, every))
    points = sum(tally.longest[name] for name in every)
    return (
        Figure("kills", len(tally.kills), ">= 1,000" if full else "", len(tally.kills) >= 1000 if full else None),
        Figure("of them while the last one's work was taken up", tally.again),
        Figure("steps interrupted at every point they have", out, note=f"of {len(every)}, as far as the time went"),
        *([Figure("points of those steps, each a kill", points)] if full else []),
        Figure("kinds of points at which the bot died", len(set(tally.kills))),
        Figure("evenings", tally.evenings, note=f"{tally.steps:,} steps"),
        Figure("answers that people were told of", tally.told, note="each is in the record, once"),
        Figure("faults seen", len(tally.wrong), "0", not tally.wrong, "; ".join(tally.wrong[:SHOWN])[:600]),
    )


def prove(size: str) -> Proof:
    tally, seen = asyncio.run(proved(size))
    wanted = [*CONTROLS] if size == "full" else [*IN_SHORT]
    return Proof(
        "crashes",
        "Every crash point",
        __doc__ or "",
        [*figures(tally, size), Figure("broken builds seen", len(seen), str(len(wanted)), seen == wanted)],
        f"builds in which {'; '.join(CONTROLS[each] for each in wanted)}.",
        len(seen),
    )


if __name__ == "__main__":
    asyncio.run(proved(sys.argv[1]))
