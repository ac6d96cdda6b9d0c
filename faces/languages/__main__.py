"""Checks the languages in locale/, or those named: `python -m faces.languages check es de`. A line is a fault."""

import argparse
import sys

from faces.languages.faults import faults
from faces.translation import FALLBACK, LOCALES, languages


def main(arguments: list[str] | None = None) -> int:
    others = [name for name in languages() if name != FALLBACK]
    parser = argparse.ArgumentParser(prog="python -m faces.languages", description=__doc__)
    parser.add_argument("task", choices=["check"])
    parser.add_argument("language", nargs="*")
    given = parser.parse_args(arguments)
    if unknown := set(given.language) - set(others):
        parser.error(f"there is no locale/{min(unknown)}; there are {', '.join(others) or 'none but English'}")
    chosen = given.language or others
    found = [f"{name} {fault}" for name in chosen for fault in faults(LOCALES / name, LOCALES / FALLBACK)]
    sys.stdout.write("".join(f"{fault}\n" for fault in found))
    sys.stderr.write(f"{len(found)} faults in {', '.join(chosen) or 'no language but English'}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
