"""A disk that will not have it: full, broken or held by somebody else, at every write of some evenings.

In pass n of a chapter the n-th write of each step is refused, and all after it for a while, as by one of three troubles
in turn (each of the first 16, then every second). Whoever clicks is told so in one sentence, nothing is half done,
nothing is sent again and again, and once the disk is well the bot goes on by itself.
"""

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Final

from tests.proofs.ailing import BUSY, FULL, IO, Illness, possible
from tests.proofs.books import File
from tests.proofs.chapters import CHAPTERS, EVENINGS, name_of
from tests.proofs.course import Course
from tests.proofs.evening import PATIENCE, Evening, Starter, progress, side_by_side
from tests.proofs.fate import TROUBLES
from tests.proofs.party import Party
from tests.proofs.report import Figure, Proof
from tests.proofs.script import Step, sends_now, takes_back

SECONDS: Final = {"short": 12.0, "full": 14 * 60.0}
ILL: Final = 0.35  # seconds for which a disk is ill, at least
SENTENCE: Final = "I cannot write anything down just now"
CHAPTER: Final = "kaito by letter, day by day"
OFTEN: Final = 4  # times that one message may be sent while nothing can be written
REAL_STEPS: Final = 5  # of that chapter; then somebody is asked
NUMBERS: Final = (*range(1, 17), *range(18, 80, 2))  # which of a step's writes is the first to be refused
CONTROLS: Final = {
    "no rollback": "what was refused in the middle is committed with whatever comes next",
    "no second look": "whoever walks round by the clock stops at the first trouble",
    "no sentence": "people are told that something went wrong, and no more",
}
IN_SHORT: Final = ("no sentence",)
LOOKED: Final = 120.0  # seconds for each
LOOKED_FOR: Final = range(5, 12)  # the first write that is refused of each step


@dataclass
class Tally(Course):
    """What came of it all."""

    failures: int = 0  # times at which the disk fell ill
    refused: int = 0  # statements that it refused
    sentences: int = 0  # people who were told so
    real: list[str] = field(default_factory=list)  # troubles that were none of ours
    out: set[str] = field(default_factory=set)  # steps whose every write has been refused


@asynccontextmanager
async def opened(starter: Starter, tally: Tally, folder: Path) -> AsyncIterator[Party]:
    one = Evening(starter, folder, File(folder / "matches.db"), broken=tally.broken)
    async with one.open():
        one.begin()
        party = Party(one)
        await party.quiet()
        yield party
        said = one.log.read_text(errors="replace").splitlines()
        lost = [at for at, line in enumerate(said) if "never retrieved" in line]
        tally.wrong += ["log: " + " | ".join(said[at : at + 40]) for at in lost]


async def recovering(party: Party, tally: Tally) -> None:
    """The disk stays ill for a while after its first refusal, and is well again before people lose patience."""
    fate = party.evening.fate
    await party.evening.until(lambda: fate["refused"], 2 * PATIENCE)
    await asyncio.sleep(tally.dice.uniform(ILL, 2 * ILL))
    fate.fail(0)


