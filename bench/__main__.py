"""Runs benchmarks and prints the figures: python -m bench [engine click ...] [--quick] [--json FILE].

The strength of the computer players takes hours: python -m bench strength --help.
"""

import argparse
import sys
import time
import traceback
from importlib import import_module
from pathlib import Path

from bench import report
from bench.figures import Figure, Size

SUBJECTS = {
    "engine": "Moves a second of random play",
    "click": "From a click to its answer, in milliseconds",
    "requests": "Requests to Discord for a move",
    "growth": "From ten open matches to twenty thousand",
    "turns": "What waits for somebody with very many matches, in milliseconds",
    "storage": "Committed moves a second",
    "pictures": "Pictures",
    "web_pages": "Web pages of whole matches",
    "process": "Starting, and memory",
    "thinking": "Computer players",
    "verbs": "Processor time that a press takes of the bot, in milliseconds",
    "waits": "Answers and visits in a match of competent players",
}
LONG = ("strength", "sure_wins", "teacher", "puzzles", "train")  # these take hours, and arguments of their own


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m bench", description="Measures Hikyaku.")
    parser.add_argument("subjects", nargs="*", help=f"all of {', '.join(SUBJECTS)} if none is named")
    parser.add_argument("--quick", action="store_true", help="a look in half a minute; the figures are rough")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write them there, too")
    chosen = parser.parse_args(words)
    if unknown := set(chosen.subjects) - set(SUBJECTS):
        parser.error(f"there is no subject {', '.join(sorted(unknown))}; there are {', '.join(SUBJECTS)}")
    return chosen


def main(words: list[str]) -> int:
    if words and words[0] in LONG:
        found: int = import_module(f"bench.players.{words[0]}").main(words[1:])
        return found
    chosen = arguments(words)
    size: Size = "quick" if chosen.quick else "full"
    facts = report.machine() | {"size": size}
    print(", ".join(f"{name} {fact}" for name, fact in facts.items() if name != "libraries"))
    tables: dict[str, list[Figure]] = {}
    for name in chosen.subjects or SUBJECTS:
        began = time.perf_counter()
        tables[name] = measured(name, size)
        print(report.table(SUBJECTS[name], tables[name]), flush=True)
        print(f"({time.perf_counter() - began:.0f} s)", flush=True)
    if chosen.json:
        report.written(chosen.json, facts, tables)
    return 0 if all(tables.values()) else 1


def measured(name: str, size: Size) -> list[Figure]:
    """No figures if it fails; the other benchmarks still run."""
    try:
        figures: list[Figure] = import_module(f"bench.subjects.{name}").measure(size)
    except Exception:
        traceback.print_exc()
        return []
    return figures


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
