"""A hundred thousand forged interactions: each is answered once, and changes, breaks and reveals nothing."""

import asyncio
import logging
import os
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any

from sandbox.world.tracked_interactions import TrackedInteraction
from tests.proofs.fuzz.broken_builds import BUILDS, broken
from tests.proofs.fuzz.checks import Rows, Secrets, changes, public_messages, texts
from tests.proofs.fuzz.fixture import Fixture, opened
from tests.proofs.fuzz.generator import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Forged, Forger
from tests.proofs.report import Figure, Proof
from tests.proofs.shared.log_capture import Log

SIZES = {"short": 600, "full": 100_000}
AT_ONCE = 60
IN_TIME = 3.0  # seconds: Discord waits no longer
PATIENCE = 20.0  # we do, on a machine that does other things as well, and count what came too late
IN_CONTROL = 120  # interactions, of a broken build
CHANCES = 12  # for a broken build to show itself
BETWEEN_LOOKS = 2_000  # interactions, until the database is compared again
SHOWN = 8
KINDS = {COMPONENT: "controls", MODAL: "modals", COMMAND: "commands", AUTOCOMPLETE: "completions"}
ANSWERED = 200


@dataclass
class Found:
    """What was seen. Everything but counts and times has to stay empty."""

    kinds: Counter[str] = field(default_factory=Counter)
    states: Counter[str] = field(default_factory=Counter)
    millis: list[float] = field(default_factory=list)
    unanswered: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    late: list[str] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    leaked: list[str] = field(default_factory=list)
    logged: list[str] = field(default_factory=list)
    gaps: list[str] = field(default_factory=list)
    lines: int = 0
    secrets: int = 0

    @property
    def faults(self) -> dict[str, list[str]]:
        names = ("unanswered", "doubled", "troubles", "changed", "leaked", "logged", "gaps")
        return {name: getattr(self, name) for name in names if getattr(self, name)}


class Fuzzer:
    """Sends forged interactions and checks what they lead to."""

    def __init__(self, fixture: Fixture, seed: int) -> None:
        self.fixture, self.found, self.log = fixture, Found(), Log()
        self.forger, self.secrets, self.rows = Forger(fixture, seed), Secrets(fixture), Rows(fixture)
        self.public: dict[int, str] = {}  # the messages that all saw before the strangers came
        self.shown: dict[str, int] = {}
        self.patience = PATIENCE

    async def run(self, number: int) -> Found:
        await self.secrets.gather()
        self.found.secrets = len(self.secrets.lines) + len(self.secrets.pictures) + len(self.secrets.seeds)
        before, self.public = self.rows.now(), public_messages(self.fixture)
        root = logging.getLogger()
        level = root.level
        root.addHandler(self.log)
        root.setLevel(logging.INFO)
        try:
            for done in range(0, number, AT_ONCE):
                await self.batch(min(AT_ONCE, number - done))
                if done % BETWEEN_LOOKS < AT_ONCE:
                    self.look(before, done)
            await self.fixture.quiet()
            self.look(before, number)
        finally:
            root.removeHandler(self.log)
            root.setLevel(level)
        self.found.gaps = [str(each) for each in self.fixture.sandbox.findings.told()]
        return self.found

    async def batch(self, number: int) -> None:
        journal, first = self.fixture.sandbox.services.journal, self.fixture.sandbox.services.journal.next
        forged = [self.forger.next() for _ in range(number)]
        acts = [self.sent(each) for each in forged]
        await asyncio.gather(*(self.answered(act) for act in acts))
        await asyncio.sleep(0)
        entries = [entry for entry in journal.entries if entry.number >= first]
        for each, act in zip(forged, acts, strict=True):
            self.judge(each, act, [entry for entry in entries if act.record.token in entry.path])

    def sent(self, forged: Forged) -> TrackedInteraction:
        actions = self.fixture.sandbox.services.actions
        act = actions.forge(forged.kind, forged.person, forged.channel, forged.data, forged.message, forged.owned)
        deadline = self.fixture.world.clock.now() + timedelta(seconds=PATIENCE)
        act.record.initial_response_deadline = deadline.isoformat(timespec="microseconds")
        return act

    async def answered(self, act: TrackedInteraction) -> None:
        try:
            async with asyncio.timeout(self.patience):
                await act.answered.wait()
        except TimeoutError:
            return

    def judge(self, forged: Forged, act: TrackedInteraction, entries: list[Any]) -> None:
        found, what = self.found, f"{KINDS[forged.kind]} of {forged.person.name}: {str(forged.data)[:300]}"
        found.kinds[KINDS[forged.kind]] += 1
        found.states[self.fixture.world.tracked_interactions.state(act)] += 1
        tries = [entry for entry in entries if entry.path.endswith("/callback")]
        if not any(entry.status == ANSWERED for entry in tries):
            found.unanswered.append(f"{what} ({[entry.status for entry in tries]})")
        if any(entry.status == ANSWERED for entry in tries[:-1]):  # after a refusal, it has to answer otherwise
            found.doubled.append(f"{what} ({[entry.status for entry in tries]})")
        if act.ms is not None:
            found.millis.append(act.ms)
            if act.ms > IN_TIME * 1000:
                found.late.append(f"{what}: {act.ms:.0f} ms")
        told = "\n".join(text for entry in entries for text in texts(entry.body))
        leaks = self.secrets.told(told, self.pictures(entries, act), forged.person.id)
        if leaks and not self.secrets.own(str(forged.data), told, forged.person.id):
            found.leaked += [f"{what}: {leak}" for leak in leaks]
        self.forger.learn(self.answers(act))

    def answers(self, act: TrackedInteraction) -> list[dict[str, Any]]:
        message = act.record.message_id
        known = self.fixture.world.messages.get(act.record.channel_id, {})
        return [self.fixture.world.message_of(known[message])] if message in known else []

    def pictures(self, entries: list[Any], act: TrackedInteraction) -> list[bytes]:
        """What came with the answer as files."""
        if not any(entry.files for entry in entries):
            return []
        urls = [file["url"] for message in self.answers(act) for file in message.get("attachments", ())]
        found = [self.fixture.world.cdn.get(url.removeprefix(self.fixture.sandbox.address)) for url in urls]
        return [data for data in found if data]

    def look(self, before: Any, done: int) -> None:
        found, tokens = self.found, ("aW50ZXJhY3Rpb24", self.fixture.sandbox.wire.token)
        found.changed += [f"by {done}: {change}" for change in changes(before, self.rows.now())]
        public = public_messages(self.fixture)
        found.changed += [f"by {done}: the public message {id} is gone" for id in self.public.keys() - public.keys()]
        told = [leak for said in public.values() for leak in self.secrets.told(said, (), 0)]
        found.leaked += [f"by {done}, to all: {leak}" for leak in told]
        found.troubles += self.log.troubles
        found.logged += [line for line in self.log.lines if self.secrets.logged(line) or any(t in line for t in tokens)]
        found.lines += len(self.log.lines)
        self.log.lines, self.log.troubles = [], []
        times = sorted(found.millis)
        for name, faults in found.faults.items():
            sys.stderr.write("".join(f"{name}: {fault}\n" for fault in faults[self.shown.get(name, 0) :][:SHOWN]))
            self.shown[name] = len(faults)
        sys.stderr.write(
            f"fuzz: {done} sent, p50 {times[len(times) // 2]:.1f} ms, faults {counts(found)}\n" if times else ""
        )


