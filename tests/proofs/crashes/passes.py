"""Chapters played through again and again, in pass n with a bot that dies at the n-th point of each step."""

import tempfile
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Final

from tests.proofs.books import book
from tests.proofs.chapters import CALM, CHAPTERS, START, interrupted, name_of
from tests.proofs.course import Course
from tests.proofs.evening import Evening, Starter, progress, side_by_side
from tests.proofs.party import Party
from tests.proofs.script import Step

ENOUGH: Final = 2  # passes in which a step has come to its end before the point at which it was to be interrupted
AGAIN: Final = 4  # one in so many dies once more
LATEST: Final = 90  # points after a start; what has been left is taken up by then
SHOWN: Final = 5


@dataclass
class Tally(Course):
    """What came of it all, on one kind of database."""

    server: str = ""  # the address of a PostgreSQL server; without one, files of SQLite
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
        async with book(Path(folder), tally.server) as written:
            one = Evening(starter, Path(folder), written, broken=tally.broken)
            async with one.open():
                await passed(Party(one), tally, chapter, number)
        tally.kills += one.kills
        tally.evenings += 1


async def passed(party: Party, tally: Tally, chapter: str, number: int) -> None:
    try:
        await born(party, tally, number if chapter == START else 0)
        for at, step in enumerate(CHAPTERS[chapter]):
            await stepped(party, tally, name_of(chapter, at), step, 0 if step in CALM else number)
            if tally.late or (tally.broken and tally.wrong):
                break
    except Exception as trouble:
        note(party, tally, f"{chapter}, pass {number}", [f"{type(trouble).__name__}: {trouble}"])
    tally.told += len(party.witness.told)
    note(party, tally, f"{chapter}, pass {number}, log", errors(party.evening.log))


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
