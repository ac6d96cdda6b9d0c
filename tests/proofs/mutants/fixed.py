"""A handful of wrong rules a game, each with the tests of its chapter, and with those of one that cannot know it."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.proofs.mutants.suites import Course, Stage, course_of
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

    def course(self, chapter: str) -> Course:
        return Course((Stage((f"tests/engine/{self.game}/test_{chapter}.py",)),))


WRONG = tuple(Wrong(**each) for each in tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))["wrong"])


@dataclass(frozen=True)
class Tried:
    """What failed in the tests of its chapter, and what in those of another; `clause` is empty for a game as it is."""

    game: str
    clause: str
    by: str
    without: str


def all_tried() -> Iterator[Tried]:
    """In a process of its own, for what is imported here is imported anew in each trial."""
    for game in dict.fromkeys(wrong.game for wrong in WRONG):
        warmed(game, course_of(game, {}))
        mine = [wrong for wrong in WRONG if wrong.game == game]
        yield Tried(game, "", "", as_it_is(game, mine))
        for wrong in mine:
            first, second = (begun(game, wrong.sources, wrong.course(each)) for each in (wrong.chapter, wrong.another))
            yield Tried(game, wrong.clause, first.ended().by, second.ended().by)


def as_it_is(game: str, mine: list[Wrong]) -> str:
    """All its modules go through the door by which a wrong one comes, and no test of all those chapters fails."""
    home = ROOT / "engine/games" / game
    sources = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in home.glob("*.py")}
    chapters = {chapter for wrong in mine for chapter in (wrong.chapter, wrong.another)}
    stages = tuple(stage for chapter in sorted(chapters) for stage in mine[0].course(chapter).stages)
    return begun(game, sources, Course(stages)).ended().by
