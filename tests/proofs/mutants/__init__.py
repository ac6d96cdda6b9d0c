"""Wrong rules are caught: the rules of every game are changed in one place, and its tests have to fail."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.games import GAMES
from tests.proofs.mutants.estimate import Count, share
from tests.proofs.report import Figure, Proof

ROOT = Path(__file__).parents[3]
TITLE = "Wrong rules are caught"
CLAIM = "Of all programs that differ from the rules of a game in one place, its tests find at least nine in ten wrong."
CONTROL = "The same wrong rules, tried with the tests of another chapter of the same game: they survive."
GOAL = 0.9
NEAR = 2.0  # points: how near to the truth the share of a sample has to be
EACH = 5  # wrong rules of each game, in the short form
FIRST = 60  # of each game at least, in an order as good as random; and all that have been tried before


def prove(size: str) -> Proof:
    found = rows()
    wrong, as_is = [row for row in found if row["clause"]], [row for row in found if not row["clause"]]
    missed = [row["clause"] for row in wrong if not row["by"]]
    alarms = [row["without"] for row in as_is if row["without"]]
    figures = [
        Figure("wrong rules tried", len(wrong), f">= {EACH * len(GAMES)}", len(wrong) >= EACH * len(GAMES)),
        Figure("not caught", len(missed), "0", not missed, ", ".join(missed)),
        Figure("rules as they are found wrong", len(alarms), "0", not alarms, ", ".join(alarms)),
    ]
    remarks: Sequence[str] = ()
    if size == "full":
        figures += sampled()
        remarks = HOW
    return Proof("mutants", TITLE, CLAIM, figures, CONTROL, sum(not row["without"] for row in wrong), remarks=remarks)


def rows() -> list[dict[str, str]]:
    """In another process, because games are imported again and again."""
    return [json.loads(line) for line in run("--fixed").splitlines()]


def run(*words: str) -> str:
    line = [sys.executable, "-m", "tests.proofs.mutants", *words]
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run(line, cwd=ROOT, env=plain, stdout=subprocess.PIPE, text=True, check=True).stdout


def sampled() -> list[Figure]:
    """Only the long form needs mutmut."""
    from tests.proofs.mutants.generate import sample
    from tests.proofs.mutants.survivors import write
    from tests.proofs.mutants.verdicts import Verdicts

    counts, alive = [], {}
    for game in GAMES:
        mutants = sample(game)
        chosen = Verdicts(game).chosen(mutants, FIRST)
        run(game, "--first", str(len(chosen)))
        alive[game] = Verdicts(game).survivors(chosen)
        counts.append(Count(game, len(mutants), len(chosen), len(chosen) - len(alive[game])))
    without = write(alive)
    return [*figures_of(counts), Figure("survivors without a reason", without, "0", without == 0)]


HOW = [
    "The mutants are mutmut's, in an order as good as random; its operators are tried on tables and cached"
    " functions, too, where mutmut makes none. Each has a process of its own, in which the game is imported anew.",
    "What only chooses moves or advises is left out: another answer of a computer player is no wrong rule.",
    "The survivors, and why they are no wrong rules, are in `tests/proofs/mutants/survivors.md`.",
    "`python -m tests.proofs.mutants` tries all of them; it can be broken off and goes on where it was.",
]


def figures_of(counts: Sequence[Count]) -> list[Figure]:
    killed, near = share(counts)
    each = [
        Figure(
            f"{one.game}: killed, %", 100 * one.killed / one.tried, ">= 90", one.killed >= GOAL * one.tried, one.note
        )
        for one in counts
    ]
    return [
        Figure("mutants there are", sum(one.all for one in counts)),
        Figure("mutants tried", sum(one.tried for one in counts)),
        *each,
        Figure("all games: killed, %", 100 * killed, ">= 90", killed >= GOAL, "each game weighed by its mutants"),
        Figure("95 % interval, ± points", 100 * near, f"<= {NEAR:.0f}", 100 * near <= NEAR),
    ]
