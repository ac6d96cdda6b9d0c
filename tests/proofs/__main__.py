"""Runs the proofs: `python -m tests.proofs [KEY ...] [--size short|full]`."""

import argparse
import sys
import time
from importlib import import_module

from tests.proofs import Proof, part_of

# Each is a module here with `prove(size) -> Proof`.
KEYS = ("secrets", "crashes", "storms", "failover", "shuffle")


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.proofs", description=__doc__)
    asked.add_argument("keys", nargs="*", metavar="KEY", help=f"one of: {', '.join(KEYS)} (all of them, if none)")
    asked.add_argument("--size", choices=("short", "full"), default="full", help="short: as in CI")
    words = asked.parse_args()
    if unknown := set(words.keys) - set(KEYS):
        asked.error(f"there is no proof called {', '.join(sorted(unknown))}")
    held = [proved(key, words.size) for key in words.keys or KEYS]  # all of them, whatever the first one finds
    return 0 if all(held) else 1


def proved(key: str, size: str) -> bool:
    began = time.perf_counter()
    found: Proof = import_module(f"tests.proofs.{key}").prove(size)
    print(part_of(found, time.perf_counter() - began), flush=True)
    return found.holds


if __name__ == "__main__":
    sys.exit(main())
