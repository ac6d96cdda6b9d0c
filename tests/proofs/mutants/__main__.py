"""Tries mutants and keeps the verdicts: `python -m tests.proofs.mutants [GAME ...] [--first N] [--jobs N]`."""

import argparse
import json
import sys
from dataclasses import asdict

from engine.games import GAMES
from tests.proofs.mutants.fixed import all_tried


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.proofs.mutants", description=__doc__)
    asked.add_argument("games", nargs="*", metavar="GAME", help="all of them, if none")
    asked.add_argument("--first", type=int, help="so many of each game's, in a random order that stays (default: all)")
    asked.add_argument("--jobs", type=int, default=1, help="so many at a time")
    asked.add_argument("--list", action="store_true", help="print the known survivors, and try none")
    asked.add_argument("--fixed", action="store_true", help="try the wrong rules of fixed.py only; a line of JSON each")
    words = asked.parse_args()
    if words.fixed:
        for each in all_tried():
            sys.stdout.write(f"{json.dumps(asdict(each))}\n")
        return 0
    from tests.proofs.mutants.generate import sample
    from tests.proofs.mutants.verdicts import Verdicts, mark, tried  # only these need mutmut

    for game in words.games or GAMES:
        every = sample(game)
        mutants = Verdicts(game).chosen(every, len(every) if words.first is None else words.first)
        if not words.list:
            tried(game, mutants, words.jobs)
        known = Verdicts(game).known()
        alive = Verdicts(game).survivors(mutants)
        for mutant in sorted(alive, key=lambda each: (each.path, each.line)):
            old, new = mutant.change
            sys.stdout.write(f"{mutant.path}:{mutant.line} {mutant.within}\n  - {old}\n  + {new}\n")
        sys.stdout.write(f"{game}: {sum(mark(each) in known for each in mutants)} tried, {len(alive)} alive\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
