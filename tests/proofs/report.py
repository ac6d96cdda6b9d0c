"""What a proof found, as a section of a page."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from bench.report import machine

VERDICT = {True: "met", False: "**not met**", None: ""}


@dataclass(frozen=True, slots=True)
class Figure:
    """One line: what was counted or measured, and what had to come out (empty where there is no goal)."""

    name: str
    value: float
    goal: str = ""
    met: bool | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Proof:
    """One part of the page. `control` says in a sentence what was broken on purpose, `caught` how often we saw it."""

    key: str
    title: str
    claim: str
    figures: Sequence[Figure]
    control: str
    caught: int
    remarks: Sequence[str] = ()

    @property
    def holds(self) -> bool:
        return self.caught > 0 and all(figure.met is not False for figure in self.figures)


def part_of(proof: Proof, seconds: float = 0.0) -> str:
    """As a section, its figures as a table."""
    on = machine()
    return "\n".join(
        [
            f"## {proof.title}\n\n{proof.claim}\n",
            "| what | found | goal | | |\n|---|---:|---|---|---|",
            *(
                f"| {each.name} | {number(each.value)} | {each.goal} | {VERDICT[each.met]} | {each.note} |"
                for each in proof.figures
            ),
            f"\nNegative control: {proof.control} Seen {proof.caught} times.\n",
            *(f"- {remark}" for remark in proof.remarks),
            f"\n`python -m tests.proofs {proof.key}`, {datetime.now(UTC):%Y-%m-%d}, {seconds:,.0f} s, "
            f"commit {on['commit']}, {on['cores']} cores, Python {on['python']}, SQLite {on['sqlite']}.\n",
        ]
    )


def number(value: float) -> str:
    return f"{value:,.0f}" if value == int(value) else f"{value:,.3g}"
