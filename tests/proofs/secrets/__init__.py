"""No secret leaves: what a viewer is sent is the same, byte for byte, whatever is hidden from that viewer.

In random positions of every game, with options, modes and seats drawn by lot, all that a viewer cannot see is dealt
anew, and everything that is sent to this viewer is compared with what was sent before: the view as JSON, the question,
whose turn it is and in what time, whether the house answers, the board as text, alt text, refusals, autocompletion,
what may be planned for; panels, DMs and cards as Discord gets them; pictures. The first three are compared for every
viewer, the rest for one of them, drawn by lot. Half of the deals are the game's own (`imagine`), half those of
`tests/engine/hidden.py`, which does not ask it. Whole matches are dealt anew, and log, lines since the last answer,
clocks and notices are compared. Every verb of every control is pressed, with whatever may be forged into its id, in two
databases that look the same to the user. Logs are read for hands, seeds and answers.
"""

import logging
import re
import sqlite3
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from engine.games import GAMES
from storage.migrate import MIGRATIONS
from tests.proofs import Figure, Proof
from tests.proofs.secrets.broken_builds import CONTROLS, caught
from tests.proofs.secrets.clicks import click_afterwards, click_in_both, click_openly, search_logs, secret_columns
from tests.proofs.secrets.matches import search_histories
from tests.proofs.secrets.positions import Found, search_automatic, search_positions

SEARCHES: Final = {  # and what is counted
    "clicks": (click_in_both, "pairs of databases, every verb pressed in both"),
    "openly": (click_openly, "such pairs, clicked by a player before a spectator"),
    "afterwards": (click_afterwards, "such pairs of matches that are over, where hands are kept"),
    "sessions": (search_logs, "sessions whose log is read"),
    "answers": (search_automatic, "answers that play may follow by itself"),
    "matches": (search_histories, "whole matches dealt anew"),
    "positions": (search_positions, "positions"),
}
# Of each game: how many in one job, and how many in all.
SIZES: Final = {
    "short": {"matches": (8, 8), "answers": (400, 400), "positions": (200, 200)},
    "full": {
        "clicks": (2, 4), "openly": (1, 2), "afterwards": (1, 2), "sessions": (1, 2), "answers": (5000, 20_000),
        "matches": (50, 200), "positions": (1000, 100_000),
    },
}  # fmt: skip
Job = tuple[str, str, int, int]  # a search, a game, a number and a size
SHORT_ONES: Final[list[Job]] = [("clicks", "kengo", 0, 1), ("sessions", "kendo", 0, 1)]
VARIED: Final = 0.8  # of the deals, at least, must lie otherwise where a game hides anything
OPEN: Final = {"kaito"}  # nothing is hidden in it


def prove(size: str) -> Proof:
    wanted = [each.what for each in CONTROLS if size == "full" or each.short]
    work = [
        (way, game, number, each)  # the games come in turn, so that a run that is cut short has some of each
        for way, (each, total) in SIZES[size].items()
        for number in range(-(-total // each))
        for game in GAMES
    ] + SHORT_ONES * (size == "short")
    sums: dict[tuple[str, str], Found] = {}
    with ProcessPoolExecutor() as pool:
        for count, (job, found) in enumerate(zip(work, pool.map(one, work), strict=True), 1):
            sums[job[:2]] = sums.get(job[:2], Found()) + found
            sys.stderr.write(f"secrets {count}/{len(work)} {job}: {dict(found.leaks)}\n")
        seen = list(pool.map(caught, wanted))
    return Proof(
        key="secrets",
        title="No secret leaves",
        claim=__doc__ or "",
        figures=[*figures(sums, SIZES[size]["positions"][1]), columns(size)],
        control="; ".join(wanted) + ": each has to be found.",
        caught=sum(seen) if all(seen) else 0,  # one that is missed is a hole in the net
        remarks=[f"Found: {each}" for found in sums.values() for each in found.told],
    )


def one(job: Job) -> Found:
    way, game, number, size = job
    with quietly():
        return SEARCHES[way][0](GAMES[game], f"{way}-{game}-{size}-{number}", size)


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


def figures(sums: dict[tuple[str, str], Found], least: int) -> Iterable[Figure]:
    for (way, game), found in sums.items():
        name, leaks = f"{game}: {SEARCHES[way][1]}", found.leaks.total()
        yield Figure(name, found.positions, note=f"{found.new:,} of {found.deals:,} lay otherwise")
        told = "; ".join(f"{output}: {times}" for output, times in found.leaks.items())
        yield Figure(f"{name}: differences", leaks, "0", leaks == 0, told)
        if way != "positions":
            continue
        drawn = sum(times for output, times in found.compared.items() if output.endswith(".png"))
        yield Figure(f"{game}: pictures compared", drawn, f">= {least:,}", drawn >= least)
        if game not in OPEN:
            share = found.new / found.deals
            yield Figure(f"{game}: share dealt otherwise", share, f">= {VARIED}", share >= VARIED)


def columns(size: str) -> Figure:
    """Those that hold secrets are named in docs/security.md; notices are not among them."""
    games = GAMES.values() if size == "full" else [GAMES["karenza"]]
    unnamed = set.union(*(secret_columns(game, "columns") for game in games)) - named_columns()
    note = ", ".join(sorted(unnamed))
    return Figure("columns with secrets that docs/security.md does not name", len(unnamed), "0", not unnamed, note)


# What docs/security.md says, as far as it can be checked: the columns with secrets, and what each verb carries

PAPER = Path(__file__).parents[3] / "docs" / "security.md"


def section(head: str) -> str:
    """What stands below a heading, up to the next one."""
    _, _, rest = PAPER.read_text("utf-8").partition(f"## {head}\n")
    return rest.partition("\n## ")[0]


def named_columns() -> set[str]:
    """`table.column`, and `table.*` for all there are."""
    rows = "\n".join(re.findall(r"^\|.*$", section("What the database holds"), re.M))
    named = set(re.findall(r"`(\w+\.(?:\w+|\*))`", rows))
    whole = {name.partition(".")[0] for name in named if name.endswith(".*")}
    return named | {name for name in all_columns() if name.partition(".")[0] in whole}


def all_columns() -> set[str]:
    """As the migrations leave them."""
    with closing(sqlite3.connect(":memory:")) as db:
        for step in sorted(MIGRATIONS.glob("*.sql")):
            db.executescript(step.read_text("utf-8"))
        names = [name for (name,) in db.execute("select name from sqlite_master where type = 'table'")]
        return {f"{name}.{column}" for name in names for _, column, *_ in db.execute(f"pragma table_info({name})")}


def verbs() -> dict[str, tuple[str, str]]:
    """Verb by verb, what its id carries, and who is looked at."""
    found = {}
    for row in re.findall(r"^\|(.*)\|$", section("What a custom id carries"), re.M):
        names, carries, who = (cell.strip() for cell in row.split("|"))
        for verb in re.findall(r"`(\w+)`", names):
            assert verb not in found, f"{verb} is listed twice"
            found[verb] = (carries, who)
    return found
