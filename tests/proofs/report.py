"""What a proof found, as a section of a page."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from typing import Any

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
    seconds: float = 0.0
    remarks: Sequence[str] = field(default=())

    @property
    def holds(self) -> bool:
        return self.caught > 0 and all(figure.met is not False for figure in self.figures)


def part_of(proof: Proof) -> str:
    return part({**asdict(proof), "on": datetime.now(UTC).strftime("%Y-%m-%d"), "machine": machine()})


def part(found: dict[str, Any]) -> str:
    """One proof as a section, its figures as a table."""
    on = found["machine"]
    rows = [
        f"| {each['name']} | {number(each['value'])} | {each['goal']} | {VERDICT[each['met']]} | {each['note']} |"
        for each in found["figures"]
    ]
    return "\n".join(
        [
            f"## {found['title']}\n\n{found['claim']}\n",
            "| what | found | goal | | |\n|---|---:|---|---|---|",
            *rows,
            f"\nNegative control: {found['control']} Seen {found['caught']} times.\n",
            *(f"- {remark}" for remark in found["remarks"]),
            f"\n`python -m tests.proofs {found['key']}`, {found['on']}, {found['seconds']:,.0f} s, "
            f"commit {on['commit']}, {on['cores']} cores, Python {on['python']}, SQLite {on['sqlite']}.\n",
        ]
    )


def number(value: float) -> str:
    return f"{value:,.0f}" if value == int(value) else f"{value:,.3g}"
