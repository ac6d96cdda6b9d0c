"""A few wrong rules of each game, tried with the tests of their chapter, and with those of another chapter."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.proofs.mutants.suites import Stage, Suite
from tests.proofs.mutants.trial import begun, warmed

ROOT = Path(__file__).parents[3]


@dataclass(frozen=True)
class Wrong:
    """A clause broken by one change; `old` stands once in the file."""

    clause: str
    file: str
    old: str
    new: str
    chapter: str
    another: str

    @property
    def game(self) -> str:
        return self.file.partition("/")[0]

    @property
    def sources(self) -> dict[str, str]:
        path = f"engine/games/{self.file}"
        text = (ROOT / path).read_text("utf-8")
        if text.count(self.old) != 1:
            raise ValueError(
                f"{self.clause}: {path} has changed: {self.old!r} stands in it {text.count(self.old)} times"
            )
        return {path: text.replace(self.old, self.new)}

    def suite(self, chapter: str) -> Suite:
        return Suite((Stage((f"tests/engine/{self.game}/test_{chapter}.py",)),))


WRONG = tuple(Wrong(**each) for each in tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))["wrong"])


@dataclass(frozen=True)
class Tried:
    """The tests that failed: of its chapter, and of another. For the right rules `clause` is empty."""

    game: str
    clause: str
    by: str
    without: str


def all_tried() -> Iterator[Tried]:
    """Run this in a process of its own, because games are imported again and again."""
    for game in dict.fromkeys(wrong.game for wrong in WRONG):
        mine = [wrong for wrong in WRONG if wrong.game == game]
        warmed(game, all_chapters(mine))
        yield Tried(game, "", "", as_it_is(game, mine))
        for wrong in mine:
            first, second = (begun(game, wrong.sources, wrong.suite(each)) for each in (wrong.chapter, wrong.another))
            yield Tried(game, wrong.clause, first.ended().by, second.ended().by)


def as_it_is(game: str, mine: list[Wrong]) -> str:
    """The right rules, imported the same way as the wrong ones: no test of those chapters fails."""
    sources = {path: (ROOT / path).read_text("utf-8") for wrong in mine for path in wrong.sources}
    return begun(game, sources, all_chapters(mine)).ended().by


def all_chapters(mine: list[Wrong]) -> Suite:
    chapters = {chapter for wrong in mine for chapter in (wrong.chapter, wrong.another)}
    return Suite((Stage(tuple(path for each in sorted(chapters) for path in mine[0].suite(each).stages[0].paths)),))