async def evening(starter: Starter, tally: Tally, chapter: str, number: int) -> None:
    """One pass of a chapter."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            async with opened(starter, tally, Path(folder)) as party:
                for at, step in enumerate(CHAPTERS[chapter]):
                    await stepped(party, tally, name_of(chapter, at), step, number)
                    if tally.late or (tally.broken and tally.wrong):
                        return
        except Exception as trouble:
            tally.wrong.append(f"{chapter}, pass {number}: {type(trouble).__name__}: {trouble}")
            progress(f"  ! {tally.wrong[-1]}"[:1200])


async def stepped(party: Party, tally: Tally, name: str, step: Step, number: int) -> None:
    fate, which = party.evening.fate, 1 + number % len(TROUBLES)
    fate["refused"] = 0
    if name not in tally.out:
        fate.fail(which, number)
    well, sent = asyncio.create_task(recovering(party, tally)), party.evening.sandbox.rest.journal.next
    party.evening.said_to.clear()
    try:
        await step(party)
        await party.quiet()
    finally:
        well.cancel()
        fate.fail(0)
    await party.quiet()
    await reckoned(party, tally, name, f"{TROUBLES[which - 1][0]} at write {number}", sent)


async def reckoned(party: Party, tally: Tally, name: str, trouble: str, sent: int) -> None:
    refused, told = party.evening.fate["refused"], party.evening.said_to
    if not refused:
        tally.out.add(name)
    tally.failures += bool(refused)
    tally.refused += refused
    tally.sentences += sum(SENTENCE in said for said in told)
    note(party, tally, f"{name}, {trouble}", [*await party.looked(), *circling(party, sent)])


def circling(party: Party, since: int) -> list[str]:
    """One message sent again and again, because nobody could write down that it was."""
    posts = [each["body"] for each in party.evening.sandbox.rest.journal.since(since) if each["method"] == "POST"]
    nonces = Counter(body.get("nonce") for body in posts if isinstance(body, dict) and body.get("nonce"))
    return [f"{nonce} was sent {times} times" for nonce, times in nonces.items() if times > OFTEN]


def note(party: Party, tally: Tally, where: str, found: list[str]) -> None:
    found += [f"told: {said}" for said in party.evening.said_to if "went wrong" in said]
    found += party.wrong
    party.wrong.clear()
    tally.wrong += [f"{where}: {each}" for each in found]
    for each in found[:3]:
        progress(f"  ! {where}: {each}"[:1200])


# Troubles that are none of ours


async def really(starter: Starter, tally: Tally, illness: Illness) -> None:
    """A disk that is ill in earnest: whoever answers is told so, and answers again when it is well."""
    with illness.folder() as folder:
        try:
            async with opened(starter, tally, folder) as party:
                for step in CHAPTERS[CHAPTER][:REAL_STEPS]:
                    await step(party)
                    await party.quiet()
                await answered_in_illness(party, tally, illness)
        except Exception as trouble:
            tally.wrong.append(f"{illness.name}, in earnest: {type(trouble).__name__}: {trouble}")


async def answered_in_illness(party: Party, tally: Tally, illness: Illness) -> None:
    party.evening.said_to.clear()
    with illness.ill(party.evening):
        for _ in range(3):
            said = await party.answer(party.asked()[0])
            if said:
                tally.wrong.append(f"{illness.name}, in earnest: {said}, though nothing can be written")
    told = sum(SENTENCE in said for said in party.evening.said_to)
    tally.real.append(f"{illness.name}: {told} of 3 told")
    tally.sentences += told
    if told != 3:
        tally.wrong.append(f"{illness.name}, in earnest: {party.evening.said_to}")
    await takes_back(party)
    await sends_now(party)
    await party.quiet()
    note(party, tally, f"{illness.name}, in earnest", [*await party.looked(), *party.witness.after_death()])


# The proof


async def everything(starter: Starter, tally: Tally) -> None:
    await side_by_side(starter, EVENINGS, lambda one, chapter: exhausted(one, tally, chapter))


async def exhausted(starter: Starter, tally: Tally, chapter: str) -> None:
    for number in NUMBERS:
        await evening(starter, tally, chapter, number)
        progress(f"{chapter}, write {number}: {tally.failures} failures, {len(tally.wrong)} wrong")
        if tally.late or {name_of(chapter, at) for at in range(len(CHAPTERS[chapter]))} <= tally.out:
            return


def every() -> list[str]:
    return [name_of(chapter, at) for chapter in CHAPTERS for at, step in enumerate(CHAPTERS[chapter])]


async def something(starter: Starter, tally: Tally) -> None:
    while not tally.late:
        await evening(starter, tally, tally.dice.choice(EVENINGS), tally.dice.randrange(1, 20))


async def caught(starter: Starter, broken: str, dice: Random) -> bool:
    tally = Tally(dice, time.monotonic() + LOOKED, broken)
    return await tally.caught(lambda: evening(starter, tally, CHAPTER, dice.choice(LOOKED_FOR)))


async def proved(size: str) -> tuple[Tally, list[str]]:
    dice = Random(f"{datetime.now(UTC):%Y-%j}")
    async with Starter() as starter:
        tally = Tally(dice, time.monotonic() + SECONDS[size])
        for illness in (FULL, IO, BUSY):
            if possible(illness):
                await really(starter, tally, illness)
        await (everything if size == "full" else something)(starter, tally)
        builds = [*CONTROLS] if size == "full" else IN_SHORT
        return tally, [broken for broken in builds if await caught(starter, broken, dice)]


def figures(tally: Tally) -> Sequence[Figure]:
    steps = every()
    out = sum(name in tally.out for name in steps)
    return (
        Figure("times a disk fell ill", tally.failures),
        Figure("writes that it refused", tally.refused),
        Figure("steps tried to their last write", out, note=f"of {len(steps)}, as far as the time went"),
        Figure("people who were told so in a sentence", tally.sentences),
        Figure("disks that were ill in earnest", len(tally.real), note="; ".join(tally.real)),
        Figure("faults seen", len(tally.wrong), "0", not tally.wrong, "; ".join(tally.wrong[:3])[:600]),
    )


def prove(size: str) -> Proof:
    tally, seen = asyncio.run(proved(size))
    wanted = [*CONTROLS] if size == "full" else [*IN_SHORT]
    return Proof(
        "disks",
        "Disks that are full, broken or busy",
        __doc__ or "",
        [*figures(tally), Figure("broken builds seen", len(seen), str(len(wanted)), seen == wanted)],
        f"builds in which {'; '.join(CONTROLS[each] for each in wanted)}.",
        len(seen),
        remarks=[] if possible(FULL) else ["No small disk can be mounted here, so the full one was only played."],
    )
