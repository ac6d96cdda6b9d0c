"""Where the rules of a game are, which tests it has, and in which order they run.

The quick ones come first, because one that fails is enough.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SLOW = ("oracle", "random_matches", "machine")
# What the tests have of these is for finding what nobody thought of; a wrong rule shows in fewer.
FEWER = {"POSITIONS": 200, "MATCHES": 100, "GAMES_EACH": 6, "COMBINATIONS": 30}

COACH = "coach.py"  # it only comments on moves; another comment is no wrong rule


@dataclass(frozen=True)
class Stage:
    """Some test files; of these, the tests whose names have the words."""

    paths: tuple[str, ...]
    words: str = ""


@dataclass(frozen=True)
class Suite:
    """What a mutant has to pass, stage by stage; `seconds` says how long each test took the last time."""

    stages: tuple[Stage, ...]
    seconds: Mapping[str, float] = field(default_factory=dict)


class Watcher:
    """A plugin of pytest: runs quick tests first, and remembers the first that fails and how long each took."""

    def __init__(self, suite: Suite) -> None:
        self.suite = suite
        self.failed = ""
        self.seconds: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self.suite.seconds.get(item.nodeid, 0.0))
        for item, (name, most) in product(items, FEWER.items()):
            if hasattr(item.module, name):
                setattr(item.module, name, fewer(getattr(item.module, name), most))

    def pytest_collectreport(self, report) -> None:
        if report.failed and not self.failed:
            self.failed = f"collecting {report.nodeid}"

    def pytest_runtest_logreport(self, report) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration
        if report.failed and not self.failed:
            self.failed = report.nodeid


def suite_of(game: str, seconds: Mapping[str, float]) -> Suite:
    """Drawn positions, then the oracle and whole matches, then the laws that every game keeps."""
    home = sorted((ROOT / "tests/engine" / game).glob("test_*.py"))
    slow = [path for path in home if any(word in path.stem for word in SLOW)]
    quick = tuple(named(path) for path in home if path not in slow)
    slow = tuple(named(path) for path in slow if "machine" not in path.stem)
    every = tuple(f"tests/engine/test_{name}.py" for name in ("left_out", "golden", "every_game"))
    return Suite((Stage(quick), Stage(slow), Stage(every, game)), seconds)


def files(game: str) -> list[str]:
    """The rules of a game, without its player, which is a folder of its own, and without its coach."""
    home = ROOT / "engine/games" / game
    return sorted(named(path) for path in home.glob("*.py") if path.name != COACH)


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def fewer(have: int | list, most: int) -> int | list:
    """Every n-th of a list, so that every option is still met."""
    if isinstance(have, int):
        return min(have, most)
    return have[:: max(1, len(have) // most) | 1]
