"""One mutant on trial: a fork imports the game again, with one module changed, and runs the tests."""

import contextlib
import gc
import importlib.abc
import importlib.util
import io
import json
import os
import resource
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field

import hypothesis
import pytest

import engine.games
from tests.engine import laws  # noqa: F401
from tests.proofs.mutants.suites import Suite, Watcher

SECONDS = 90  # of CPU: a mutant that takes longer runs in circles, and counts as caught
MEMORY = 3 << 30
CALM = hypothesis.settings(
    derandomize=True, database=None, deadline=None, phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate)
)
ASIDE = ("xdist", "asyncio", "timeout", "cacheprovider", "faulthandler", "hypothesispytest", "anyio")


@dataclass(frozen=True)
class Verdict:
    """How a trial ended: `by` is the test that failed, or another reason; empty if the mutant survived."""

    by: str
    seconds: float  # of a processor
    each: Mapping[str, float] = field(default_factory=dict)  # how long every test took

    @property
    def killed(self) -> bool:
        return bool(self.by)


class Changed(importlib.abc.MetaPathFinder, importlib.abc.SourceLoader):
    """Finds some modules with another source than they have on disk."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.sources = {module_of(path): (path, text) for path, text in sources.items()}

    def find_spec(self, name, path=None, target=None):
        if name not in self.sources:
            return None
        place = self.get_filename(name)
        inside = [os.path.dirname(place)] if place.endswith("__init__.py") else None
        return importlib.util.spec_from_file_location(name, place, loader=self, submodule_search_locations=inside)

    def get_filename(self, name: str) -> str:
        return os.path.abspath(self.sources[name][0])

    def get_data(self, path) -> bytes:
        return next(text for place, text in self.sources.values() if os.path.abspath(place) == path).encode()


def module_of(path: str) -> str:
    return path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def forget(game: str) -> None:
    """Import again what knows this game."""
    for name in [name for name in sys.modules if f".{game}" in name or name == "tests.engine.hidden"]:
        del sys.modules[name]


def warmed(game: str, suite: Suite) -> None:
    """Before forking, import everything but this game."""
    hypothesis.settings.register_profile("trial", CALM)
    hypothesis.settings.load_profile("trial")
    for stage in suite.stages:
        quietly([*arguments(stage), "--collect-only"])
    forget(game)
    gc.collect()
    gc.freeze()


@dataclass(frozen=True)
class Running:
    """A trial under way, in a process of its own."""

    process: int
    said: int

    def ended(self) -> Verdict:
        with open(self.said, encoding="utf-8") as pipe:
            text = pipe.read()
        _, status, used = os.wait4(self.process, 0)
        seconds = used.ru_utime + used.ru_stime
        if not text:
            return Verdict(f"ended with status {status}", seconds)  # out of time, or out of stack
        by, each = json.loads(text)
        return Verdict(by, seconds, each)


def begun(game: str, sources: Mapping[str, str], suite: Suite) -> Running:
    reading, writing = os.pipe()
    process = os.fork()
    if process == 0:
        status = 1
        try:
            told = json.dumps(told_within(game, sources, suite))
            with open(writing, "w", encoding="utf-8") as pipe:
                pipe.write(told)
            status = 0
        finally:
            os._exit(status)
    os.close(writing)
    return Running(process, reading)


def told_within(game: str, sources: Mapping[str, str], suite: Suite) -> tuple[str, dict[str, float]]:
    """In the fork: the first test that fails, or nothing, and how long each took."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    forget(game)
    sys.meta_path.insert(0, Changed(sources))
    try:
        engine.games.GAMES.loaded[game] = importlib.import_module(f"engine.games.{game}").GAME
    except BaseException as error:
        return f"import: {type(error).__name__}", {}
    return failing(suite)


def failing(suite: Suite) -> tuple[str, dict[str, float]]:
    """Stage by stage."""
    each: dict[str, float] = {}
    for stage in suite.stages:
        watcher = Watcher(suite)
        done = quietly(arguments(stage), watcher)
        each |= watcher.seconds
        if watcher.failed or done not in (0, 5):
            return watcher.failed or f"pytest: {done!s}", each
    return "", each


def quietly(words: list[str], *plugins: object) -> int:
    with contextlib.redirect_stdout(io.StringIO()):
        return pytest.main(words, plugins=plugins)


def arguments(stage) -> list[str]:
    off = [word for name in ASIDE for word in ("-p", f"no:{name}")]
    plain = ["-o", "addopts=", "-o", "asyncio_mode=auto", "--assert=plain", "-x", "-q", "--tb=no", "-W", "ignore"]
    return [*plain, *off, *stage.paths, *(["-k", stage.words] if stage.words else [])]