def counts(found: Found) -> dict[str, int]:
    return {name: len(faults) for name, faults in found.faults.items()}


async def stormed(number: int, seed: int = 7) -> Found:
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder)) as fixture:
            return await Fuzzer(fixture, seed).run(number)


async def proved(number: int) -> tuple[Found, float, list[str]]:
    """What was found, in how many seconds, and which of the broken builds were found out."""
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder)) as fixture:
            began = time.perf_counter()
            found = await Fuzzer(fixture, 7).run(number)
            seconds = time.perf_counter() - began
            return found, seconds, [fault for fault in BUILDS if await found_out(fixture, fault)]


async def found_out(fixture: Fixture, fault: str) -> bool:
    """Try it until it is found out, or has had all its chances."""
    with broken(fault):
        for seed in range(CHANCES):
            fuzzer = Fuzzer(fixture, seed)
            fuzzer.patience = IN_TIME
            if getattr(await fuzzer.run(IN_CONTROL), fault):
                return True
    return False


def prove(size: str) -> Proof:
    found, seconds, caught = asyncio.run(proved(SIZES[size]))
    return Proof(
        "fuzz",
        "Forged interactions",
        "Whatever is forged, by members, strangers and by DM, is answered once and in time; nothing of others is "
        "changed or told, nothing secret stands in the log, and nothing goes wrong unexpectedly.",
        [
            *figures(found, seconds, size),
            Figure("broken builds found out", len(caught), str(len(BUILDS)), len(caught) == len(BUILDS)),
        ],
        "Builds that seat strangers, so that they see and play others' hands, write seeds into the log, do not answer "
        "controls they have never made, answer twice, or trust what a modal says.",
        len(caught),
        remarks=[f"{kind}: {number:,}" for kind, number in sorted(found.kinds.items())],
    )


def figures(found: Found, seconds: float, size: str) -> list[Figure]:
    times = sorted(found.millis)
    total = sum(found.kinds.values())
    return [
        Figure("interactions", total, f">= {SIZES[size]:,}", total >= SIZES[size]),
        Figure("not answered", len(found.unanswered), "0", not found.unanswered),
        Figure("answered more than once", len(found.doubled), "0", not found.doubled),
        Figure(
            "unexpected troubles in the log", len(found.troubles), "0", not found.troubles, f"of {found.lines:,} lines"
        ),
        Figure("rows of others changed", len(found.changed), "0", not found.changed),
        Figure("secrets told", len(found.leaked), "0", not found.leaked, f"{found.secrets:,} were looked for in each"),
        Figure("secrets in the log", len(found.logged), "0", not found.logged),
        Figure("answers Discord would refuse", len(found.gaps), "0", not found.gaps),
        Figure("ms to an answer, median", times[len(times) // 2]),
        Figure("ms to an answer, 99 of 100", times[len(times) * 99 // 100]),
        Figure("ms to an answer, slowest", times[-1], note=f"{AT_ONCE} at once"),
        Figure("answers after three seconds", len(found.late), "0", not found.late, f"load {os.getloadavg()[0]:.0f}"),
        Figure("interactions a second", total / seconds),
    ]
