"""Makes the weights of Kengo!'s network (engine/games/kengo/network.py): python -m bench training [--level basic].

The network learns from millions of rounds against itself, its earlier selves and players of many tempers. In Python
that would take days, so kengo.c plays a short form of the round; it is compiled with `cc`. The same level, number of
rounds and seed make the same weights on the same machine.
"""

import argparse
import shutil
import subprocess
import tempfile
from array import array
from collections.abc import Sequence
from pathlib import Path

from engine.box import SEEDS
from engine.games.kengo import features
from engine.games.kengo.network import OFFSET, STEPS, UNITS
from engine.games.kengo.parts import SPECIALS

SOURCE = Path(__file__).parent / "kengo.c"
LEVELS = ("normal", "basic", "advanced")  # in the order of kengo.c
FAST = ("-O3", "-march=native", "-ffast-math", "-fno-math-errno")
NAMES = ("FACTS", "VALUE", "PILE", "SIZE", "GAPS", "NEAR", "MANY", "LATE", "TENTHS", "LEADS")
TABLES = {"HAND": "hand", "ASIDE": "aside", "INSET": "inset", "RETREATS": "retreat", "CUTS": "cards", "OPEN": "open"}


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m bench training", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--level", choices=LEVELS, action="append", help="may be repeated; default: all")
    parser.add_argument("--rounds", type=int, default=6_000_000, help="of each (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(words)


def main(words: Sequence[str]) -> int:
    chosen = arguments(words)
    with tempfile.TemporaryDirectory() as folder:
        program = built(Path(folder))
        for level in chosen.level or LEVELS:
            weights = run(program, level, chosen.rounds, chosen.seed)
            (SEEDS / "kengo" / f"{level}.network").write_bytes(packed(weights))
    return 0


def built(folder: Path) -> Path:
    """The compiled program. Raises `FileNotFoundError` where there is no C compiler."""
    if not (compiler := shutil.which("cc")):
        raise FileNotFoundError("cc")
    (folder / "kengo.h").write_text(header())
    program = folder / "kengo"
    subprocess.run([compiler, *FAST, f"-I{folder}", "-o", program, SOURCE, "-lm"], check=True)
    return program


def header() -> str:
    """What the C program takes from the engine: the numbers of the facts, and what is in the box."""
    numbers = {f"AT_{name}": at for name, at in features.AT.items()}
    numbers |= {name: getattr(features, name) for name in NAMES} | {"SPECIALS": len(SPECIALS), "HIDDEN": UNITS}
    tables = {name: [int(getattr(each, field)) for each in SPECIALS.values()] for name, field in TABLES.items()}
    tables["SUM"] = [int(each.parry == "sum") for each in SPECIALS.values()]
    lines = [f"enum {{ {name} = {number} }};" for name, number in numbers.items()]
    lines += [f"static const int {name}[] = {{{', '.join(map(str, row))}}};" for name, row in tables.items()]
    return "\n".join(lines)


def run(program: Path, level: str, rounds: int, seed: int, *more: str) -> bytes:
    """What the program prints: 32-bit floats, or with `more` text."""
    words = [str(program), str(LEVELS.index(level)), str(rounds), str(seed), *more]
    return subprocess.run(words, check=True, stdout=subprocess.PIPE).stdout


def packed(weights: bytes) -> bytes:
    """As `Network` reads them: the weights of the facts in 16 bits, the rest as it is."""
    floats = array("f", weights)
    ours = features.FACTS * UNITS
    steps = (min(max(round(each * STEPS), 1 - OFFSET), OFFSET - 1) + OFFSET for each in floats[:ours])
    return array("H", steps).tobytes() + floats[ours:].tobytes()
