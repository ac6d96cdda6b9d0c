"""The search in pieces, which run side by side. Each is kept, so that a long run can be resumed.

`SECRETS_KEPT` is the folder in which they are kept; without it they are not. `SECRETS_WORKERS` is the number of
processes.
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
from tests.proofs.secrets.automatic import search_automatic
from tests.proofs.secrets.clicks import click_afterwards, click_in_both
from tests.proofs.secrets.histories import search_histories
from tests.proofs.secrets.logs import sessions
from tests.proofs.secrets.search import Found, search_positions

SEARCHES: dict[str, Callable[[AnyGame, str, int], Found]] = {
    "positions": search_positions,
    "matches": search_histories,
    "answers": search_automatic,
    "clicks": click_in_both,
    "afterwards": click_afterwards,
    "sessions": sessions,
}


@contextmanager
def quietly() -> Iterator[None]:
    """Refusals that are provoked are not logged."""
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
    """The games in turn, so that a run that is cut short has some of each."""
    return [Job(way, game, number, size) for number in range(-(-total // size)) for game in GAMES]


def done(work: Iterable[Job]) -> dict[tuple[str, str], Found]:
    """What was found, by kind of search and game."""
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
        found = SEARCHES[job.way](GAMES[job.game], job.name, job.size)
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
    """How many of the pieces that were kept were found at which commit."""
    folder = os.environ.get("SECRETS_KEPT")
    return Counter(json.loads(each.read_text())["commit"] for each in Path(folder).glob("*.json")) if folder else {}
