"""The verdicts, a line each in `data/mutants/`, so that a run can be interrupted and resumed."""

import json
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from tests.proofs.mutants.generate import Mutant, read
from tests.proofs.mutants.suites import Suite, files, suite_of
from tests.proofs.mutants.trial import Verdict, begun, warmed

ROOT = Path(__file__).parents[3]
KEPT = ROOT / "data/mutants"


@dataclass(frozen=True)
class Verdicts:
    """The verdicts on a game's mutants. One that was killed stays so; one that survived is tried again when the tests
    have changed."""

    game: str

    @property
    def path(self) -> Path:
        return KEPT / f"{self.game}.jsonl"

    def lines(self) -> list[dict]:
        return [*map(json.loads, self.path.read_text("utf-8").splitlines())] if self.path.exists() else []

    def known(self) -> dict[str, Verdict]:
        """By the text of the mutant; the last word counts."""
        today, found = tests_as_they_are(self.game), {}
        for each in self.lines():
            found.pop(each["mutant"], None)
            if each["by"] or each["tests"] == today:
                found[each["mutant"]] = Verdict(each["by"], each["seconds"])
        return found

    def chosen(self, mutants: Sequence[Mutant], first: int) -> list[Mutant]:
        """So many: those that were ever tried, and then the next ones."""
        ever = {each["mutant"] for each in self.lines()}
        before = [mutant for mutant in mutants if mark(mutant) in ever]
        return before + [mutant for mutant in mutants if mark(mutant) not in ever][: max(0, first - len(before))]

    def survivors(self, mutants: Sequence[Mutant]) -> list[Mutant]:
        """Those that survived when they were last tried."""
        last = {each["mutant"]: each["by"] for each in self.lines()}
        return [mutant for mutant in mutants if last.get(mark(mutant)) == ""]

    def note(self, mutant: Mutant, verdict: Verdict, tests: str) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        said = {"mutant": mark(mutant), "by": verdict.by, "seconds": round(verdict.seconds, 3), "tests": tests}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(said) + "\n")


def mark(mutant: Mutant) -> str:
    return sha256(f"{mutant.path}\n{mutant.source}".encode()).hexdigest()[:16]


def tests_as_they_are(game: str) -> str:
    paths = {ROOT / path for stage in suite_of(game, {}).stages for path in stage.paths}
    home = ROOT / "tests/engine"
    paths |= {home / "laws.py", home / "hidden.py", home / game / "drawing.py", home / game / "oracle.py"}
    return sha256(b"".join(path.read_bytes() for path in sorted(paths))).hexdigest()[:16]


def tried(game: str, mutants: Sequence[Mutant], jobs: int) -> None:
    """All of them that have no verdict yet, so many at a time."""
    verdicts, today = Verdicts(game), tests_as_they_are(game)
    known = verdicts.known()
    waiting = [mutant for mutant in mutants if mark(mutant) not in known]
    if not waiting:
        return
    suite = measured(game)
    for number, (mutant, verdict) in enumerate(trials(game, waiting, suite, jobs), 1):
        verdicts.note(mutant, verdict, today)
        if not verdict.killed or number % 25 == 0:
            said = f"{verdict.by or 'SURVIVED'} {mutant.path}:{mutant.line}"
            tell(f"{game} {number}/{len(waiting)} {verdict.seconds:.1f}s {said}")


def measured(game: str) -> Suite:
    """Its tests, and how long each takes on the rules as they are, which they must all find right."""
    suite = suite_of(game, {})
    warmed(game, suite)
    unchanged = begun(game, {path: read(path) for path in files(game)}, suite).ended()
    if unchanged.killed:
        raise RuntimeError(f"{game}: the rules as they are fail {unchanged.by}")
    tell(f"{game}: all its tests take {unchanged.seconds:.1f} s")
    return suite_of(game, unchanged.each)


def trials(game: str, mutants: Sequence[Mutant], suite: Suite, jobs: int) -> Iterator[tuple[Mutant, Verdict]]:
    going: deque = deque()
    for mutant in mutants:
        going.append((mutant, begun(game, {mutant.path: mutant.source}, suite)))
        if len(going) == jobs:
            first, running = going.popleft()
            yield first, running.ended()
    for first, running in going:
        yield first, running.ended()


def tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()
