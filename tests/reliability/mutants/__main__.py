"""Tries mutants and keeps the verdicts: `python -m tests.reliability.mutants [GAME ...] [--first N] [--jobs N]`."""

import argparse
import sys

from engine.games import GAMES
from tests.reliability.mutants.docket import Docket, mark, tried
from tests.reliability.mutants.growing import sample


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.reliability.mutants", description=__doc__)
    asked.add_argument("games", nargs="*", metavar="GAME", help="all of them, if none")
    asked.add_argument("--first", type=int, help="so many of each game's, in an order drawn by lot once (default: all)")
    asked.add_argument("--jobs", type=int, default=1, help="so many at a time")
    asked.add_argument("--list", action="store_true", help="print the known survivors, and try none")
    words = asked.parse_args()
    for game in words.games or GAMES:
        mutants = sample(game)[: words.first]
        if not words.list:
            tried(game, mutants, words.jobs)
        known = Docket(game).known()
        found = [mutant for mutant in mutants if mark(mutant) in known]
        alive = [mutant for mutant in found if not known[mark(mutant)].killed]
        for mutant in sorted(alive, key=lambda each: (each.path, each.line)):
            print(f"{mutant.path}:{mutant.line} {mutant.within}\n  - {mutant.change[0]}\n  + {mutant.change[1]}")
        print(f"{game}: {len(found)} tried, {len(alive)} alive")
    return 0


if __name__ == "__main__":
    sys.exit(main())
