"""The search cut into pieces that are done side by side and kept one by one, so that a long run may be taken up again.

`SECRETS_KEPT` names a folder in which they are kept; without it they are kept nowhere. `SECRETS_WORKERS` is the number
of processes.
"""

import json
import logging
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.report import machine
from engine.core import AnyGame
from engine.games import GAMES
from tests.proofs.secrets.automatic import hastened
from tests.proofs.secrets.clicks import pressed_afterwards, pressed_in_both
from tests.proofs.secrets.histories import looked_into
from tests.proofs.secrets.logs import evenings
from tests.proofs.secrets.search import Found, searched

WAYS: dict[str, Callable[[AnyGame, str, int], Found]] = {
    "positions": searched,
    "matches": looked_into,
    "answers": hastened,
    "presses": pressed_in_both,
    "afterwards": pressed_afterwards,
    "evenings": evenings,
}


@contextmanager
def quietly() -> Iterator[None]:
    """What is refused on purpose fills no log."""
    ours = logging.getLogger("hikyaku")
    before = ours.level
    ours.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        ours.setLevel(before)


@dataclass(frozen=True)
class Job:
    way: str
    game: str
    number: int
    size: int

    @property
    def name(self) -> str:
        return f"{self.way}-{self.game}-{self.size}-{self.number}"


def jobs(way: str, size: int, total: int) -> list[Job]:
    """Of every game, so many in all; the games in turn, so that a run cut short has some of each."""
    return [Job(way, game, number, size) for number in range(-(-total // size)) for game in GAMES]


def done(work: Iterable[Job]) -> dict[tuple[str, str], Found]:
    """What came of them, way by way and game by game."""
    sums: dict[tuple[str, str], Found] = {}
    workers = int(os.environ.get("SECRETS_WORKERS", "1"))
    everything = list(work)
    with ProcessPoolExecutor(workers) as pool:
        each = pool.map(one, everything) if workers > 1 else map(one, everything)
        for count, (job, found) in enumerate(zip(everything, each, strict=True), 1):
            key = (job.way, job.game)
            sums[key] = sums.get(key, Found()) + found
            sys.stderr.write(f"secrets {count}/{len(everything)} {job.name}: {dict(found.leaks)}\n")
    return sums


def one(job: Job) -> Found:
    kept = Path(folder, f"{job.name}.json") if (folder := os.environ.get("SECRETS_KEPT")) else None
    if kept and kept.exists():
        return read(kept.read_text())
    with quietly():
        found = WAYS[job.way](GAMES[job.game], job.name, job.size)
    if kept:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.with_suffix(".part").write_text(json.dumps({**vars(found), "commit": machine()["commit"]}))
        kept.with_suffix(".part").replace(kept)
    return found


def read(text: str) -> Found:
    raw = json.loads(text)
    del raw["commit"]
    return Found(**raw | {name: Counter(raw[name]) for name in ("compared", "leaks")})


def commits() -> dict[str, int]:
    """Of which builds the pieces are that were kept, and how many of each."""
    folder = os.environ.get("SECRETS_KEPT")
    return Counter(json.loads(each.read_text())["commit"] for each in Path(folder).glob("*.json")) if folder else {}
