"""Makes the weights of the networks (engine/network): python -m bench training [--network kengo/basic].

A network learns from rounds (of Regroup! and Karenza: whole matches) against itself, its earlier selves and players of
many tempers. In Python that would take days, so the C programs beside this file play a short form of their games; they
are compiled with `cc`. The same number of rounds and seed make the same weights on the same machine.
"""

import argparse
import shutil
import subprocess
import tempfile
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from struct import pack
from typing import Final

from bench.players.training import karenza, kendo, kengo, regroup
from engine.box import SEEDS
from engine.games.karenza.thinking import features as of_karenza
from engine.games.kendo.thinking import features as of_kendo
from engine.games.kengo.thinking import features as of_kengo
from engine.games.regroup.thinking import features as of_regroup
from engine.network import FLOATS, STEPS, UNITS, offset

HERE: Final = Path(__file__).parent
FAST: Final = ("-O3", "-march=native", "-ffast-math", "-fno-math-errno")


@dataclass(frozen=True, slots=True)
class Program:
    """Which C program trains a network, what it is first told, and how many facts there are and may hold of a move."""

    game: str
    header: str
    words: tuple[str, ...]
    facts: int
    most: int
    rounds: int


NETWORKS: Final[Mapping[str, Program]] = {
    **{
        f"kengo/{level}": Program(
            "kengo", kengo.header(), (str(number),), of_kengo.FACTS, of_kengo.MOST, rounds=6_000_000
        )
        for number, level in enumerate(kengo.LEVELS)
    },
    "kendo/duel": Program("kendo", kendo.header(), (), of_kendo.FACTS, of_kendo.MOST, rounds=3_000_000),
    "karenza/two": Program("karenza", karenza.header(), (), of_karenza.FACTS, of_karenza.MOST, rounds=8_000_000),
    "regroup/two": Program("regroup", regroup.header(), (), of_regroup.FACTS, of_regroup.MOST, rounds=200_000),
}


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m bench training", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--network", choices=NETWORKS, action="append", help="may be repeated; default: all")
    parser.add_argument("--rounds", type=int, help="of each (default: as many as those in seeds/ have learnt from)")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(words)


def main(words: Sequence[str]) -> int:
    chosen = arguments(words)
    with tempfile.TemporaryDirectory() as folder:
        for name in chosen.network or NETWORKS:
            program = NETWORKS[name]
            weights = run(built(program, Path(folder)), program, chosen.rounds or program.rounds, chosen.seed)
            (SEEDS / f"{name}.network").write_bytes(packed(weights, program))
    return 0


def built(program: Program, folder: Path) -> Path:
    """The compiled program. Raises `FileNotFoundError` where there is no C compiler."""
    if not (compiler := shutil.which("cc")):
        raise FileNotFoundError("cc")
    (folder / f"{program.game}.h").write_text(
        f"enum {{ HIDDEN = {UNITS}, MOST_FACTS = {program.most} }};\n{program.header}"
    )
    path = folder / program.game
    source = HERE / f"{program.game}.c"
    subprocess.run([compiler, *FAST, f"-I{folder}", f"-I{HERE}", "-o", path, source, "-lm"], check=True)
    return path


def run(path: Path, program: Program, rounds: int, seed: int, *more: str) -> bytes:
    """What the program prints: 32-bit floats, or with `more` text."""
    words = [str(path), *program.words, str(rounds), str(seed), *more]
    return subprocess.run(words, check=True, stdout=subprocess.PIPE).stdout


def packed(weights: bytes, program: Program) -> bytes:
    """As `Network` reads them: the weights of the facts in 16 bits, the rest as it is."""
    floats, low = array("f", weights), offset(program.most)
    ours = program.facts * UNITS
    steps = (min(max(round(each * STEPS), 1 - low), low - 1) + low for each in floats[:ours])
    return pack(f"<{ours}H", *steps) + pack(FLOATS, *floats[ours:])
