"""No secret leaves: what a viewer is sent is the same, byte for byte, whatever is hidden from that viewer."""

import logging
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Final

from engine.games import GAMES
from tests.proofs.report import Figure, Proof
from tests.proofs.secrets.broken_builds import CONTROLS, caught
from tests.proofs.secrets.clicks import click_afterwards, click_in_both, click_openly, secret_columns
from tests.proofs.secrets.logs import search_logs
from tests.proofs.secrets.matches import search_histories
from tests.proofs.secrets.positions import Found, search_automatic, search_positions
from tests.proofs.secrets.security_doc import named_columns

Sums = dict[tuple[str, str], Found]

CLAIM: Final = """\
In random positions of every game, with options, modes and seats drawn by lot, all that a viewer cannot see is dealt
anew, and everything that is sent to this viewer is compared with what was sent before: the view as JSON, the question,
whose turn it is and in what time, whether the house answers, the board as text, alt text, refusals, autocompletion,
what may be planned for; panels, DMs and cards as Discord gets them; pictures. Whole matches are dealt anew, and
log, lines since the last answer, clocks and notices are compared. Every verb of every control is
pressed, with whatever may be forged into its id, in two databases that look the same to the user. Logs are read for
hands, seeds and answers."""
SEARCHES: Final = {
    "clicks": click_in_both,
    "openly": click_openly,
    "afterwards": click_afterwards,
    "sessions": search_logs,
    "answers": search_automatic,
    "matches": search_histories,
    "positions": search_positions,
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
    with ProcessPoolExecutor() as pool:
        sums = done(pool, size)
        found = list(pool.map(caught, wanted))
    return Proof(
        key="secrets",
        title="No secret leaves",
        claim=CLAIM,
        figures=[*of_positions(sums, size), *of_the_rest(sums), of_columns(size)],
        control="; ".join(wanted) + ": each has to be found.",
        caught=sum(found) if all(found) else 0,  # one that is missed is a hole in the net
        remarks=remarks(sums),
    )


def done(pool: ProcessPoolExecutor, size: str) -> Sums:
    """What was found, by search and game. The games come in turn, so that a run that is cut short has some of each."""
    work = [
        (way, game, number, each)
        for way, (each, total) in SIZES[size].items()
        for number in range(-(-total // each))
        for game in GAMES
    ] + SHORT_ONES * (size == "short")
    sums: Sums = {}
    for count, (job, found) in enumerate(zip(work, pool.map(one, work), strict=True), 1):
        sums[job[:2]] = sums.get(job[:2], Found()) + found
        sys.stderr.write(f"secrets {count}/{len(work)} {job}: {dict(found.leaks)}\n")
    return sums


def one(job: Job) -> Found:
    way, game, number, size = job
    with quietly():
        return SEARCHES[way](GAMES[game], f"{way}-{game}-{size}-{number}", size)


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


def of_positions(sums: Sums, size: str) -> Iterable[Figure]:
    least = SIZES[size]["positions"][1]
    for game in GAMES:
        found = sums["positions", game]
        yield Figure(f"{game}: positions", found.positions, f">= {least:,}", found.positions >= least)
        share = found.new / found.deals
        told = "nothing is hidden in it" if game in OPEN else f"of {found.deals:,} deals, one for each viewer"
        goal, met = ("", None) if game in OPEN else (f">= {VARIED}", share >= VARIED)
        yield Figure(f"{game}: share dealt otherwise", share, goal, met, told)
        drawn = sum(times for output, times in found.compared.items() if output.endswith(".png"))
        yield Figure(f"{game}: pictures compared", drawn, f">= {least:,}", drawn >= least)
        yield leaks(f"{game}: differences", [found])


def of_the_rest(sums: Sums) -> Iterable[Figure]:
    for way, (what, note) in NAMES.items():
        every = [found for (each, _), found in sums.items() if each == way]
        if not every:
            continue
        total = sum(every, Found())
        yield Figure(what, total.positions)
        yield Figure(f"{what}: compared", sum(total.compared.values()), note=f"{total.new:,} {note}")
        yield leaks(f"{what}: differences", every)


NAMES: Final = {
    "matches": ("whole matches dealt anew", "of them came to something else that looks the same"),
    "answers": ("answers that play may follow by itself", "times it did"),
    "clicks": ("pairs of databases, every verb pressed in both", "of them differ in cards, all in what is private"),
    "openly": ("such pairs, clicked by a player before a spectator", "of them differ in cards, all in what is private"),
    "afterwards": ("such pairs of matches that are over, where hands are kept", "of them differ in cards"),
    "sessions": ("sessions whose log is read", "secrets are looked for"),
}


def leaks(name: str, found: list[Found]) -> Figure:
    count = sum(sum(each.leaks.values()) for each in found)
    told = "; ".join(f"{output}: {times}" for each in found for output, times in each.leaks.items())
    return Figure(name, count, "0", count == 0, told)


def of_columns(size: str) -> Figure:
    """Those that hold secrets are named in docs/security.md; notices are not among them."""
    games = GAMES.values() if size == "full" else [GAMES["karenza"]]
    unnamed = set.union(*(secret_columns(game, "columns") for game in games)) - named_columns()
    note = ", ".join(sorted(unnamed))
    return Figure("columns with secrets that docs/security.md does not name", len(unnamed), "0", not unnamed, note)


def remarks(sums: Sums) -> list[str]:
    told = [each for found in sums.values() for each in found.told]
    return [
        "In every position the view, the question and the timing are compared for every viewer, and for one of them, "
        "drawn by lot, all the rest: texts, refusals, plans, autocompletion, panels, DMs, cards and pictures.",
        "Half of the deals are the game's own (`imagine`), half those of `tests/engine/hidden.py`, which does not ask "
        "it.",
        *(f"Found: {each}" for each in told),
    ]
