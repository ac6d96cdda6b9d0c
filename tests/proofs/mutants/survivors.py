"""survivors.md: every mutant that no test found wrong, with the reason from reasons.toml why it is none."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.proofs.mutants.generate import Mutant

HERE = Path(__file__).parent
HEAD = """\
# Survivors

Written by `python -m tests.proofs mutants`; do not edit. No test of a game finds these changes to its rules, and
why that is so stands in `reasons.toml`: *equivalent*, the program does the same; *message*, only the words of an error
differ; *taste*, the rules are the same and the computer player thinks of other answers first; *speed*, only what is
kept for later differs; *found since*, by a test written for it; *open*, a test is still to be written.
"""


def write(alive: Mapping[str, Sequence[Mutant]]) -> int:
    """The page, and how many have no reason or are open."""
    reasons = tomllib.loads((HERE / "reasons.toml").read_text("utf-8"))["reason"]
    lines, without = [HEAD], 0
    for game, mutants in alive.items():
        lines.append(f"## {game}: {len(mutants)}\n")
        for mutant in sorted(mutants, key=lambda each: (each.path, each.line)):
            why = why_of(mutant, reasons)
            without += why.startswith("*open*")
            lines += entry(mutant, why)
        lines.append("")
    (HERE / "survivors.md").write_text("\n".join(lines), "utf-8")
    return without


def entry(mutant: Mutant, why: str) -> list[str]:
    old, new = mutant.change
    return [f"- `{mutant.path}:{mutant.line}` {mutant.within} — {why}", f"  - `{old}`", f"  - `{new}`"]


def why_of(mutant: Mutant, reasons: Sequence[Mapping[str, str]]) -> str:
    """The first that fits: `was` and `now` are parts of the lines as they were and as they are."""
    old, new = mutant.change
    for each in reasons:
        fits = mutant.path.endswith(each["file"]) and each.get("within", mutant.within) == mutant.within
        if fits and each.get("was", "") in old and each.get("now", "") in new:
            return f"*{each['kind']}*: {each['why']}"
    return "*open*"
