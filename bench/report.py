"""The tables to be printed, and the same figures as JSON."""

import json
import platform
import sqlite3
import subprocess
from collections.abc import Sequence
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]

from bench.figures import Figure

HEADS = ("", "median", "unit", "spread", "ratio", "goal", "")
LIBRARIES = ("discord.py", "aiohttp", "aiosqlite", "asyncpg", "pydantic", "pillow", "simcord")
VERDICT = {True: "met", False: "NOT met", None: ""}
ROOT = Path(__file__).parents[1]


def table(title: str, figures: Sequence[Figure]) -> str:
    lines = [HEADS, *map(_cells, figures)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADS))]
    rows = ["  ".join(_padded(line, widths)).rstrip() for line in lines]
    return "\n".join(["", title, "=" * len(title), rows[0], "-" * max(map(len, rows)), *rows[1:]])


def _cells(figure: Figure) -> tuple[str, ...]:
    ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}x {figure.peer}"
    spread = f"{number(figure.low)} .. {number(figure.high)}"
    goal = str(figure.goal or "")
    return (figure.name, number(figure.value), figure.unit, spread, ratio, goal, VERDICT[figure.met])


def _padded(line: Sequence[str], widths: Sequence[int]) -> list[str]:
    """Aligned columns: numbers to the right, words to the left."""
    return [
        cell.rjust(width) if column in {1, 3} else cell.ljust(width)
        for column, (cell, width) in enumerate(zip(line, widths, strict=True))
    ]


def number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:,.1f}" if abs(value) >= 100 else f"{value:,.2f}"


def machine() -> dict[str, Any]:
    """The machine that the figures are from. Ratios can be compared between machines, figures cannot."""
    return {
        "python": platform.python_version(),
        "system": platform.platform(),
        "processor": _processor(),
        "cores": psutil.cpu_count(),
        "memory_mb": psutil.virtual_memory().total >> 20,
        "load": [round(each, 2) for each in psutil.getloadavg()],
        "sqlite": sqlite3.sqlite_version,
        "libraries": {name: version(name) for name in LIBRARIES},
        "commit": _commit(),
    }


def _processor() -> str:
    facts = Path("/proc/cpuinfo")
    names = [line for line in facts.read_text().splitlines() if "model name" in line] if facts.exists() else []
    return names[0].partition(":")[2].strip() if names else platform.processor()


def _commit() -> str:
    """The commit; empty without git, or outside a clone."""
    try:
        found = subprocess.run(("git", "describe", "--always", "--dirty"), cwd=ROOT, capture_output=True, text=True)
    except OSError:
        return ""
    return found.stdout.strip()


def written(path: Path, facts: dict[str, Any], subjects: dict[str, list[Figure]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    found = {name: [_plain(figure) for figure in figures] for name, figures in subjects.items()}
    path.write_text(json.dumps({"machine": facts, "subjects": found}, indent=1) + "\n")


def _plain(figure: Figure) -> dict[str, Any]:
    return {**asdict(figure), "met": figure.met, "goal": str(figure.goal) if figure.goal else None}
